package kibitzer.games.rummy.gin.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.play.GinPlay.DrawStock;
import kibitzer.games.rummy.gin.play.GinPlay.Knock;
import kibitzer.games.rummy.gin.play.GinPlay.Refuse;
import kibitzer.games.rummy.gin.play.GinPlay.TakeUpcard;
import kibitzer.games.rummy.gin.play.GinPlay.Throw;

/**
 * A hand of gin for two at one moment (p. 31-32); a play gives the next moment.
 *
 * @param dealer who has dealt, 0 or 1; the other plays first
 * @param hands the cards of player 0 and of player 1
 * @param stock face down, the top card last
 * @param pile the discards, the upcard last
 * @param toPlay who is in turn
 * @param phase what he has to do
 * @param taken the upcard he has taken in this turn and may not throw in it
 * @param story every play so far
 * @param end how the hand ended; empty while it lasts
 */
public record GinHand(
        int dealer,
        List<CardSet> hands,
        List<Card> stock,
        List<Card> pile,
        int toPlay,
        Phase phase,
        Optional<Card> taken,
        List<MadePlay> story,
        Optional<GinEnd> end) {

    /** The last cards of the stock, which nobody may draw. */
    public static final int NOT_DRAWN = 2;

    public GinHand {
        hands = List.copyOf(hands);
        stock = List.copyOf(stock);
        pile = List.copyOf(pile);
        story = List.copyOf(story);
    }

    /** Ten cards each, one at a time, the dealer's opponent first; the next card is turned up. */
    public static GinHand dealt(Seed seed, int dealer) {
        List<Card> pack = new ArrayList<>(seed.chance().shuffled(Card.ALL));
        List<CardSet> hands = new ArrayList<>(List.of(CardSet.EMPTY, CardSet.EMPTY));
        for (int card = 0; card < 2 * Gin.HAND; card++) {
            int to = card % 2 == 0 ? 1 - dealer : dealer;
            hands.set(to, hands.get(to).with(pack.removeLast()));
        }
        Card upcard = pack.removeLast();
        return new GinHand(
                dealer,
                hands,
                pack,
                List.of(upcard),
                1 - dealer,
                Phase.FIRST_OFFER,
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    public boolean isOver() {
        return phase == Phase.OVER;
    }

    public CardSet hand(int player) {
        return hands.get(player);
    }

    /** Every play that the rules allow the player in turn. */
    public List<GinPlay> legal() {
        return switch (phase) {
            case FIRST_OFFER, SECOND_OFFER -> List.of(new TakeUpcard(), new Refuse());
            case STOCK_ONLY -> List.of(new DrawStock());
            case DRAW -> List.of(new TakeUpcard(), new DrawStock());
            case DISCARD -> discards();
            case OVER -> List.of();
        };
    }

    private List<GinPlay> discards() {
        List<GinPlay> plays = new ArrayList<>();
        CardSet throwable = throwable();
        throwable.forEach(card -> plays.add(new Throw(card)));
        throwable.stream()
                .filter(card -> leftWithout(card) <= Gin.KNOCK_LIMIT)
                .forEach(card -> plays.add(new Knock(card)));
        return plays;
    }

    /** What the player in turn may throw: all he holds but an upcard he has just taken. */
    public CardSet throwable() {
        CardSet held = hand(toPlay);
        return taken.map(held::without).orElse(held);
    }

    /** What is left unmatched in the hand of the player in turn once he has thrown a card. */
    public int leftWithout(Card thrown) {
        return Gin.MELDER.leastDeadwood(hand(toPlay).without(thrown));
    }

    /** True if the player in turn, who has drawn, may end the hand. */
    public boolean mayKnock() {
        return phase == Phase.DISCARD && throwable().stream().anyMatch(card -> leftWithout(card) <= Gin.KNOCK_LIMIT);
    }

    /** @throws IllegalArgumentException for a play that the rules do not allow here */
    public GinHand after(GinPlay play) {
        if (!legal().contains(play)) {
            throw new IllegalArgumentException(play + " in the phase " + phase + "; expected one of " + legal());
        }
        return switch (play) {
            case TakeUpcard take -> draws(play, pile.getLast(), stock, allButLast(pile), Optional.of(pile.getLast()));
            case DrawStock draw -> draws(play, stock.getLast(), allButLast(stock), pile, Optional.empty());
            case Refuse refuse -> refused(play);
            case Throw(Card card) -> thrown(play, card);
            case Knock(Card discard) -> knocked(play, discard);
        };
    }

    private GinHand draws(GinPlay play, Card card, List<Card> left, List<Card> under, Optional<Card> taking) {
        return new GinHand(
                dealer,
                withHand(hand(toPlay).with(card)),
                left,
                under,
                toPlay,
                Phase.DISCARD,
                taking,
                told(play, card),
                Optional.empty());
    }

    private GinHand refused(GinPlay play) {
        Phase next = phase == Phase.FIRST_OFFER ? Phase.SECOND_OFFER : Phase.STOCK_ONLY;
        return new GinHand(
                dealer,
                hands,
                stock,
                pile,
                1 - toPlay,
                next,
                Optional.empty(),
                told(play, pile.getLast()),
                Optional.empty());
    }

    private GinHand thrown(GinPlay play, Card card) {
        boolean dead = stock.size() <= NOT_DRAWN;
        List<Card> higher = new ArrayList<>(pile);
        higher.add(card);
        return new GinHand(
                dealer,
                withHand(hand(toPlay).without(card)),
                stock,
                higher,
                1 - toPlay,
                dead ? Phase.OVER : Phase.DRAW,
                Optional.empty(),
                told(play, card),
                dead ? Optional.of(new GinEnd.Drawn()) : Optional.empty());
    }

    private GinHand knocked(GinPlay play, Card discard) {
        CardSet spread = hand(toPlay).without(discard);
        List<Card> higher = new ArrayList<>(pile);
        higher.add(discard);
        return new GinHand(
                dealer,
                withHand(spread),
                stock,
                higher,
                toPlay,
                Phase.OVER,
                Optional.empty(),
                told(play, discard),
                Optional.of(new GinEnd.Knocked(toPlay, KnockScore.of(spread, hand(1 - toPlay)))));
    }

    private List<CardSet> withHand(CardSet held) {
        return toPlay == 0 ? List.of(held, hands.get(1)) : List.of(hands.get(0), held);
    }

    private List<MadePlay> told(GinPlay play, Card card) {
        List<MadePlay> more = new ArrayList<>(story);
        more.add(new MadePlay(toPlay, play, card));
        return more;
    }

    private static List<Card> allButLast(List<Card> cards) {
        return cards.subList(0, cards.size() - 1);
    }

    /** What a player may know at this moment. */
    public GinSight sight(int player) {
        CardSet took = CardSet.EMPTY;
        CardSet refused = CardSet.EMPTY;
        Card upcard = story.isEmpty() ? pile.getLast() : story.getFirst().card();
        int turns = 0;
        for (MadePlay played : story) {
            boolean other = played.player() != player;
            switch (played.play()) {
                case TakeUpcard take -> took = other ? took.with(played.card()) : took;
                case DrawStock draw -> refused = other ? refused.with(upcard) : refused;
                case Refuse refuse -> refused = other ? refused.with(played.card()) : refused;
                case Throw(Card card) -> {
                    took = other ? took.without(card) : took;
                    refused = refused.without(card);
                    upcard = card;
                    turns += other ? 0 : 1;
                }
                case Knock(Card discard) -> {
                    took = took.without(discard);
                    turns += other ? 0 : 1;
                }
            }
        }
        return new GinSight(
                hand(player),
                player == dealer,
                pile,
                took,
                refused.intersection(CardSet.of(pile)),
                turns + (isOver() ? 0 : 1));
    }
}
