package kibitzer.conventions.bridge;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Rule;
import kibitzer.games.bridge.Call;

/**
 * What a call in its place in the auction tells the table, by the rules of the caller's system.
 *
 * @param shown what the caller's hand must look like
 * @param known what the caller had shown by his bids before
 * @param forcing how long partner must keep the bidding open
 * @param conventional true if the call does not speak of the suit it names
 * @param rules the rules that could give the call here, first choice first; empty where the system knows none
 */
public record Meaning(
        Shown shown, Shown known, Forcing forcing, boolean conventional, List<Rule<Bidding, Call>> rules) {

    /** The system has no such call. */
    public static final Meaning NONE = new Meaning(Shown.NOTHING, Shown.NOTHING, Forcing.NONE, false, List.of());

    public Meaning {
        rules = List.copyOf(rules);
    }

    /** True where no book gives the call a meaning. */
    public boolean isSilent() {
        return rules.stream().allMatch(rule -> rule.source().isGeneralPractice());
    }

    /**
     * What the last call of an auction tells, its strength within what the caller's own bids told before. A pass leaves too
     * much open to be held against a later call.
     */
    public static Meaning ofTheLastCall(BiddingSoFar soFar) {
        int last = soFar.meanings().size() - 1;
        Shown before = IntStream.range(0, last)
                .filter(i -> soFar.seatOf(i) == soFar.seatOf(last))
                .filter(i -> soFar.auction().calls().get(i) instanceof Call.Bid)
                .mapToObj(i -> soFar.meanings().get(i))
                .filter(meaning -> !meaning.isSilent())
                .map(Meaning::shown)
                .reduce(Shown.NOTHING, Shown::meet);
        Meaning told = soFar.meanings().get(last);
        return new Meaning(told.shown.after(before), before, told.forcing, told.conventional, told.rules);
    }
}
