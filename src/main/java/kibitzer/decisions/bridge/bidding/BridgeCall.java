package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.InOurClub;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingFeatures;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.conventions.bridge.ForcedToCall;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.StrengthMeasured;
import kibitzer.conventions.bridge.WithinReason;
import kibitzer.conventions.bridge.objections.Objection;
import kibitzer.conventions.bridge.objections.Objections;
import kibitzer.conventions.bridge.systems.BiddingFamilies;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Head;
import kibitzer.decisions.HeadedDecision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.AgreementFields;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.ClubField;
import kibitzer.decisions.bridge.form.OneCall;
import kibitzer.decisions.bridge.meaning.CallMeaning;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;

/** What to call at bridge, at any turn of an auction, in any system of the books. */
public final class BridgeCall extends HeadedDecision<BiddingProblem, Call> {
    private static final PractisedRules RULES =
            PractisedRules.of(Systems.rulesThatDecide()).in(BiddingFamilies.ALL);
    private static final String GAME_ZONE = "game zone";
    private static final int HIGH = 4;
    private static final int SLAM = 6;

    /** Facts of how long the suit is that the call names. */
    private static final String LENGTH = "length-of-suit";

    private static final Set<String> LENGTHS = Set.of("trumps-together", LENGTH);

    private static final int BOOK_TRICKS = 6;

    private static final String SHAPE = "shape";

    /** Facts of how strong the hand is, or both hands together. */
    private static final Set<String> OF_ONE_HAND = Set.of(
            BiddingFeatures.POINTS.key(),
            BiddingFeatures.HONOUR_TRICKS.key(),
            Scale.COUNT.key(),
            BiddingFeatures.PLAYING_TRICKS.key());

    private static final Form<BiddingProblem> FORM = Form.of(
            (system, hand, auction, vulnerable, beside, opponents) ->
                    new BiddingProblem(beside.in(system), opponents, hand, auction, vulnerable),
            AgreementFields.system(BiddingProblem::agreement),
            required("hand", Kinds.hand(13), "the learner's hand").of(BiddingProblem::hand),
            BridgeKinds.auction("the calls so far; the learner sits where the turn is")
                    .inside(BiddingProblem::auction),
            optional("vulnerable", BridgeKinds.vulnerability(), Vulnerability.NONE, "the vulnerable sides")
                    .of(BiddingProblem::vulnerable),
            AgreementFields.beside(BiddingProblem::agreement),
            AgreementFields.OPPONENTS.whereGiven(BiddingProblem::opponents));

    private static final Form<BiddingProblem> CLUB_FORM = Form.of(
            List.of(
                    FORM.inside(problem -> problem),
                    ClubField.CLUB.whereGiven(problem -> problem.agreement().club())),
            values -> FORM.build().apply(values).playing(values.get(ClubField.CLUB)));

    private static final List<Source> SOURCES =
            Systems.rules().map(Rule::source).distinct().toList();

    private final List<ClubPlay> club;

    public BridgeCall() {
        this(FORM, List.of());
    }

    private BridgeCall(Form<BiddingProblem> form, List<ClubPlay> club) {
        super(
                new Head(
                        "bridge/call",
                        "What to call",
                        "contract-bridge",
                        "what to call at any turn of an auction, in Acol, C.A.B. and Culbertson by points or honour-tricks"),
                form,
                new OneCall(),
                RULES,
                SOURCES,
                options());
        this.club = List.copyOf(club);
    }

    @Override
    public BridgeCall inAClub(List<ClubPlay> club) {
        return new BridgeCall(CLUB_FORM, club);
    }

    @Override
    public BiddingProblem playedBy(BiddingProblem problem, List<ClubPlay> club) {
        return problem.playing(
                Opponents.played(problem.agreement(), problem.opponents(), club).club());
    }

    private static List<Field<?>> options() {
        List<Field<?>> options = new ArrayList<>(List.of(AgreementFields.SYSTEM_TO_DEAL, RULES.toDeal()));
        options.addAll(AgreementFields.OPTIONS);
        return options;
    }

