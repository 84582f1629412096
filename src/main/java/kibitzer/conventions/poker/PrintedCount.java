package kibitzer.conventions.poker;

import java.util.Optional;
import kibitzer.conventions.PrintedFigure;
import kibitzer.games.poker.HandClass;
import kibitzer.odds.Fraction;

/**
 * How many hands of a class, or better, one of tables 1 to 5 prints (Culbertson pp. 108-109).
 *
 * @param table its id in the syllabus
 * @param hands the printed number, or what the lines come to
 * @param lines of the table that are added up
 * @param all all hands of the pack
 */
public record PrintedCount(String table, long hands, int lines, long all) implements PrintedFigure {

    /** What the table adds up to for these classes; empty if it has no line for one of them. */
    static Optional<PrintedCount> of(PrintedFrequencies printed, Iterable<HandClass> classes) {
        long hands = 0;
        int lines = 0;
        for (HandClass handClass : classes) {
            Optional<Long> line = printed.hands(handClass);
            if (line.isEmpty()) {
                return Optional.empty();
            }
            hands += line.get();
            lines++;
        }
        return Optional.of(new PrintedCount(printed.table(), hands, lines, printed.all()));
    }

    @Override
    public String inWords() {
        return (lines > 1 ? "lines that add up to " : "") + hands + " hands";
    }

    @Override
    public String inWords(Fraction chance) {
        return chance.times(Fraction.of(all, 1)).rounded(0).toPlainString() + " hands";
    }

    @Override
    public String unit() {
        return "hands";
    }

    @Override
    public Fraction figure() {
        return Fraction.of(hands, 1);
    }

    @Override
    public Fraction chance() {
        return Fraction.of(hands, all);
    }

    @Override
    public boolean agrees(Fraction chance) {
        return chance.equals(chance());
    }

    @Override
    public Optional<String> erratum() {
        return Optional.empty();
    }

    @Override
    public String remark() {
        return "every hand of the pack looked at";
    }
}
