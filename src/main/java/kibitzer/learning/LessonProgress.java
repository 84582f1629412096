package kibitzer.learning;

import java.util.Map;
import java.util.Optional;
import kibitzer.marking.Grade;

/**
 * What a learner has done in one lesson. Questions and drills are counted from 1; one that was not touched is not here.
 *
 * @param lesson the lesson's id
 * @param questions the best grade given to each question
 * @param drills the rounds of each drill
 */
public record LessonProgress(String lesson, Map<Integer, Grade> questions, Map<Integer, DrillScores> drills) {

    public LessonProgress {
        questions = Map.copyOf(questions);
        drills = Map.copyOf(drills);
    }

    static LessonProgress none(String lesson) {
        return new LessonProgress(lesson, Map.of(), Map.of());
    }

    /** The best grade given to a question; empty if it was not answered. */
    public Optional<Grade> question(int number) {
        return Optional.ofNullable(questions.get(number));
    }

    public DrillScores drill(int number) {
        return drills.getOrDefault(number, DrillScores.none());
    }
}
