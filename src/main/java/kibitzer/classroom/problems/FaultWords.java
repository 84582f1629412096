package kibitzer.classroom.problems;

import kibitzer.content.reading.Fault;

/** A fault of a draft for its author, who fills in forms and has never seen the JSON. */
public final class FaultWords {
    private static final String OF_THE_SCHEMA = "a set that holds to its schema";

    private FaultWords() {}

    /** "hand: 12 cards; expected 13". */
    public static String of(Fault fault) {
        String found = fault.found()
                .replaceFirst("^questions/\\d+(/|: )?", "")
                .replaceFirst("^(position|with|overrule)[.:/] ?", "");
        return found
                + (fault.expected().isEmpty() || fault.expected().equals(OF_THE_SCHEMA)
                        ? ""
                        : "; expected " + fault.expected());
    }
}
