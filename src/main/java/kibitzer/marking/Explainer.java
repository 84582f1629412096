package kibitzer.marking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.Listed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.wording.Sentence;

/** Makes sentences of facts: the only place that does. */
public final class Explainer {
    private static final int RULES_TOLD = 2;

    private static final int PAGES = 3;

    /** More answers than that, all equally right, are counted and not named. */
    private static final int NAMED = 4;

    private final Citations citations;
    private final WhyTold reasons;

    public Explainer(Citations citations) {
        this.citations = citations;
        this.reasons = new WhyTold(citations);
    }

    /** What the book answers and why, in a few sentences. */
    public <P, A> String advice(Question<P, A> question, Advice<A> advice) {
        List<String> sentences = new ArrayList<>(answer(question, advice));
        reasons.ofTheAnswer(advice).ifPresent(sentences::add);
        advice.nearMisses().forEach(near -> sentences.add(why(question.decision(), near)));
        return String.join(" ", sentences);
    }

    /** The book's answer, where it stands, and what else it allows: one sentence each. */
    private <P, A> List<String> answer(Question<P, A> question, Advice<A> advice) {
        List<String> sentences = new ArrayList<>();
        sentences.add(headline(question, advice));
        if (!advice.silent()) {
            sentences.addAll(sources(advice));
        }
        if (!advice.acceptable().isEmpty()) {
            sentences.add(allowed(question.decision(), advice));
        }
        return sentences;
    }

    /** The facts that were not told before; of a sum all steps where one of them was not, for without the others it does not add up. */
    private static List<String> fresh(List<FactTold> facts, String before) {
        boolean isSumOpen = facts.stream().anyMatch(fact -> fact.isStep() && !fact.isIn(before));
        return facts.stream()
                .filter(fact -> !fact.isIn(before) || isSumOpen && fact.isStep())
                .map(FactTold::words)
                .toList();
    }

    /**
     * The book's answer without the facts that were told before it; nothing of it where it was named before as well. Whole
     * clauses are compared, so that the same words are not said twice.
     */
    private <P, A> List<String> rest(Question<P, A> question, Advice<A> advice, String before) {
        List<String> sentences = new ArrayList<>(answer(question, advice));
        Instruction best = best(question, advice);
        List<String> fresh = fresh(facts(question.decision(), advice.rulings()), before);
        if (!fresh.isEmpty()) {
            sentences.set(0, best.alone() + ": " + String.join("; ", fresh) + ".");
        } else if (before.contains(best.inside())
                || before.contains(best.alone())
                || before.contains(
                        question.decision().answerKind().inside(advice.best().getFirst()))) {
            sentences.removeFirst();
        } else {
            sentences.set(0, best.alone() + ".");
        }
        return sentences;
    }

    /** What is allowed beside the best; of many answers the first, and where a figure is left open that it is. */
    private <A> String allowed(Decision<?, A> decision, Advice<A> advice) {
        List<A> all = advice.acceptable();
        boolean open = advice.rulings().stream()
                .limit(1)
                .anyMatch(ruling -> ruling.source().leavesAFigureOpen() && !advice.silent());
        String named = all.size() <= NAMED
                ? listed(decision, all)
                : listed(decision, all.subList(0, 2)) + " and " + (all.size() - 2) + " others";
        return (open ? "Allowed as well, since the book leaves the figure open: " : "Allowed as well: ") + named + ".";
    }

