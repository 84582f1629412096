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
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.answer.Ranges;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.form.OneCall;
import kibitzer.decisions.bridge.hand.WholeHandAnswer;
import kibitzer.decisions.casino.CasinoAnswer;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.cribbage.CardOrGo;
import kibitzer.decisions.rummy.form.Melds;
import kibitzer.decisions.trick.CardOrNone;
import kibitzer.journey.Answering.Means;

/**
 * A question to be answered by a means.
 *
 * @param page the address of its page, from the root
 * @param question where it stands on the page, as CSS
 */
record JourneyQuestion(String page, String question, Decision<?, ?> decision, Means means) {
    private static final String ONLY = ".kb-question";

    private static final String CARD = "a card";
    private static final String TICKED = "ticked cards";
    private static final String FIELD = "a field";

    /** A board is played to its last card: with each change by both means in practice, by one in a set. */
    static boolean takesLong(Decision<?, ?> decision) {
        return decision.answerKind() instanceof BoardAnswer;
    }

    /** Where a decision may be met. */
    private record Place(String page, String question, Decision<?, ?> decision) {
        private JourneyQuestion by(Means means) {
            return new JourneyQuestion(page, question, decision, means);
        }
    }

    /** What a decision is answered with: all that a browser sees of the kind of its answer. */
    static String control(Decision<?, ?> decision) {
        return switch (decision.answerKind()) {
            case CardAnswer.OneCard one -> CARD;
            case CardOrGo() -> CARD;
            case CardOrNone() -> CARD;
            case CardAnswer.OneRank() -> "a card or a choice";
            case CardAnswer.SomeCards cards -> TICKED;
            case CardAnswer.CardsOfPacks cards -> TICKED;
            case CardAnswer.CardsInOrder ordered -> "cards in order";
            case WordAnswer.OneWord word -> "choices";
            case WordAnswer.Phrase<?> phrase -> "choices or a field";
            case WordAnswer.Text text -> FIELD;
            case NumberAnswer number -> FIELD;
            case WordAnswer.Order order -> "a list to be put in order";
            case Columns columns -> "columns";
            case Ranges ranges -> "ranges";
            case OneCall() -> "a bidding box";
            case Melds melds -> "a tray of melds";
            case CasinoAnswer play -> "a card and what it takes";
            case WholeHandAnswer whole -> "a whole hand";
            case BoardAnswer whole -> "a whole board";
            case AnswerKind.Own<?> own -> FIELD;
        };
    }

    /**
     * Each control by touch and by keys where a lesson has it. Few lessons are opened for it.
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
        return byPage(whole ? once(fewest(all)) : ofEachControl(fewest(all)), all, whole);
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
        return byPage(whole ? once(all) : ofEachControl(all), all, whole);
    }

    /**
     * Each control in a storm of one decision, by touch and by keys in turn.
     *
     * @param whole the one that takes long too
     */
    static List<JourneyQuestion> inStorms(boolean whole) {
        Map<String, JourneyQuestion> first = new LinkedHashMap<>();
        Decisions.all().stream()
                .filter(decision -> whole || !takesLong(decision))
                .forEach(decision -> first.computeIfAbsent(
                        control(decision),
                        control -> new Place(storm(decision, first.size() + 1), ONLY, decision)
                                .by(byTurns(first.size()))));
        return List.copyOf(first.values());
    }

    private static String storm(Decision<?, ?> decision, int round) {
        return "/mix?mode=storm&games=%s&round=%s&n=1".formatted(decision.id().text(), new UUID(0, round));
    }

    /** By touch, then by keys, then by touch. */
    static Means byTurns(int before) {
        return before % 2 == 0 ? Means.TOUCH : Means.KEYBOARD;
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

    /** The first place of each control. */
    private static List<Place> ofEachControl(List<Place> places) {
        Map<String, Place> first = new LinkedHashMap<>();
        places.forEach(place -> first.putIfAbsent(control(place.decision()), place));
        return List.copyOf(first.values());
    }

    /** The first place of each decision. */
    private static List<Place> once(List<Place> places) {
        Map<Decision<?, ?>, Place> first = new LinkedHashMap<>();
        places.forEach(place -> first.putIfAbsent(place.decision(), place));
        return List.copyOf(first.values());
    }

    /** The means by turns for each control; one that has a single place is met at another of all places too. */
    private static Map<String, List<JourneyQuestion>> byPage(List<Place> places, List<Place> all, boolean whole) {
        Map<String, Integer> met = new HashMap<>();
        List<JourneyQuestion> asked = new ArrayList<>();
        Function<Place, JourneyQuestion> byTurns = place -> {
            int before = met.merge(control(place.decision()), 1, Integer::sum) - 1;
            return place.by(byTurns(before));
        };
        places.stream().map(byTurns).forEach(asked::add);
        all.stream()
                .filter(place -> !places.contains(place))
                .filter(place -> whole || !takesLong(place.decision()))
                .filter(place -> met.getOrDefault(control(place.decision()), 0) == 1)
                .map(byTurns)
                .forEach(asked::add);
        return asked.stream()
                .collect(Collectors.groupingBy(JourneyQuestion::page, LinkedHashMap::new, Collectors.toList()));
    }
}
