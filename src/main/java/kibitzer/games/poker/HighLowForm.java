package kibitzer.games.poker;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game whose pot is shared by the highest and the lowest hand (Culbertson pp. 91-93).
 *
 * @param id its word in questions: "high-low"
 * @param title its name in a sentence
 * @param sources the entries of the syllabus it comes from
 * @param high which hand takes the high half
 * @param low which hand takes the low half; each player may choose other cards for it
 */
public record HighLowForm(String id, String title, List<String> sources, PokerForm high, PokerForm low) {

    /** The ace high throughout; straights and flushes count against low, so that 7 5 4 3 2 is the lowest hand (p. 91). */
    public static final HighLowForm ACE_HIGH = new HighLowForm(
            "high-low",
            "high-low poker, the ace high both ways",
            List.of("high-low-poker", "high-low-seven-card-stud"),
            PokerForm.named("best-five"),
            PokerForm.named("low-ace-high"));

    /** Every high-low game, in book order. */
    public static final List<HighLowForm> ALL = List.of(
            ACE_HIGH,
            new HighLowForm(
                    "high-low-ace-low",
                    "high-low poker, the ace low for low",
                    List.of("low-ace-low", "high-low-poker"),
                    PokerForm.named("best-five"),
                    PokerForm.named("misere-stud")),
            new HighLowForm(
                    "high-low-bug",
                    "high-low poker with the bug, which lies between ace and two for low",
                    List.of("low-with-the-bug"),
                    PokerForm.named("bug"),
                    PokerForm.named("low-double-ace")),
            new HighLowForm(
                    "hurricane-high-low",
                    "hurricane: two cards, twos wild, high and low",
                    List.of("hurricane"),
                    PokerForm.named("hurricane"),
                    PokerForm.named("hurricane-low")),
            new HighLowForm(
                    "monte-high-low",
                    "monte: three cards, twos wild, high and low, straight flushes and flushes counting for high",
                    List.of("monte-high-low", "hurricane"),
                    PokerForm.named("monte"),
                    PokerForm.named("monte-low")));

    public HighLowForm {
        sources = List.copyOf(sources);
    }

    /** The game of this word; empty if the word is not a high-low game. */
    public static Optional<HighLowForm> find(String word) {
        String id = word.strip().toLowerCase(Locale.ROOT);
        return ALL.stream().filter(form -> form.id().equals(id)).findFirst();
    }
}
