package kibitzer.web.classroom.assignment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.ClassStanding;
import kibitzer.classroom.assignment.Terms;

/** What a change of times does to learners who have begun, for the instructor to read before it is stored. */
public final class ChangeInWords {
    private ChangeInWords() {}

    /** Empty where the change does nothing that one would want to know beforehand. */
    public static Optional<String> of(Terms before, Terms after, ClassStanding standing) {
        boolean shorter = after.due().isBefore(before.due()) || after.close().isBefore(before.close());
        boolean longer = after.close().isAfter(before.close());
        List<String> words = new ArrayList<>();
        boolean takes = shorter && standing.underWay() + standing.without() > 0;
        if (takes && standing.handedIn() > 0) {
            words.add(learners(standing.handedIn())
                    + " handed in already: their work counts no less for the change, because it keeps the terms"
                    + " under which it was handed in.");
        }
        if (shorter && standing.underWay() > 0) {
            words.add(learners(standing.underWay())
                    + " a sitting open: less time is left, and at its end it is handed in as it stands.");
        }
        if (shorter && standing.without() > 0) {
            words.add(learners(standing.without()) + " not begun: less time is left to.");
        }
        if (longer && standing.told() > 0) {
            words.add(told(standing) + ", and their own sittings stay as they are.");
        }
        return words.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", words));
    }

    /** What more time for some does that is given after verdicts are told; empty where none are. */
    public static Optional<String> ofExtension(ClassStanding standing) {
        return standing.told() == 0 ? Optional.empty() : Optional.of(told(standing) + ".");
    }

    private static String told(ClassStanding standing) {
        return learners(standing.told()) + " been told the verdicts already: they can tell the others";
    }

    private static String learners(int number) {
        return number == 1 ? "1 learner has" : number + " learners have";
    }
}
