package kibitzer.decisions.bridge.bidding;

import static kibitzer.advice.Source.source;
import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Bound;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.Need;
import kibitzer.advice.Preference;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingFeatures;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.Shown;
import kibitzer.conventions.bridge.systems.BiddingFamilies;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Head;
import kibitzer.decisions.HeadedDecision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Span;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.ClubField;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Vulnerability;

/** What the last call of an auction tells of the hand that made it, by the rules that would give it there. */
public final class CallMeaning extends HeadedDecision<CallHeard, Description> {
    private static final int TRIES = 40;

    /** No suit of fewer than four cards may be bid. */
    private static final Source FOUR_CARDS = source("culbertson-honour-tricks.p10");

    /** Before the count by which the learner lets a call take no strength. */
    private static final String AT_NOTHING = ", and you let it begin at 0 ";

    /** Of one suit of a balanced hand: 5-3-3-2. */
    private static final int MOST_BALANCED = 5;

    private static final String TOO_STRONG_TO_PASS = "with more, the caller would not have passed";
    private static final String RECKONED = "by our reckoning ";

    /** What adds up the points of partners. */
    private static final Set<String> TOGETHER = Stream.of(Scale.POINTS, Scale.COUNT, Scale.CULBERTSON_POINTS)
            .flatMap(scale -> Stream.of(Partnership.least(scale), Partnership.average(scale), Partnership.most(scale)))
            .map(Quantity::key)
            .collect(Collectors.toUnmodifiableSet());

    /** A need that measures strength. */
    private static final Pattern COUNTED = Pattern.compile("points|honour-tricks");

    private static final PractisedRules RULES = PractisedRules.of(
                    Systems.rulesThatDecide()
                            .filter(rule -> !rule.source().isGeneralPractice())
                            .map(Rule::id)
                            .distinct()
                            .toList(),
                    "a call made by one of these rules; by any if none is named")
            .in(BiddingFamilies.ALL);

    private static final Form<CallHeard> FORM = Form.of(
            (system, auction, vulnerable, beside) -> new CallHeard(beside.in(system), auction, vulnerable),
            AgreementFields.system(CallHeard::agreement),
            BridgeKinds.auction("the calls; the last one is asked about").inside(CallHeard::auction),
            optional("vulnerable", BridgeKinds.vulnerability(), Vulnerability.NONE, "the vulnerable sides")
                    .of(CallHeard::vulnerable),
            AgreementFields.beside(CallHeard::agreement));

    private static final Form<CallHeard> CLUB_FORM = Form.of(
            List.of(
                    FORM.inside(heard -> heard),
                    ClubField.CLUB.whereGiven(heard -> heard.agreement().club())),
            values -> FORM.build().apply(values).playing(values.get(ClubField.CLUB)));

    private final List<ClubPlay> club;

    private static List<Field<?>> options() {
        List<Field<?>> options = new ArrayList<>(List.of(AgreementFields.SYSTEM_TO_DEAL, RULES.toDeal()));
        options.addAll(AgreementFields.OPTIONS);
        return options;
    }

    public CallMeaning() {
        this(FORM, List.of());
    }

    private CallMeaning(Form<CallHeard> form, List<ClubPlay> club) {
        super(
                new Head(
                        "bridge/meaning",
                        "What a call tells",
                        "contract-bridge",
                        "what the last call tells: strength, suits, how long it forces"),
                form,
                ToldHand.SHAPE,
                RULES,
                Systems.rules()
                        .map(Rule::source)
                        .filter(source -> !source.isGeneralPractice())
                        .distinct()
                        .toList(),
                options());
        this.club = List.copyOf(club);
    }

    @Override
    public CallMeaning inAClub(List<ClubPlay> club) {
        return new CallMeaning(CLUB_FORM, club);
    }

    @Override
    public CallHeard playedBy(CallHeard heard, List<ClubPlay> club) {
        return heard.playing(Systems.played(heard.agreement(), club).club());
    }

    @Override
    public AnswerKind<Description> answerKind(CallHeard heard) {
        return ToldHand.shape(heard.meaning());
    }

