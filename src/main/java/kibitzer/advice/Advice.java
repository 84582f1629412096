package kibitzer.advice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the book answers in a position, and why.
 *
 * @param best the answers the book puts first, several if it holds them equal; empty only where it is silent
 * @param acceptable further answers the book allows
 * @param rulings the rules that decide, each with the facts it measured; empty only where the book is silent
 * @param nearMisses rules that came near to deciding otherwise, with what they lack
 * @param silent true where no book gives a ruling; then what general practice allows is at least acceptable
 * @param beside more for the reply, by name: "odds", "book"
 */
public record Advice<A>(
        List<A> best,
        List<A> acceptable,
        List<Ruling<A>> rulings,
        List<Ruling<A>> nearMisses,
        boolean silent,
        Map<String, Object> beside) {

    public Advice {
        best = List.copyOf(best);
        acceptable = List.copyOf(acceptable);
        rulings = List.copyOf(rulings);
        nearMisses = List.copyOf(nearMisses);
        beside = Collections.unmodifiableMap(new LinkedHashMap<>(beside)); // written in the order given
        if (best.isEmpty() && !silent) {
            throw new IllegalArgumentException("advice without a best answer; expected one, or silence");
        }
    }

    /** For answers that are counted, not chosen: all best answers are equally right. */
    public static <A> Advice<A> counted(
            String rule, Source source, List<A> best, List<Reason> reasons, Map<String, Object> beside) {
        Ruling<A> ruling = new Ruling<>(rule, source, best, List.of(), Standing.HOLDS, reasons);
        return new Advice<>(best, List.of(), List.of(ruling), List.of(), false, beside);
    }

    /** The book says nothing here. */
    public static <A> Advice<A> silent(String book, List<A> acceptable, List<Ruling<A>> nearMisses) {
        return new Advice<>(
                List.of(), acceptable, List.of(), nearMisses, true, Map.of("silence", book + " says nothing here"));
    }

    /** The rule that decides, the first of them where several are held equal. */
    public Optional<Ruling<A>> ruling() {
        return rulings.stream().findFirst();
    }
}
