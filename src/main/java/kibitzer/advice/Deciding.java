package kibitzer.advice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Gathers rulings in order of preference until they make an advice; used once. */
final class Deciding<A> {
    private final List<Ruling<A>> rulings = new ArrayList<>();
    private final Set<A> best = new LinkedHashSet<>();
    private final Set<A> acceptable = new LinkedHashSet<>();
    private boolean onEdge = true;

    /** The rulings of the next place in the list. */
    void add(List<Ruling<A>> place) {
        if (place.isEmpty()) {
            return;
        }
        boolean practiceBehindABook = !rulings.isEmpty()
                && place.stream().allMatch(ruling -> ruling.source().isGeneralPractice());
        if (practiceBehindABook && !onEdge) {
            return;
        }
        if (practiceBehindABook || !onEdge) {
            place.forEach(this::allow);
            return;
        }
        for (Ruling<A> ruling : place) {
            rulings.add(ruling);
            best.addAll(ruling.answers());
            acceptable.addAll(ruling.allowed());
        }
        onEdge = place.stream().allMatch(ruling -> ruling.standing() == Standing.ON_EDGE);
    }

    /** Answers that are allowed, not preferred. */
    void allow(Ruling<A> ruling) {
        allow(ruling.answers());
    }

    void allow(List<A> answers) {
        acceptable.addAll(answers);
    }

    /** True if the rule is among those that decide. */
    boolean isBy(String rule) {
        return rulings.stream().anyMatch(ruling -> ruling.rule().equals(rule));
    }

    Advice<A> asAdvice(String book, Function<Set<A>, List<Ruling<A>>> nearMisses) {
        acceptable.removeAll(best);
        if (rulings.isEmpty()) {
            return Advice.silent(book, List.copyOf(acceptable), nearMisses.apply(best));
        }
        boolean silent = rulings.stream().allMatch(ruling -> ruling.source().isGeneralPractice());
        return new Advice<>(
                List.copyOf(best), List.copyOf(acceptable), rulings, nearMisses.apply(best), silent, Beside.nothing());
    }
}
