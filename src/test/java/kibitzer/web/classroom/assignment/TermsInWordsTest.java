package kibitzer.web.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.BoardCredit;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.web.words.MomentInWords;
import org.junit.jupiter.api.Test;

/** Late until the tenth at 18:00 for half the points; a learner's own due time may leave no time for that. */
class TermsInWordsTest {
    private static final Instant DUE = Instant.parse("2026-11-09T18:00:00Z");
    private static final Instant LATE_UNTIL = Instant.parse("2026-11-10T18:00:00Z");
    private static final String LATE =
            "Handed in later, until Tuesday 10 November 2026, 18:00 (Z), it counts 50 percent of its points; what you have"
                    + " answered by then is handed in.";
    private static final String CLOSED =
            "After the due time nothing is taken any more: what you have answered by then is handed in.";

    private static Terms terms(BoardCredit by, Deals deals) {
        return new Terms(
                        "Boards",
                        DUE.minus(Duration.ofDays(7)),
                        DUE,
                        1,
                        Counted.BEST,
                        Feedback.ON_SUBMISSION,
                        false,
                        deals,
                        new Late.Closed(),
                        Optional.empty())
                .crediting(by);
    }

    @Test
    void byWhatABoardEarnsIsTold() {
        assertThat(TermsInWords.boards(terms(BoardCredit.IMPS, Deals.SAME)))
                .contains("a tenth of them less for each international match point")
                .contains("It is played once")
                .doesNotContain("dealt for you alone");
        assertThat(TermsInWords.boards(terms(BoardCredit.SHARE, Deals.SAME)))
                .contains("less earns the part that it is of par")
                .doesNotContain("match point");
        assertThat(TermsInWords.boards(terms(BoardCredit.MATCH_POINTS, Deals.SAME)))
                .contains("match points among the first results of the class");
        assertThat(TermsInWords.boards(terms(BoardCredit.IMPS, Deals.FRESH)))
                .contains("A board dealt for you alone earns all of its points from par on, and nothing below.");
    }

    @Test
    void nothingIsSaidOfBoardsWhereThereAreNone() {
        Terms terms = terms(BoardCredit.IMPS, Deals.SAME);
        for (boolean boards : List.of(true, false)) {
            TermsInWords words = new TermsInWords(
                    terms,
                    boards,
                    Deadlines.of(terms, Optional.empty()),
                    DUE,
                    Optional.empty(),
                    new MomentInWords(ZoneOffset.UTC, ZoneOffset.UTC));
            assertThat(words.getElement().getTextRecursively().contains("A board earns"))
                    .isEqualTo(boards);
        }
    }

    @Test
    void thatPracticeCountsIsToldWhereItDoes() {
        Terms terms = terms(BoardCredit.IMPS, Deals.SAME);
        String says =
                "Where no book speaks, general practice counts: its answer earns all of the points, another sensible one"
                        + " half of them. The verdict says so.";
        assertThat(sentences(terms)).doesNotContain(says);
        assertThat(sentences(terms.countingPractice())).contains(says);
    }

    private static List<String> sentences(Terms terms) {
        return TermsInWords.sentences(
                terms, Deadlines.of(terms, Optional.empty()), DUE, new MomentInWords(ZoneOffset.UTC, ZoneOffset.UTC));
    }

    private static List<String> told(Optional<Instant> extended) {
        Terms terms = new Terms(
                "Elevens",
                DUE.minus(Duration.ofDays(7)),
                DUE,
                1,
                Counted.BEST,
                Feedback.ON_SUBMISSION,
                false,
                Deals.SAME,
                new Late.Reduced(LATE_UNTIL, 50),
                Optional.empty());
        return TermsInWords.sentences(
                terms, Deadlines.of(terms, extended), LATE_UNTIL, new MomentInWords(ZoneOffset.UTC, ZoneOffset.UTC));
    }

    @Test
    void lateTimeIsToldWhereThereIsSome() {
        assertThat(told(Optional.empty())).contains(LATE).doesNotContain(CLOSED);
        assertThat(told(Optional.of(LATE_UNTIL.minusSeconds(1)))).contains(LATE).doesNotContain(CLOSED);
    }

    @Test
    void noLateTimeIsToldAfterAnExtensionThatEndsWithItOrLater() {
        for (Instant extended : List.of(LATE_UNTIL, LATE_UNTIL.plusSeconds(60))) {
            assertThat(told(Optional.of(extended))).contains(CLOSED).noneMatch(says -> says.contains("50 percent"));
        }
    }
}