    /** A bidding problem is dealt and its call made; another one where the book gives that call no meaning. */
    @Override
    public CallHeard deal(DealRequest request) {
        List<String> rules = RULES.named(request);
        Agreement agreement = Systems.played(Systems.knowing(AgreementFields.asked(request.with()), rules), club);
        BiddingSystem system = Systems.of(agreement);
        List<String> known = rules.stream().flatMap(system::namesPlayed).toList();
        BiddingDealer dealer = new BiddingDealer(system);
        for (int attempt = 0; attempt < TRIES; attempt++) {
            Seed seed = request.seed().deal(attempt);
            DealtBidding dealt = dealer.deal(known, seed);
            Call call = BiddingTable.call(Bidding.of(dealt.hand(), dealt.soFar()));
            CallHeard heard = new CallHeard(
                    agreement, dealt.soFar().auction().with(call), dealt.soFar().vulnerability());
            if (!heard.meaning().isSilent()) {
                return heard;
            }
        }
        throw new IllegalStateException("no call with a meaning in " + TRIES + " deals of " + agreement);
    }

    @Override
    public Advice<Description> advise(CallHeard heard) {
        Meaning meaning = heard.meaning();
        if (meaning.rules().isEmpty()) {
            return Advice.silent(Systems.of(heard.agreement()).name(), List.of(), List.of());
        }
        Description told = ToldHand.by(meaning);
        List<Ruling<Description>> rulings = meaning.rules().stream()
                .map(rule -> new Ruling<>(
                        rule.id(),
                        rule.source(),
                        List.of(told),
                        List.of(),
                        Standing.HOLDS,
                        List.of(Reason.counted("asks", rule.asksInWords(), asked(rule, heard.call()))),
                        rule.why()))
                .toList();
        return new Advice<>(List.of(told), List.of(), rulings, List.of(), meaning.isSilent(), Beside.nothing());
    }

    private static String asked(Rule<Bidding, Call> rule, Call call) {
        String asks = rule.asksInWords();
        return asks.isEmpty() ? inWords(call) + " " + withoutNeeds(rule) : inWords(call) + " needs " + asks;
    }

    /** What a rule that asks nothing of the hand chooses by. */
    private static String withoutNeeds(Rule<Bidding, Call> rule) {
        return rule.order().stream()
                .map(Preference::says)
                .filter(says -> !says.isEmpty())
                .findFirst()
                .map(says -> "is " + says)
                .orElse("tells nothing new of the hand");
    }

    /** Each statement of the learner's that is not what the call tells. */
    @Override
    public List<Ruling<Description>> whyNot(CallHeard heard, Description answer) {
        Meaning meaning = heard.meaning();
        if (meaning.rules().isEmpty()) {
            return List.of();
        }
        Rule<Bidding, Call> first = meaning.rules().getFirst();
        List<Reason> differences = ToldHand.differences(ToldHand.by(meaning), answer).stream()
                .map(reason -> explained(reason, heard, answer))
                .map(reason -> isPractice(first, reason.fact())
                                || isForcedByPractice(heard, reason.fact())
                                || isReckonedInAnotherCount(reason)
                        ? reason.on(Basis.PRACTICE)
                        : reason)
                .sorted(Comparator.comparing(
                        reason -> reason.basis() == Basis.PRACTICE && !ToldHand.isSuit(reason.fact())))
                .toList();
        boolean isOfABiddableSuit = differences.stream().limit(1).anyMatch(reason -> isOfABiddableSuit(first, reason));
        Stream<Reason> next = asksForStrength(first, heard, differences, answer)
                .or(() -> first.why()
                        .filter(why -> !isOfABiddableSuit && !why.source().isGeneralPractice())
                        .map(Why::clause))
                .filter(told -> differences.stream()
                        .limit(1)
                        .noneMatch(reason -> reason.basis() == Basis.PRACTICE
                                || ToldHand.isUntold(reason)
                                || reason.measured().contains(AT_NOTHING)))
                .map(told -> Reason.missing("purpose", heard.call().toString(), told, first.asksInWords(), ""))
                .stream();
        List<Reason> reasons = Stream.of(
                        differences.stream().limit(1),
                        next,
                        differences.stream().skip(1))
                .flatMap(Function.identity())
                .toList();
        return List.of(new Ruling<>(
                first.id(),
                isOfABiddableSuit ? FOUR_CARDS : first.source(),
                List.of(answer),
                List.of(),
                Standing.FAILS,
                reasons));
    }

