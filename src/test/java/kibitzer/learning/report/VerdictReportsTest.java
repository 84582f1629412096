package kibitzer.learning.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.poker.hand.PokerClass;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.learning.report.VerdictReport.Status;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
@SharedFixture
class VerdictReportsTest {
    private static final Question<?, ?> QUESTION = Question.dealt(new PokerClass(), DealRequest.of(1));

    private final VerdictReports reports;
    private final LearnerId learner;

    VerdictReportsTest(LearningDatabase database) {
        this.reports = database.get(VerdictReports.class);
        this.learner = database.get(Learners.class).welcome().learner();
    }

    private static <P, A> void report(
            VerdictReports reports, LearnerId learner, Question<P, A> question, String words) {
        A best = question.advice().best().getFirst();
        reports.report(learner, question, Optional.of(question.mark(best)), words);
    }

    @Test
    void aReportKeepsQuestionAnswerRuleAndWords() {
        report(reports, learner, QUESTION, "  I count a straight.  ");

        assertThat(reports.of(learner)).singleElement().satisfies(report -> {
            assertThat(report.decision().text()).isEqualTo("poker/class");
            assertThat(report.grade()).contains(Grade.BEST);
            assertThat(report.answer()).isPresent();
            assertThat(report.rule()).isPresent();
            assertThat(report.words()).isEqualTo("I count a straight.");
            assertThat(report.status()).isEqualTo(Status.OPEN);
            assertThat(report.reply()).isEmpty();
        });
    }

    @Test
    void theSameSaidTwiceOfOneAnswerIsOneReportUntilItIsLookedInto() {
        report(reports, learner, QUESTION, "I count a straight.");
        report(reports, learner, QUESTION, " I count a straight. ");
        assertThat(reports.of(learner)).hasSize(1);
        reports.report(learner, QUESTION, Optional.empty(), "I count a straight.");
        report(reports, learner, QUESTION, "I count a flush.");
        assertThat(reports.of(learner)).hasSize(3);
        reports.reply(reports.of(learner).getLast().id(), Status.UPHELD, "Count again.");
        report(reports, learner, QUESTION, "I count a straight.");
        assertThat(reports.of(learner)).hasSize(4);
    }

    @Test
    void aSkippedQuestionCanBeReportedToo() {
        reports.report(learner, QUESTION, Optional.empty(), "No answer is right.");

        assertThat(reports.of(learner)).singleElement().satisfies(report -> {
            assertThat(report.answer()).isEmpty();
            assertThat(report.grade()).isEmpty();
        });
    }

    @Test
    void theAnswerComesBackToTheLearner() {
        report(reports, learner, QUESTION, "I count a straight.");
        long id = reports.of(learner).getFirst().id();
        assertThat(reports.with(Status.OPEN, 1_000))
                .extracting(VerdictReport::id)
                .contains(id);

        reports.reply(id, Status.UPHELD, "The ace does not go round.");

        assertThat(reports.of(learner).getFirst().status()).isEqualTo(Status.UPHELD);
        assertThat(reports.of(learner).getFirst().reply()).contains("The ace does not go round.");
        assertThat(reports.with(Status.OPEN, 1_000))
                .extracting(VerdictReport::id)
                .doesNotContain(id);
    }

    @Test
    void emptyWordsAndTooManyAreRefused() {
        assertThatThrownBy(() -> report(reports, learner, QUESTION, "   "))
                .hasMessage("words: nothing is said; expected 1 to 2000 characters");
        assertThatThrownBy(() -> report(reports, learner, QUESTION, "x".repeat(2_001)))
                .hasMessageContaining("2001 characters long");
        for (int number = 0; number < VerdictReports.MOST_OPEN; number++) {
            report(reports, learner, QUESTION, "again, for the " + number + ". time");
        }
        assertThatThrownBy(() -> report(reports, learner, QUESTION, "again")).hasMessageContaining("still open");
        assertThatThrownBy(() -> reports.reply(-1, Status.UPHELD, "yes")).hasMessageContaining("there is no report -1");
    }
}
