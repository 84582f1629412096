package kibitzer.classroom.assignment;

import java.util.List;
import java.util.stream.Collectors;

/** Terms that cannot be taken. */
public final class BadTerms extends RuntimeException {
    private final transient List<TermsFault> faults;

    BadTerms(List<TermsFault> faults) {
        super(faults.stream().map(TermsFault::says).collect(Collectors.joining(" ")), null, false, false);
        this.faults = List.copyOf(faults);
    }

    /** Throws it, if there are faults. */
    static void refuse(List<TermsFault> faults) {
        if (!faults.isEmpty()) {
            throw new BadTerms(faults);
        }
    }

    public List<TermsFault> faults() {
        return faults;
    }
}
