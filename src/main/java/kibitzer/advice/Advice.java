package kibitzer.advice;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the book answers in a position, and why.
 *
 * @param best the answers the book puts first, several if it holds them equal; empty only where it is silent
 * @param acceptable further answers the book allows
 * @param rulings the rules that decide, each with the facts it measured; empty only where the book is silent
 * @param nearMisses rules that came near to deciding otherwise, with what they lack
 * @param silent true where no book gives a ruling; then what general practice allows is at least acceptable
 * @param beside more than these
 */
public record Advice<A>(
        List<A> best,
        List<A> acceptable,
        List<Ruling<A>> rulings,
        List<Ruling<A>> nearMisses,
        boolean silent,
        Beside beside) {

    public Advice {
        best = List.copyOf(best);
        acceptable = List.copyOf(acceptable);
        rulings = List.copyOf(rulings);
        nearMisses = List.copyOf(nearMisses);
        if (best.isEmpty() && !silent) {
            throw new IllegalArgumentException("advice without a best answer; expected one, or silence");
        }
    }

    /** The book says nothing here. */
    public static <A> Advice<A> silent(String book, List<A> acceptable, List<Ruling<A>> nearMisses) {
        return new Advice<>(
                List.of(), acceptable, List.of(), nearMisses, true, new Beside.Silence(book + " says nothing here"));
    }

    /** The same with something else beside it. */
    public Advice<A> beside(Beside other) {
        return new Advice<>(best, acceptable, rulings, nearMisses, silent, other);
    }

    /** The same without the rules that came near. */
    public Advice<A> withoutNearMisses() {
        return new Advice<>(best, acceptable, rulings, List.of(), silent, beside);
    }

    /** The same with a rule that decides before the others, and its answers first; of another rule nothing changes. */
    public Advice<A> startingWith(String rule) {
        List<A> its = rulings.stream()
                .filter(ruling -> ruling.rule().equals(rule))
                .flatMap(ruling -> ruling.answers().stream())
                .filter(best::contains)
                .toList();
        return its.isEmpty()
                ? this
                : new Advice<>(
                        Stream.concat(its.stream(), best.stream()).distinct().toList(),
                        acceptable,
                        rulings.stream()
                                .sorted(Comparator.comparing(
                                        ruling -> !ruling.rule().equals(rule)))
                                .toList(),
                        nearMisses,
                        silent,
                        beside);
    }

    /** True where no book speaks and general practice has an answer of its own. */
    public boolean isByPractice() {
        return silent && !best.isEmpty();
    }

    /** The rule that decides, the first of them where several are held equal. */
    public Optional<Ruling<A>> ruling() {
        return rulings.stream().findFirst();
    }
}