    /** True of the length of a suit for which the rule asks no figure, but only that it may be bid: the list of such suits has it. */
    private static boolean isOfABiddableSuit(Rule<Bidding, Call> rule, Reason reason) {
        List<Need<?>> needs = Stream.of(rule.needs(), rule.each())
                .flatMap(List::stream)
                .<Need<?>>map(need -> need)
                .toList();
        return ToldHand.isSuit(reason.fact())
                && !ToldHand.isUntold(reason)
                && needs.stream()
                        .anyMatch(need -> need instanceof Need.Has<?>(var trait)
                                && trait.key().equals(BidFeatures.BIDDABLE.key()))
                && needs.stream()
                        .noneMatch(need -> need instanceof Need.Within<?>(var quantity, var range)
                                && quantity.key().equals(BidFeatures.LENGTH.key()));
    }

    /** With why the call tells that: "the call names hearts, so it tells hearts 4+, not 0-3". */
    private static Reason explained(Reason reason, CallHeard heard, Description answer) {
        boolean alone = !reason.measured().startsWith("it ");
        String because = because(reason.fact(), heard, answer);
        String before = ToldHand.isUntold(reason) ? namesAnother(heard, reason.fact(), answer) : alone ? "" : because;
        String after = !answer.all().containsKey(reason.fact())
                ? ""
                : ToldHand.isKnown(reason.fact(), heard.meaning())
                        ? ", as the caller's bids before it told"
                        : ToldHand.against(reason.fact(), heard.meaning(), answer)
                                .map(known -> ", for the caller's bids before it told " + known)
                                .orElse("");
        String told = !ToldHand.isStrength(reason.fact())
                ? isReckonedFromTrumps(reason, heard.meaning().rules().getFirst())
                        ? reason.measured().replaceFirst("it tells ", RECKONED + "it tells ")
                        : reason.measured()
                : beginningAtNothing(
                                printedOrReckoned(
                                        reason, heard.meaning().rules().getFirst()),
                                reason,
                                heard,
                                answer)
                        + otherCall(reason.fact(), heard, answer)
                                .map(call -> ", which " + inWords(call) + " would tell")
                                .orElse("");
        return Reason.missing(
                reason.fact(),
                reason.actual(),
                before + (alone ? ToldHand.behindWhatIsRight(told, because) : told) + after,
                reason.required(),
                "");
    }

    /** Printed strength that the learner let begin at nothing by another count: that is the error, and not the count. */
    private static String beginningAtNothing(String told, Reason reason, CallHeard heard, Description answer) {
        return told.startsWith(RECKONED)
                ? told
                : ToldHand.beginsAtNothing(reason.fact(), ToldHand.by(heard.meaning()), answer)
                        .map(count ->
                                told.replaceFirst(Pattern.quote(ToldHand.IN_ANOTHER_COUNT) + ".*", AT_NOTHING + count))
                        .orElse(told);
    }

    /** The other call that would have told just the strength that the learner read out of this one. */
    private static Optional<Call> otherCall(String fact, CallHeard heard, Description answer) {
        Span given = answer.all().get(fact);
        List<Call> calls = heard.auction().calls();
        Auction before = new Auction(heard.auction().dealer(), calls.subList(0, calls.size() - 1));
        return given == null
                ? Optional.empty()
                : before.legalCalls().stream()
                        .filter(call -> !call.equals(heard.call()) && isAlike(call, heard.call()))
                        .filter(call -> ToldHand.tells(
                                new CallHeard(heard.agreement(), before.with(call), heard.vulnerable()).meaning(),
                                fact,
                                given))
                        .findFirst();
    }

