package kibitzer.decisions.bridge.bidding;

import static kibitzer.advice.Source.source;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Bound;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Partnership;
import kibitzer.conventions.bridge.Stage;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Span;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;

/** Why what a learner takes a call to tell is not what it tells. */
final class MeaningMissed {
    /** No suit of fewer than four cards may be bid. */
    private static final Source FOUR_CARDS = source("culbertson-honour-tricks.p10");

    /** Acol lets either player drop the bidding where nothing forces (p. 141). */
    private static final Source NOTHING_FORCES = source("acol-system.p16");

    /** Of these calls their own page says that they do not force. */
    private static final Set<String> NOT_FORCING = Set.of("acol-system.p11", "acol-system.p12", "acol-system.p16");

    /** Before the count by which the learner lets a call take no strength. */
    private static final String AT_NOTHING = ", and you let it begin at 0 ";

    private static final String RECKONED = "by our reckoning ";

    /** Within what the call itself says of its suit, where practice alone has the length. */
    private static final String BY_PRACTICE = "by practice ";

    private final CallHeard heard;
    private final Description said;
    private final CallNamed named;

    /** @param heard a call to which some rule gives a meaning */
    MeaningMissed(CallHeard heard, Description said) {
        this.heard = heard;
        this.said = said;
        this.named = new CallNamed(heard, said);
    }

    /** Each statement of the learner's that is not so, the first with what the call is for. */
    Ruling<Description> ruling() {
        Rule<Bidding, Call> first = heard.meaning().rules().getFirst();
        WhatCallAsks asks = new WhatCallAsks(heard.call(), heard.meaning().rules());
        List<Reason> differences = differences(first);
        boolean isOfABiddableSuit = differences.stream().limit(1).anyMatch(reason -> isOfABiddableSuit(first, reason));
        Stream<Reason> next = new StrengthMissed(heard, said)
                        .asksForStrength(first, differences)
                        .or(() -> first.why()
                                .filter(why -> !isOfABiddableSuit
                                        && !asks.isOfSeveralHands()
                                        && !why.source().isGeneralPractice())
                                .map(Why::clause))
                        .filter(told -> differences.stream()
                                .limit(1)
                                .noneMatch(
                                        reason -> reason.basis() == Basis.PRACTICE && !isReckonedInAnotherCount(reason)
                                                || ToldHand.isUntold(reason)
                                                || reason.measured().contains(AT_NOTHING)
                                                || isToldBefore(reason)))
                        .filter(told -> differences.stream()
                                .limit(1)
                                .noneMatch(reason -> reason.measured().contains(told)))
                        .map(told -> Reason.missing("purpose", heard.call().toString(), told, first.asksInWords(), "")
                                .on(isOfNoPage(told) ? Basis.PRACTICE : Basis.ANSWER))
                        .stream();
        List<Reason> told = next.toList();
        boolean isToldWithIt =
                !told.isEmpty() && differences.stream().limit(1).anyMatch(MeaningMissed::isReckonedInAnotherCount);
        List<Reason> reasons = Stream.of(
                        differences.stream().limit(isToldWithIt ? 0 : 1),
                        told.stream(),
                        differences.stream().skip(1))
                .flatMap(Function.identity())
                .toList();
        return new Ruling<>(
                first.id(),
                isOfABiddableSuit
                        ? differences.size() == 1
                                ? FOUR_CARDS
                                : FOUR_CARDS.and(first.source().ids().toArray(String[]::new))
                        : reasons.stream().anyMatch(StrengthMissed::isOfTheDouble)
                                ? StrengthMissed.DOUBLE
                                : reasons.stream().anyMatch(StrengthMissed::isOfTheFirstPass)
                                        ? heard.firstPass()
                                                .orElseThrow()
                                                .rules()
                                                .getFirst()
                                                .source()
                                        : citing(first.source(), differences),
                List.of(said),
                List.of(),
                Standing.FAILS,
                reasons);
    }

