package kibitzer.classroom.live;

import java.util.Locale;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.LookAlikes;
import kibitzer.classroom.roster.RosterName;

/** The name under which somebody takes part: that of a roster, {@value #LONGEST} letters at most. */
public record SeatName(String text) {
    public static final int LONGEST = 40;

    /** @throws BadEntry if it is empty, too long, has other signs than a name on a roster, or letters of several alphabets */
    public static SeatName entered(String text) {
        String name = RosterName.entered(text).text();
        if (name.length() > LONGEST) {
            throw new BadEntry(
                    BadEntry.Field.NAME,
                    "A name has " + LONGEST + " letters at most here; this one has " + name.length() + ".");
        }
        return new SeatName(name);
    }

    /** The name of an account or on a roster, as much of it as fits. */
    public static SeatName of(String known) {
        return new SeatName(
                known.length() > LONGEST ? known.substring(0, LONGEST).strip() : known);
    }

    /** True if eyes take one for the other. */
    boolean passesFor(SeatName other) {
        return text.toLowerCase(Locale.ROOT).equals(other.text.toLowerCase(Locale.ROOT))
                || LookAlikes.same(text, other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
