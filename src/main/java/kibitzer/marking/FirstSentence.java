package kibitzer.marking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Columns;

/**
 * Why a wrong answer is wrong, in one sentence of at most thirty words: what the nearest rule that speaks here does not find,
 * or, where none speaks of the answer, the facts that make another one right.
 */
final class FirstSentence {
    private static final int WORDS = 30;
    private static final int SUBJECT = 7;
    private static final int CLAUSES = 2;
    private static final int SHORT = 7;

    /** The cards at the end of a step, "2 points unmatched: 2H", which are listed below. */
    private static final Pattern CARDS = Pattern.compile(": (?:[2-9TJQKA]{1,2}[SHDC]|[|,]|\\s)+$");

    /** How the steps of a count say whose column it is. */
    private static final Map<String, List<String>> WHOSE = Map.of(
            "we", List.of(" to us"),
            "they", List.of(" to them", "they "),
            "you", List.of("your ", "you "),
            "he", List.of("his ", "he "));

    private final Function<Ruling<?>, String> cited;

    /** @param cited where a ruling stands, in a few words: "p. 141" */
    FirstSentence(Function<Ruling<?>, String> cited) {
        this.cited = cited;
    }

    /** "Not 1NT: 17 points; the book asks 13 to 15 (p. 141)." */
    <P, A> String of(Question<P, A> question, Verdict<A> verdict) {
        Optional<Ruling<A>> nearest = question.decision().isSpokenOf(question.position(), verdict.answer())
                ? verdict.against().stream()
                        .filter(ruling -> !ruling.failing().isEmpty())
                        .findFirst()
                : Optional.empty();
        if (nearest.isPresent()) {
            List<Reason> found = found(nearest.get());
            if (question.decision().declines(verdict.answer())
                    && found.stream().noneMatch(FirstSentence::forbids)
                    && !facts(verdict.advice()).isEmpty()) {
                return declined(question, verdict);
            }
            return found.isEmpty()
                    ? counted(question, verdict, nearest.get())
                    : measured(question, verdict, found, nearest.get());
        }
        return unspoken(question, verdict);
    }

    /** True for what says by itself that the answer may not be given: that partner's call is forcing. */
    private static boolean forbids(Reason reason) {
        return reason.asked().isEmpty() && Boolean.TRUE.equals(reason.actual());
    }

    /** Who leaves alone what should be taken up is told what speaks for it: "Not pass: 16 points, so open 1D". */
    private <P, A> String declined(Question<P, A> question, Verdict<A> verdict) {
        Decision<P, A> decision = question.decision();
        Advice<A> advice = verdict.advice();
        String instead = ", so "
                + decision.say(question.position(), advice.best().getFirst()).inside();
        return withFacts(
                subject(decision, verdict.answer()),
                facts(advice),
                " (" + cited.apply(advice.rulings().getFirst()) + ")" + instead);
    }

    /** What was found of the answer itself, the book's own figures first. */
    private static List<Reason> found(Ruling<?> ruling) {
        return ruling.failing().stream()
                .filter(reason -> reason.basis() != Basis.GIVEN)
                .sorted(Comparator.comparing(reason -> reason.basis() == Basis.PRACTICE))
                .toList();
    }

    private <P, A> String measured(
            Question<P, A> question, Verdict<A> verdict, List<Reason> found, Ruling<A> ruling) {
        Decision<P, A> decision = question.decision();
        A best = verdict.advice().best().getFirst();
        String subject = subject(decision, verdict.answer());
        String place = " (" + cited.apply(ruling) + ")";
        int left = WORDS - words(subject) - words(place);
        List<String> clauses = new ArrayList<>();
        for (String clause : found.stream()
                .map(reason -> clause(reason, decision.answerKind().inside(best)))
                .distinct()
                .toList()) {
            if (clauses.isEmpty()) {
                clauses.add(shortened(clause, left));
            } else if (clauses.size() < CLAUSES && words(clause) <= left) {
                clauses.add(clause);
            } else {
                break;
            }
            left -= words(clauses.getLast());
        }
        String told = String.join("; ", clauses);
        String instead = ", so " + decision.say(question.position(), best).inside();
        boolean isShort = !decision.rules().isEmpty() && words(told) <= SHORT && words(instead) <= left;
        return subject + ": " + told + place + (isShort ? instead : "") + ".";
    }

    /** What the answer itself says needs no "the answer is": that comes next. */
    private static String clause(Reason reason, String best) {
        if (reason.basis() != Basis.ANSWER) {
            return Explainer.lack(reason, true);
        }
        String measured = once(reason.measured());
        return reason.asked().equals(best) || reason.asked().equals("the " + best) || reason.asked().isEmpty()
                ? measured
                : measured + "; " + Basis.ANSWER.saying(reason.asked());
    }

