package kibitzer.web.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.SittingAnswer;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.SittingRefused;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.Tries;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.classroom.gradebook.OwnScores;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.steps.Hints;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.visitor.Visitor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import tools.jackson.databind.JsonNode;

/** Lays the questions of a sitting before its learner: each answer is stored, and a verdict shown only where it is told. */
@Component
public class SittingDesk {
    private static final Logger LOG = LoggerFactory.getLogger(SittingDesk.class);
    private static final String STORED = "is stored. You may change it until you hand in.";
    private static final String TYPED = "is typed in. Another answer takes its place.";
    private static final String READ = "is handed in. Your instructor reads and marks it.";
    private static final String PLAYED = "is stored. It is played once.";

    private final Sittings sittings;
    private final OwnScores scores;
    private final Citations citations;
    private final Visitor visitor;

    SittingDesk(Sittings sittings, OwnScores scores, Citations citations, Visitor visitor) {
        this.sittings = sittings;
        this.scores = scores;
        this.citations = citations;
        this.visitor = visitor;
    }

    /** A panel for a question with what is answered so far, and with the verdict where that is told; {@code answered} is told of every answer that is stored. */
    public QuestionPanel<?, ?> lay(Paper paper, SittingQuestion asked, Consumer<Sittings.Given> answered) {
        return lay(paper, asked, asked.question(), answered);
    }

    private <P, A> QuestionPanel<P, A> lay(
            Paper paper, SittingQuestion asked, Question<P, A> question, Consumer<Sittings.Given> answered) {
        QuestionPanel<P, A> panel = panel(asked, question);
        boolean told = paper.isTold(asked.number());
        if (question.decision().answerKind().isRecorded() && paper.sitting().isOpen()) {
            panel.setUnderWay(new SittingUnderWay(
                    sittings, visitor.learner(), paper.sitting().id(), asked.number()));
        }
        paper.answer(asked.number()).ifPresentOrElse(answer -> show(panel, paper, asked, answer, told), () -> {
            if (told && !question.decision().isMarkedByHand()) {
                panel.setLastWord(LastWords.of(
                        question, Optional.empty(), scores.credit(paper, asked, Optional.empty()), asked.overruling()));
                panel.reveal();
            }
        });
        Instant shown = Instant.now();
        onAnswer(panel, answer -> {
            Sittings.Given stored = store(paper.sitting().id(), asked.number(), panel.question(), answer, shown);
            show(panel, paper, asked, stored.answer(), stored.told());
            answered.accept(stored);
        });
        return panel;
    }

    /** What is done with an answer; what keeps it from being stored is told on the panel. */
    private static <P, A> void onAnswer(QuestionPanel<P, A> panel, Consumer<A> taken) {
        panel.addAnswerListener(given -> {
            try {
                taken.accept(given.answer());
            } catch (SittingRefused refused) {
                panel.show(new PanelState.Asking<>(Optional.of(refused.says())));
            } catch (BadQuestion refused) {
                panel.show(new PanelState.Asking<>(Optional.of(refused.getMessage() + ".")));
            } catch (DataAccessException | TransactionException fault) {
                LOG.error(
                        "An answer to {} was not stored",
                        panel.question().decision().id(),
                        fault);
                panel.show(Desk.notStored(fault));
            }
        });
    }

    /** A panel on which an instructor types in what a learner wrote on paper, with what is typed so far and no verdict. */
    QuestionPanel<?, ?> typing(Paper paper, SittingQuestion asked, Consumer<JsonNode> typed) {
        return typing(paper, asked, asked.question(), typed);
    }

