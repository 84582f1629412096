package kibitzer.classroom.roster;

import java.util.List;

/** What a roster file holds: the lines that can be taken, and the others with the reason. */
public record RosterRead(List<RosterLine> lines, List<RosterFault> faults) {
    public RosterRead {
        lines = List.copyOf(lines);
        faults = List.copyOf(faults);
    }
}
