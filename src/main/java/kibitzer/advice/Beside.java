package kibitzer.advice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What stands beside an advice: more than the answers and the rules that speak for them. */
public sealed interface Beside {

    /** Nothing. */
    static Beside nothing() {
        return new Figures(Map.of());
    }

    /**
     * The book says nothing.
     *
     * @param sentence which book, without a full stop: "Acol says nothing here"
     */
    record Silence(String sentence) implements Beside {}

    /**
     * A chance counted out.
     *
     * @param inWords "2.11 to 1 on"
     * @param favourable in how many cases it happens
     * @param cases what was counted, in the plural: "draws"
     * @param all how many cases there are
     * @param book the figure that the book prints for it
     */
    record Odds(String inWords, long favourable, String cases, long all, Optional<Printed> book) implements Beside {}

    /**
     * A figure as a book prints it.
     *
     * @param inWords "4.2 to 1"
     * @param unit what it counts: "against", "percent"
     * @param figure the number
     * @param table the table's pointer
     * @param agrees true if it is the true one, as far as it is printed
     * @param note what is wrong with it
     * @param erratum the pointer of the correction
     */
    record Printed(
            String inWords,
            String unit,
            double figure,
            String table,
            boolean agrees,
            Optional<String> note,
            Optional<String> erratum) {}

    /**
     * A chance that was counted, or found by dealing.
     *
     * @param inWords "2.11 to 1 on"
     * @param error how far it may be off; 0 where it was counted
     * @param book the book's figure as it prints it
     */
    record Estimate(String inWords, double error, Optional<String> book) implements Beside {}

    /** Several ways to play, compared. */
    record Lines(List<Line> lines) implements Beside {
        public Lines {
            lines = List.copyOf(lines);
        }
    }

    /**
     * One way to play.
     *
     * @param line as an answer is written
     * @param probability from 0 to 1
     * @param odds the same in words
     * @param book what the book's rows make of it
     */
    record Line(String line, double probability, String odds, Optional<Rows> book) {}

    /**
     * What the rows of a book's table add up to.
     *
     * @param inWords "12 + 41 + half of 9.6"
     * @param percent their sum
     * @param errata the pointers of rows that are corrected
     */
    record Rows(String inWords, double percent, List<String> errata) {
        public Rows {
            errata = List.copyOf(errata);
        }
    }

    /** What another book answers: "Culbertson (1957): Stand pat". */
    record OtherBook(String answer) implements Beside {}

    /** Figures of the count by name, in the order in which they are written: "deadwood", 7. */
    record Figures(Map<String, Object> byName) implements Beside {
        public Figures {
            byName = Collections.unmodifiableMap(new LinkedHashMap<>(byName));
        }
    }
}
