package kibitzer.marking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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

    /** The cards at the end of a step, "2 points unmatched: 2H", which are listed below. */
    private static final Pattern CARDS = Pattern.compile(": (?:[2-9TJQKA]{1,2}[SHDC]|[|,]|\\s)+$");

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
            return found.isEmpty()
                    ? counted(question, verdict, nearest.get())
                    : measured(subject(question.decision(), verdict.answer()), found, nearest.get());
        }
        return unspoken(question, verdict);
    }

    /** What was found of the answer itself, the book's own figures first. */
    private static List<Reason> found(Ruling<?> ruling) {
        return ruling.failing().stream()
                .filter(reason -> reason.basis() != Basis.GIVEN)
                .sorted(Comparator.comparing(reason -> reason.basis() == Basis.PRACTICE))
                .toList();
    }

    private String measured(String subject, List<Reason> found, Ruling<?> ruling) {
        String place = " (" + cited.apply(ruling) + ")";
        int left = WORDS - words(subject) - words(place);
        List<String> clauses = new ArrayList<>();
        for (String clause : found.stream().map(FirstSentence::clause).distinct().toList()) {
            if (clauses.isEmpty()) {
                clauses.add(shortened(clause, left));
            } else if (clauses.size() < CLAUSES && words(clause) <= left) {
                clauses.add(clause);
            } else {
                break;
            }
            left -= words(clauses.getLast());
        }
        return subject + ": " + String.join("; ", clauses) + place + ".";
    }

    /** What the answer itself says needs no "the answer is": that comes next. */
    private static String clause(Reason reason) {
        return reason.basis() == Basis.ANSWER ? once(reason.measured()) : Explainer.lack(reason, true);
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
        List<String> own = facts.stream()
                .filter(fact -> fact.toLowerCase(Locale.ROOT).contains(heading))
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
        String given = shortened(decision.answerKind().quoted(verdict.answer()), SUBJECT);
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
            String said = all ? fact : CARDS.matcher(fact).replaceFirst("");
            if (words(said) <= left) {
                told.add(said);
                left -= words(said);
            } else if (told.isEmpty()) {
                told.add(shortened(said, left));
                break;
            }
        }
        return subject + (told.isEmpty() ? "" : ": " + String.join("; ", told)) + place + ".";
    }

    private static <P, A> String subject(Decision<P, A> decision, A answer) {
        String given = decision.answerKind().quoted(answer);
        if (words(given) > SUBJECT) {
            return "Not so";
        }
        return "Not " + (given.startsWith("no ") || given.startsWith("not ") ? '"' + given + '"' : given);
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
