package kibitzer.marking;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Why;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Ranges;

/** Why an answer is wrong, by what the nearest rule measured of it: "Not 1NT: 17 points; the book asks 13 to 15 (p. 141)." */
final class MeasuredAgainst {
    private static final int CLAUSES = 2;

    private static final String GENERAL_PRACTICE = " (general practice)";

    private final Function<Ruling<?>, String> cited;
    private final WhyTold purposes;

    /** @param cited where a ruling stands, in a few words: "p. 141" */
    MeasuredAgainst(Function<Ruling<?>, String> cited, WhyTold purposes) {
        this.cited = cited;
        this.purposes = purposes;
    }

    /** The sentence, with what the best answer is where there is room. */
    <P, A> String sentence(Question<P, A> question, Verdict<A> verdict, List<Reason> all, Ruling<A> ruling) {
        Decision<P, A> decision = question.decision();
        List<Reason> found = all.getFirst().meaning().isOfTheAnswer() ? all.subList(0, 1) : all;
        String place = place(ruling, found);
        String subject = fitting(Named.refused(question, verdict.answer()), found, place);
        if (FoundAgainst.isSlip(ruling)
                && Clauses.words(subject)
                                + Clauses.words(found.getFirst().inShort().measured())
                                + Clauses.words(place)
                        > Clauses.WORDS) {
            place = "";
        }
        boolean tellsItself = decision.answerKind() instanceof Columns;
        int room = Clauses.WORDS - Clauses.words(subject) - Clauses.words(place);
        String best = decision.answerKind().inside(verdict.advice().best().getFirst());
        List<Clause> clauses = fitting(
                found.stream()
                        .filter(reason -> reason.equals(found.getFirst()) || !FoundAgainst.namesOnly(reason))
                        .map(reason ->
                                FoundAgainst.isSlip(ruling) ? slip(reason, best, room) : Clause.against(reason, best)),
                room);
        if (tellsItself && !clauses.getFirst().found().contains(": ")) { // its working would be broken off
            clauses = fitting(
                    found.stream().limit(1).map(reason -> Clause.against(reason, best)),
                    Clauses.WORDS - Clauses.words(place));
        }
        if (!place.isEmpty() && isOfNoPage(clauses)) {
            place = GENERAL_PRACTICE; // there was no room for what a page says
        }
        int left = room - clauses.stream().mapToInt(Clause::words).sum();
        String told = placed(clauses, found, place);
        String instead = BestFacts.so(question, verdict.advice(), left);
        boolean isShort = !FoundAgainst.isSlip(ruling)
                && !decision.rules().isEmpty()
                && !(decision.answerKind() instanceof Ranges)
                && clauses.stream().mapToInt(Clause::words).sum() <= FoundAgainst.SHORT
                && !instead.isEmpty()
                && Clauses.words(instead)
                        <= (verdict.advice().best().size() > 1 ? left : Math.min(left, FoundAgainst.SHORT + 1));
        String sentence = (tellsItself ? "" : subject + ": ") + told;
        return found.stream().allMatch(reason -> decision.namingTheBest().contains(reason.fact()))
                ? withPurpose(sentence, verdict, ruling, decision.answerKind())
                : sentence + (isShort ? instead : "") + ".";
    }

    /** The first of them, broken off where it is too long, and what fits behind it and is not the same with more words. */
    private static List<Clause> fitting(Stream<Clause> all, int room) {
        List<Clause> told = new ArrayList<>();
        int left = room;
        Set<String> said = new HashSet<>();
        for (Clause clause : all.filter(one -> said.add(one.text())).toList()) {
            if (told.isEmpty()) {
                told.add(clause.shortened(left));
            } else if (clause.repeats(told.getLast())) {
                continue;
            } else if (told.size() < CLAUSES && clause.words() <= left) {
                told.add(clause);
            } else {
                break;
            }
            left -= told.getLast().words();
        }
        return told;
    }

