package kibitzer.conventions.bridge.objections;

import java.util.List;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.games.bridge.Call;

/**
 * What is wrong with a call where another is best.
 *
 * @param says in at most twenty-five words: "it is game; you have 14 points, partner has promised nothing; ..."
 * @param usual the figure that practice has for it, told behind the page; often empty
 * @param source where stands what it says the book asks; of general practice alone, any page of the turn
 * @param basis {@link Basis#BOOK} where a page prints it, else {@link Basis#PRACTICE}
 */
public record Objection(String says, String usual, Source source, Basis basis) {
    private static final String RULE = "bidding.objection";
    private static final String FACT = "objection";

    static Objection printed(String says, String... ids) {
        return printed(says, List.of(ids));
    }

    static Objection printed(String says, List<String> ids) {
        return new Objection(says, "", new Source(ids, "", false), Basis.BOOK);
    }

    /** Where no page says it; it explains what the book's own rule decides. */
    static Objection ofPractice(String says) {
        return new Objection(says, "", Source.source("contract-bridge.p06"), Basis.PRACTICE);
    }

    /** The ruling against the call. */
    public Ruling<Call> against(Call call) {
        Reason reason = new Reason(FACT, true, says, "another call", "", Standing.FAILS, basis);
        Reason whole = usual.isEmpty() ? reason : reason.besideTheUsual(usual);
        return new Ruling<>(RULE, source, List.of(call), List.of(), Standing.FAILS, List.of(whole));
    }
}