    @Override
    public BiddingProblem deal(DealRequest request) {
        List<String> rules = RULES.named(request);
        Agreement agreement = Systems.played(Systems.knowing(AgreementFields.asked(request.with()), rules), club);
        BiddingSystem system = Systems.of(agreement);
        List<String> known = rules.stream().flatMap(system::namesPlayed).toList();
        DealtBidding dealt = new BiddingDealer(system).deal(known, request.seed());
        return new BiddingProblem(
                agreement, dealt.hand(), dealt.soFar().auction(), dealt.soFar().vulnerability());
    }

    @Override
    public Choices<Call> choices(BiddingProblem problem) {
        return new Choices.Listed<>(problem.auction().legalCalls());
    }

    @Override
    public Advice<Call> advise(BiddingProblem problem) {
        return BiddingTable.advise(problem.bidding());
    }

    @Override
    public List<Ruling<Call>> whyNot(BiddingProblem problem, Call answer) {
        return againstOurClub(problem, answer).map(List::of).orElseGet(() -> byTheBook(problem, answer));
    }

    @Override
    public Optional<Ruling<Call>> allowing(BiddingProblem problem, Call answer) {
        return problem.bidding().soFar().speaking().allowing(problem.bidding(), answer);
    }

    /** What the book would have given, had the club not said otherwise. */
    private static Optional<Ruling<Call>> againstOurClub(BiddingProblem problem, Call answer) {
        Bidding bidding = problem.bidding();
        return Optional.of(problem).filter(here -> !here.agreement().club().isEmpty()).stream()
                .flatMap(here -> bidding.soFar().speaking().whyNot(bidding, answer).stream())
                .flatMap(ruling -> InOurClub.against(ruling).stream())
                .findFirst();
    }

    private List<Ruling<Call>> byTheBook(BiddingProblem problem, Call answer) {
        Bidding bidding = problem.bidding();
        return Optional.of(answer)
                .filter(Call.PASS::equals)
                .flatMap(pass -> forcedByTheBook(bidding))
                .map(forced -> missedForAPass(problem).map(forced::unless).orElse(forced))
                .map(forced -> List.of(forced.againstAPass()))
                .or(() -> groundAgainst(problem, answer).map(objection -> List.of(objection.against(answer))))
                .orElseGet(() -> byRule(problem, answer));
    }

    /** What the hand lacks where a page lets some hands pass that are forced: two no trump on two points (p. 141). */
    private Optional<Reason> missedForAPass(BiddingProblem problem) {
        return Optional.of(problem).filter(here -> isGivenHere(here, Call.PASS)).stream()
                .flatMap(here -> byRule(here, Call.PASS).stream())
                .limit(1)
                .flatMap(ruling -> ruling.failing().stream())
                .filter(reason -> reason.basis() == Basis.BOOK && measuresStrength(reason.fact()))
                .findFirst();
    }

    private List<Ruling<Call>> byRule(BiddingProblem problem, Call answer) {
        Bidding bidding = problem.bidding();
        return theFitFirst(problem, answer, bidding.soFar().book().whyNot(bidding, answer)).stream()
                .map(BridgeCall::withoutTheShape)
                .map(BridgeCall::byOurCount)
                .map(ruling -> withoutWhatIsAsMuch(problem, answer, ruling))
                .toList();
    }

    /** What is wrong with the call by itself, unless a page prints figures for it that are missed. */
    private Optional<Objection> groundAgainst(BiddingProblem problem, Call answer) {
        Bidding bidding = problem.bidding();
        Advice<Call> advice = advise(problem);
        return Objections.to(bidding, answer, advice)
                .or(() -> Objections.toAPass(bidding, answer, advice))
                .or(() -> Optional.of(answer)
                        .filter(call -> call.equals(Call.PASS) || !isMeasuredByAPage(problem, call))
                        .flatMap(call -> Objections.beside(bidding, call, advice)));
    }

    /** True where the nearest rule of the call asks for a strength of this hand that is printed. */
    private boolean isMeasuredByAPage(BiddingProblem problem, Call answer) {
        return byRule(problem, answer).stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .limit(1)
                .flatMap(ruling -> ruling.failing().stream())
                .anyMatch(reason ->
                        reason.basis() == Basis.BOOK && !isStrength(reason) && measuresStrength(reason.fact()));
    }

