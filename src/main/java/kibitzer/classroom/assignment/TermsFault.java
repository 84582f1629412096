package kibitzer.classroom.assignment;

/** What is wrong with terms, in words for the instructor, and where. */
public record TermsFault(Field field, String says) {

    /** The parts of {@link Terms} that can be wrong. */
    public enum Field {
        TITLE("title"),
        OPENS("opens"),
        DUE("due"),
        SITTINGS("sittings"),
        LATE_UNTIL("late-until"),
        LATE_PERCENT("late-percent"),
        EARLY_UNTIL("early-until"),
        EARLY_PERCENT("early-percent"),
        REMINDER("reminder"),
        LIMIT("limit"),
        DRAWN("drawn"),
        TRIES("tries"),
        /** A term that no sitting that has begun could follow. */
        FIXED("terms");

        private final String word;

        Field(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
