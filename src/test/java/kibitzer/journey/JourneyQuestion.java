package kibitzer.journey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Answering.Means;

/**
 * A question to be answered by a means.
 *
 * @param page the address of its page, from the root
 * @param question where it stands on the page, as CSS
 */
record JourneyQuestion(String page, String question, Decision<?, ?> decision, Means means) {
    private static final String ONLY = ".kb-question";

    /** Where a decision may be met. */
    private record Place(String page, String question, Decision<?, ?> decision) {
        private JourneyQuestion by(Means means) {
            return new JourneyQuestion(page, question, decision, means);
        }
    }

    /** How an answer is shaped, and so which control takes it. */
    static String kind(Decision<?, ?> decision) {
        return decision.answerKind().getClass().getSimpleName();
    }

    /**
     * Each kind of answer by touch and by keys where a lesson asks for it. Few lessons are opened for it.
     *
     * @param whole each decision that a lesson asks too, once at least
     */
    static Map<String, List<JourneyQuestion>> inLessons(boolean whole) {
        List<Place> all = Lessons.shipped().all().stream()
                .flatMap(lesson -> lesson.questions().stream()
                        .map(ask -> new Place(
                                "/lesson/" + lesson.id().text(),
                                "#" + ask.id(),
                                ask.question().decision())))
                .toList();
        return byPage(whole ? once(fewest(all)) : ofEachKind(fewest(all)), all);
    }

    /** The same of the problem sets. */
    static Map<String, List<JourneyQuestion>> inSets(boolean whole) {
        List<Place> all = new ArrayList<>();
        ProblemSets.shipped().all().forEach(set -> {
            for (int number = 1; number <= set.problems().size(); number++) {
                all.add(new Place(
                        "/problem-set/" + set.id() + "?question=" + number,
                        ONLY,
                        set.problems().get(number - 1).question().decision()));
            }
        });
        return byPage(whole ? once(all) : ofEachKind(all), all);
    }

    /** Each kind of answer by touch and by keys, in storms of one decision. */
    static Map<String, List<JourneyQuestion>> inStorms() {
        List<Place> all = new ArrayList<>();
        Decisions.all().forEach(decision -> {
            for (int storm = 0; storm < Means.values().length; storm++) {
                all.add(new Place(
                        "/mix?mode=storm&games=%s&round=%s&n=1"
                                .formatted(decision.id().text(), new UUID(0, all.size() + 1)),
                        ONLY,
                        decision));
            }
        });
        return byPage(ofEachKind(all), all);
    }

    /** In the order in which so many decisions as can be are met on each page that were not met on one before. */
    private static List<Place> fewest(List<Place> all) {
        Map<String, List<Place>> pages =
                all.stream().collect(Collectors.groupingBy(Place::page, LinkedHashMap::new, Collectors.toList()));
        Set<Decision<?, ?>> left =
                all.stream().map(Place::decision).collect(Collectors.toCollection(LinkedHashSet::new));
        List<Place> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            List<Place> best = List.of();
            long most = 0;
            for (List<Place> page : pages.values()) {
                long met = page.stream()
                        .map(Place::decision)
                        .filter(left::contains)
                        .distinct()
                        .count();
                if (met > most) {
                    best = page;
                    most = met;
                }
            }
            ordered.addAll(best);
            best.forEach(place -> left.remove(place.decision()));
        }
        return ordered;
    }

    /** The first place of each kind of answer. */
    private static List<Place> ofEachKind(List<Place> places) {
        Map<String, Place> first = new LinkedHashMap<>();
        places.forEach(place -> first.putIfAbsent(kind(place.decision()), place));
        return List.copyOf(first.values());
    }

    /** The first place of each decision. */
    private static List<Place> once(List<Place> places) {
        Map<Decision<?, ?>, Place> first = new LinkedHashMap<>();
        places.forEach(place -> first.putIfAbsent(place.decision(), place));
        return List.copyOf(first.values());
    }

    /** The means by turns for each kind; a kind that has one place only is met at another of all places too. */
    private static Map<String, List<JourneyQuestion>> byPage(List<Place> places, List<Place> all) {
        Map<String, Integer> met = new HashMap<>();
        List<JourneyQuestion> asked = new ArrayList<>();
        Function<Place, JourneyQuestion> byTurns = place -> {
            int before = met.merge(kind(place.decision()), 1, Integer::sum) - 1;
            return place.by(before % 2 == 0 ? Means.TOUCH : Means.KEYBOARD);
        };
        places.stream().map(byTurns).forEach(asked::add);
        all.stream()
                .filter(place -> !places.contains(place))
                .filter(place -> met.getOrDefault(kind(place.decision()), 0) == 1)
                .map(byTurns)
                .forEach(asked::add);
        return asked.stream()
                .collect(Collectors.groupingBy(JourneyQuestion::page, LinkedHashMap::new, Collectors.toList()));
    }
}
