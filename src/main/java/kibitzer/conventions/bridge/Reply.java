package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.games.bridge.Call;

/**
 * One line of a table of answers: what is called with so many aces, or kings.
 *
 * @param call the answer
 * @param counts how many it may show
 * @param pointer where the line stands
 */
public record Reply(Call call, List<Integer> counts, String pointer) {
    /** What is told by key of the trait that an answer has: "aces-shown" tells aces. */
    static final String TOLD = "-shown";

    /** To four no trump in Blackwood. */
    public static final List<Reply> ACES = List.of(
            new Reply(Call.of("5C"), List.of(0, 4), "contract-bridge.p10"),
            new Reply(Call.of("5D"), List.of(1), "contract-bridge.p11"),
            new Reply(Call.of("5H"), List.of(2), "contract-bridge.p12"),
            new Reply(Call.of("5S"), List.of(3), "contract-bridge.p13"));

    /** To five no trump after it. */
    public static final List<Reply> KINGS = List.of(
            new Reply(Call.of("6C"), List.of(0), "contract-bridge.p15"),
            new Reply(Call.of("6D"), List.of(1), "contract-bridge.p16"),
            new Reply(Call.of("6H"), List.of(2), "contract-bridge.p17"),
            new Reply(Call.of("6S"), List.of(3), "contract-bridge.p18"),
            new Reply(Call.of("6NT"), List.of(4), "contract-bridge.p19"));

    /** From the least to the most that this answer may show by the table of this name, "aces" or "kings". */
    static Optional<Interval> told(String what, Call answer) {
        List<Integer> counts = (what.equals("aces") ? ACES : KINGS)
                .stream()
                        .filter(reply -> reply.call().equals(answer))
                        .flatMap(reply -> reply.counts().stream())
                        .sorted()
                        .toList();
        return counts.isEmpty() ? Optional.empty() : Optional.of(Interval.of(counts.getFirst(), counts.getLast()));
    }

    /** "5C none or 4, 5D 1, 5H 2, 5S 3". */
    public static String inWords(List<Reply> table) {
        return table.stream()
                .map(reply -> reply.call() + " "
                        + reply.counts().stream()
                                .map(count -> count == 0 ? "none" : String.valueOf(count))
                                .collect(Collectors.joining(" or ")))
                .collect(Collectors.joining(", "));
    }

    /**
     * How many partner has who answered so, when the asker holds some himself: an answer that may show two numbers shows
     * the greater one only where none is held here.
     */
    public static Optional<Integer> shown(List<Reply> table, Call answer, int held) {
        return table.stream()
                .filter(reply -> reply.call().equals(answer))
                .flatMap(reply -> reply.counts().stream())
                .filter(count -> count + held <= 4)
                .max(Integer::compareTo);
    }
}
