package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;

/** Whether a call may be made: sufficient bids, doubles and redoubles (Culbertson, pp. 118-119, laws 23 and 24). */
public final class LegalCall extends CountedDecision<LegalCall.ProposedCall, String> {

    /**
     * A call that somebody would like to make.
     *
     * @param auction the auction so far, not over
     */
    public record ProposedCall(Auction auction, Call call) {
        public ProposedCall {
            if (auction.isFinished()) {
                throw new BadQuestion("auction", "the auction is over", "an auction that goes on");
            }
        }

        boolean isLegal() {
            return auction.legalCalls().contains(call);
        }
    }

    private static final String LEGAL = "legal";
    private static final String NOT_LEGAL = "not-legal";
    private static final String RULE = "procedure.legal-call";
    private static final Source SUFFICIENT = Source.source("contract-bridge.p133");
    private static final Source DOUBLES = Source.source("contract-bridge.p132");
    private static final int MOST_CALLS = 6;

    private static final Form<ProposedCall> FORM = Form.of(
            ProposedCall::new,
            BridgeKinds.auction("the calls so far").inside(ProposedCall::auction),
            required("call", BridgeKinds.call(), "the call that is proposed").of(ProposedCall::call));

    public LegalCall() {
        super(
                new Head(
                        "bridge/legal-call",
                        "May they call that",
                        "contract-bridge",
                        "whether a call may be made: sufficient bids, doubles, redoubles"),
                FORM,
                WordAnswer.OneWord.of(LEGAL, "Yes", NOT_LEGAL, "No"),
                List.of(SUFFICIENT, DOUBLES));
    }

    /** Calls near the line: the bids around the last one, and doubles in every seat. */
    @Override
    public ProposedCall deal(DealRequest request) {
        Chance chance = request.seed().chance();
        while (true) {
            Auction auction = ClimbingAuction.of(chance, 1 + chance.below(MOST_CALLS));
            if (auction.isFinished() || auction.isUnopened()) {
                continue;
            }
            return new ProposedCall(auction, proposed(auction.lastBid().orElseThrow(), chance));
        }
    }

    private static Call proposed(Call.Bid last, Chance chance) {
        return switch (chance.below(5)) {
            case 0 -> Call.DOUBLE;
            case 1 -> Call.REDOUBLE;
            default -> {
                List<Call> bids =
                        Call.ALL.stream().filter(Call.Bid.class::isInstance).toList();
                int near = bids.indexOf(last) + chance.below(9) - 4;
                yield bids.get(Math.clamp(near, 0, bids.size() - 1));
            }
        };
    }

    @Override
    protected CountedAnswer<String> count(ProposedCall position) {
        return CountedAnswer.of(RULE, source(position), List.of(right(position)), List.of(reason(position)));
    }

    private static String right(ProposedCall position) {
        return position.isLegal() ? LEGAL : NOT_LEGAL;
    }

    private static Source source(ProposedCall position) {
        return position.call() instanceof Call.Bid ? SUFFICIENT : DOUBLES;
    }

    private static Reason reason(ProposedCall position) {
        boolean legal = position.isLegal();
        String last = position.auction()
                .lastBid()
                .map(bid -> "the last bid, " + bid.inWords())
                .orElse("no bid before it");
        String why = switch (position.call()) {
            case Call.Pass() -> "a player may always pass";
            case Call.Bid bid -> bid.inWords() + (legal ? " is higher than " : " is not higher than ") + last;
            case Call.Double() ->
                legal
                        ? "the last bid is the opponents', and nothing but passes came after it, so the player may double it"
                        : notToDouble(position);
            case Call.Redouble() ->
                legal
                        ? "the opponents doubled the player's side, and nothing but passes came after it, so it may be redoubled"
                        : "only the opponents' double with nothing but passes after it may be redoubled, and "
                                + notToRedouble(position);
        };
        return Reason.counted("call", position.call().toString(), why);
    }

    private static Optional<Call> lastButPasses(ProposedCall position) {
        return position.auction().calls().reversed().stream()
                .filter(call -> !(call instanceof Call.Pass))
                .findFirst();
    }

    /** What stands last instead of the opponents' double. */
    private static String notToRedouble(ProposedCall position) {
        return switch (lastButPasses(position).orElse(Call.PASS)) {
            case Call.Pass() -> "nobody has bid";
            case Call.Bid bid -> "nobody has doubled the last bid, " + bid.inWords();
            case Call.Double() -> "this double was made by the redoubler's own side";
            case Call.Redouble() -> "this one is redoubled already";
        };
    }

    private static String notToDouble(ProposedCall position) {
        return lastButPasses(position)
                        .filter(call -> !(call instanceof Call.Bid))
                        .isPresent()
                ? "only a bid of the opponents that is not doubled yet may be doubled, and this one is doubled already"
                : "only a bid of the opponents may be doubled, and the last bid is by the doubler's own side";
    }

    @Override
    protected List<Reason> against(ProposedCall position, String answer) {
        Reason wrong = missing("legal", answer, reason(position).measured(), right(position));
        return List.of(wrong);
    }

    @Override
    public Prompt ask(ProposedCall position) {
        return new Prompt(
                "May the player whose turn it is say \"" + position.call().inWords() + "\"?",
                List.of(new BiddingShown(position.auction(), Vulnerability.NONE)));
    }
}
