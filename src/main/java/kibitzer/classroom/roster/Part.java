package kibitzer.classroom.roster;

import java.util.Locale;

/** What somebody is in one class, whatever the account's role. */
public enum Part {
    INSTRUCTOR,
    /** Looks on: sees the gradebook and changes nothing. Whatever is asked of learners is not asked of them. */
    OBSERVER,
    LEARNER;

    /** As people say it, and as it is stored: "instructor". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Part of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
