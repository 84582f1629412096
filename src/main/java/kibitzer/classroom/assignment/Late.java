package kibitzer.classroom.assignment;

import java.time.Instant;

/** What happens after a learner's due time. */
public sealed interface Late {

    /** The word of the policy. */
    String word();

    /** Nothing: what stood there is handed in as it is. */
    record Closed() implements Late {
        public static final String WORD = "closed";

        @Override
        public String word() {
            return WORD;
        }
    }

    /**
     * Handed in up to a later time, a sitting counts a part of its points.
     *
     * @param until up to and including
     * @param percent 0 to 99
     */
    record Reduced(Instant until, int percent) implements Late {
        public static final String WORD = "reduced";

        @Override
        public String word() {
            return WORD;
        }
    }

    /** The questions may be answered as practice, which counts for nothing. */
    record Practice() implements Late {
        public static final String WORD = "practice";

        @Override
        public String word() {
            return WORD;
        }
    }
}