    /** Passes, and bids of the same strain: the calls that are taken for one another. */
    private static boolean isAlike(Call call, Call other) {
        return call.equals(Call.PASS)
                || call instanceof Call.Bid bid && other instanceof Call.Bid named && bid.strain() == named.strain();
    }

    private static String inWords(Call call) {
        return call.equals(Call.PASS) ? "a pass" : call.toString();
    }

    /** A range that the rule prints, in the page's own words where one end is soft; any other follows from zones and other bids. */
    private static String printedOrReckoned(Reason reason, Rule<Bidding, Call> rule) {
        Optional<Range> printed = rule.needs().stream()
                .flatMap(need -> need instanceof Need.Within<Bidding>(var quantity, var range)
                                && quantity.key().equals(reason.fact())
                                && Basis.of(need, rule.source()) != Basis.RECKONED
                        ? Stream.of(range)
                        : Stream.of())
                .findFirst();
        String told = reason.measured();
        return printed.filter(CallMeaning::isSoft)
                .map(range -> told.replaceFirst(" \\d[\\d.+-]*(?=,|$)", " " + range.inWords()))
                .or(() -> printed.map(range -> told))
                .orElse(told.replaceFirst("it tells ", RECKONED + "it tells "));
    }

    private static boolean isSoft(Range range) {
        return Stream.of(range.min(), range.max()).flatMap(Optional::stream).anyMatch(Bound::isSoft);
    }

    /** What the call names in place of a suit that it does not tell of: "it names spades, ", "a pass names no suit, ". */
    private static String namesAnother(CallHeard heard, String fact, Description said) {
        Span given = said.all().get(fact);
        if (tellsABalancedHand(heard) && given != null && given.least() > MOST_BALANCED) {
            return "it tells a balanced hand, with at most " + NumberWord.of(MOST_BALANCED) + " of a suit, ";
        }
        return BidFeatures.suitOf(heard.call())
                .flatMap(suit -> !heard.meaning().conventional()
                        ? Optional.of("it names " + suit.plural() + ", ")
                        : isTheirs(suit, heard)
                                ? Optional.of(suit.plural() + " are theirs, and the call offers none, ")
                                : Optional.empty())
                .orElse((heard.call().equals(Call.PASS) ? "a pass" : "it") + " names no suit, ");
    }

    private static boolean tellsABalancedHand(CallHeard heard) {
        return !heard.meaning().conventional()
                && heard.call() instanceof Call.Bid bid
                && bid.strain().suit().isEmpty()
                && heard.meaning().rules().stream()
                        .flatMap(rule -> rule.needs().stream())
                        .anyMatch(need -> need instanceof Need.Among<Bidding>(var quality, var _, var _)
                                && quality.key().equals(BiddingFeatures.SHAPE.key()));
    }

    private static boolean isTheirs(Suit suit, CallHeard heard) {
        BiddingSoFar soFar = heard.soFar();
        return Stream.of(heard.caller().next(), heard.caller().after(3))
                .anyMatch(seat -> soFar.suitsOf(seat).contains(suit));
    }

    /** Who asks for more cards than the call promises is told how few may do: that it names the suit does not tell those apart. */
    private static String named(String suit, Meaning meaning, Description said) {
        Span told = ToldHand.by(meaning).all().get(suit);
        Span given = said.all().get(suit);
        return told != null && given != null && given.least() > told.least()
                ? (int) told.least() + " " + suit + " may be enough: "
                : "the call names " + suit + ", so ";
    }

