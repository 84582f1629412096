package kibitzer.decisions.bridge.meaning;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Shown;
import kibitzer.decisions.answer.Description;
import kibitzer.games.bridge.Call;

/**
 * The strength that a caller had told before, where one bid alone told it and a page prints its range.
 *
 * @param call the bid
 * @param range as the page has it: "10 to about 18"
 * @param id the entry of the syllabus that prints it
 */
record ToldBefore(Call call, String range, String id) {
    private static final int ROUND = 4;

    private static final String BEFORE = " before it told";

    /** Where several bids together told it, or practice has its figure. */
    private static final String BY_OUR_COUNT = "by our count the caller's bids";

    /** Behind the strength that a call tells, why it can be no other: ", for 1D before it told 10 to about 18". */
    static String behind(CallHeard heard, Description said, String fact) {
        if (!said.all().containsKey(fact)) {
            return "";
        }
        Optional<ToldBefore> printed = of(heard, fact);
        return ToldHand.isKnown(fact, heard.meaning())
                ? ", as " + printed.map(before -> before.call() + BEFORE).orElse(BY_OUR_COUNT + BEFORE)
                : ToldHand.against(fact, heard.meaning(), said)
                        .map(known -> ", for "
                                + printed.map(before -> before.call() + BEFORE + " " + before.range())
                                        .orElse(BY_OUR_COUNT + BEFORE + " " + known))
                        .orElse("");
    }

    /** The bid whose page is to be named with what is told so. */
    static Optional<ToldBefore> beside(CallHeard heard, Description said, String fact) {
        return behind(heard, said, fact).isEmpty() ? Optional.empty() : of(heard, fact);
    }

    /** What is known by the bids before, if the latest of them that tells this strength says as much; empty where several together do. */
    static Optional<ToldBefore> of(CallHeard heard, String fact) {
        List<Meaning> meanings = heard.soFar().meanings();
        int last = meanings.size() - 1;
        return Stream.of(Scale.POINTS, Scale.COUNT, Scale.HONOUR_TRICKS)
                .filter(scale -> scale.key().equals(fact))
                .findFirst()
                .flatMap(scale -> IntStream.iterate(last - ROUND, earlier -> earlier >= 0, earlier -> earlier - ROUND)
                        .filter(earlier ->
                                !scale.of(meanings.get(earlier).shown()).equals(scale.of(Shown.NOTHING)))
                        .boxed()
                        .findFirst()
                        .filter(earlier -> scale.of(meanings.get(earlier).shown())
                                .equals(scale.of(heard.meaning().known()))))
                .flatMap(earlier -> meanings.get(earlier).rules().stream()
                        .findFirst()
                        .flatMap(rule -> printed(rule, fact)
                                .map(range -> new ToldBefore(
                                        heard.auction().calls().get(earlier),
                                        range.inWords(),
                                        rule.source().ids().getFirst()))));
    }

    private static Optional<Range> printed(Rule<Bidding, Call> rule, String fact) {
        return rule.needs().stream()
                .flatMap(need -> need instanceof Need.Within<Bidding>(var quantity, var range)
                                && quantity.key().equals(fact)
                                && Basis.of(need, rule.source()) == Basis.BOOK
                        ? Stream.of(range)
                        : Stream.of())
                .findFirst();
    }
}