    /**
     * The clauses with the page. It stands before what says itself that practice has it, before what practice has for a word
     * that it prints, and in the brackets in which what is printed stands already; nowhere where only our count is told, which
     * it would claim for the book.
     */
    private static String placed(List<Clause> clauses, List<Reason> found, String place) {
        if (isCountedBesideTheBook(clauses, found)) {
            return joined(clauses);
        }
        int own = clauses.size() - 1;
        while (own > 0 && clauses.get(own).tellsItsPlace()) {
            own--;
        }
        if (own < clauses.size() - 1) {
            return joined(clauses.subList(0, own + 1)) + place + "; "
                    + joined(clauses.subList(own + 1, clauses.size()));
        }
        int word = clauses.size() - 1;
        while (word >= 0 && clauses.get(word).usual().isEmpty()) {
            word--;
        }
        if (word >= 0
                && clauses.stream()
                        .noneMatch(clause -> clause.reason().meaning().isOfTheAnswer())) {
            Clause meant = clauses.get(word);
            return joined(Stream.of(
                            clauses.subList(0, word).stream().map(Clause::text),
                            Stream.of(meant.beforeTheUsual() + place + meant.usual()),
                            clauses.subList(word + 1, clauses.size()).stream().map(Clause::text))
                    .flatMap(part -> part));
        }
        return clauses.getLast()
                .besideThePrinted(place)
                .map(last -> joined(Stream.concat(
                        clauses.subList(0, clauses.size() - 1).stream().map(Clause::text), Stream.of(last))))
                .orElseGet(() -> joined(clauses) + place);
    }

    private static String joined(List<Clause> clauses) {
        return joined(clauses.stream().map(Clause::text));
    }

    private static String joined(Stream<String> clauses) {
        return String.join("; ", clauses.toList());
    }

    /** What the best answer is for behind its name, where there is room: "the table leads the ace (p. 152); ...". */
    private <A> String withPurpose(String sentence, Verdict<A> verdict, Ruling<A> missed, AnswerKind<A> kind) {
        return WhyTold.of(verdict.advice(), missed)
                        .flatMap(why -> Stream.of(named(why, verdict, kind), why.clause())
                                .map(purpose -> sentence + "; " + purpose + " (" + purposes.place(why.source()) + ")")
                                .filter(whole -> Clauses.words(whole) <= Clauses.WORDS)
                                .findFirst())
                        .orElse(sentence)
                + ".";
    }

    /** What one of several best answers is for, with its name: "by the rule of eleven the nine tells partner ...". */
    private static <A> String named(Why why, Verdict<A> verdict, AnswerKind<A> kind) {
        List<A> best = verdict.advice().best();
        return verdict.advice().rulings().stream()
                .filter(ruling -> ruling.why().filter(why::equals).isPresent())
                .findFirst()
                .filter(ruling -> best.size() > 1
                        && !ruling.answers().isEmpty()
                        && !ruling.answers().containsAll(best))
                .map(ruling ->
                        why.clauseNaming("the " + kind.inside(ruling.answers().getFirst())))
                .orElseGet(why::clause);
    }

    /** The page; of what was counted where the page leaves the figure open, that it was. */
    private String place(Ruling<?> ruling, List<Reason> found) {
        if (FoundAgainst.isSlip(ruling) && ruling.source().leavesAFigureOpen()) {
            return ""; // what the slip costs is ours
        }
        boolean isCounted = ruling.source().leavesAFigureOpen()
                && found.stream().allMatch(reason -> reason.basis() == Basis.COUNTED);
        boolean isSaid = found.stream().anyMatch(reason -> !reason.asked().isEmpty());
        if (isPractice(found.stream().limit(CLAUSES).toList())) {
            return GENERAL_PRACTICE;
        }
        return isCounted ? isSaid ? "" : " (counted)" : " (" + cited.apply(ruling.citing(found)) + ")";
    }

    private static boolean isOfNoPage(List<Clause> clauses) {
        return clauses.stream().allMatch(clause -> clause.tellsItsPlace() || isPractice(List.of(clause.reason())));
    }

    /** True where no page says any of it. */
    private static boolean isPractice(List<Reason> told) {
        return !told.isEmpty()
                && told.stream()
                        .allMatch(reason -> reason.meaning().isOfTheAnswer()
                                || reason.basis() == Basis.PRACTICE
                                        && reason.asked().isEmpty()
                                        && (reason.actual() instanceof String || FoundAgainst.forbids(reason)));
    }

    /** True where a counted figure stands and none that the book prints: a page would claim it for the book. */
    private static boolean isCountedBesideTheBook(List<Clause> told, List<Reason> found) {
        return found.stream().allMatch(reason -> reason.basis() == Basis.COUNTED)
                && (told.stream().anyMatch(Clause::asksSomething)
                        || found.stream()
                                .allMatch(reason -> reason.actual() instanceof Double
                                        && !reason.asked().isEmpty())
                        || found.stream().anyMatch(CountedChance::isCounted))
                && told.stream().noneMatch(Clause::tellsThePrinted);
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
                        && Clauses.words(Named.NOT_SO) <= left
                ? Named.NOT_SO
                : subject;
    }

    /** A second slip is offered where there is room for it. */
    private static Clause slip(Reason reason, String best, int room) {
        Clause both = Clause.against(reason, best);
        return both.words() <= room
                ? both
                : Clause.against(reason.saying(reason.inShort().measured()), best);
    }
}
