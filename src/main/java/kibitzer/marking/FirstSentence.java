package kibitzer.marking;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Why;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Columns;

/**
 * Why a wrong answer is wrong, in one sentence of at most thirty words: what the nearest rule that speaks here does not find,
 * or, where none speaks of the answer, the facts that make another one right.
 */
final class FirstSentence {
    private final Function<Ruling<?>, String> cited;
    private final WhyTold purposes;
    private final MeasuredAgainst measured;
    private final CountedOtherwise counts;

    /** @param cited where a ruling stands, in a few words: "p. 141" */
    FirstSentence(Function<Ruling<?>, String> cited, WhyTold purposes) {
        this.cited = cited;
        this.purposes = purposes;
        this.measured = new MeasuredAgainst(cited, purposes);
        this.counts = new CountedOtherwise(cited);
    }

    /** "Not 1NT: 17 points; the book asks 13 to 15 (p. 141)." */
    <P, A> String of(Question<P, A> question, Verdict<A> verdict) {
        Optional<Ruling<A>> slip =
                verdict.against().stream().limit(1).filter(FoundAgainst::isSlip).findFirst();
        if (slip.isPresent()) {
            return measured.sentence(question, verdict, slip.get().failing().subList(0, 1), slip.get());
        }
        Optional<Ruling<A>> nearest = question.decision().isSpokenOf(question.position(), verdict.answer())
                ? verdict.against().stream()
                        .filter(ruling -> !ruling.failing().isEmpty())
                        .findFirst()
                : Optional.empty();
        if (nearest.isPresent()) {
            List<Reason> found = FoundAgainst.found(question, nearest.get());
            boolean declines = declines(question, verdict);
            Verdict<A> towards = FoundAgainst.towards(verdict, nearest.get());
            if (!declines && !found.isEmpty() && found.stream().allMatch(FoundAgainst::namesOnly)) {
                Optional<String> purpose = forItsPurpose(question, towards, List.of(), List.of(), false);
                if (purpose.isPresent()) {
                    return purpose.get();
                }
            }
            boolean tellsLittle = declines
                    || isTooGoodToTakeUp(question, verdict, nearest.get())
                    || !found.isEmpty()
                            && found.stream()
                                    .allMatch(reason -> FoundAgainst.isOnlySeen(reason)
                                                    && !FoundAgainst.isOfTheAnswer(verdict, reason)
                                            || FoundAgainst.isSeenByBoth(verdict, reason))
                    || FoundAgainst.isBesideThePoint(verdict, found)
                    || FoundAgainst.isCircumstance(question, found)
                    || FoundAgainst.isOfTheDecidingRule(verdict, nearest.get());
            if (tellsLittle
                    && found.stream().noneMatch(FoundAgainst::forbids)
                    && !BestFacts.facts(question, verdict.advice()).isEmpty()) {
                return declines ? declined(question, towards) : unspoken(question, towards);
            }
            return CountedOtherwise.afterManyWrong(verdict, told(question, verdict, found, nearest.get()));
        }
        return declines(question, verdict) ? declined(question, verdict) : unspoken(question, verdict);
    }

    private <P, A> String told(Question<P, A> question, Verdict<A> verdict, List<Reason> found, Ruling<A> nearest) {
        if (found.isEmpty()) {
            return counts.sentence(question, verdict, nearest);
        }
        boolean isSheet = question.decision().answerKind() instanceof Columns;
        return measured.sentence(question, verdict, isSheet ? found.subList(0, 1) : found, nearest);
    }

    private static <P, A> boolean declines(Question<P, A> question, Verdict<A> verdict) {
        return question.decision()
                .declines(verdict.answer(), verdict.advice().best().getFirst());
    }

    /** True where the book leaves alone what the learner takes up: that the hand is too good for one way of it is no reason. */
    private static <P, A> boolean isTooGoodToTakeUp(Question<P, A> question, Verdict<A> verdict, Ruling<A> nearest) {
        return question.decision().declines(verdict.advice().best().getFirst(), verdict.answer())
                && nearest.failing().stream().anyMatch(reason -> reason.sense().isBelow());
    }