    /** True of what a pass over a bid that nobody doubles for take-out tells in honour-tricks: no page has a range for it. */
    private boolean isOfNoPage(String told) {
        return told.endsWith(StrengthMissed.TOO_STRONG_TO_PASS) && heard.stage() == Stage.OVERCALL;
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

    /** What the learner missed, what practice alone has of it behind the rest. */
    private List<Reason> differences(Rule<Bidding, Call> first) {
        List<Reason> missed =
                ToldHand.differences(ToldHand.by(heard.meaning()), said, BidFeatures.suitOf(heard.call()));
        List<Reason> all = missed.stream()
                .filter(reason ->
                        missed.size() == 1 || !new StrengthMissed(heard, said).isGivenInHonourTricks(reason.fact()))
                .map(this::explained)
                .map(reason ->
                        isOfPractice(first, reason) ? reason.on(Basis.PRACTICE) : besideThePrinted(first, reason))
                .sorted(Comparator.comparing(
                        reason -> reason.basis() == Basis.PRACTICE && !ToldHand.isSuit(reason.fact())))
                .toList();
        boolean isOnlyNamed = !heard.meaning().conventional()
                && all.stream().allMatch(reason -> reason.basis() == Basis.PRACTICE || ToldHand.isUntold(reason));
        if (isOnlyNamed) {
            return all.stream()
                    .map(reason -> reason.on(Basis.PRACTICE))
                    .toList(); // no page says what a bid does not name
        }
        return all.stream().anyMatch(reason -> reason.basis() != Basis.PRACTICE)
                ? all.stream().map(MeaningMissed::besideAPage).toList()
                : all;
    }

    /** Of a length that stands before the page of what is told with it, whose it is. */
    private static Reason besideAPage(Reason reason) {
        return reason.basis() == Basis.PRACTICE
                        && ToldHand.isSuit(reason.fact())
                        && !ToldHand.isUntold(reason)
                        && !reason.measured().contains(BY_PRACTICE)
                ? reason.saying(reason.measured().replaceFirst("it tells ", BY_PRACTICE + "it tells "))
                : reason;
    }

    /** Where a page has what a bid before told, it is said that what this one adds is practice. */
    private Reason besideThePrinted(Rule<Bidding, Call> rule, Reason reason) {
        return isPractice(rule, reason.fact()) && isToldBefore(reason)
                ? reason.saying(reason.measured().replaceFirst("^it tells ", BY_PRACTICE + "it tells "))
                : reason;
    }

    private boolean isOfPractice(Rule<Bidding, Call> rule, Reason reason) {
        return isPractice(rule, reason.fact()) && !reason.measured().contains(BY_PRACTICE) && !isToldBefore(reason)
                || named.isForcedByPractice(reason.fact())
                || isUnforcedInPrint(reason) && !isOfAcol()
                || isReckonedInAnotherCount(reason)
                || isOfAnyPass(reason)
                // of an opening alone a page prints the shape
                || reason.measured().startsWith(CallNamed.BALANCED) && heard.stage() != Stage.OPENING;
    }

    /** True of strength of which a page has a bid before tell something else than the learner gave. */
    private boolean isToldBefore(Reason reason) {
        return toldBefore(reason).isPresent();
    }

    private Optional<ToldBefore> toldBefore(Reason reason) {
        return reason.measured().contains(AT_NOTHING)
                ? ToldBefore.of(heard, reason.fact())
                : ToldBefore.beside(heard, said, reason.fact());
    }

    /** True of what every pass is, and no page says: it names no suit and asks for nothing. */
    private boolean isOfAnyPass(Reason reason) {
        return heard.call().equals(Call.PASS)
                && (ToldHand.isUntold(reason)
                        || ToldHand.isForcing(reason.fact())
                        || ToldHand.isNaturalOrNot(reason.fact()));
    }

    /** True where a bid forces to nothing, and the page of its own rule does not speak of that. */
    private boolean isUnforcedInPrint(Reason reason) {
        return ToldHand.isForcing(reason.fact())
                && heard.call() instanceof Call.Bid
                && heard.meaning().forcing() == Forcing.NONE
                && heard.meaning().rules().getFirst().source().ids().stream().noneMatch(NOT_FORCING::contains);
    }

    private boolean isOfAcol() {
        return heard.agreement().system().equals("acol");
    }

    /**
     * With the page of the bid that told the strength before, where that is what speaks against the learner's; of a bid that
     * forces to nothing, with the page that lets such be passed.
     */
    private Source citing(Source own, List<Reason> differences) {
        List<Reason> saidFirst = differences.stream()
                .filter(reason -> reason.basis() != Basis.PRACTICE)
                .limit(1)
                .toList();
        Optional<Source> forced = saidFirst.stream()
                .filter(reason -> ToldHand.isForcing(reason.fact()))
                .flatMap(reason -> named.forcedByAJump().stream())
                .findFirst();
        if (forced.isPresent()) {
            return differences.size() == 1
                    ? forced.get()
                    : forced.get().and(own.ids().toArray(String[]::new));
        }
        if (isOfAcol() && saidFirst.stream().anyMatch(this::isUnforcedInPrint)) {
            return differences.size() == 1
                    ? NOTHING_FORCES
                    : NOTHING_FORCES.and(own.ids().toArray(String[]::new));
        }
        return differences.stream()
                .limit(2) // no more are told in a sentence
                .flatMap(reason -> toldBefore(reason).stream())
                .findFirst()
                .map(before -> new Source(
                        Stream.concat(Stream.of(before.id()), own.ids().stream())
                                .distinct()
                                .toList(),
                        own.practice(),
                        own.leavesAFigureOpen(),
                        own.told(),
                        own.words(),
                        List.of()))
                .orElse(own);
    }

    /** With why the call tells that: "the call names hearts, so it tells hearts 4+, not 0-3". */
    private Reason explained(Reason reason) {
        boolean alone = !reason.measured().startsWith("it ");
        String because = named.because(reason.fact());
        String before = ToldHand.isUntold(reason) ? named.namesAnother(reason.fact()) : alone ? "" : because;
        String after = ToldBefore.behind(heard, said, reason.fact());
        String told = !ToldHand.isStrength(reason.fact())
                ? isReckonedFromTrumps(reason, heard.meaning().rules().getFirst())
                        ? reason.measured().replaceFirst("it tells ", RECKONED + "it tells ")
                        : (because.startsWith(CallNamed.NAMES) || isLengthBehindADouble(reason))
                                        && reason.measured().contains(", not ") // what is left open is no other suit
                                        && isPractice(heard.meaning().rules().getFirst(), reason.fact())
                                ? reason.measured().replaceFirst("it tells ", BY_PRACTICE + "it tells ")
                                : reason.measured()
                : ofAPass(new StrengthMissed(heard, said)
                                .inBothCounts(beginningAtNothing(
                                        printedOrReckoned(
                                                reason, heard.meaning().rules().getFirst()),
                                        reason)))
                        + otherCall(reason.fact())
                                .map(call -> ", which " + CallNamed.inWords(call) + " would tell")
                                .orElse("");
        return Reason.missing(
                reason.fact(),
                reason.actual(),
                before + (alone ? ToldHand.behindWhatIsRight(told, because) : asPrinted(told, reason)) + after,
                reason.required(),
                "");
    }

    /** What a bid before told in print is no reckoning of ours. */
    private String asPrinted(String told, Reason reason) {
        return ToldHand.isKnown(reason.fact(), heard.meaning())
                        && ToldBefore.beside(heard, said, reason.fact()).isPresent()
                ? told.replaceFirst("^" + RECKONED, "")
                : told;
    }

    /** Of a printed strength of a pass that was given in another count, why it is no more: that says more than the count. */
    private String ofAPass(String told) {
        return heard.call().equals(Call.PASS) && !told.startsWith(RECKONED)
                ? told.replaceFirst(
                        Pattern.quote(ToldHand.IN_ANOTHER_COUNT) + ".*", "; " + StrengthMissed.TOO_STRONG_TO_PASS)
                : told;
    }

    /** Printed strength that the learner let begin at nothing by another count: that is the error, and not the count. */
    private String beginningAtNothing(String told, Reason reason) {
        boolean saysMore = heard.call().equals(Call.PASS)
                || ToldBefore.of(heard, reason.fact()).isEmpty();
        return told.startsWith(RECKONED) && saysMore
                ? told
                : ToldHand.beginsAtNothing(reason.fact(), ToldHand.by(heard.meaning()), said)
                        .map(count -> told.replaceFirst(
                                Pattern.quote(ToldHand.IN_ANOTHER_COUNT) + ".*",
                                AT_NOTHING
                                        + count
                                        + ToldBefore.of(heard, reason.fact())
                                                .map(before -> ", where " + before.call() + " before it told "
                                                        + before.range())
                                                .orElse("")))
                        .orElse(told);
    }

    /** The other call that would have told just the strength that the learner read out of this one. */
    private Optional<Call> otherCall(String fact) {
        Span given = said.all().get(fact);
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
        return printed.filter(MeaningMissed::isSoft)
                .map(range -> told.replaceFirst(" \\d[\\d.+-]*(?=,|$)", " " + range.inWords()))
                .or(() -> printed.map(range -> told))
                .orElse(told.replaceFirst("it tells ", RECKONED + "it tells "));
    }

    private static boolean isSoft(Range range) {
        return Stream.of(range.min(), range.max()).flatMap(Optional::stream).anyMatch(Bound::isSoft);
    }

    /** True where the page prints the rule and practice supplies this figure of it. */
    private boolean isPractice(Rule<Bidding, Call> rule, String fact) {
        return heard.call().equals(Call.DOUBLE) && ToldHand.isSuit(fact)
                || Stream.of(rule.needs(), rule.each())
                        .flatMap(List::stream)
                        .flatMap(need -> isOwnSuit(fact) ? single(need) : Stream.of(need))
                        .filter(need ->
                                need instanceof Need.Within<?>(var quantity, var range) && isOf(quantity.key(), fact))
                        .anyMatch(need -> Basis.of(need, rule.source()) == Basis.PRACTICE);
    }

    /** A double for the penalty names no suit: how many of theirs it tells is practice. */
    private boolean isLengthBehindADouble(Reason reason) {
        return heard.call().equals(Call.DOUBLE) && ToldHand.isSuit(reason.fact()) && !ToldHand.isUntold(reason);
    }

    private boolean isOwnSuit(String fact) {
        return BidFeatures.suitOf(heard.call())
                .filter(suit -> suit.plural().equals(fact))
                .isPresent();
    }

    /** Of needs any of which will do each by itself. */
    private static Stream<Need<?>> single(Need<?> need) {
        return need instanceof Need.Any<?>(var needs)
                ? needs.stream().flatMap(MeaningMissed::single)
                : Stream.<Need<?>>of(need);
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

    /** True of strength that was given in points and is told in honour-tricks, or the other way round, and follows from zones. */
    private static boolean isReckonedInAnotherCount(Reason reason) {
        return reason.measured().contains(ToldHand.IN_ANOTHER_COUNT)
                && reason.measured().contains(RECKONED);
    }
}
