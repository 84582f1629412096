package kibitzer.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.decisions.answer.HalvesNotation;

/** Steps of a count that are told in one sentence: where not all of them fit, what the others come to stands for them. */
final class Steps {
    /** What the steps count that count high cards. */
    private static final Set<String> HONOURS = Set.of("aces", "kings", "queens", "jacks", "tens");

    private static final int REST = 3;

    private Steps() {}

    /** The steps as they are, or as many as fit and "the rest: 3"; as they are too where some of them have no figure. */
    static List<String> fitting(List<Reason> steps, String subject, String place) {
        int room = Clauses.WORDS - Clauses.words(subject) - Clauses.words(place);
        List<String> all = steps.stream().map(Reason::measured).distinct().toList();
        List<Told> counted = steps.stream()
                .filter(step -> step.worth().isPresent())
                .map(step -> new Told(step.measured(), step.worth().orElseThrow(), HONOURS.contains(step.fact())))
                .distinct()
                .toList();
        if (words(all) <= room || counted.size() < 2 || counted.size() + 1 < all.size()) {
            return all;
        }
        return Stream.of(counted, withHonoursTogether(counted))
                .filter(some -> words(told(some)) <= room)
                .findFirst()
                .map(Steps::told)
                .orElseGet(() -> withTheRest(withHonoursTogether(counted), room - REST));
    }

    private static List<String> withTheRest(List<Told> steps, int room) {
        List<String> told = new ArrayList<>();
        double rest = 0;
        int left = room;
        for (Told step : steps) {
            if (Clauses.words(step.words()) <= left) {
                told.add(step.words());
                left -= Clauses.words(step.words());
            } else {
                rest += step.worth();
            }
        }
        told.add("the rest: " + HalvesNotation.write(rest));
        return told;
    }

    /** "the high cards: 10" in the place of a step for each kind of them, where there is more to tell. */
    private static List<Told> withHonoursTogether(List<Told> steps) {
        List<Told> honours = steps.stream().filter(Told::ofHonours).toList();
        if (honours.size() < 2) {
            return steps;
        }
        double worth = honours.stream().mapToDouble(Told::worth).sum();
        return Stream.concat(
                        Stream.of(new Told("the high cards: " + HalvesNotation.write(worth), worth, true)),
                        steps.stream().filter(step -> !step.ofHonours()))
                .toList();
    }

    private static List<String> told(List<Told> steps) {
        return steps.stream().map(Told::words).toList();
    }

    private static int words(List<String> steps) {
        return steps.stream().mapToInt(Clauses::words).sum();
    }

    /** "2 aces: 8". */
    private record Told(String words, double worth, boolean ofHonours) {}
}
