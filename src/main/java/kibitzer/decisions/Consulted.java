package kibitzer.decisions;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;

/**
 * A rule book opened at a position.
 *
 * @param book the book that is asked
 * @param position the position as its rules see it
 */
public record Consulted<X, A>(RuleBook<X, A> book, X position) {

    public Advice<A> advise() {
        return book.advise(position);
    }

    /** True if some rule that speaks in this position could give the answer. */
    public boolean isGiven(A answer) {
        return book.isGiven(position, answer);
    }

    /** The first rule that allows an answer here beside what decides. */
    Optional<Ruling<A>> allowing(A answer) {
        return book.allowing(position, answer);
    }

    /** True if this answer meets what the deciding rule asks of each of its answers under this fact. */
    boolean isMetToo(A answer, String fact) {
        return book.isMetToo(position, answer, fact);
    }

    /** Only rules that forbid the answer by a fact, the nearest first; that another rule comes first is in the advice. */
    public List<Ruling<A>> whyNot(A answer) {
        return failing(book.whyNot(position, answer));
    }

    /** What the rules that decide here find in the answer. */
    public List<Ruling<A>> whyNotOfDeciding(A answer) {
        Set<String> deciding = advise().rulings().stream().map(Ruling::rule).collect(Collectors.toSet());
        return book.whyNot(position, answer).stream()
                .filter(ruling -> deciding.contains(ruling.rule()))
                .toList();
    }

    private List<Ruling<A>> failing(List<Ruling<A>> rulings) {
        return rulings.stream()
                .filter(ruling -> ruling.standing() == Standing.FAILS)
                .toList();
    }
}