    private static String because(String fact, CallHeard heard, Description said) {
        Meaning meaning = heard.meaning();
        String suit = BidFeatures.suitOf(heard.call()).map(Suit::plural).orElse("");
        if (suit.equals(fact)) {
            return meaning.conventional() ? "" : named(suit, meaning, said);
        }
        if (ToldHand.isForcing(fact)) {
            return heard.call().equals(Call.PASS)
                    ? "a pass asks partner nothing: "
                    : meaning.forcing() == Forcing.NONE
                            ? "partner may pass it: "
                            : forcedBefore(heard)
                                    .map(call -> call + " forced the side to game, and " + heard.call()
                                            + " is not yet game: ")
                                    .orElse(
                                            isForcedByPractice(heard, fact)
                                                    ? "a bid in their suit forces, and by general practice until game: "
                                                    : meaning.forcing() == Forcing.ONE_ROUND
                                                            ? "partner must answer once, and may pass later: "
                                                            : "partner must keep the bidding open: ");
        }
        if (ToldHand.isStrength(fact) && asksNoStrength(fact, heard, said)) {
            return "a pass takes no strength, and only more than that would bid: ";
        }
        return ToldHand.isNaturalOrNot(fact) ? natural(heard.call(), meaning.conventional(), suit) : "";
    }

