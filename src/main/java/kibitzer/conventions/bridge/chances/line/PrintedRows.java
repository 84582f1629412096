package kibitzer.conventions.bridge.chances.line;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.bridge.chances.PercentageTables;
import kibitzer.conventions.bridge.chances.PrintedPercentage;

/** The rows of the printed tables that a hope is put together from. */
final class PrintedRows {
    private static final List<String> GUARDS =
            List.of("unguarded", "guarded-once", "guarded-twice", "guarded-three-times");

    private PrintedRows() {}

    /** The row of Table 5 for an honour with exactly so many guards; three stands for three or more there. */
    static Optional<PrintedPercentage> guards(int missing, int guards) {
        return guards < GUARDS.size() - 1 || guards == missing - 1
                ? PercentageTables.GUARDS.printed(missing + " " + GUARDS.get(Math.min(guards, GUARDS.size() - 1)))
                : Optional.empty();
    }

    /** The row of Table 4 for a suit of which the one hand holds so many, and not more than the other. */
    static Optional<PrintedPercentage> breaks(int missing, int shorter) {
        return PercentageTables.BREAKS.printed((missing - shorter) + "-" + shorter);
    }

    /** An honour is hoped for as the highest of its suit that is missing. */
    static Optional<String> objection(Card honour, CardSet missing) {
        if (!missing.contains(honour)) {
            return Optional.of("the " + honour.inWords() + " is not missing");
        }
        Card highest = missing.in(honour.suit()).first();
        return highest.equals(honour)
                ? Optional.empty()
                : Optional.of("the " + highest.inWords() + " is missing too, and higher");
    }
}
