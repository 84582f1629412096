package kibitzer.learning;

import java.util.OptionalLong;

/** Where a question was asked. Questions and drills are counted from 1 in the order of their lesson. */
public sealed interface Place {

    /** A question in the text of a lesson; may be answered again and again. */
    record LessonQuestion(String lesson, int question) implements Place {}

    /**
     * A question of a drill; answered once in a round.
     *
     * @param lesson the lesson's id
     * @param drill which drill of the lesson
     * @param question which question of the round
     */
    record DrillQuestion(String lesson, int drill, DrillRound round, int question) implements Place {

        /** The one key of this question: answering it a second time stores nothing. */
        public AttemptKey key() {
            return new AttemptKey("drill:" + round.id() + ":" + question);
        }
    }

    /**
     * A question outside lessons.
     *
     * @param seed what it was dealt from; empty for a position that was brought along
     */
    record Practice(OptionalLong seed) implements Place {
        public static Practice dealt(long seed) {
            return new Practice(OptionalLong.of(seed));
        }

        public static Practice brought() {
            return new Practice(OptionalLong.empty());
        }
    }
}
