package kibitzer.classroom.problems;

import java.util.List;

/** A draft that cannot be assigned yet. */
public final class UnfinishedSet extends RuntimeException {
    private final List<String> reasons;

    UnfinishedSet(List<String> reasons) {
        super("The set cannot be assigned yet: " + String.join("; ", reasons), null, false, false);
        this.reasons = List.copyOf(reasons);
    }

    /** At least one, each a sentence without a full stop: "Question 3: position.hand: 12 cards; expected 13". */
    public List<String> reasons() {
        return reasons;
    }
}
