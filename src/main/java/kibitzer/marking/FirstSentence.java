package kibitzer.marking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Why;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Ranges;
import kibitzer.decisions.answer.Tally;

/**
 * Why a wrong answer is wrong, in one sentence of at most thirty words: what the nearest rule that speaks here does not find,
 * or, where none speaks of the answer, the facts that make another one right.
 */
final class FirstSentence {
    private static final int SUBJECT = 7;
    private static final int CLAUSES = 2;

    /** So many wrong columns of a sheet are told of before the first. */
    private static final int MANY = 3;

    private static final String TOTAL = "total";

    /** What stands behind a word of the book: "the book asks for a strong hand (p. 207), usual is 4 or more". */
    private static final String USUAL = ", " + Basis.PRACTICE.saying("");

    private static final String NOT_SO = "Not so";

    private static final String NOUGHT = "0 ";

    /** A hand without a pair is told after what it draws to. */
    private static final String NO_PAIR = "no pair";

    private final Function<Ruling<?>, String> cited;
    private final WhyTold purposes;

    /** @param cited where a ruling stands, in a few words: "p. 141" */
    FirstSentence(Function<Ruling<?>, String> cited, WhyTold purposes) {
        this.cited = cited;
        this.purposes = purposes;
    }

    /** "Not 1NT: 17 points; the book asks 13 to 15 (p. 141)." */
    <P, A> String of(Question<P, A> question, Verdict<A> verdict) {
        Optional<Ruling<A>> slip =
                verdict.against().stream().limit(1).filter(FoundAgainst::isSlip).findFirst();
        if (slip.isPresent()) {
            return measured(question, verdict, slip.get().failing().subList(0, 1), slip.get());
        }
        Optional<Ruling<A>> nearest = question.decision().isSpokenOf(question.position(), verdict.answer())
                ? verdict.against().stream()
                        .filter(ruling -> !ruling.failing().isEmpty())
                        .findFirst()
                : Optional.empty();
        if (nearest.isPresent()) {
            List<Reason> found = FoundAgainst.found(question, nearest.get());
            boolean declines = declines(question, verdict);
            if (!declines && !found.isEmpty() && found.stream().allMatch(FoundAgainst::namesOnly)) {
                Optional<String> purpose = forItsPurpose(question, verdict, List.of(), List.of(), false);
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
                    && !facts(question, verdict.advice()).isEmpty()) {
                return declines ? declined(question, verdict) : unspoken(question, verdict);
            }
            boolean isSheet = question.decision().answerKind() instanceof Columns;
            return found.isEmpty()
                    ? afterManyWrong(verdict, counted(question, verdict, nearest.get()))
                    : afterManyWrong(
                            verdict, measured(question, verdict, isSheet ? found.subList(0, 1) : found, nearest.get()));
        }
        return declines(question, verdict) ? declined(question, verdict) : unspoken(question, verdict);
    }

    private static <P, A> boolean declines(Question<P, A> question, Verdict<A> verdict) {
        return question.decision()
                .declines(verdict.answer(), verdict.advice().best().getFirst());
    }

    /** True where the book leaves alone what the learner takes up: that the hand is too good for one way of it is no reason. */
    private static <P, A> boolean isTooGoodToTakeUp(Question<P, A> question, Verdict<A> verdict, Ruling<A> nearest) {
        return question.decision().declines(verdict.advice().best().getFirst(), verdict.answer())
                && nearest.failing().stream().anyMatch(reason -> reason.asked().startsWith(Explainer.LESS));
    }

    /** Of a sheet with many wrong columns, how many, where there is room: "6 columns are wrong; first, ". */
    private static String afterManyWrong(Verdict<?> verdict, String sentence) {
        long wrong = verdict.against().getFirst().failing().stream()
                .filter(reason ->
                        !reason.fact().equals(Slip.FACT) && !reason.fact().equals(TOTAL))
                .map(Reason::fact)
                .distinct()
                .count();
        if (!(verdict.answer() instanceof Tally) || wrong < MANY) {
            return sentence;
        }
        boolean total = verdict.against().getFirst().failing().stream()
                .anyMatch(reason -> reason.fact().equals(TOTAL));
        return Stream.of(
                        total ? " columns and the total are wrong; first, " : " columns are wrong; first, ",
                        " columns are wrong; first, ")
                .map(many -> wrong + many + sentence)
                .filter(told -> Clauses.words(told) <= Clauses.WORDS)
                .findFirst()
                .orElse(sentence);
    }

