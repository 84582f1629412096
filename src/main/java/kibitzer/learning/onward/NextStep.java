package kibitzer.learning.onward;

import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Part;

/** The next thing to do in the lessons. */
public sealed interface NextStep {

    /** One in a lesson. */
    sealed interface InLesson extends NextStep {
        Lesson lesson();
    }

    /** A lesson that was not opened yet. */
    record Begin(Lesson lesson) implements InLesson {}

    /**
     * A question of a lesson that was begun.
     *
     * @param number which of the lesson's questions, from 1
     */
    record Answer(Lesson lesson, Part.Ask ask, int number) implements InLesson {}

    /** The drill of a lesson whose questions are all answered. */
    record Drill(Lesson lesson) implements InLesson {}

    /** The end of a course whose lessons are all passed or known. */
    record Mixed(Checkpoint checkpoint) implements NextStep {}
}
