package kibitzer.web.home;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Attempt;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Progress;
import kibitzer.learning.Readings;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.review.Mistake;
import kibitzer.learning.review.Mistakes;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.learning.review.Reviews;
import org.springframework.stereotype.Component;

/** Reads where a learner stands, as the first page shows it. */
@Component
class LearnerAtHome {
    private final DailyHands daily;
    private final DailyResults results;
    private final Reviews reviews;
    private final Mistakes mistakes;
    private final Readings readings;
    private final LessonsDone lessonsDone;
    private final Sittings sittings;
    private final Progress progress;

    LearnerAtHome(
            DailyHands daily,
            DailyResults results,
            Reviews reviews,
            Mistakes mistakes,
            Readings readings,
            LessonsDone lessonsDone,
            Sittings sittings,
            Progress progress) {
        this.daily = daily;
        this.results = results;
        this.reviews = reviews;
        this.mistakes = mistakes;
        this.readings = readings;
        this.lessonsDone = lessonsDone;
        this.sittings = sittings;
        this.progress = progress;
    }

    Overview of(LearnerId learner, LearnerDay today) {
        Optional<DailySet> set = daily.of(today.date(), today);
        return new Overview(
                readings.last(learner),
                lessonsDone.of(learner),
                progress.decided(learner),
                set,
                set.map(day -> results.of(learner, day.day(), day.questions().keySet()))
                        .orElseGet(Map::of),
                reviews.queue(learner, today),
                mistakes.of(learner, today));
    }

    /** What is assigned to a learner who has an account. */
    List<Task> assigned(LearnerId learner) {
        return sittings.tasks(learner);
    }

    /**
     * @param reading the lesson last read
     * @param done of lessons, what they did
     * @param decided what they have answered questions of
     * @param set today's hands
     * @param answers of today's hands, by number
     * @param due what comes back, today and later
     * @param mistakes what they got wrong and have not yet put right
     */
    record Overview(
            Optional<LessonReading> reading,
            LessonHistory done,
            Set<DecisionId> decided,
            Optional<DailySet> set,
            Map<Integer, Attempt> answers,
            ReviewQueue due,
            List<Mistake> mistakes) {

        Overview {
            decided = Set.copyOf(decided);
            answers = Map.copyOf(answers);
            mistakes = List.copyOf(mistakes);
        }

        boolean isNew() {
            return reading.isEmpty() && decided.isEmpty();
        }
    }
}
