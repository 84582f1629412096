package kibitzer.learning;

import kibitzer.marking.Grade;

/**
 * What was answered in lessons to one question.
 *
 * @param latest the last answer
 * @param best the best grade of all
 */
public record LessonAnswers(Attempt latest, Grade best) {

    /** With one more answer, given after these; grades are declared from best to worst. */
    LessonAnswers and(LessonAnswers later) {
        return new LessonAnswers(later.latest, best.compareTo(later.best) <= 0 ? best : later.best);
    }
}
