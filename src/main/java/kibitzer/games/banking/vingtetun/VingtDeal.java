package kibitzer.games.banking.vingtetun;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * A deal of vingt-et-un between one player and the dealer, as far as it is played (p. 365-367).
 *
 * <p>The dealer's first card lies face down. He looks for a natural, draws to 16 and stands on 17. A pair may be split once, a
 * bet doubled on eleven; a hand of 21 takes no card. Immutable.
 *
 * @param stock what is not dealt, the next card first
 * @param dealer his cards, the one that lies face down first
 * @param hands the player's: one, or two of a split pair
 * @param step what the player is asked
 * @param active whose turn it is among the hands
 */
public record VingtDeal(
        VingtEtUnRules rules, List<Card> stock, List<Card> dealer, List<InPlay> hands, Step step, int active) {
    private static final int DEALT = 4;
    private static final int ELEVEN = 11;

    public VingtDeal {
        stock = List.copyOf(stock);
        dealer = List.copyOf(dealer);
        hands = List.copyOf(hands);
    }

    /** What the player is asked. */
    public enum Step {
        SPLIT,
        DOUBLE,
        DRAW,
        OVER
    }

    /**
     * A hand of the player's.
     *
     * @param bets how many are on it
     */
    public record InPlay(List<Card> cards, int bets) {
        public InPlay {
            cards = List.copyOf(cards);
        }

        public Hand counted() {
            return Hand.of(cards);
        }

        private InPlay with(Card card) {
            List<Card> more = new ArrayList<>(cards);
            more.add(card);
            return new InPlay(more, bets);
        }

        private boolean isFinished() {
            return counted().count().count() >= HandCount.TOP;
        }
    }

    /** One card each, and one more each; with a natural on either side it is over at once. */
    public static VingtDeal dealt(VingtEtUnRules rules, List<Card> shuffled) {
        InPlay hand = new InPlay(List.of(shuffled.get(0), shuffled.get(2)), 1);
        List<Card> dealer = List.of(shuffled.get(1), shuffled.get(3));
        List<Card> stock = shuffled.subList(DEALT, shuffled.size());
        boolean natural = hand.counted().isNatural() || Hand.of(dealer).isNatural();
        boolean pair = hand.cards().get(0).rank() == hand.cards().get(1).rank();
        return new VingtDeal(
                rules, stock, dealer, List.of(hand), natural ? Step.OVER : pair ? Step.SPLIT : first(hand), 0);
    }

    private static Step first(InPlay hand) {
        return hand.counted().count().count() == ELEVEN ? Step.DOUBLE : Step.DRAW;
    }

    public boolean isOver() {
        return step == Step.OVER;
    }

    /** True if the player has, or had, anything to say: no natural ended it as it was dealt. */
    public boolean hasChoice() {
        boolean natural = !isSplit() && hands.getFirst().counted().isNatural();
        return !natural && !Hand.of(dealer).isNatural();
    }

    /** True if a pair was split. */
    public boolean isSplit() {
        return hands.size() > 1;
    }

    /** The card that the dealer shows. */
    public Card up() {
        return dealer.get(1);
    }

    /** The hand that is asked about. */
    public InPlay hand() {
        return hands.get(active);
    }

    /** The moves that may be made. */
    public List<VingtMove> lawful() {
        return step == Step.DRAW ? List.of(VingtMove.HIT, VingtMove.STAND) : List.of(VingtMove.YES, VingtMove.NO);
    }

    /** @throws IllegalArgumentException for a move that is not lawful */
    public VingtDeal after(VingtMove move) {
        if (isOver() || !lawful().contains(move)) {
            throw new IllegalArgumentException(move + " at " + step);
        }
        return switch (move) {
            case YES ->
                step == Step.SPLIT
                        ? split()
                        : drawn(new InPlay(hand().cards(), 2)).next();
            case NO -> step == Step.SPLIT ? at(first(hand())) : at(Step.DRAW);
            case HIT -> {
                VingtDeal drawn = drawn(hand());
                yield drawn.hand().isFinished() ? drawn.next() : drawn;
            }
            case STAND -> next();
        };
    }

    private VingtDeal at(Step asked) {
        return new VingtDeal(rules, stock, dealer, hands, asked, active);
    }

    private VingtDeal drawn(InPlay hand) {
        List<InPlay> more = new ArrayList<>(hands);
        more.set(active, hand.with(stock.getFirst()));
        return new VingtDeal(rules, stock.subList(1, stock.size()), dealer, more, Step.DRAW, active);
    }

    private VingtDeal split() {
        List<Card> pair = hand().cards();
        List<InPlay> two = List.of(
                new InPlay(List.of(pair.get(0), stock.get(0)), 1), new InPlay(List.of(pair.get(1), stock.get(1)), 1));
        VingtDeal split = new VingtDeal(rules, stock.subList(2, stock.size()), dealer, two, Step.DRAW, 0);
        boolean oneCard = rules.oneCardToAces() && pair.getFirst().rank() == Rank.ACE;
        return oneCard ? split.dealersTurn() : split.hand().isFinished() ? split.next() : split;
    }

    /** The next hand that may draw, or the dealer. */
    private VingtDeal next() {
        for (int later = active + 1; later < hands.size(); later++) {
            if (!hands.get(later).isFinished()) {
                return new VingtDeal(rules, stock, dealer, hands, Step.DRAW, later);
            }
        }
        return dealersTurn();
    }

    private VingtDeal dealersTurn() {
        List<Card> his = new ArrayList<>(dealer);
        int drawn = 0;
        boolean waiting = hands.stream()
                .anyMatch(hand ->
                        Settlement.atOnce(rules, hand.counted(), hand.bets()).isEmpty() || isPlain21(hand));
        while (waiting && Hand.of(his).count().count() < DealerEnds.STANDS) {
            his.add(stock.get(drawn++));
        }
        return new VingtDeal(rules, stock.subList(drawn, stock.size()), his, hands, Step.OVER, active);
    }

    /** A natural made of a split pair where that is none. */
    private boolean isPlain21(InPlay hand) {
        return isSplit() && !rules.naturalOfASplit() && hand.counted().isNatural();
    }

    /** What a hand of a deal that is over wins or loses, in bets. */
    public Settlement settled(InPlay hand) {
        Hand his = Hand.of(dealer);
        if (isPlain21(hand)) {
            double multiple = Settlement.plain21(hand.bets(), his).multiple();
            return new Settlement(multiple == 0 ? Settlement.Why.EQUAL : Settlement.Why.NEARER, multiple);
        }
        return Settlement.with(rules, hand.counted(), hand.bets(), his);
    }

    /** What the player wins or loses all told, in bets. */
    public double won() {
        return hands.stream().mapToDouble(hand -> settled(hand).multiple()).sum();
    }
}
