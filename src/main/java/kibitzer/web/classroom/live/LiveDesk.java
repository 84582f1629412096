package kibitzer.web.classroom.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.classroom.live.LiveAnswer;
import kibitzer.classroom.live.LiveQuestion;
import kibitzer.classroom.live.LiveSeats;
import kibitzer.classroom.live.NoSuchLesson;
import kibitzer.classroom.live.NotNow;
import kibitzer.classroom.live.Seat;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Place;
import kibitzer.learning.underway.AnswersUnderWay;
import kibitzer.learning.underway.AskedAt;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.classroom.assignment.LastWords;
import kibitzer.web.question.Desk;
import kibitzer.web.question.KeptUnderWay;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Lays the question of a live lesson before a learner: an answer is stored before it is said to be taken. */
@Component
public class LiveDesk {
    private static final Logger LOG = LoggerFactory.getLogger(LiveDesk.class);

    private final LiveSeats seats;
    private final Citations citations;
    private final AnswersUnderWay underWay;

    LiveDesk(LiveSeats seats, Citations citations, AnswersUnderWay underWay) {
        this.seats = seats;
        this.citations = citations;
        this.underWay = underWay;
    }

    /** The question to be answered; nothing of the advice is on the page. */
    QuestionPanel<?, ?> ask(Seat seat, LiveQuestion asked, Consumer<LiveAnswer> taken) {
        return ask(seat, asked, asked.what().question(), taken);
    }

    private <P, A> QuestionPanel<P, A> ask(
            Seat seat, LiveQuestion asked, Question<P, A> question, Consumer<LiveAnswer> taken) {
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, citations);
        panel.setSkippable(false);
        if (question.decision().answerKind().isRecorded()) {
            panel.setUnderWay(new KeptUnderWay(
                    underWay,
                    seat.learner(),
                    AskedAt.of(new Place.Live(seat.lesson().id(), asked.number()), question)));
        }
        Instant shown = Instant.now();
        panel.addAnswerListener(given -> {
            try {
                taken.accept(seats.answer(
                        seat.lesson(),
                        seat.learner(),
                        asked.number(),
                        question.decision().answerKind().json().write(given.answer()),
                        Duration.between(shown, Instant.now())));
            } catch (NotNow refused) {
                panel.show(new PanelState.Asking<>(Optional.of(refused.says())));
            } catch (BadQuestion refused) {
                panel.show(new PanelState.Asking<>(Optional.of(refused.getMessage() + ".")));
            } catch (NoSuchLesson gone) {
                panel.show(new PanelState.Asking<>(Optional.of("You have no seat here any more.")));
            } catch (DataAccessException | TransactionException fault) {
                LOG.error("An answer to {} was not stored", question.decision().id(), fault);
                panel.show(Desk.notStored(fault));
            }
        });
        return panel;
    }

    /** The question with the verdict on what was answered, or with the answer where nothing was. */
    QuestionPanel<?, ?> tell(LiveQuestion asked, Optional<LiveAnswer> given) {
        return tell(asked, asked.what().question(), given);
    }

    private <P, A> QuestionPanel<P, A> tell(LiveQuestion asked, Question<P, A> question, Optional<LiveAnswer> given) {
        QuestionPanel<P, A> panel = new QuestionPanel<>(question, citations);
        panel.setSkippable(false);
        panel.setLastWord(
                asked.what().overruling().map(own -> LastWords.authors(question, given.map(LiveAnswer::answer), own)));
        given.ifPresentOrElse(
                answer -> panel.show(new PanelState.Marked<>(question.mark(question.decision()
                        .answerKind(question.position())
                        .json()
                        .read(answer.answer())))),
                panel::reveal);
        return panel;
    }
}
