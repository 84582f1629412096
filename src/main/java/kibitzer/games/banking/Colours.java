package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * Red or black among five cards (p. 387).
 *
 * @param red true if red is named
 * @param named how many of the colour named have come
 * @param others how many of the other
 * @param fours true if four of a colour pay or cost double, five four times
 */
record Colours(boolean red, int named, int others, boolean fours) implements OpenBet {
    private static final int CARDS = 5;
    private static final int BEFORE_DOUBLING = 2;
    private static final int MAJORITY = 3;

    static OpenBet on(boolean red, boolean fours) {
        return new Colours(red, 0, 0, fours);
    }

    /** The second stake, laid when four cards are two of each colour. */
    static OpenBet doubling(boolean red, List<Card> four) {
        if (four.stream().filter(Colours::isRed).count() != BEFORE_DOUBLING) {
            throw new BadBet("cards", "not two of each colour", "two red cards and two black ones");
        }
        return new Colours(red, BEFORE_DOUBLING, BEFORE_DOUBLING, false);
    }

    static boolean isRed(Card card) {
        return switch (card.suit()) {
            case HEARTS, DIAMONDS -> true;
            case SPADES, CLUBS -> false;
        };
    }

    @Override
    public Object kindOf(Card card) {
        return isRed(card);
    }

    @Override
    public Optional<String> live(Cards left) {
        long reds = left.stream().filter(Colours::isRed).count();
        return Optional.of((left.size() - reds) + " black and " + reds + " red cards are left"
                + (named + others == 0 ? ", and three of five must be " + (red ? "red" : "black") : ""));
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        Card last = turned.getLast();
        int same = named + (isRed(last) == red ? 1 : 0);
        return Optional.of((same == 0 ? "none" : String.valueOf(same)) + " of the five cards "
                + (same == 1 ? "is " : "are ") + (red ? "red" : "black")
                + (same < MAJORITY ? ", and three are needed" : ""));
    }

    @Override
    public OpenBet after(Card card, int left) {
        boolean hit = isRed(card) == red;
        Colours now = new Colours(red, named + (hit ? 1 : 0), others + (hit ? 0 : 1), fours);
        return now.named + now.others == CARDS ? now.settled() : now;
    }

    private OpenBet settled() {
        int most = Math.max(named, others);
        int times = !fours || most < CARDS - 1 ? 1 : most == CARDS ? 4 : 2;
        return new Settled(Fraction.of(named > others ? times : -times, 1));
    }
}