    /** True of a pass for which nothing is too weak, where the learner asks for something. */
    private static boolean asksNoStrength(String fact, CallHeard heard, Description said) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        return heard.call().equals(Call.PASS)
                && told != null
                && given != null
                && told.least() <= 0
                && given.least() > told.least()
                && given.least() <= told.most(); // one that begins above is told that more would not have passed
    }

    /** The call of the same side that forced to game before; empty where none did. */
    private static Optional<Call> forcedBefore(CallHeard heard) {
        BiddingSoFar soFar = heard.soFar();
        int last = heard.auction().calls().size() - 1;
        return heard.meaning().forcing() != Forcing.GAME
                ? Optional.empty()
                : IntStream.range(0, last)
                        .filter(call -> (last - call) % 2 == 0
                                && soFar.meanings().get(call).forcing() == Forcing.GAME)
                        .mapToObj(heard.auction().calls()::get)
                        .findFirst();
    }

    private static String natural(Call call, boolean conventional, String suit) {
        return switch (call) {
            case Call.Pass() -> conventional ? "" : "a pass asks partner nothing: ";
            case Call.Double() ->
                conventional ? "it asks partner to speak, not for the penalty: " : "it is for the penalty: ";
            case Call.Redouble() -> "";
            case Call.Bid bid ->
                (conventional ? "it is no offer to play in " : "it offers to play in ")
                        + (suit.isEmpty() ? "no trump" : suit) + ": ";
        };
    }

    /** True where the page of this call itself prints no more than that it is forcing, and no call before forced to game. */
    private static boolean isForcedByPractice(CallHeard heard, String fact) {
        return ToldHand.isForcing(fact)
                && heard.meaning().rules().getFirst().source().told().get(fact) == Basis.PRACTICE
                && forcedBefore(heard).isEmpty();
    }

    /** True where the page prints the rule and practice supplies this figure of it. */
    private static boolean isPractice(Rule<Bidding, Call> rule, String fact) {
        return Stream.of(rule.needs(), rule.each())
                .flatMap(List::stream)
                .filter(need -> need instanceof Need.Within<?>(var quantity, var range) && isOf(quantity.key(), fact))
                .anyMatch(need -> Basis.of(need, rule.source()) == Basis.PRACTICE);
    }

    /** True of a length that follows from what practice asks of both hands together. */
    private static boolean isReckonedFromTrumps(Reason reason, Rule<Bidding, Call> rule) {
        return ToldHand.isSuit(reason.fact())
                && rule.each().stream()
                        .anyMatch(need -> need instanceof Need.Within<?>(var quantity, var range)
                                && quantity.key().equals(Partnership.TRUMPS.key())
                                && Basis.of(need, rule.source()) == Basis.PRACTICE);
    }

    private static boolean isOf(String quantity, String fact) {
        return quantity.equals(fact) || ToldHand.isSuit(fact) && quantity.equals(BidFeatures.LENGTH.key());
    }

    /** Of a call whose strength was missed first of all, what it needs: "4S needs 26 or more points between both hands at least". */
    private static Optional<String> asksForStrength(
            Rule<Bidding, Call> rule, CallHeard heard, List<Reason> differences, Description said) {
        Call call = heard.call();
        String fact = differences.stream().findFirst().map(Reason::fact).orElse("");
        if (!ToldHand.isStrength(fact)) {
            return Optional.empty();
        }
        Optional<Need<Bidding>> asked = rule.needs().stream()
                .limit(1)
                .filter(need -> COUNTED.matcher(need.inWords()).find())
                .findFirst();
        if (call.equals(Call.PASS) && asked.isPresent()) {
            return ofAPass(fact, heard, said);
        }
        return asked.filter(need -> isOfTheEndMissed(need, fact, heard, said))
                .map(need -> (Basis.of(need, rule.source()) == Basis.PRACTICE ? "by practice " : "") + inWords(call)
                        + " needs " + beside(need, heard, fact).orElseGet(need::inWords));
    }

    /** False where the need has one end, and the learner missed the other alone. */
    private static boolean isOfTheEndMissed(Need<Bidding> need, String fact, CallHeard heard, Description said) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        return told == null
                || given == null
                || !(need instanceof Need.Within<Bidding>(var _, var range))
                || range.min().isPresent() && given.least() != told.least()
                || range.max().isPresent() && given.most() != told.most();
    }

    /** Which end of the strength the learner missed, and what sets it: the bids before, or that the caller went no further. */
    private static Optional<String> ofAPass(String fact, CallHeard heard, Description said) {
        Span told = ToldHand.by(heard.meaning()).all().get(fact);
        Span given = said.all().get(fact);
        if (told == null || given == null) {
            return Optional.of(TOO_STRONG_TO_PASS);
        }
        if (told.least() > given.least()
                && given.most() >= told.least()
                && ToldHand.leastKnown(fact, heard.meaning()) == told.least()) {
            return Optional.of("the bids before told at least " + figure(told.least())
                    + (given.most() < told.most() ? ", and up to " + figure(told.most()) + " may pass" : ""));
        }
        return given.most() > told.most()
                ? Optional.of(TOO_STRONG_TO_PASS)
                : given.most() < told.most()
                        ? Optional.of("who has up to " + figure(told.most()) + " may still pass")
                        : Optional.empty();
    }

    private static String figure(double value) {
        return new Span(value, value).toString();
    }

    /** The sum of which a call tells the caller's part: "26 together, and partner has promised only 10". */
    private static Optional<String> beside(Need<Bidding> need, CallHeard heard, String fact) {
        Span own = ToldHand.by(heard.meaning()).ranges().get(fact);
        if (own == null
                || !fact.equals(Scale.POINTS.key())
                || !(need instanceof Need.Within<Bidding>(var quantity, var range))
                || !TOGETHER.contains(quantity.key())
                || range.min().isEmpty()
                || range.max().isPresent()) {
            return Optional.empty();
        }
        int sum = (int) range.min().get().value();
        Interval partners = Scale.POINTS.of(heard.soFar().shown(heard.caller().partner()));
        return sum - partners.least() == own.least()
                ? Optional.of(sum + " together, and partner has promised only " + (int) partners.least())
                : sum - partners.most() == own.least()
                        ? Optional.of(sum + " together, and partner has shown " + (int) partners.most() + " at most")
                        : Optional.empty();
    }

    /** True of strength that was given in points and is told in honour-tricks, or the other way round, and follows from zones. */
    private static boolean isReckonedInAnotherCount(Reason reason) {
        return reason.measured().contains(ToldHand.IN_ANOTHER_COUNT)
                && reason.measured().contains(RECKONED);
    }

    @Override
    public Prompt ask(CallHeard heard) {
        return new Prompt(
                "What does " + heard.caller().inWords() + "'s " + heard.call().inWords() + " tell?",
                Stream.<Exhibit>of(
                                new Exhibit.Fact(
                                        "System", Systems.of(heard.agreement()).name()),
                                new BiddingShown(heard.auction(), heard.vulnerable()))
                        .toList());
    }

    /** "high-card points 13-15, hearts 5+"; empty where the system has no such call, or it tells nothing. */
    public static String inShort(Meaning meaning) {
        return ToldHand.inShort(meaning);
    }

    /** "high-card points 13-15, hearts 5+"; empty where the bidding has told nothing of a hand. */
    public static String inShort(Shown shown) {
        return ToldHand.inShort(shown);
    }
}