    /** What the best answer is for, behind the fact that decides; empty where the facts say more. */
    private <P, A> Optional<String> forItsPurpose(
            Question<P, A> question, Verdict<A> verdict, List<String> asked, List<String> facts, boolean declined) {
        Advice<A> advice = verdict.advice();
        if (question.decision() instanceof CountedDecision) {
            return Optional.empty(); // its facts are the reason, and what the answer is good for stands behind them
        }
        Instruction best =
                question.decision().say(question.position(), advice.best().getFirst());
        String given = named(Clauses.shortened(quoted(question, verdict.answer()), SUBJECT));
        // what practice alone puts a figure to stands on no page: its place is that of the reason
        boolean isOpen = advice.rulings().getFirst().source().leavesAFigureOpen()
                && asked.stream().limit(1).noneMatch(fact -> fact.endsWith(Basis.BOOK.afterwards("") + ")"));
        return WhyTold.of(advice)
                .flatMap(why -> new Purpose(
                                instead(question, verdict.answer(), best, given),
                                subject(question, verdict.answer()),
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
        boolean byItself = reasons(question, advice).stream()
                .limit(1)
                .noneMatch(reason ->
                        question.decision().speaksForBoth(question.position(), verdict.answer(), reason.fact()));
        return (byItself
                        ? forItsPurpose(question, verdict, withAsked(question, advice), facts(question, advice), true)
                        : forItsPurpose(question, verdict, List.of(), List.of(), false))
                .orElseGet(() -> declinedFacts(question, verdict));
    }

    private <P, A> String declinedFacts(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = verdict.advice();
        String instead = so(question, advice, FoundAgainst.SHORT + 1);
        String place = " (" + cited.apply(advice.rulings().getFirst()) + ")" + instead;
        String subject = subject(question, verdict.answer());
        return withAskedIfRoom(question, subject, advice, place);
    }

    /** What follows from it, all of it where several answers are as good: ", so bet 1 chip or 2 chips". */
    private static <P, A> String so(Question<P, A> question, Advice<A> advice, int most) {
        String best = ", so " + Explainer.best(question, advice).inside();
        return advice.best().size() > 1 && Clauses.words(best) > most ? "" : best;
    }

    private static <P, A> String withAskedIfRoom(
            Question<P, A> question, String subject, Advice<A> advice, String place) {
        int room = Clauses.WORDS - Clauses.words(subject) - Clauses.words(place);
        List<String> whole = fitting(withAsked(question, advice), room);
        return Clauses.withFacts(subject, whole.isEmpty() ? facts(question, advice) : whole, place);
    }

    /** As many of the facts as there is room for, from the first on. */
    private static List<String> fitting(List<String> facts, int room) {
        int left = room;
        List<String> told = new ArrayList<>();
        for (String fact : facts) {
            left -= Clauses.words(fact);
            if (left < 0) {
                return told;
            }
            told.add(fact);
        }
        return told;
    }

    private <P, A> String measured(Question<P, A> question, Verdict<A> verdict, List<Reason> all, Ruling<A> ruling) {
        Decision<P, A> decision = question.decision();
        A best = verdict.advice().best().getFirst();
        List<Reason> found = all.getFirst().meaning().isOfTheAnswer() ? all.subList(0, 1) : all;
        String place = place(ruling, found);
        String subject = fitting(subject(question, verdict.answer()), found, place);
        if (FoundAgainst.isSlip(ruling)
                && Clauses.words(subject) + Clauses.words(one(found.getFirst())) + Clauses.words(place)
                        > Clauses.WORDS) {
            place = "";
        }
        int left = Clauses.WORDS - Clauses.words(subject) - Clauses.words(place);
        List<String> clauses = new ArrayList<>();
        int room = left;
        for (String clause : found.stream()
                .filter(reason -> reason.equals(found.getFirst()) || !FoundAgainst.namesOnly(reason))
                .map(reason -> FoundAgainst.isSlip(ruling)
                        ? slip(reason, decision.answerKind().inside(best), room)
                        : clause(reason, decision.answerKind().inside(best)))
                .distinct()
                .toList()) {
            if (clauses.isEmpty()) {
                clauses.add(Clauses.shortened(clause, left));
            } else if (clause.startsWith(clauses.getLast())) { // "no low card; no low card against 3 high cards"
                continue;
            } else if (clauses.size() < CLAUSES && Clauses.words(clause) <= left) {
                clauses.add(clause);
            } else {
                break;
            }
            left -= Clauses.words(clauses.getLast());
        }
        String told = String.join("; ", clauses);
        if (isCountedBesideTheBook(found, told)) {
            place = "";
        }
        int usual = told.lastIndexOf(USUAL);
        if (usual > 0
                && found.stream()
                        .limit(clauses.size())
                        .noneMatch(reason -> reason.meaning()
                                .isOfTheAnswer())) { // the page prints the book's word, and not the figure that
            // practice has for it
            told = told.substring(0, usual) + place + told.substring(usual);
            place = "";
        }
        String instead = so(question, verdict.advice(), left);
        boolean isShort = !FoundAgainst.isSlip(ruling)
                && !decision.rules().isEmpty()
                && !(decision.answerKind() instanceof Ranges)
                && Clauses.words(told) <= FoundAgainst.SHORT
                && !instead.isEmpty()
                && Clauses.words(instead)
                        <= (verdict.advice().best().size() > 1 ? left : Math.min(left, FoundAgainst.SHORT + 1));
        boolean tellsItself = decision.answerKind() instanceof Columns;
        String sentence = (tellsItself ? "" : subject + ": ") + placed(told, place);
        return found.stream().allMatch(reason -> decision.namingTheBest().contains(reason.fact()))
                ? withPurpose(sentence, verdict, ruling)
                : sentence + (isShort ? instead : "") + ".";
    }

    /** Where what is printed stands in brackets already, its page goes into them: "12 to 14 (the book: 16 to 18, p. 141)". */
    private static String placed(String told, String place) {
        return told.endsWith(")") && told.contains(Basis.CLUB.saying("")) && place.startsWith(" (")
                ? told.substring(0, told.length() - 1) + ", " + place.substring(2)
                : told + place;
    }

    /** What the best answer is for behind its name, where there is room: "the table leads the ace (p. 152); ...". */
    private String withPurpose(String sentence, Verdict<?> verdict, Ruling<?> missed) {
        return WhyTold.of(verdict.advice(), missed)
                        .map(why -> sentence + "; " + why.clause() + " (" + purposes.place(why.source()) + ")")
                        .filter(whole -> Clauses.words(whole) <= Clauses.WORDS)
                        .orElse(sentence)
                + ".";
    }

    /** The page; of what was counted where the page leaves the figure open, that it was. */
    private String place(Ruling<?> ruling, List<Reason> found) {
        if (FoundAgainst.isSlip(ruling) && ruling.source().leavesAFigureOpen()) {
            return ""; // what the slip costs is ours
        }
        boolean isCounted = ruling.source().leavesAFigureOpen()
                && found.stream().allMatch(reason -> reason.basis() == Basis.COUNTED);
        boolean isSaid = found.stream().anyMatch(reason -> !reason.asked().isEmpty());
        boolean isPractice = found.stream()
                .limit(CLAUSES)
                .allMatch(reason -> reason.meaning().isOfTheAnswer()
                        || reason.basis() == Basis.PRACTICE
                                && reason.asked().isEmpty()
                                && (reason.actual() instanceof String || FoundAgainst.forbids(reason)));
        if (!found.isEmpty() && isPractice) {
            return " (general practice)";
        }
        return isCounted ? isSaid ? "" : " (counted)" : " (" + cited.apply(ruling) + ")";
    }

    /** True where a counted figure stands and none that the book prints: a page would claim it for the book. */
    private static boolean isCountedBesideTheBook(List<Reason> found, String told) {
        return found.stream().allMatch(reason -> reason.basis() == Basis.COUNTED)
                && (told.contains(Basis.COUNTED.saying("")) || found.stream().anyMatch(CountedChance::isCounted))
                && !told.contains(CountedChance.PRINTS);
    }

    /** Short where what is told of the answer would not fit beside its name. */
    private static String fitting(String subject, List<Reason> found, String place) {
        int told = found.stream()
                .limit(CLAUSES)
                .mapToInt(reason -> Clauses.words(reason.measured()))
                .sum();
        int left = Clauses.WORDS - Clauses.words(place) - told;
        return found.stream().allMatch(reason -> reason.basis() == Basis.ANSWER)
                        && Clauses.words(subject) > left
                        && Clauses.words(NOT_SO) <= left
                ? NOT_SO
                : subject;
    }

    private static String one(Reason slip) {
        int other = slip.measured().indexOf(", or ");
        return other < 0 ? slip.measured() : slip.measured().substring(0, other);
    }

    /** A second slip is offered where there is room for it. */
    private static String slip(Reason reason, String best, int room) {
        String both = clause(reason, best);
        return Clauses.words(both) <= room
                ? both
                : clause(
                        new Reason(
                                reason.fact(),
                                reason.actual(),
                                one(reason),
                                reason.required(),
                                reason.asked(),
                                reason.standing(),
                                reason.basis()),
                        best);
    }

    /** What the answer itself says needs no "the answer is": that comes next. */
    private static String clause(Reason reason, String best) {
        if (reason.asked().startsWith(Explainer.LESS)) {
            return reason.measured() + ", too good for that; " + reason.basis().saying(reason.asked());
        }
        if (reason.basis() != Basis.ANSWER) {
            return Explainer.lack(reason, true);
        }
        String measured = Clauses.once(reason.measured());
        return reason.asked().equals(best)
                        || reason.asked().equals("the " + best)
                        || reason.asked().isEmpty()
                ? measured
                : measured + "; " + Basis.ANSWER.saying(reason.asked());
    }

    /** A figure that was only given is answered by how it is counted: "Not 20 but 6: 1 queen: 3; 1 jack: 2". */
    private <P, A> String counted(Question<P, A> question, Verdict<A> verdict, Ruling<A> against) {
        Decision<P, A> decision = question.decision();
        Advice<A> advice = verdict.advice();
        String place = " (" + cited.apply(against) + ")";
        if (decision.answerKind() instanceof Columns) {
            Reason column = against.failing().getFirst();
            return Clauses.withFacts(
                    column.measured(), ColumnSteps.of(column, advice, facts(question, advice), place), place);
        }
        String best = decision.answerKind().inside(advice.best().getFirst());
        String subject = subject(question, verdict.answer()) + " but " + best;
        return Clauses.withFacts(subject, Steps.fitting(facts(question, advice), subject, place), place);
    }

    private <P, A> String unspoken(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = apart(question, verdict);
        List<String> own = withAsked(question, advice);
        List<String> all = Stream.concat(facts(question, advice).stream(), facts(question, verdict.advice()).stream())
                .distinct()
                .toList();
        boolean partly = !(question.decision() instanceof BookDecision<P, A>)
                && !own.isEmpty()
                && own.size() < all.size()
                && WhyTold.of(verdict.advice()).filter(Why::isFilled).isEmpty();
        return forItsPurpose(question, verdict, own, own.isEmpty() ? own : all, partly)
                .orElseGet(() -> factsOfTheBest(question, verdict, own.isEmpty() ? verdict.advice() : advice));
    }

    /** The advice without the facts of the deciding rule that speak for the learner's answer as well. */
    private static <P, A> Advice<A> apart(Question<P, A> question, Verdict<A> verdict) {
        Advice<A> advice = verdict.advice();
        if (advice.rulings().isEmpty()) {
            return advice;
        }
        Ruling<A> first = advice.rulings().getFirst();
        List<Reason> own = first.reasons().stream()
                .filter(reason ->
                        !question.decision().speaksForBoth(question.position(), verdict.answer(), reason.fact()))
                .toList();
        return own.size() == first.reasons().size()
                ? advice
                : new Advice<>(
                        advice.best(),
                        advice.acceptable(),
                        Stream.concat(
                                        Stream.of(first.withReasons(own)),
                                        advice.rulings().stream().skip(1))
                                .toList(),
                        advice.nearMisses(),
                        advice.silent(),
                        advice.beside());
    }

    private <P, A> String factsOfTheBest(Question<P, A> question, Verdict<A> verdict, Advice<A> advice) {
        Decision<P, A> decision = question.decision();
        boolean later = facts(question, advice).isEmpty()
                && !verdict.against().isEmpty()
                && decision.isSpokenOf(question.position(), verdict.answer());
        String given = named(Clauses.shortened(quoted(question, verdict.answer()), SUBJECT));
        Instruction best = decision.say(question.position(), advice.best().getFirst());
        String place = advice.rulings().isEmpty()
                ? ""
                : " (" + cited.apply(advice.rulings().getFirst()) + ")";
        String subject = later
                ? best.alone() + " goes before " + given + " here"
                : instead(question, verdict.answer(), best, given);
        if (Clauses.words(subject) > 2 * SUBJECT) {
            return Clauses.withFacts(subject(question, verdict.answer()), facts(question, advice), place);
        }
        return withAskedIfRoom(question, subject, advice, place);
    }

    /** "Bid 3H, not 7D", "Throw 5C, and do not stand pat"; where the best is not to do something, "Not "Yes", do not double". */
    private static <P, A> String instead(Question<P, A> question, A answer, Instruction best, String given) {
        Instruction doing = question.decision().say(question.position(), answer);
        if (best.inside().contains("not ")) {
            return "Not " + given + "; " + best.inside();
        }
        return best.alone()
                + (given.startsWith("\"no ") && !doing.inside().contains("no")
                        ? ", and do not " + doing.inside()
                        : ", not " + given);
    }

    /** Each fact with what is asked of it: "a pair of queens (a pair or better asked)", "6 points, not 11 points". */
    private static <P, A> List<String> withAsked(Question<P, A> question, Advice<A> advice) {
        return Explainer.onceEach(reasons(question, advice)).stream()
                .filter(reason -> !reason.measured().isEmpty())
                .map(reason -> Explainer.tellsAsked(reason) && reason.asked().startsWith("not ")
                        ? reason.measured() + ", " + reason.asked()
                        : Explainer.fact(reason))
                .distinct()
                .toList();
    }

    /** What the deciding rule found, the hand before the table, and what it holds before what it is less than. */
    private static <P, A> List<Reason> reasons(Question<P, A> question, Advice<A> advice) {
        return advice.rulings().stream()
                .limit(1)
                .flatMap(ruling -> ruling.reasons().stream())
                .sorted(Comparator.comparing(reason -> isBehind(question, reason)))
                .toList();
    }

    private static <P, A> boolean isBehind(Question<P, A> question, Reason reason) {
        Set<String> circumstances = question.decision().circumstances();
        return circumstances.contains(reason.fact())
                || !circumstances.isEmpty() && reason.measured().startsWith(NO_PAIR);
    }

    private static <P, A> List<String> facts(Question<P, A> question, Advice<A> advice) {
        return reasons(question, advice).stream()
                .map(Reason::measured)
                .filter(fact -> !fact.isEmpty())
                .distinct()
                .toList();
    }

    private static <P, A> String subject(Question<P, A> question, A answer) {
        String given = quoted(question, answer);
        String doing = question.decision().say(question.position(), answer).inside();
        if (given.startsWith("no ") && !doing.contains("no")) {
            return "Not to " + doing;
        }
        if (Clauses.words(given) > SUBJECT) {
            return NOT_SO;
        }
        return "Not " + named(given);
    }

    /** As it was given; a call of nought is a pass. */
    private static <P, A> String quoted(Question<P, A> question, A answer) {
        String given = question.decision().answerKind().quoted(answer);
        return given.startsWith(NOUGHT) && question.decision().isNothing(answer)
                ? question.decision().say(question.position(), answer).inside()
                : given;
    }

    /** In quotation marks where a negation would be read on: "no card". */
    private static String named(String given) {
        return given.startsWith("no ") || given.startsWith("not ") ? '"' + given + '"' : given;
    }
}
