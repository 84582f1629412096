package kibitzer.games.trick.settle;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;

/**
 * A hand that was played, as a text: {@code "contract:9 tricks:maker=10"}; words are players, cards, contract, tricks, points, bids,
 * honours, trump, alone, pool, loo, doubles, maker, takers.
 */
record PlayedHand(String game, Map<String, String> known) {

    static PlayedHand of(String game, String known) {
        return new PlayedHand(
                game,
                Arrays.stream(known.strip().split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .map(word -> word.split(":", 2))
                        .collect(Collectors.toMap(word -> word[0], word -> word[word.length - 1])));
    }

    /** "maker=1.5 opponents=-0.5". */
    static Map<String, Double> columns(String text) {
        Map<String, Double> columns = new LinkedHashMap<>();
        for (String column : text.strip().split("\\s+")) {
            String[] parts = column.split("=", 2);
            columns.put(parts[0], Double.valueOf(parts[1]));
        }
        return columns;
    }

    TrickGame rules() {
        return TrickGames.find(game).orElseThrow();
    }

    Pay pay() {
        return PayRules.of(rules()).orElseThrow();
    }

    Settlement settled() {
        return pay().settle(played());
    }

    /** The columns of every way in which the page can be read. */
    List<Map<String, Double>> readings() {
        return pay().readings(played()).stream().map(Settlement::columns).toList();
    }

    HandRecord played() {
        return new HandRecord(
                number("players", rules().rules().dealing().players().getLast()),
                number("cards", rules().rules().dealing().mostCards()),
                text("contract"),
                numbers("tricks"),
                numbers("points"),
                numbers("bids"),
                numbers("honours"),
                text("trump"),
                known.containsKey("alone"),
                number("pool", 0),
                number("loo", 0),
                number("doubles", 0),
                text("maker"),
                words("takers"),
                known.containsKey("agreed") ? Set.of(text("agreed")) : Set.of());
    }

    private String text(String word) {
        return known.getOrDefault(word, "");
    }

    private int number(String word, int otherwise) {
        return known.containsKey(word) ? Integer.parseInt(text(word)) : otherwise;
    }

    private Map<String, String> words(String word) {
        return List.of(text(word).split(",")).stream()
                .filter(one -> !one.isEmpty())
                .map(one -> one.split("=", 2))
                .collect(Collectors.toMap(one -> one[0].replace('_', ' '), one -> one[1]));
    }

    private Map<String, Integer> numbers(String word) {
        return words(word).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, one -> Integer.valueOf(one.getValue())));
    }
}