    /** What the best answer is for, behind the fact that decides; empty where the facts say more. */
    private <P, A> Optional<String> forItsPurpose(
            Question<P, A> question, Verdict<A> verdict, List<String> asked, List<String> facts, boolean declined) {
        Advice<A> advice = verdict.advice();
        if (question.decision() instanceof CountedDecision) {
            return Optional.empty(); // its facts are the reason, and what the answer is good for stands behind them
        }
        // what practice alone puts a figure to stands on no page: its place is that of the reason
        boolean isOpen = advice.rulings().getFirst().source().leavesAFigureOpen()
                && (asked.isEmpty() || !BestFacts.beginWithTheBook(question, BestFacts.apart(question, verdict)));
        return WhyTold.of(advice)
                .flatMap(why -> new Purpose(
                                Named.insteadAndShorter(
                                        question,
                                        verdict.answer(),
                                        advice.best().getFirst()),
                                Named.refused(question, verdict.answer()),
                                question.decision().claims(question.position(), verdict.answer()),
                                why,
                                " (" + purposes.place(why.source()) + ")")
                        .sentence(
                                asked,
                                facts,
                                " ("
                                        + (isOpen
                                                ? purposes.place(why.source())
                                                : cited.apply(advice.rulings().getFirst()))
                                        + ")",
                                declined));
    }

    /** Who leaves alone what should be taken up is told what speaks for it: "Not pass: 16 points, so open 1D". */
    private <P, A> String declined(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = verdict.advice();
        boolean byItself = BestFacts.reasons(question, advice).stream()
                .limit(1)
                .noneMatch(reason ->
                        question.decision().speaksForBoth(question.position(), verdict.answer(), reason.fact()));
        return (byItself
                        ? forItsPurpose(
                                question,
                                verdict,
                                BestFacts.withAsked(question, advice),
                                BestFacts.facts(question, advice),
                                true)
                        : forItsPurpose(question, verdict, List.of(), List.of(), false))
                .orElseGet(() -> declinedFacts(question, verdict));
    }

    private <P, A> String declinedFacts(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = verdict.advice();
        String instead = BestFacts.so(question, advice, FoundAgainst.SHORT + 1);
        String place = " (" + cited.apply(advice.rulings().getFirst()) + ")";
        String subject = Named.refused(question, verdict.answer());
        return BestFacts.withAskedIfRoom(question, subject, advice, place, instead);
    }

    private <P, A> String unspoken(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = BestFacts.apart(question, verdict);
        List<String> own = BestFacts.withAsked(question, advice);
        List<String> all = Stream.concat(
                        BestFacts.facts(question, advice).stream(),
                        BestFacts.facts(question, verdict.advice()).stream())
                .distinct()
                .toList();
        boolean partly = !(question.decision() instanceof BookDecision<P, A>)
                && !own.isEmpty()
                && own.size() < all.size()
                && WhyTold.of(verdict.advice()).filter(Why::isFilled).isEmpty();
        return forItsPurpose(question, verdict, own, own.isEmpty() ? own : all, partly)
                .orElseGet(() -> factsOfTheBest(question, verdict, own.isEmpty() ? verdict.advice() : advice));
    }

    private <P, A> String factsOfTheBest(Question<P, A> question, Verdict<A> verdict, Advice<A> advice) {
        Decision<P, A> decision = question.decision();
        boolean later = BestFacts.facts(question, advice).isEmpty()
                && !verdict.against().isEmpty()
                && decision.isSpokenOf(question.position(), verdict.answer());
        Instruction best = decision.say(question.position(), advice.best().getFirst());
        String place = advice.rulings().isEmpty()
                ? ""
                : " (" + cited.apply(advice.rulings().getFirst()) + ")";
        String subject = later
                ? best.alone() + " goes before " + Named.inShort(question, verdict.answer()) + " here"
                : Named.instead(question, verdict.answer(), best);
        if (Clauses.words(subject) > 2 * Named.SUBJECT) {
            return Clauses.withFacts(
                    Named.refused(question, verdict.answer()), BestFacts.facts(question, advice), place);
        }
        return BestFacts.withAskedIfRoom(question, subject, advice, place, "");
    }
}
