package kibitzer.conventions.fivehundred;

import java.util.List;
import java.util.Optional;
import kibitzer.conventions.PrintedFigure;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/**
 * The odds that the book prints for what the widow may bring (p. 217).
 *
 * @param table where it stands
 * @param places how many cards would do
 * @param printed as printed: "9 to 5 against"
 * @param against chances against it to one for it
 * @param erratum the entry that speaks of it, where it is more than rounded
 * @param remark why it is off, in words
 */
public record WidowOdds(
        String table, int places, String printed, Fraction against, Optional<String> erratum, String remark)
        implements PrintedFigure {
    public static final String CARDS = "five-hundred.widow-odds";
    public static final String LENGTH = "five-hundred.widow-length";

    private static final List<WidowOdds> ALL = List.of(
            new WidowOdds(
                    CARDS,
                    1,
                    "7 to 1 against",
                    Fraction.of(7, 1),
                    Optional.of("five-hundred.e03"),
                    "three of 23 cards are 20 to 3, which the book rounds up"),
            exact(CARDS, 2, "3 to 1 against", 3, 1),
            exact(CARDS, 3, "9 to 5 against", 9, 5),
            exact(CARDS, 4, "6 to 5 against", 6, 5),
            new WidowOdds(
                    CARDS,
                    5,
                    "5 to 4 in favour",
                    Fraction.of(4, 5),
                    Optional.of("five-hundred.e04"),
                    "it is nearer to 7 to 6"),
            exact(LENGTH, 6, "5 to 3 in favour", 3, 5));

    private static final Fraction STEP = Fraction.of(1, 20);

    private static WidowOdds exact(String table, int places, String printed, long against, long to) {
        return new WidowOdds(table, places, printed, Fraction.of(against, to), Optional.empty(), "it is rounded");
    }

    /** What is printed for so many places; for six only where they are all that is left of a suit of which four are held. */
    public static Optional<WidowOdds> of(int places, boolean trumps) {
        return ALL.stream()
                .filter(odds -> odds.places == places && (trumps || odds.table.equals(CARDS)))
                .findFirst();
    }

    @Override
    public String inWords() {
        return printed;
    }

    @Override
    public String inWords(Fraction chance) {
        return new Odds(chance).inWords();
    }

    @Override
    public String unit() {
        return "against";
    }

    @Override
    public Fraction figure() {
        return against;
    }

    /** Rounded to small whole numbers, a twentieth either way. */
    @Override
    public boolean agrees(Fraction chance) {
        if (chance.isZero() || chance.equals(Fraction.ONE)) {
            return false;
        }
        Fraction off = new Odds(chance).against().minus(against);
        Fraction size = off.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO.minus(off) : off;
        return size.compareTo(STEP) <= 0;
    }

    @Override
    public Fraction chance() {
        return Fraction.ONE.dividedBy(Fraction.ONE.plus(against));
    }
}