    /** Strength that the best call undertakes too, as many tricks or a game as well, speaks against neither. */
    private Ruling<Call> withoutWhatIsAsMuch(BiddingProblem problem, Call answer, Ruling<Call> ruling) {
        Advice<Call> advice = advise(problem);
        boolean isWrong =
                !advice.best().contains(answer) && !advice.acceptable().contains(answer);
        return isWrong && advice.best().stream().anyMatch(best -> undertakesAsMuch(best, answer))
                ? ruling.withReasons(ruling.reasons().stream()
                        .filter(reason -> reason.holds() || !isStrength(reason))
                        .toList())
                : ruling;
    }

    /** The strength is no less there for another bid that undertakes as much. */
    @Override
    public boolean speaksForBoth(BiddingProblem problem, Call answer, String fact) {
        boolean namesNoSuit = BidFeatures.suitOf(answer).isEmpty();
        return answer.equals(Call.PASS) && LENGTHS.contains(fact) // which says what to bid, and not that one must
                || namesNoSuit && fact.equals(LENGTH)
                || answer instanceof Call.Bid
                        && measuresStrength(fact)
                        && advise(problem).best().stream()
                                .allMatch(best -> best instanceof Call.Bid
                                        && (level(answer) >= level(best) || isGame(answer) && isGame(best)));
    }

    /** Where the strength is missing, that the shape is another's too is told of no bid: it would seem to decide. */
    private static Ruling<Call> withoutTheShape(Ruling<Call> ruling) {
        boolean isWeak = ruling.failing().stream().anyMatch(reason -> measuresStrength(reason.fact()));
        return isWeak
                ? ruling.withReasons(ruling.reasons().stream()
                        .filter(reason -> reason.holds() || !reason.fact().equals(SHAPE))
                        .toList())
                : ruling;
    }

    /** Another suit than the best call names lacks its trumps first of all; a slam lacks its strength. */
    private List<Ruling<Call>> theFitFirst(BiddingProblem problem, Call answer, List<Ruling<Call>> rulings) {
        boolean sameStrain = level(answer) >= SLAM
                || problem.auction().isUnopened()
                || advise(problem).best().stream()
                        .anyMatch(best -> best instanceof Call.Bid bid
                                && answer instanceof Call.Bid other
                                && bid.strain() == other.strain());
        return sameStrain
                ? rulings
                : rulings.stream().map(BridgeCall::theFitFirst).toList();
    }

    /** Where trumps and strength are both missing, the trumps: more points would not make them longer. */
    private static Ruling<Call> theFitFirst(Ruling<Call> ruling) {
        return ruling.withReasons(ruling.reasons().stream()
                .sorted(Comparator.comparing(reason -> reason.holds() || !LENGTHS.contains(reason.fact())))
                .toList());
    }

    /** What forces to a call speaks of a pass, and whose suit it is of a bid, whether or not a rule gives it. */
    @Override
    public boolean isSpokenOf(BiddingProblem problem, Call answer) {
        return isGivenHere(problem, answer) && !isToldByAGameThatIsBid(problem, answer)
                || againstOurClub(problem, answer).isPresent()
                || groundAgainst(problem, answer).isPresent()
                || answer.equals(Call.PASS)
                        && forcedByTheBook(problem.bidding()).isPresent();
    }

    /** Where only practice says that a call forces, what speaks for the best call says more against a pass. */
    private static Optional<ForcedToCall> forcedByTheBook(Bidding bidding) {
        return ForcedToCall.at(bidding.soFar())
                .filter(forced -> !forced.source().isGeneralPractice())
                .or(() -> ForcedToCall.byAnAnswer(bidding.soFar()));
    }

    /** True where all that could be said is that there is no strength for it, and the best call undertakes as much. */
    private boolean isToldByAGameThatIsBid(BiddingProblem problem, Call answer) {
        Advice<Call> advice = advise(problem);
        boolean game = advice.best().stream().anyMatch(BridgeCall::isGame);
        boolean asMuch = !advice.acceptable().contains(answer)
                && advice.best().stream().anyMatch(best -> undertakesAsMuch(best, answer));
        return (game || asMuch)
                && whyNot(problem, answer).stream()
                        .filter(ruling -> !ruling.failing().isEmpty())
                        .limit(1)
                        .anyMatch(ruling -> ruling.failing().stream()
                                .allMatch(reason ->
                                        reason.meaning().words().contains(GAME_ZONE) || asMuch && isStrength(reason)));
    }

