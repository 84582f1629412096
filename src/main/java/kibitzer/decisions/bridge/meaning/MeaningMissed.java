package kibitzer.decisions.bridge.meaning;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Stage;
import kibitzer.decisions.answer.Description;
import kibitzer.games.bridge.Call;

/** Why what a learner takes a call to tell is not what it tells. */
final class MeaningMissed {
    private final CallHeard heard;
    private final Description said;
    private final Rule<Bidding, Call> first;
    private final StrengthMissed strength;
    private final Differences missed;
    private final Explaining explaining;

    /** @param heard a call to which some rule gives a meaning */
    MeaningMissed(CallHeard heard, Description said) {
        this.heard = heard;
        this.said = said;
        this.first = heard.meaning().rules().getFirst();
        this.strength = new StrengthMissed(heard, said);
        this.missed = new Differences(ToldHand.by(heard.meaning()), said, BidFeatures.suitOf(heard.call()));
        this.explaining = new Explaining(heard, said, missed);
    }

    /** Each statement of the learner's that is not so, the first with what the call is for. */
    Ruling<Description> ruling() {
        List<Explained> differences = differences();
        Optional<Explained> foremost = differences.stream().findFirst();
        boolean isOfABiddableSuit = foremost.filter(explained -> explained.isOfALength() && whose().isOfABiddableSuit())
                .isPresent();
        Optional<StrengthAsked> strengthAsked =
                foremost.flatMap(explained -> strength.asksForStrength(first, explained));
        Optional<StrengthAsked> asked = strengthAsked
                .or(() -> purpose().filter(why -> !isOfABiddableSuit))
                .filter(told -> foremost.filter(explained -> saysEnough(explained, told))
                        .isEmpty());
        boolean isToldWithIt = asked.isPresent()
                && foremost.filter(Explained::isReckonedInAnotherCount).isPresent();
        List<Reason> reasons = Stream.of(
                        differences.stream().limit(isToldWithIt ? 0 : 1).map(Explained::reason),
                        asked.map(this::reason).stream(),
                        differences.stream().skip(1).map(Explained::reason))
                .flatMap(Function.identity())
                .toList();
        return new Ruling<>(
                first.id(),
                source(isOfABiddableSuit, asked, differences),
                List.of(said),
                List.of(),
                Standing.FAILS,
                reasons);
    }

    private Source source(boolean isOfABiddableSuit, Optional<StrengthAsked> asked, List<Explained> differences) {
        MeaningCited cited = new MeaningCited(heard, said, explaining);
        return isOfABiddableSuit
                ? cited.ofABiddableSuit(differences)
                : asked.map(told -> cited.of(told, differences)).orElseGet(() -> cited.of(differences));
    }

    private WhoseRange whose() {
        return new WhoseRange(heard.call(), first);
    }

    /** What the call is for, where a page says so and it is made on hands of one kind. */
    private Optional<StrengthAsked> purpose() {
        return first.why()
                .filter(why -> !new WhatCallAsks(heard.call(), heard.meaning().rules()).isOfSeveralHands()
                        && !why.source().isGeneralPractice())
                .map(Why::clause)
                .map(StrengthAsked::ofItsRule);
    }

    /** True where nothing is to be told behind it: practice alone has it, or it says why by itself. */
    private boolean saysEnough(Explained explained, StrengthAsked told) {
        return explained.basis() == Basis.PRACTICE && !explained.isReckonedInAnotherCount()
                || explained.isOfSuitsUntold()
                || explained.beginsAtNothing()
                || explaining.isToldBefore(explained)
                || explained.tellsWhyNoMore() && told.by() == StrengthAsked.By.GOING_NO_FURTHER;
    }

    /** What a pass over a bid that nobody doubles for take-out tells in honour-tricks is practice: no page has a range for it. */
    private Reason reason(StrengthAsked told) {
        boolean isOfNoPage = told.by() == StrengthAsked.By.GOING_NO_FURTHER && heard.stage() == Stage.OVERCALL;
        return Reason.missing("purpose", heard.call().toString(), told.words(), first.asksInWords(), "")
                .on(isOfNoPage ? Basis.PRACTICE : Basis.ANSWER);
    }

    /** What the learner missed, what practice alone has of it behind the rest. */
    private List<Explained> differences() {
        List<Difference> inOrder = missed.inOrder();
        List<Explained> all = inOrder.stream()
                .filter(difference -> inOrder.size() == 1 || !strength.isGivenInHonourTricks(difference.fact()))
                .map(explaining::explained)
                .sorted(Comparator.comparing(
                        explained -> explained.basis() == Basis.PRACTICE && !ToldHand.isSuit(explained.fact())))
                .toList();
        boolean isOnlyNamed = !heard.meaning().conventional()
                && all.stream()
                        .allMatch(explained ->
                                isPractice(explained) || explained.isOfSuitsUntold() || explained.saysPractice());
        if (isOnlyNamed) { // no page says what a bid does not name, and none stands behind what practice has
            return all.stream().map(Explained::onPracticeAlone).toList();
        }
        return all.stream().allMatch(MeaningMissed::isPractice)
                ? all
                : all.stream()
                        .map(explained -> isPractice(explained) && explained.isOfALength()
                                ? explained.by(Difference.Whose.PRACTICE) // for it stands before the page of another
                                : explained)
                        .toList();
    }

    private static boolean isPractice(Explained explained) {
        return explained.basis() == Basis.PRACTICE;
    }
}
