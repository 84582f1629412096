package kibitzer.conventions.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/**
 * Tables at whist on which south is in turn: a deal that four ordinary players have played so far.
 *
 * @param before how many cards lie on the table when he is to play, any number of them; several, any one
 * @param following true if he can follow to them; on lead it does not matter
 */
public record WhistGround(List<Integer> before, boolean following) implements DealingGround<WhistView> {
    private static final List<TableSeat> SEATS = TableSeat.all(TableSeat.COMPASS);
    private static final int LATEST = 11;
    private static final int EIGHT = 8;

    /** At one table in so many trumps are drawn. */
    private static final int DRAWING = 4;

    public WhistGround {
        before = List.copyOf(before);
    }

    public static final WhistGround LEAD = new WhistGround(List.of(0), true);
    public static final WhistGround SECOND = new WhistGround(List.of(1), true);
    public static final WhistGround THIRD = new WhistGround(List.of(2), true);
    public static final WhistGround DISCARD = new WhistGround(List.of(1, 2, 3), false);

    @Override
    public WhistView start(Chance chance) {
        while (true) {
            WhistSight sight = played(chance);
            if (isOfHere(sight)) {
                return new WhistView(sight);
            }
        }
    }

    private boolean isOfHere(WhistSight sight) {
        return sight.trick().isEmpty() || sight.cannotFollow() != following;
    }

    private WhistSight played(Chance chance) {
        List<Card> pack = chance.shuffled(Card.ALL);
        CardSet[] hands = new CardSet[WhistTrick.FULL];
        for (int place = 0; place < hands.length; place++) {
            hands[place] = CardSet.of(pack.subList(place * WhistSight.HAND, (place + 1) * WhistSight.HAND));
        }
        Card turnUp = pack.get(WhistSight.HAND * 3 + chance.below(WhistSight.HAND)); // the last place dealt
        Suit trump = turnUp.suit();
        int tricks = chance.below(LATEST);
        int cards = chance.oneOf(before);
        List<List<Card>> played = new ArrayList<>();
        List<Integer> leaders = new ArrayList<>();
        int leader = 0;
        boolean drawing = chance.onceIn(DRAWING);
        for (int trick = 0; trick < tricks; trick++) {
            List<Card> one = play(hands, leader, WhistTrick.FULL, trump, drawing, chance);
            played.add(one);
            leaders.add(leader);
            leader = (leader + new WhistTrick(SEATS.getFirst(), one).best(trump)) % WhistTrick.FULL;
        }
        List<Card> table = play(hands, leader, cards, trump, drawing, chance);
        int learner = (leader + cards) % WhistTrick.FULL;
        int shift = TableSeat.SOUTH.place() - learner;
        List<WhistTrick> history = new ArrayList<>();
        for (int trick = 0; trick < tricks; trick++) {
            history.add(new WhistTrick(seat(leaders.get(trick) + shift), played.get(trick)));
        }
        return new WhistSight(
                hands[learner],
                trump,
                TableSeat.SOUTH,
                seat(3 + shift),
                Optional.of(turnUp),
                table,
                history,
                0,
                0,
                chance.onceIn(8) && odd(history, trump));
    }

    private static TableSeat seat(int place) {
        return SEATS.get(Math.floorMod(place, WhistTrick.FULL));
    }

    /** True if each side has won five tricks or six. */
    private static boolean odd(List<WhistTrick> history, Suit trump) {
        long ours = history.stream()
                .filter(trick -> (trick.winner(trump).place() - TableSeat.SOUTH.place()) % 2 == 0)
                .count();
        return ours >= 5 && history.size() - ours >= 5;
    }

    private static List<Card> play(CardSet[] hands, int leader, int cards, Suit trump, boolean drawing, Chance chance) {
        List<Card> trick = new ArrayList<>();
        for (int place = 0; place < cards; place++) {
            int who = (leader + place) % WhistTrick.FULL;
            Card card = card(hands[who], trick, trump, drawing, chance);
            hands[who] = hands[who].without(card);
            trick.add(card);
        }
        return trick;
    }

