package kibitzer.web.play;

import java.util.Map;
import java.util.Optional;

/**
 * How answers stand in an address: short, and without blanks. A blank beside a card is a hyphen, one between words a low line.
 *
 * @param words whole answers: "upcard" -> "u"
 * @param beforeCards what may stand before a card: "knock " -> "k"
 */
public record Shorthand(Map<String, String> words, Map<String, String> beforeCards) {
    public static final Shorthand NONE = new Shorthand(Map.of(), Map.of());

    private static final String A_CARD = "[2-9TJQKA][SHDC]";

    public Shorthand {
        words = Map.copyOf(words);
        beforeCards = Map.copyOf(beforeCards);
    }

    String write(String answer) {
        return Optional.ofNullable(words.get(answer))
                .or(() -> beforeCards.entrySet().stream()
                        .filter(before -> answer.matches(before.getKey() + A_CARD))
                        .map(before -> before.getValue()
                                + answer.substring(before.getKey().length()))
                        .findFirst())
                .orElseGet(() -> answer.replaceAll("(?<=[a-z]) (?=[a-z])", "_").replace(' ', '-'));
    }

    String read(String written) {
        return words.entrySet().stream()
                .filter(word -> word.getValue().equals(written))
                .map(Map.Entry::getKey)
                .findFirst()
                .or(() -> beforeCards.entrySet().stream()
                        .filter(before -> written.matches(before.getValue() + A_CARD))
                        .map(before -> before.getKey()
                                + written.substring(before.getValue().length()))
                        .findFirst())
                .orElseGet(
                        () -> written.replaceAll("-(?![a-z])|(?<![a-z])-", " ").replace('_', ' '));
    }
}
