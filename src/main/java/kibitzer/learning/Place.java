package kibitzer.learning;

import java.time.LocalDate;
import java.util.OptionalLong;
import java.util.UUID;

/** Where a question was asked. Questions and drills are counted from 1 in the order of their lesson. */
public sealed interface Place {

    /** A question in the text of a lesson; may be answered again and again. */
    record LessonQuestion(String lesson, int question) implements Place {}

    /**
     * A question of a drill; answered once in a round.
     *
     * @param lesson the lesson's id; of a course's checkpoint the course's folder, of its placement "placement/" and the folder
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

    /** A skill that was due, asked again on a fresh deal. */
    record Review(long seed) implements Place {}

    /**
     * A question of a mix.
     *
     * @param round which run through the mix
     * @param question which question of the run, from 1
     * @param seed what it was dealt from
     */
    record Mix(MixMode mode, DrillRound round, int question, long seed) implements Place {

        /** The one key of this question: answering it a second time stores nothing. */
        public AttemptKey key() {
            return new AttemptKey("mix:" + round.id() + ":" + question);
        }
    }

    /**
     * A question of a day's hands; one try counts.
     *
     * @param day whose hands
     * @param question which of them, from 1
     */
    record Daily(LocalDate day, int question) implements Place {

        /** The one key of this question: answering it a second time stores nothing. */
        public AttemptKey key() {
            return new AttemptKey("daily:" + day + ":" + question);
        }
    }

    /**
     * A question of an assignment; one answer counts in a sitting.
     *
     * @param sitting which go at the assignment
     * @param question which question of the sitting, from 1
     */
    record Assigned(UUID sitting, int question) implements Place {

        /** The one key of this question: answering it a second time stores nothing. */
        public AttemptKey key() {
            return new AttemptKey("assigned:" + sitting + ":" + question);
        }
    }

    /**
     * A question of a live lesson; one answer counts.
     *
     * @param lesson which live lesson
     * @param question which of its questions, from 1
     */
    record Live(UUID lesson, int question) implements Place {

        /** The one key of this question: answering it a second time stores nothing. */
        public AttemptKey key() {
            return new AttemptKey("live:" + lesson + ":" + question);
        }
    }

    /** The key of an attempt at this place: the place's own where it is answered once, a fresh one elsewhere. */
    default AttemptKey attemptKey() {
        return switch (this) {
            case DrillQuestion drill -> drill.key();
            case Mix mix -> mix.key();
            case Daily daily -> daily.key();
            case Assigned assigned -> assigned.key();
            case Live live -> live.key();
            case LessonQuestion lesson -> AttemptKey.fresh();
            case Practice practice -> AttemptKey.fresh();
            case Review review -> AttemptKey.fresh();
        };
    }

    /** True where an answer counts less for each hint that was taken: not in a lesson, nor where a teacher allows hints. */
    default boolean hintsCost() {
        return switch (this) {
            case LessonQuestion lesson -> false;
            case DrillQuestion drill -> false;
            case Assigned assigned -> false;
            case Live live -> false;
            case Practice practice -> true;
            case Review review -> true;
            case Mix mix -> true;
            case Daily daily -> true;
        };
    }

    /** True where the learner chose what the question is about, and so had a good part of the answer. */
    default boolean isChosenByTheme() {
        return this instanceof LessonQuestion || this instanceof DrillQuestion || this instanceof Practice;
    }
}
