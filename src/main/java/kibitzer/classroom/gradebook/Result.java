package kibitzer.classroom.gradebook;

import java.util.Optional;
import kibitzer.classroom.SittingId;

/**
 * What came of one assignment for one learner.
 *
 * @param score empty where nothing counts yet, or ever
 * @param counted the sitting that counts; empty where none does
 * @param timing of that sitting
 * @param sittings how many were begun, practice left out
 * @param regraded true if an instructor's credit stands in the score
 */
public record Result(
        State state,
        Optional<Score> score,
        Optional<SittingId> counted,
        Timing timing,
        int sittings,
        boolean regraded) {

    /** How far it is. */
    public enum State {
        NOT_OPEN("not open yet"),
        OPEN("open"),
        UNDER_WAY("under way"),
        COUNTED("handed in"),
        MISSING("missing"),
        EXCUSED("not asked for"),
        WITHDRAWN("withdrawn");

        private final String words;

        State(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }

        /** Whether something can still come of it. */
        public boolean goesOn() {
            return switch (this) {
                case NOT_OPEN, OPEN, UNDER_WAY -> true;
                case COUNTED, MISSING, EXCUSED, WITHDRAWN -> false;
            };
        }
    }

    static Result without(State state, int sittings) {
        return new Result(state, Optional.empty(), Optional.empty(), Timing.IN_TIME, sittings, false);
    }
}