    private <P, A> QuestionPanel<P, A> typing(
            Paper paper, SittingQuestion asked, Question<P, A> question, Consumer<JsonNode> typed) {
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, citations);
        panel.setSkippable(false);
        paper.answer(asked.number())
                .ifPresent(there -> panel.show(new PanelState.Kept<>(
                        question.decision().answerKind().json().read(there.answer()), TYPED)));
        onAnswer(
                panel,
                answer -> typed.accept(question.decision().answerKind().json().write(answer)));
        return panel;
    }

    /** A panel for looking at a question as a learner would, which stores nothing. */
    public QuestionPanel<?, ?> preview(SittingQuestion asked, Terms terms) {
        return preview(asked, asked.question(), terms);
    }

    private <P, A> QuestionPanel<P, A> preview(SittingQuestion asked, Question<P, A> question, Terms terms) {
        QuestionPanel<P, A> panel = panel(asked, question);
        boolean atOnce = terms.feedback() == Feedback.AT_ONCE;
        AtomicInteger tried = new AtomicInteger();
        panel.addAnswerListener(given -> {
            JsonNode answer = question.decision().answerKind().json().write(given.answer());
            Tries tries = terms.conduct().tries();
            if (atOnce
                    && tries.isAnotherAfter(tried.incrementAndGet())
                    && asked.mayBeTriedAgain(
                            answer, question.mark(given.answer()).grade())) {
                panel.show(new PanelState.Asking<>(Optional.of(TriesInWords.again(
                        question.decision().answerKind().inWords(given.answer()), tries.percent(tried.get() + 1)))));
                return;
            }
            panel.setLastWord(asked.overruling().map(own -> LastWords.authors(question, Optional.of(answer), own)));
            panel.show(
                    atOnce
                            ? new PanelState.Marked<>(question.mark(given.answer()))
                            : new PanelState.Kept<>(given.answer(), "would be stored. This is a preview."));
        });
        return panel;
    }

    /** Nothing of the advice is on the page but the hint, where the set allows one. */
    private <P, A> QuestionPanel<P, A> panel(SittingQuestion asked, Question<P, A> question) {
        QuestionPanel<P, A> panel = asked.hasHint()
                ? new QuestionPanel<>(question, () -> Hints.first(question), citations)
                : new QuestionPanel<>(question, citations);
        panel.setSkippable(false);
        return panel;
    }

    private <P, A> Sittings.Given store(
            SittingId sitting, int number, Question<P, A> question, A answer, Instant shown) {
        return sittings.answer(
                visitor.learner(),
                sitting,
                number,
                question.decision().answerKind().json().write(answer),
                Duration.between(shown, Instant.now()));
    }

    private <P, A> void show(
            QuestionPanel<P, A> panel, Paper paper, SittingQuestion asked, SittingAnswer stored, boolean told) {
        Question<P, A> question = panel.question();
        A answer = question.decision().answerKind().json().read(stored.answer());
        if (question.decision().isMarkedByHand()) {
            panel.show(new PanelState.Kept<>(
                    answer, told ? read(scores.credit(paper, asked, Optional.of(stored))) : STORED));
            return;
        }
        if (!told && stored.again() && paper.sitting().isOpen()) {
            panel.show(new PanelState.Asking<>(Optional.of(TriesInWords.again(
                    question.decision().answerKind().inWords(answer),
                    paper.assignment().terms().conduct().tries().percent(stored.tried() + 1)))));
            return;
        }
        if (!told) {
            panel.show(new PanelState.Kept<>(
                    answer, question.decision().answerKind().isRecorded() ? PLAYED : STORED));
            return;
        }
        panel.setLastWord(LastWords.of(
                question,
                Optional.of(stored.answer()),
                scores.credit(paper, asked, Optional.of(stored)),
                asked.overruling()));
        panel.show(new PanelState.Marked<>(question.mark(answer)));
    }

    /** What came of words: the instructor's reason once they are marked. */
    private static String read(Credit credit) {
        return credit.reason()
                .map(reason -> (credit.regrades().size() == 1
                                ? "is marked. Your instructor: "
                                : "is marked; the mean of your instructors' marks counts. ")
                        + reason)
                .orElse(READ);
    }
}
