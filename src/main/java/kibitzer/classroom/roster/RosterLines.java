package kibitzer.classroom.roster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;

/** Collects the people of a roster line by line; what is wrong with one spoils no other. */
final class RosterLines {
    private static final int LONGEST_SHOWN = 40;

    private final List<RosterLine> taken = new ArrayList<>();
    private final List<RosterFault> faults = new ArrayList<>();

    /** Takes somebody, unless name or address are none, or the same person stands in a line before. */
    void take(int number, String name, String email) {
        try {
            RosterLine line = new RosterLine(number, RosterName.entered(name), EmailAddress.ifEntered(email));
            Optional<RosterLine> before = taken.stream().filter(line::same).findFirst();
            before.ifPresentOrElse(
                    twin -> faults.add(new RosterFault(
                            number, line.name() + " stands in line " + twin.line() + " already.", true)),
                    () -> taken.add(line));
        } catch (BadEntry bad) {
            refuse(number, named(name) + bad.says());
        }
    }

    void refuse(int number, String says) {
        faults.add(new RosterFault(number, says, false));
    }

    RosterRead read() {
        return new RosterRead(taken, faults);
    }

    /** The name as it stands in the file, so that it is found there; signs that do not show are told by a question mark. */
    static String named(String name) {
        String shown = name.strip().replaceAll("\\p{C}", "?");
        return shown.isEmpty()
                ? ""
                : "\"" + (shown.length() > LONGEST_SHOWN ? shown.substring(0, LONGEST_SHOWN) + "..." : shown) + "\": ";
    }
}
