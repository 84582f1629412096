package kibitzer.decisions.rummy.turn;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.conventions.rummy.Situation;

/**
 * The cards of a situation, which is known by facts alone: a hand, melds and a pile of which these facts are true.
 *
 * <p>The same facts always lie in the same cards.
 */
final class PlanTable {
    private static final Map<String, Function<Situation, LaidCards>> TABLES = tables();

    private PlanTable() {}

    private static Map<String, Function<Situation, LaidCards>> tables() {
        Map<String, Function<Situation, LaidCards>> all = new HashMap<>();
        Stream.of(BasicTables.ALL, ScoringTables.ALL, WaitingTables.ALL).forEach(all::putAll);
        return Map.copyOf(all);
    }

    /** No cards where none agree with the facts: a meld for 120 of three cards, say. */
    static LaidCards of(Situation situation) {
        return TABLES.getOrDefault(situation.topic().id(), facts -> LaidCards.NONE)
                .apply(situation);
    }

    /** The same tables in other suits, by what is known: who meets a question again sees other cards. */
    static Map<String, Function<Situation, LaidCards>> inTurn(Map<String, Function<Situation, LaidCards>> tables) {
        Map<String, Function<Situation, LaidCards>> all = new HashMap<>();
        tables.forEach((topic, table) -> all.put(
                topic,
                situation -> table.apply(situation)
                        .turned(situation.facts().values().stream()
                                .mapToInt(Integer::intValue)
                                .sum())));
        return Map.copyOf(all);
    }

    static int of(Situation situation, String fact) {
        return situation.facts().getOrDefault(fact, 0);
    }

    static boolean is(Situation situation, String fact) {
        return of(situation, fact) > 0;
    }

    /** So many of some cards, or all if there are fewer. */
    static String first(String cards, int number) {
        return Arrays.stream(cards.split(" ")).limit(Math.max(0, number)).collect(Collectors.joining(" "));
    }
}