    /** Of parts that give the same ground, the first: "6S may be called, for there is no bid before it". */
    private static String once(String measured) {
        Set<String> grounds = new HashSet<>();
        return Stream.of(measured.split("; "))
                .filter(part -> part.indexOf(", ") < 0 || grounds.add(part.substring(part.indexOf(", "))))
                .collect(Collectors.joining("; "));
    }

    /** A figure that was only given is answered by how it is counted: "Not 20 but 6: 1 queen: 3; 1 jack: 2". */
    private <P, A> String counted(Question<P, A> question, Verdict<A> verdict, Ruling<A> against) {
        Decision<P, A> decision = question.decision();
        Advice<A> advice = verdict.advice();
        String place = " (" + cited.apply(against) + ")";
        if (decision.answerKind() instanceof Columns) {
            Reason column = against.failing().getFirst();
            return withFacts(column.measured(), ofColumn(column, facts(advice)), place);
        }
        String best = decision.answerKind().inside(advice.best().getFirst());
        return withFacts(subject(decision, verdict.answer()) + " but " + best, facts(advice), place);
    }

    /** The steps that speak of the column, or of what is in it. */
    private static List<String> ofColumn(Reason column, List<String> facts) {
        Pattern number = Pattern.compile("\\b" + Pattern.quote(column.required().replaceFirst("^.* ", "")) + "\\b");
        String heading = column.measured().replaceFirst("^\"", "").replaceFirst("\" is -?\\d+, not .*", "").toLowerCase(Locale.ROOT);
        List<String> whose = WHOSE.getOrDefault(heading.split("[ ,]")[0], List.of());
        String what = heading.replaceFirst("^\\w+,? ?", "");
        List<String> own = facts.stream()
                .filter(fact -> fact.toLowerCase(Locale.ROOT).contains(heading)
                        || fact.contains(what) && whose.stream().anyMatch(fact::contains))
                .toList();
        List<String> same = facts.stream()
                .filter(fact -> number.matcher(fact).find())
                .limit(1)
                .toList();
        return !own.isEmpty() ? own : !same.isEmpty() ? same : facts;
    }

    private <P, A> String unspoken(Question<P, A> question, Verdict<A> verdict) {
        Decision<P, A> decision = question.decision();
        Advice<A> advice = verdict.advice();
        String given = named(shortened(decision.answerKind().quoted(verdict.answer()), SUBJECT));
        Instruction best = decision.say(question.position(), advice.best().getFirst());
        String place = advice.rulings().isEmpty()
                ? ""
                : " (" + cited.apply(advice.rulings().getFirst()) + ")";
        boolean later = !verdict.against().isEmpty()
                && decision.isSpokenOf(question.position(), verdict.answer());
        String subject = later
                ? best.alone() + " goes before " + given + " here"
                : "No rule gives " + given + " here, but " + best.inside();
        return withFacts(subject, facts(advice), place);
    }

    private static List<String> facts(Advice<?> advice) {
        return advice.rulings().stream()
                .limit(1)
                .flatMap(ruling -> ruling.reasons().stream())
                .map(Reason::measured)
                .filter(fact -> !fact.isEmpty())
                .distinct()
                .toList();
    }

    /** As many of the facts as thirty words hold. */
    private static String withFacts(String subject, List<String> facts, String place) {
        int left = WORDS - words(subject) - words(place);
        boolean all = facts.stream().mapToInt(FirstSentence::words).sum() <= left;
        List<String> told = new ArrayList<>();
        for (String fact : facts) {
            if (told.stream().anyMatch(before -> before.contains(fact))) {
                continue;
            }
            String said = all ? fact : CARDS.matcher(fact).replaceFirst("");
            if (words(said) <= left) {
                told.add(said);
                left -= words(said);
            } else if (told.isEmpty()) {
                String start = shortened(said, left);
                return subject + ": " + start + (words(start) <= left ? place : "") + ".";
            }
        }
        return subject + (told.isEmpty() ? "" : ": " + String.join("; ", told)) + place + ".";
    }

    private static <P, A> String subject(Decision<P, A> decision, A answer) {
        String given = decision.answerKind().quoted(answer);
        if (words(given) > SUBJECT) {
            return "Not so";
        }
        return "Not " + named(given);
    }

    /** In quotation marks where a negation would be read on: "no card". */
    private static String named(String given) {
        return given.startsWith("no ") || given.startsWith("not ") ? '"' + given + '"' : given;
    }

    /** The same up to where it can be broken off, at most so many words long. */
    static String shortened(String clause, int most) {
        String left = clause;
        while (words(left) > most) {
            int end = Math.max(
                    Math.max(left.lastIndexOf("; "), left.lastIndexOf(", ")),
                    Math.max(left.lastIndexOf(": "), left.lastIndexOf(" (")));
            if (end <= 0) {
                return left;
            }
            left = left.substring(0, end);
        }
        return left;
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
