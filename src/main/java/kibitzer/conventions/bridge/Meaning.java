package kibitzer.conventions.bridge;

import java.util.List;
import kibitzer.advice.Rule;
import kibitzer.games.bridge.Call;

/**
 * What a call in its place in the auction tells the table, by the rules of the caller's system.
 *
 * @param shown what the caller's hand must look like
 * @param forcing how long partner must keep the bidding open
 * @param conventional true if the call does not speak of the suit it names
 * @param rules the rules that could give the call here, first choice first; empty where the system knows none
 */
public record Meaning(Shown shown, Forcing forcing, boolean conventional, List<Rule<Bidding, Call>> rules) {

    /** The system has no such call. */
    public static final Meaning NONE = new Meaning(Shown.NOTHING, Forcing.NONE, false, List.of());

    public Meaning {
        rules = List.copyOf(rules);
    }

    /** True where no book gives the call a meaning. */
    public boolean isSilent() {
        return rules.stream().allMatch(rule -> rule.source().isGeneralPractice());
    }
}
