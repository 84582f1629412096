package kibitzer.decisions.bridge;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.conventions.acol.Openings;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.OpeningGround;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** What to call at bridge: so far the opening call of the Acol System. */
public final class BridgeCall implements Decision<BiddingProblem, Call> {
    private static final DecisionId ID = new DecisionId("bridge/call");

    private static final Field<String> SYSTEM =
            required("system", Kinds.word(BiddingProblem.SYSTEMS), "the bidding system");
    private static final Field<CardSet> HAND = required("hand", Kinds.hand(13), "the learner's hand");
    private static final Field<Seat> DEALER = required("dealer", Kinds.seat(), "who called first");
    private static final Field<List<Call>> AUCTION =
            required("auction", Kinds.calls(), "the calls so far; the learner sits where the turn is");
    private static final Field<Vulnerability> VULNERABLE =
            optional("vulnerable", Kinds.vulnerability(), Vulnerability.NONE, "the vulnerable sides");
    private static final Field<String> SYSTEM_TO_DEAL =
            optional("system", Kinds.word(BiddingProblem.SYSTEMS), "acol", "the bidding system");

    private static final RuleBook<Bidding, Call> OPENINGS = Openings.BOOK;
    private static final List<String> RULES = OPENINGS.rules().map(Rule::id).toList();
    private static final RuleDealer<Bidding, Call> DEALER_OF_HANDS = new RuleDealer<>(OPENINGS, new OpeningGround());
    private static final Field<List<String>> RULES_TO_DEAL =
            optional("rules", Kinds.someOf(RULES), List.of(), "deal for one of these rules; any rule if none is named");

    private static final Form<BiddingProblem> FORM =
            new Form<>(List.of(SYSTEM, HAND, DEALER, AUCTION, VULNERABLE), BridgeCall::problem, BridgeCall::values);

    @Override
    public DecisionId id() {
        return ID;
    }

    @Override
    public String title() {
        return "The opening bid";
    }

    @Override
    public String game() {
        return "contract-bridge";
    }

    @Override
    public Form<BiddingProblem> form() {
        return FORM;
    }

    @Override
    public AnswerKind<Call> answerKind() {
        return new AnswerKind.OneCall();
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(SYSTEM_TO_DEAL, RULES_TO_DEAL);
    }

    @Override
    public List<String> rules() {
        return RULES;
    }

    @Override
    public List<Source> sources() {
        return OPENINGS.sources();
    }

    @Override
    public BiddingProblem deal(DealRequest request) {
        Bidding dealt = DEALER_OF_HANDS.deal(request.get(RULES_TO_DEAL), request.seed());
        return new BiddingProblem(request.get(SYSTEM_TO_DEAL), dealt.hand(), dealt.auction(), dealt.vulnerability());
    }

    @Override
    public Choices<Call> choices(BiddingProblem problem) {
        return new Choices.Listed<>(problem.auction().legalCalls());
    }

    @Override
    public Advice<Call> advise(BiddingProblem problem) {
        return OPENINGS.advise(bidding(problem));
    }

    @Override
    public List<Ruling<Call>> whyNot(BiddingProblem problem, Call answer) {
        return OPENINGS.whyNot(bidding(problem), answer);
    }

    @Override
    public List<String> shows(BiddingProblem problem, Call answer) {
        return OPENINGS.shows(bidding(problem), answer);
    }

    @Override
    public Prompt ask(BiddingProblem problem) {
        boolean dealer = problem.auction().calls().isEmpty();
        return new Prompt(
                dealer ? "You deal. What do you call?" : "All have passed so far. What do you call?",
                List.of(
                        new Exhibit.Bidding(problem.auction(), problem.vulnerable()),
                        new Exhibit.Held("Your hand", problem.hand())));
    }

    @Override
    public String say(Call answer) {
        return answer.equals(Call.PASS) ? "Pass" : "Open " + answer;
    }

    private static Bidding bidding(BiddingProblem problem) {
        return Bidding.of(problem.hand(), problem.auction(), problem.vulnerable());
    }

    private static BiddingProblem problem(FieldValues values) {
        Auction auction = new Auction(values.get(DEALER), values.get(AUCTION));
        if (auction.isFinished()) {
            throw new BadQuestion("auction", "the auction is finished", "an auction in which it is the learner's turn");
        }
        if (!auction.isUnopened()) {
            throw new BadQuestion(
                    "auction",
                    "the bidding has been opened, and only opening calls are taught so far",
                    "no call but passes");
        }
        return new BiddingProblem(values.get(SYSTEM), values.get(HAND), auction, values.get(VULNERABLE));
    }

    private static FieldValues values(BiddingProblem problem) {
        return FieldValues.none()
                .with(SYSTEM, problem.system())
                .with(HAND, problem.hand())
                .with(DEALER, problem.auction().dealer())
                .with(AUCTION, problem.auction().calls())
                .with(VULNERABLE, problem.vulnerable());
    }
}