    /** As many tricks, or a game too. */
    private static boolean undertakesAsMuch(Call best, Call answer) {
        return answer instanceof Call.Bid && (level(best) >= level(answer) || isGame(best) && level(answer) < SLAM);
    }

    /** What both hands hold is counted from the calls, and no page says it, whatever zone the page prints for it. */
    private static Ruling<Call> byOurCount(Ruling<Call> ruling) {
        return ruling.withReasons(ruling.reasons().stream()
                .map(reason -> reason.holds() || !isStrength(reason)
                        ? reason
                        : reason.saying(reason.measured() + " by our count"))
                .toList());
    }

    private static boolean measuresStrength(String fact) {
        return OF_ONE_HAND.contains(fact) || StrengthMeasured.isOfBothHands(fact);
    }

    private static boolean isStrength(Reason reason) {
        return StrengthMeasured.isOfBothHands(reason.fact());
    }

    private static boolean isGame(Call call) {
        return call instanceof Call.Bid bid
                && bid.level()
                        >= bid.strain()
                                .suit()
                                .map(suit -> suit.isMajor() ? 4 : 5)
                                .orElse(3);
    }

    @Override
    public List<String> shows(BiddingProblem problem, Call answer) {
        Bidding bidding = problem.bidding();
        return bidding.soFar().book().shows(bidding, answer);
    }

    @Override
    public boolean isGivenHere(BiddingProblem problem, Call answer) {
        Bidding bidding = problem.bidding();
        return bidding.soFar().book().isGiven(bidding, answer);
    }

    @Override
    public boolean isWithinReason(BiddingProblem problem, Call answer) {
        return WithinReason.allows(problem.bidding(), answer);
    }

    /** Of a bid of four or more that is two levels higher than the best, how many tricks it must win. */
    @Override
    public Optional<String> claims(BiddingProblem problem, Call answer) {
        int best = advise(problem).best().stream()
                .mapToInt(BridgeCall::level)
                .max()
                .orElse(0);
        return answer instanceof Call.Bid bid && bid.level() >= HIGH && bid.level() >= best + 2
                ? Optional.of("undertakes " + (BOOK_TRICKS + bid.level()) + " tricks")
                : Optional.empty();
    }

    private static int level(Call call) {
        return call instanceof Call.Bid bid ? bid.level() : 0;
    }

    /** A part-score in the suit in which game is best leaves alone the same as a pass. */
    @Override
    public boolean declines(Call answer, Call best) {
        return isNothing(answer)
                || answer instanceof Call.Bid bid
                        && best instanceof Call.Bid game
                        && bid.strain() == game.strain()
                        && bid.strain().suit().isPresent()
                        && isGame(best)
                        && !isGame(answer);
    }

    @Override
    public List<Call> idle() {
        return List.of(Call.PASS);
    }

    @Override
    public Prompt ask(BiddingProblem problem) {
        return new Prompt(
                askOf(problem.auction()),
                List.of(
                        new Exhibit.Fact("System", AgreementFields.inWords(problem.agreement())),
                        new BiddingShown(
                                problem.auction(),
                                problem.vulnerable(),
                                problem.soFar().meanings().stream()
                                        .map(CallMeaning::inShort)
                                        .toList()),
                        new Exhibit.Held("Your hand", problem.hand())));
    }

    private static String askOf(Auction auction) {
        if (auction.calls().isEmpty()) {
            return "You deal. What do you call?";
        }
        return auction.isUnopened() ? "All have passed so far. What do you call?" : "What do you call?";
    }

    @Override
    public Instruction say(BiddingProblem problem, Call answer) {
        return switch (answer) {
            case Call.Pass() -> Instruction.to("pass");
            case Call.Double() -> Instruction.to("double");
            case Call.Redouble() -> Instruction.to("redouble");
            case Call.Bid bid -> new Instruction(problem.auction().isUnopened() ? "open" : "bid", bid.toString());
        };
    }
}
