package kibitzer.games.bridge.wholehand.defence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.problems.layout.CustomaryLead;
import kibitzer.games.bridge.problems.proof.Played;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;

/**
 * Looks for hands of defence: south in game with the cards for it, west leading by custom, the contract beaten by one trick and
 * no more, and a turn at which east or west can let it make. Which theme a hand belongs to is said by the first such turn, the
 * defender having played the lowest of the best cards until then.
 */
public final class DefenceFinder {
    private static final int LEAST_POINTS = 24;
    private static final int MOST_POINTS = 28;
    private static final int FIT = 8;
    private static final int PACK = 52;
    private static final int TABLE = 4;
    private static final int MOST_LEVEL = 5;

    private DefenceFinder() {}

    /** The hand of this seed, for the defender and the theme that it has; empty for most seeds. */
    public static Optional<DefenceHand> found(Seed seed) {
        Deal deal = Deal.shuffled(seed);
        int points = CustomaryLead.points(deal.north()) + CustomaryLead.points(deal.south());
        if (points < LEAST_POINTS || points > MOST_POINTS) {
            return Optional.empty();
        }
        Call.Bid contract = contract(deal);
        Card lead = CustomaryLead.of(deal.west(), contract.strain());
        BestCards seeing = new BestCards(deal, contract.strain());
        int toMake = contract.level() + 6;
        List<Card> begun = List.of(lead);
        boolean beatenByOne = seeing.canWin(Seat.SOUTH, toMake - 1, deal, Seat.WEST, begun)
                && !seeing.canWin(Seat.SOUTH, toMake, deal, Seat.WEST, begun);
        return beatenByOne
                ? Stream.of(Seat.EAST, Seat.WEST)
                        .flatMap(seat -> hand(deal, contract, seat, begun, seeing).stream())
                        .findFirst()
                : Optional.empty();
    }

    private static Call.Bid contract(Deal deal) {
        for (Suit suit : List.of(Suit.SPADES, Suit.HEARTS)) {
            if (deal.north().length(suit) + deal.south().length(suit) >= FIT) {
                return new Call.Bid(4, suit == Suit.SPADES ? Strain.SPADES : Strain.HEARTS);
            }
        }
        return new Call.Bid(3, Strain.NO_TRUMP);
    }

    private static Optional<DefenceHand> hand(
            Deal deal, Call.Bid contract, Seat seat, List<Card> lead, BestCards seeing) {
        WholeHand hand = new WholeHand(Optional.empty(), deal, contract, Seat.SOUTH, seat, lead, Optional.empty());
        List<DefenceTheme.Turn> turns = turns(hand, PlayRecord.best(hand), seeing);
        if (turns.isEmpty()) {
            return Optional.empty();
        }
        int level = Math.min(turns.size(), MOST_LEVEL);
        return Stream.of(DefenceTheme.values())
                .filter(theme -> theme.fits(turns.getFirst()))
                .filter(theme -> theme != DefenceTheme.RETURN || seat == Seat.EAST) // it is partner's suit
                .findFirst()
                .map(theme -> new DefenceHand(theme, level, hand, theme.lesson()));
    }

    /** The defender's turns of a record at which he can let the contract make. */
    static List<DefenceTheme.Turn> turns(WholeHand hand, List<Card> record, BestCards seeing) {
        List<DefenceTheme.Turn> turns = new ArrayList<>();
        boolean firstLead = true;
        for (int place = 1; place < PACK - TABLE; place++) {
            List<Card> before = record.subList(0, place);
            Played now = Played.of(hand.deal(), hand.strain(), hand.declarer().next(), before);
            if (!hand.isOwn(now.turn())) {
                continue;
            }
            CardSet lawful = BestCards.lawful(now.left().hand(now.turn()), now.trick());
            CardSet keeping = lawful.toList().stream()
                    .filter(card -> isBeaten(hand, seeing, before, card))
                    .collect(CardSet.toCardSet());
            CardSet losing = lawful.minus(keeping);
            boolean leads = now.trick().isEmpty();
            if (!losing.isEmpty() && !keeping.isEmpty()) {
                turns.add(new DefenceTheme.Turn(
                        place / TABLE + 1,
                        now.trick().size(),
                        leads ? record.getFirst() : now.trick().getFirst(),
                        leads && firstLead,
                        keeping,
                        losing));
            }
            firstLead &= !leads;
        }
        return List.copyOf(turns);
    }

    private static boolean isBeaten(WholeHand hand, BestCards seeing, List<Card> before, Card card) {
        List<Card> after = new ArrayList<>(before);
        after.add(card);
        Played now = Played.of(hand.deal(), hand.strain(), hand.declarer().next(), after);
        int won = after.size() / TABLE - now.wonByNorthSouth();
        return seeing.canWin(hand.learner(), hand.needed() - won, now.left(), now.leader(), now.trick());
    }
}
