package kibitzer.classroom.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.Attempts.Told;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Tells the verdict on a question of a live lesson: its answers are graded and become attempts of those who gave them. */
@Component
class LiveVerdicts {
    private final QuestionRows questions;
    private final SeatRows seats;
    private final Attempts attempts;

    LiveVerdicts(QuestionRows questions, SeatRows seats, Attempts attempts) {
        this.questions = questions;
        this.seats = seats;
        this.attempts = attempts;
    }

    /** Marks the answers that there are: it takes time that the lesson should not be held for. */
    Marks marks(LiveLessonId lesson, int number) {
        Marks marks = new Marks();
        questions
                .find(lesson, number)
                .ifPresent(asked -> seats.answers(lesson, number)
                        .forEach(answer -> marks.of(asked.what().question(), answer.answer())));
        return marks;
    }

    /** Inside the transaction that holds the lesson; what comes back is announced once it is committed. */
    List<Attempt> tell(LiveLessonId lesson, int number, Marks marks, Instant now) {
        LiveQuestion asked = questions.find(lesson, number).orElseThrow();
        Map<SeatId, Seat> by = seats.of(lesson).stream().collect(Collectors.toMap(Seat::id, Function.identity()));
        List<SeatRows.Graded> graded = new ArrayList<>();
        Map<LearnerId, Told<?, ?>> given = new LinkedHashMap<>();
        for (LiveAnswer answer : seats.answers(lesson, number)) {
            Told<?, ?> told = told(lesson, asked.what().question(), answer, marks);
            graded.add(new SeatRows.Graded(
                    answer.seat(),
                    number,
                    asked.what().counted(answer.answer(), told.verdict().grade()),
                    told.rule()));
            given.putIfAbsent(Objects.requireNonNull(by.get(answer.seat())).learner(), told);
        }
        seats.grade(graded);
        questions.told(lesson, number, now);
        return attempts.keep(given);
    }

    private static <P, A> Told<P, A> told(
            LiveLessonId lesson, Question<P, A> question, LiveAnswer answer, Marks marks) {
        Place.Live place = new Place.Live(lesson.id(), answer.number());
        return new Told<>(
                question, marks.of(question, answer.answer()), new Asking(place.key(), place, answer.taken()));
    }

    /** Verdicts on one question, each answer marked once. */
    static final class Marks {
        private final Map<JsonNode, Verdict<?>> known = new HashMap<>();

        @SuppressWarnings("unchecked") // all are of one question
        <P, A> Verdict<A> of(Question<P, A> question, JsonNode answer) {
            return (Verdict<A>) known.computeIfAbsent(answer, given -> PlannedQuestion.mark(question, given));
        }
    }
}
