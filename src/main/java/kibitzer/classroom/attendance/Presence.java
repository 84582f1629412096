package kibitzer.classroom.attendance;

/** Whether somebody was there. */
public enum Presence {
    PRESENT("present"),
    EXCUSED("excused"),
    AWAY("away");

    private final String word;

    Presence(String word) {
        this.word = word;
    }

    /** In the database and on pages. */
    public String word() {
        return word;
    }

    static Presence of(String word) {
        for (Presence presence : values()) {
            if (presence.word.equals(word)) {
                return presence;
            }
        }
        throw new IllegalArgumentException(word);
    }
}
