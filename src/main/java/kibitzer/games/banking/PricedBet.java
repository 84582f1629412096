package kibitzer.games.banking;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a bet is worth: a line of a table of odds.
 *
 * @param bet its words: "K to win", "hit 16 against a ten"
 * @param when in which place: "four cards of the rank left"; empty for always
 * @param chance that the stake grows, 0 to 1
 * @param tied chance that the stake is neither won nor lost, 0 to 1
 * @param pays what it pays: "1 to 1", "4 to 1"
 * @param edge what the bank keeps of the stake on average, 0.0588 for 5.88 %; below 0 where the bettor gains; empty where
 *     the book names no payment
 * @param error how far the two figures may be off; 0 where they are counted exactly
 * @param book the figure the book prints for it, empty where it prints none
 * @param ends what decides it, where that is soon told: which hands of the other side win and lose; empty else
 */
public record PricedBet(
        String bet,
        String when,
        double chance,
        double tied,
        String pays,
        OptionalDouble edge,
        double error,
        Optional<Printed> book,
        String ends) {

    private static final double ROUNDING = 1e-9;
    private static final int HUNDRED = 100;

    /**
     * A figure as the book prints it.
     *
     * @param text "33 1/3 per cent"
     * @param pointer the entry of the syllabus that tells it: "faro.p02", "faro.e02"
     * @param agrees true if the count bears it out
     * @param chance the chance that it is, which may be followed; empty where it is a range, is about right or no chance
     */
    public record Printed(String text, String pointer, boolean agrees, OptionalDouble chance) {
        public Printed(String text, String pointer, boolean agrees) {
            this(text, pointer, agrees, OptionalDouble.empty());
        }

        /** A chance printed as per cent: 51.23 for "51.23 per cent". */
        public static Printed perCent(double figure, String pointer, boolean agrees) {
            return new Printed(
                    String.format(Locale.ROOT, "%.2f per cent", figure),
                    pointer,
                    agrees,
                    OptionalDouble.of(figure / HUNDRED));
        }
    }

    public PricedBet {
        if (!(chance >= 0 && chance <= 1)) {
            throw new IllegalArgumentException(bet + " with the chance " + chance + "; expected 0 to 1");
        }
        if (!(tied >= 0 && chance + tied <= 1 + ROUNDING)) {
            throw new IllegalArgumentException(bet + " with ties of " + tied + "; expected 0 to " + (1 - chance));
        }
    }

    /** One of which it is not told what hands win. */
    public PricedBet(
            String bet,
            String when,
            double chance,
            double tied,
            String pays,
            OptionalDouble edge,
            double error,
            Optional<Printed> book) {
        this(bet, when, chance, tied, pays, edge, error, book, "");
    }

    /** The same with what wins and loses: "a hand of 1 ends on 0 and loses to your three". */
    public PricedBet ending(String told) {
        return new PricedBet(bet, when, chance, tied, pays, edge, error, book, told);
    }

    /** "of 100 about 46 are won, 45 lost and 9 tied". */
    public String ofHundred() {
        long winning = Math.round(HUNDRED * chance);
        long losing = Math.round(HUNDRED * lost());
        return "of 100 about " + winning + " are won"
                + (Math.round(HUNDRED * tied) > 0
                        ? ", " + losing + " lost and " + (HUNDRED - winning - losing) + " tied"
                        : " and " + (HUNDRED - winning) + " lost");
    }

    /** The chance that the stake is lost, 0 to 1. */
    public double lost() {
        return Math.max(0, 1 - chance - tied);
    }
}
