package kibitzer.web.question;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.report.VerdictReports;
import kibitzer.learning.storage.FullDisk;
import kibitzer.learning.underway.AnswersUnderWay;
import kibitzer.learning.underway.AskedAt;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.steps.Hints;
import kibitzer.web.visitor.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Lays questions before the learner: every answer that counts is stored, and only then its verdict is shown. */
@Component
public class Desk {
    private static final Logger LOG = LoggerFactory.getLogger(Desk.class);

    private final Attempts attempts;
    private final Citations citations;
    private final Visitor visitor;
    private final VerdictReports reports;
    private final AnswersUnderWay underWay;

    Desk(Attempts attempts, Citations citations, Visitor visitor, VerdictReports reports, AnswersUnderWay underWay) {
        this.reports = reports;
        this.underWay = underWay;
        this.attempts = attempts;
        this.citations = citations;
        this.visitor = visitor;
    }

    /** A panel for the question, with hints from its rules; an author's own words come first of them. */
    public <P, A> QuestionPanel<P, A> lay(Question<P, A> question, Place place, Optional<String> hint) {
        QuestionPanel<P, A> panel = panel(question, hint);
        panel.setHintsCost(place.hintsCost());
        AskedAt askedAt = AskedAt.of(place, question);
        boolean recorded = question.decision().answerKind().isRecorded();
        if (recorded) {
            panel.setUnderWay(new KeptUnderWay(underWay, visitor.learner(), askedAt));
        }
        AttemptKey key = place.attemptKey();
        Instant shown = Instant.now();
        panel.addAnswerListener(given -> {
            Asking asking = new Asking(key, place, Duration.between(shown, Instant.now()), panel.hintsTaken());
            try {
                var marked = attempts.answer(visitor.learner(), question, given.answer(), asking);
                if (recorded) {
                    underWay.forget(visitor.learner(), askedAt);
                }
                panel.show(new PanelState.Marked<>(marked.verdict()));
            } catch (BadQuestion answeredBefore) {
                panel.show(new PanelState.Asking<>(Optional.of(
                        "You have answered this question before, in another window. The first answer counts.")));
            } catch (DataAccessException | TransactionException fault) {
                LOG.error("An answer to {} was not stored", question.decision().id(), fault);
                panel.show(notStored(fault));
            }
        });
        return withSkipAndObjection(panel);
    }

    /** A panel that marks an answer and keeps nothing of it: a guess before the rule is told. */
    public <P, A> QuestionPanel<P, A> layUnstored(Question<P, A> question, Optional<String> hint) {
        QuestionPanel<P, A> panel = panel(question, hint);
        panel.addAnswerListener(given -> panel.show(new PanelState.Marked<>(question.mark(given.answer()))));
        return withSkipAndObjection(panel);
    }

    private <P, A> QuestionPanel<P, A> withSkipAndObjection(QuestionPanel<P, A> panel) {
        panel.addObjectionListener(objected -> panel.tellObjector(report(panel, objected.words())));
        panel.addSkipListener(
                skip -> panel.show(new PanelState.Revealed<>(panel.question().advice())));
        return panel;
    }

    private <P, A> QuestionPanel<P, A> panel(Question<P, A> question, Optional<String> hint) {
        return new QuestionPanel<>(
                question,
                () -> {
                    Hints hints = Hints.of(question);
                    return hint.map(hints::beginning).orElse(hints);
                },
                citations);
    }

    /** A panel that shows no verdict: whoever lays it {@link #keep keeps} the answer. */
    public <P, A> QuestionPanel<P, A> layUnmarked(Question<P, A> question, Place place) {
        QuestionPanel<P, A> panel = panel(question, Optional.empty());
        panel.setHintsCost(place.hintsCost());
        return panel;
    }

    /**
     * Stores an answer to a panel whose verdict is told later.
     *
     * @param thought from the question to the answer
     * @return what the panel is to show if that was not possible just now; empty if the answer is stored
     */
    public <P, A> Optional<PanelState<A>> keep(QuestionPanel<P, A> panel, A answer, Place place, Duration thought) {
        Asking asking = new Asking(AttemptKey.fresh(), place, thought, panel.hintsTaken());
        try {
            attempts.answer(visitor.learner(), panel.question(), answer, asking);
            return Optional.empty();
        } catch (DataAccessException | TransactionException fault) {
            LOG.error(
                    "An answer to {} was not stored",
                    panel.question().decision().id(),
                    fault);
            return Optional.of(notStored(fault));
        }
    }

    /** What a panel shows when an answer could not be stored. */
    public static <A> PanelState<A> notStored(Throwable fault) {
        return new PanelState.Asking<>(Optional.of(
                FullDisk.behind(fault)
                        ? "Your answer is not stored. " + FullDisk.SAYS
                        : "Your answer could not be stored just now. Please give it again."));
    }

    /** Sends a learner's word against the verdict that a panel shows; what the learner is told about it. */
    public <P, A> String report(QuestionPanel<P, A> panel, String words) {
        try {
            reports.report(visitor.learner(), panel.question(), verdict(panel.state()), words);
            return "Sent. The answer will stand under Your reports, which Progress leads to.";
        } catch (BadQuestion refused) {
            return "Not sent: " + refused.getMessage() + ".";
        }
    }

    private static <A> Optional<Verdict<A>> verdict(PanelState<A> state) {
        return state instanceof PanelState.Marked<A>(Verdict<A> marked) ? Optional.of(marked) : Optional.empty();
    }
}