    private List<String> sources(Advice<?> advice) {
        List<Citation> cited = Citation.eachOnce(advice.rulings().stream().map(ruling -> citations.of(ruling.source())))
                .distinct()
                .toList();
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < cited.size(); i++) {
            boolean again =
                    i > 0 && cited.get(i).title().equals(cited.get(i - 1).title());
            sentences.add((again ? cited.get(i).inTheSameBook() : cited.get(i).inWords()) + ".");
        }
        return sentences.stream().distinct().toList();
    }

    /** "Open 1NT: 14 points (asked: 13 to 15); shape 4-3-3-3." */
    public <P, A> String headline(Question<P, A> question, Advice<A> advice) {
        if (advice.rulings().isEmpty()) {
            return (advice.beside() instanceof Beside.Silence(String sentence)
                            ? sentence
                            : "The book says nothing here")
                    + ".";
        }
        String said = best(question, advice).alone();
        String facts = facts(question.decision(), advice.rulings()).stream()
                .map(FactTold::words)
                .collect(Collectors.joining("; "));
        String silence = advice.silent() ? " The book is silent here. " + String.join(" ", sources(advice)) : "";
        return said + (facts.isEmpty() ? "" : ": " + facts) + "." + silence;
    }

    /** The facts of the first ruling; of each that stands beside it for other answers, those that are its own. */
    private <A> List<FactTold> facts(Decision<?, A> decision, List<Ruling<A>> rulings) {
        List<FactTold> facts = new ArrayList<>();
        Ruling<A> first = rulings.getFirst();
        onceEach(first.reasons()).stream().map(FactTold::of).forEach(facts::add);
        rulings.stream()
                .skip(1)
                .filter(ruling -> !first.answers().containsAll(ruling.answers()))
                .forEach(ruling -> {
                    List<String> own = onceEach(ruling.reasons()).stream()
                            .map(FactTold::of)
                            .filter(fact -> !facts.contains(fact))
                            .map(FactTold::words)
                            .toList();
                    if (!own.isEmpty()) {
                        facts.add(FactTold.ofAnother(
                                "for " + cardsOrListed(decision, ruling.answers()) + ", " + String.join(", ", own)));
                    }
                });
        return facts;
    }

    /** Any of the best answers, as one instruction: "throw the king of hearts or the king of clubs". */
    public static <P, A> Instruction best(Question<P, A> question, Advice<A> advice) {
        Optional<String> alike = Alike.of(question.decision().answerKind(), advice);
        if (alike.isPresent()) {
            return question.decision()
                    .say(question.position(), advice.best().getFirst())
                    .and(Instruction.naming(alike.get()));
        }
        List<Instruction> all = advice.best().stream()
                .map(answer -> question.decision().say(question.position(), answer))
                .toList();
        return all.size() <= NAMED
                ? Instruction.anyOf(all)
                : Instruction.anyOf(Stream.concat(
                                all.stream().limit(2),
                                Stream.of(Instruction.naming("one of " + (all.size() - 2) + " others")))
                        .toList());
    }

    /** "Not 1NT: 17 points; the book asks 13 to 15." */
    public <P, A> String why(Decision<P, A> decision, Ruling<A> ruling) {
        return of(ruling, decision, true);
    }

    /** Against an answer the book's own word counts, for one that is allowed only the figure that practice has for it. */
    private <P, A> String of(Ruling<A> ruling, Decision<P, A> decision, boolean refused) {
        List<Reason> failing = ruling.failing();
        String facts = (failing.isEmpty() ? ruling.reasons() : failing)
                .stream()
                        .map(reason -> Clause.lacking(reason, refused).text())
                        .distinct()
                        .collect(Collectors.joining("; "));
        String what = ruling.answers().isEmpty()
                ? "this"
                : ruling.answers().stream().map(decision.answerKind()::quoted).collect(Collectors.joining(", "));
        return (refused ? "Not " : "Of ") + what + (facts.isEmpty() ? "" : ": " + facts) + " ("
                + shortCitation(ruling, refused) + ").";
    }

    /**
     * Why an answer that is not best is not: a sentence each of the two nearest rules, or that no rule gives it. What the
     * nearest has measured is not measured by another limit of the next, but where practice alone has both. Of one that a rule
     * allows, what it is for.
     */
    public <P, A> List<String> against(Decision<P, A> decision, Verdict<A> verdict) {
        if (verdict.grade() == Grade.BEST) {
            return List.of();
        }
        if (verdict.objection().isPresent()) {
            return List.of(Sentence.of(verdict.objection().get()));
        }
        Optional<String> purpose = purpose(decision, verdict);
        if (purpose.isPresent()) {
            return List.of(purpose.get());
        }
        Set<String> measured = new HashSet<>();
        List<String> lacking = verdict.against().stream()
                .filter(ruling -> !ruling.failing().isEmpty())
                .filter(ruling -> {
                    List<String> facts =
                            ruling.failing().stream().map(Reason::fact).toList();
                    boolean told = verdict.advice().silent() || Collections.disjoint(measured, facts);
                    measured.addAll(facts);
                    return told;
                })
                .map(ruling -> of(ruling, decision, verdict.grade() == Grade.WRONG))
                .distinct()
                .limit(RULES_TOLD)
                .toList();
        if (!lacking.isEmpty() || verdict.grade() != Grade.WRONG) {
            return lacking;
        }
        String answer = decision.answerKind().inWords(verdict.answer());
        return List.of(
                verdict.against().isEmpty()
                        ? "No rule of this book gives " + answer + " here."
                        : "The book has " + answer + " too, and puts another answer before it here.");
    }

    /** What an allowed answer is for, with the page that allows it: "For 2D (p. 150): a suit of five is named (general practice)." */
    public <P, A> Optional<String> purpose(Decision<P, A> decision, Verdict<A> verdict) {
        return verdict.allowing()
                .flatMap(ruling -> ruling.why().map(why -> {
                    String page = reasons.place(ruling.source());
                    String place = reasons.place(why.source());
                    return "For " + decision.answerKind().quoted(verdict.answer())
                            + (page.equals(place) ? "" : " (" + page + ")") + ": " + why.clause() + " (" + place + ").";
                }));
    }

    /** Where the book is silent, of an answer that even general practice has no rule for. */
    public <P, A> Optional<String> nobodys(Question<P, A> question, Verdict<A> verdict) {
        boolean allowed = verdict.grade() == Grade.ACCEPTABLE;
        return (allowed || verdict.grade() == Grade.WRONG)
                        && verdict.advice().silent()
                        && !question.decision().isGivenHere(question.position(), verdict.answer())
                ? Optional.of((allowed ? "But no" : "No") + " rule, of the book or of general practice, gives "
                        + question.decision().answerKind().inWords(verdict.answer()) + " here, whatever is held.")
                : Optional.empty();
    }

    /** The whole verdict in words. */
    public <P, A> String verdict(Question<P, A> question, Verdict<A> verdict) {
        if (verdict.grade() == Grade.WRONG && !verdict.advice().silent()) {
            List<String> sentences = new ArrayList<>();
            sentences.add(firstSentence(question, verdict));
            secondSentence(question, verdict).ifPresent(sentences::add);
            List<String> rest = rest(question, verdict.advice(), String.join(" ", sentences));
            emptied(question, verdict).ifPresent(said -> rest.add(Math.min(1, rest.size()), said));
            sentences.addAll(rest);
            return String.join(" ", sentences);
        }
        return graded(question, verdict);
    }

    /** Of a sheet whose columns are listed without those that stay empty: which of them the learner filled. */
    private static <P, A> Optional<String> emptied(Question<P, A> question, Verdict<A> verdict) {
        return question.decision().answerKind() instanceof Columns columns
                        && columns.totalled()
                        && verdict.answer() instanceof Tally answer
                        && verdict.advice().best().getFirst() instanceof Tally best
                ? Optional.of(columns.toBeEmpty(best, answer))
                        .filter(empty -> !empty.isEmpty())
                        .map(empty -> Listed.and(empty) + (empty.size() > 1 ? " stay empty." : " stays empty."))
                : Optional.empty();
    }

    /** Why a wrong answer is wrong, in one sentence. */
    public <P, A> String firstSentence(Question<P, A> question, Verdict<A> verdict) {
        return new FirstSentence(ruling -> shortly(ruling, true), reasons).of(question, verdict);
    }

    /**
     * What the book's answer is for, said to who answered otherwise; empty where the first sentence has said it in the same
     * words, and to who did the same with another card: what a knock is for is no news to who has knocked.
     */
    public <P, A> Optional<String> secondSentence(Question<P, A> question, Verdict<A> verdict) {
        if (verdict.grade() == Grade.WRONG && isDoneOtherwise(question, verdict)) {
            return Optional.empty();
        }
        boolean said = WhyTold.of(verdict.advice())
                .filter(why -> verdict.grade() == Grade.WRONG
                        && !verdict.advice().silent()
                        && firstSentence(question, verdict).contains(why.clause()))
                .isPresent();
        return said ? Optional.empty() : reasons.instead(question, verdict.advice());
    }

    private static <P, A> boolean isDoneOtherwise(Question<P, A> question, Verdict<A> verdict) {
        Instruction mine = question.decision().say(question.position(), verdict.answer());
        Instruction best = best(question, verdict.advice());
        boolean hasAsides = Stream.of(mine, best)
                .flatMap(one -> one.aside().stream())
                .anyMatch(aside -> !aside.verb().isEmpty());
        return hasAsides && mine.verb().equals(best.verb()) && mine.refrains() == best.refrains();
    }

    private <P, A> String graded(Question<P, A> question, Verdict<A> verdict) {
        List<String> sentences = new ArrayList<>();
        sentences.add(
                switch (verdict.grade()) {
                    case BEST -> verdict.advice().silent() ? "Right by general practice." : "Right.";
                    case ACCEPTABLE -> verdict.advice().silent() ? "Allowed, for no book speaks here." : "Allowed.";
                    case WRONG ->
                        switch (Authority.of(question.decision(), verdict.advice())) {
                            case COUNT -> "The count gives another answer.";
                            case AUTHOR -> "The author has another answer.";
                            case BOOK -> "The book prefers another answer.";
                            case PRACTICE -> "No book speaks here, and general practice does not go so far.";
                        };
                    case ILLEGAL -> "Not possible here.";
                });
        Optional<String> nobodys = nobodys(question, verdict);
        nobodys.ifPresentOrElse(sentences::add, () -> sentences.addAll(against(question.decision(), verdict)));
        sentences.addAll(answer(question, verdict.advice()));
        reasons.ofTheAnswer(verdict.advice()).ifPresent(sentences::add);
        return String.join(" ", sentences);
    }

    /**
     * Whether what was asked says more than what was measured: a trait is there or missing, and both say it whole. Where what was
     * measured ends with all of it word for word, it is not said twice: "shape 4-3-3-3".
     */
    public static boolean tellsAsked(Reason reason) {
        return !reason.asked().isEmpty()
                && !reason.measured().equals(reason.asked())
                && !reason.measured().endsWith(" " + reason.asked())
                && !(reason.actual() instanceof Boolean);
    }

    /** "14 points (asked: 13 to 15)". */
    public static String fact(Reason reason) {
        if (!tellsAsked(reason)) {
            return reason.measured();
        }
        if (reason.sense().isBelow() && reason.basis() != Basis.PRACTICE) {
            return reason.measured() + ", "
                    + (reason.basis() == Basis.BOOK
                            ? reason.asked()
                            : reason.basis().inBrackets(reason.asked()));
        }
        String edge = reason.standing() == Standing.ON_EDGE ? ", on the edge" : "";
        return reason.measured() + " (" + reason.basis().inBrackets(reason.asked()) + edge + ")";
    }

    /** What was measured twice is said once, with all that was asked of it. */
    public static List<Reason> onceEach(List<Reason> reasons) {
        Map<String, Reason> byMeasure = new LinkedHashMap<>();
        reasons.forEach(reason -> byMeasure.merge(reason.measured(), reason, Explainer::both));
        return List.copyOf(byMeasure.values());
    }

    private static Reason both(Reason first, Reason second) {
        String asked = Stream.of(first, second)
                .map(Reason::asked)
                .filter(word -> !word.isEmpty() && !word.equals(first.measured()))
                .distinct()
                .collect(Collectors.joining(", "));
        Standing standing = first.standing() == Standing.ON_EDGE ? first.standing() : second.standing();
        Basis basis = first.basis().compareTo(second.basis()) >= 0 ? first.basis() : second.basis();
        return new Reason(
                first.fact(),
                first.actual(),
                first.measured(),
                first.required(),
                asked,
                standing,
                basis,
                first.meaning(),
                first.telling());
    }

    private String shortCitation(Ruling<?> ruling, boolean refused) {
        if (ruling.source().isGeneralPractice() || refused && isOnNoPage(ruling)) {
            return "general practice";
        }
        Citation citation = citations.of(ruling.source());
        String place = citation.pages().isEmpty()
                ? citation.title()
                : "p. "
                        + citation.pages().stream()
                                .distinct()
                                .map(String::valueOf)
                                .collect(Collectors.joining(", "));
        return isOpen(ruling, refused) ? place + " leaves it open" : place;
    }

    private static boolean isOnNoPage(Ruling<?> ruling) {
        return !ruling.failing().isEmpty()
                && ruling.failing().stream()
                        .allMatch(reason -> reason.meaning().isOfTheAnswer() || isLeftAndDecides(ruling, reason));
    }

    /** True of what the page leaves open and an answer is yet wrong by: of two chances the lesser. */
    private static boolean isLeftAndDecides(Ruling<?> ruling, Reason reason) {
        return reason.basis() == Basis.BOOK && ruling.source().told().get(reason.fact()) == Basis.PRACTICE;
    }

    private static boolean isOpen(Ruling<?> ruling, boolean refused) {
        return !ruling.failing().isEmpty()
                && ruling.failing().stream()
                        .allMatch(reason -> reason.basis() == Basis.PRACTICE
                                && !(refused && !reason.meaning().isNone()));
    }

    /** Where a ruling stands, three pages at most: "p. 141, 149", "Bob Short 24". */
    private String shortly(Ruling<?> ruling, boolean refused) {
        if (isOurCount(ruling)) {
            return "our count";
        }
        Citation citation = citations.of(ruling.source());
        return ruling.source().isGeneralPractice()
                        || refused && isOnNoPage(ruling)
                        || citation.pages().isEmpty() && citation.numbers().isEmpty()
                ? shortCitation(ruling, refused)
                : citation.pages().isEmpty()
                        ? citation.numbers().getFirst()
                        : "p. "
                                + citation.pages().stream()
                                        .distinct()
                                        .limit(PAGES)
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(", "))
                                + (isOpen(ruling, refused) ? " leaves it open" : "");
    }

    /** True where no page says what was found, since it was counted. */
    private static boolean isOurCount(Ruling<?> ruling) {
        return !ruling.failing().isEmpty()
                && ruling.failing().stream()
                        .allMatch(reason -> ruling.source().told().get(reason.fact()) == Basis.COUNTED);
    }

    /** "the eight of diamonds or the nine of clubs"; what is no card as it is listed. */
    private <P, A> String cardsOrListed(Decision<P, A> decision, List<A> answers) {
        return answers.stream()
                        .allMatch(answer -> decision.answerKind().card(answer).isPresent())
                ? answers.stream().map(decision.answerKind()::quoted).collect(Collectors.joining(" or "))
                : listed(decision, answers);
    }

    private <P, A> String listed(Decision<P, A> decision, List<A> answers) {
        return answers.stream().map(decision.answerKind()::inWords).collect(Collectors.joining(", "));
    }
}