    /** Mostly a low card, often the best, sometimes any. */
    private static Card card(CardSet hand, List<Card> trick, Suit trump, boolean drawing, Chance chance) {
        if (trick.isEmpty()) {
            CardSet trumps = hand.in(trump);
            if (drawing && !trumps.isEmpty()) {
                return chance.onceIn(2) ? trumps.first() : chance.oneOf(trumps.toList());
            }
            List<Card> plain =
                    hand.stream().filter(card -> card.suit() != trump).toList();
            return chance.oneOf(plain.isEmpty() ? hand.toList() : chance.onceIn(5) ? hand.toList() : plain);
        }
        CardSet following = hand.in(trick.getFirst().suit());
        if (following.isEmpty()) {
            CardSet trumps = hand.in(trump);
            return trumps.isEmpty() || chance.onceIn(3) ? chance.oneOf(hand.toList()) : trumps.last();
        }
        return switch (chance.below(4)) {
            case 0 -> chance.oneOf(following.toList());
            case 1 -> following.first();
            default -> following.last();
        };
    }

    /** Another card turned up by the same dealer, who still has it. */
    private static WhistSight turned(WhistSight sight, Chance chance) {
        CardSet trumps = sight.unseen().in(sight.trump());
        boolean own = sight.dealer().equals(sight.seat());
        return trumps.isEmpty() || own || sight.isOut(sight.dealer(), sight.trump())
                ? sight
                : sight.turning(chance.oneOf(trumps.toList()));
    }

    /** Another card of its suit where the last one lies. */
    private static WhistSight tableChanged(WhistSight sight, Chance chance) {
        Card last = sight.trick().getLast();
        List<Card> others = sight.unseen().in(last.suit()).toList();
        if (others.isEmpty()) {
            return sight;
        }
        Card other = chance.oneOf(others);
        boolean turned =
                sight.turnUp().filter(card -> card == last || card == other).isPresent();
        List<Card> trick = new ArrayList<>(sight.trick());
        trick.set(trick.size() - 1, other);
        return turned ? sight : sight.before(trick);
    }

    /** Another suit led, where all have followed and can: trumps are led in a step, and not by a new start alone. */
    private static WhistSight ledAnew(WhistSight sight, Chance chance) {
        Suit suit = chance.oneOf(Suit.DOWNWARDS);
        List<Card> others = sight.unseen().in(suit).toList();
        int cards = sight.trick().size();
        Suit led = sight.trick().getFirst().suit();
        boolean followed = sight.trick().stream().allMatch(card -> card.suit() == led);
        if (!followed || others.size() < cards || isAnyOut(sight, suit)) {
            return sight;
        }
        List<Card> trick = chance.shuffled(others).subList(0, cards);
        boolean turned = sight.turnUp()
                .filter(card -> trick.contains(card) || sight.trick().contains(card))
                .isPresent();
        return turned ? sight : sight.before(trick);
    }

    /** True if somebody who has played to the trick has renounced the suit before. */
    private static boolean isAnyOut(WhistSight sight, Suit suit) {
        return IntStream.rangeClosed(1, sight.trick().size())
                .anyMatch(back -> sight.isOut(sight.seat().after(-back), suit));
    }

    /** Swaps a card for one that is not seen, or changes the score. */
    @Override
    public WhistView step(WhistView here, Chance chance) {
        WhistSight sight = here.sight();
        if (chance.onceIn(6)) {
            return new WhistView(
                    switch (chance.below(4)) {
                        case 3 -> turned(sight, chance);
                        case 0 -> sight.at(sight.we(), sight.they() == EIGHT ? 0 : EIGHT, sight.oddTrick());
                        case 1 -> sight.at(sight.we(), sight.they() == 4 ? 0 : 4, sight.oddTrick());
                        default -> sight.at(sight.we(), sight.they(), !sight.oddTrick());
                    });
        }
        if (sight.unseen().isEmpty()) {
            return here;
        }
        if (!sight.trick().isEmpty() && chance.onceIn(6)) {
            WhistSight there = chance.onceIn(2) ? ledAnew(sight, chance) : tableChanged(sight, chance);
            return isOfHere(there) && there.isPossible() ? new WhistView(there) : here;
        }
        Card out = chance.oneOf(sight.hand().toList());
        List<Card> unseen = sight.unseen().toList();
        Card in = chance.oneOf(unseen);
        boolean turned =
                sight.turnUp().filter(card -> card == out || card == in).isPresent();
        if (turned || sight.isOut(sight.seat(), in.suit())) {
            return here;
        }
        WhistSight there = sight.with(sight.hand().without(out).with(in));
        return isOfHere(there) && there.isPossible() ? new WhistView(there) : here;
    }
}
