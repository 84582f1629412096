package kibitzer.decisions.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The kinds of value that questions are made of. */
public final class Kinds {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private Kinds() {}

    /** One word out of a few; capitals do not matter. */
    public static Kind<String> word(List<String> words) {
        ObjectNode schema = JSON.objectNode();
        words.forEach(schema.putArray("enum")::add);
        String expected = "one of " + String.join(", ", words);
        return text(
                expected,
                schema,
                text -> words.stream()
                        .filter(word -> word.equals(text.strip().toLowerCase(Locale.ROOT)))
                        .findFirst()
                        .orElseThrow(() -> new BadNotation(text, expected)));
    }

    public static Kind<String> word(String... words) {
        return word(List.of(words));
    }

    /** A bridge hand S.H.D.C of exactly {@code size} cards. */
    public static Kind<CardSet> hand(int size) {
        String expected = size + " cards as S.H.D.C, such as AKJ54.KQ3.72.854";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> counted(PbnHand.read(textOf(json, expected)), size, size),
                cards -> JSON.stringNode(PbnHand.write(cards)));
    }

    /** Ranks held in one suit, "AKJ62", kept as spades. */
    public static Kind<CardSet> holding(int least, int most) {
        String number = least == most ? String.valueOf(least) : least + " to " + most;
        String expected = number + " different ranks of one suit, such as AKJ62";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> counted(PbnHand.holding(textOf(json, expected), Suit.SPADES), least, most),
                cards -> JSON.stringNode(CardNotation.writeRanks(cards, Suit.SPADES)));
    }

    /** Different cards in any order, "KS QS TH". */
    public static Kind<CardSet> cards(int least, int most) {
        String expected = (least == most ? String.valueOf(least) : least + " to " + most)
                + " different cards, such as \"KS QS TH\"";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> counted(noJoker(CardSet.of(textOf(json, expected))), least, most),
                cards -> JSON.stringNode(cards.toString()));
    }

    /** As {@link #cards}, a joker among them allowed. */
    public static Kind<CardSet> cardsWithJoker(int least, int most) {
        String expected = (least == most ? String.valueOf(least) : least + " to " + most)
                + " different cards, such as \"KS QS JK\"";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> counted(CardSet.of(textOf(json, expected)), least, most),
                cards -> JSON.stringNode(cards.toString()));
    }

    /** Different cards in a given order, oldest first: a pile, a trick. */
    public static Kind<List<Card>> pile(int most) {
        String expected = "at most " + most + " different cards in order, such as \"KS 9C\"";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> {
                    String text = textOf(json, expected);
                    CardSet different = noJoker(CardSet.of(text));
                    counted(different, 0, most);
                    return CardNotation.readList(text);
                },
                cards -> JSON.stringNode(CardNotation.write(cards)));
    }

    public static Kind<Card> card() {
        return text("a card such as KS", described("string", "a card such as KS"), CardNotation::read);
    }

    public static Kind<Rank> rank() {
        String expected = "a rank: A K Q J T 9 8 7 6 5 4 3 2";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> CardNotation.readRank(json.isInt() ? json.asString() : textOf(json, expected)),
                rank -> JSON.stringNode(String.valueOf(rank.letter())));
    }

    public static Kind<Suit> suit() {
        String expected = "a suit: S H D C";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> CardNotation.readSuit(textOf(json, expected)),
                suit -> JSON.stringNode(String.valueOf(suit.letter())));
    }

    public static Kind<Seat> seat() {
        String expected = "a seat: N E S W";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> Seat.of(textOf(json, expected)),
                seat -> JSON.stringNode(String.valueOf(seat.letter())));
    }

    public static Kind<Vulnerability> vulnerability() {
        String expected = "a vulnerability: none ns ew both";
        return new Kind<>(
                expected,
                described("string", expected),
                json -> Vulnerability.of(textOf(json, expected)),
                value -> JSON.stringNode(value.word()));
    }

    public static Kind<Call> call() {
        String expected = "a call: P, X, XX or 1C to 7NT";
        return text(expected, described("string", expected), Call::of);
    }

    /** Calls in order from the dealer: an array, or one text with blanks. */
    public static Kind<List<Call>> calls() {
        String expected = "calls from the dealer, such as P 1S, or [\"P\", \"1S\"]";
        ObjectNode schema = described("array", expected);
        schema.putObject("items").put("type", "string");
        return new Kind<>(
                expected,
                schema,
                json -> words(json, expected).stream().map(Call::of).toList(),
                calls -> array(calls.stream().map(Call::toString).toList()));
    }

    /** Some of these words: an array, or one text with blanks or commas. */
    public static Kind<List<String>> someOf(List<String> words) {
        String expected = "some of " + String.join(", ", words);
        ObjectNode schema = described("array", expected);
        words.forEach(schema.putObject("items").putArray("enum")::add);
        return new Kind<>(
                expected,
                schema,
                json -> {
                    List<String> read = words(json, expected);
                    read.stream()
                            .filter(word -> !words.contains(word))
                            .findFirst()
                            .ifPresent(unknown -> {
                                throw new BadNotation(unknown, expected);
                            });
                    return read;
                },
                Kinds::array);
    }

    /** All of these words, each once, in an order: an array, or one text with blanks or commas. */
    public static Kind<List<String>> orderOf(List<String> words) {
        String expected = "each of " + String.join(", ", words) + " once, first to last";
        Kind<List<String>> some = someOf(words);
        return new Kind<>(
                expected,
                some.schema(),
                json -> {
                    List<String> read = some.read(json);
                    if (read.size() != words.size() || !read.containsAll(words)) {
                        throw BadNotation.because(String.join(", ", read), expected);
                    }
                    return List.copyOf(read);
                },
                some.writer());
    }

    /** Values of one kind in order. */
    public static <T> Kind<List<T>> listOf(Kind<T> one, String expected) {
        ObjectNode schema = described("array", expected);
        schema.set("items", one.schema());
        return new Kind<>(
                expected,
                schema,
                json -> {
                    if (!json.isArray()) {
                        throw new BadNotation(json.toString(), expected);
                    }
                    List<T> values = new ArrayList<>();
                    json.forEach(item -> values.add(one.read(item)));
                    return List.copyOf(values);
                },
                values -> {
                    var array = JSON.arrayNode();
                    values.forEach(value -> array.add(one.write(value)));
                    return array;
                });
    }

    /** A text of at least one and at most so many characters. */
    public static Kind<String> text(int longest) {
        String expected = "a text of at most " + longest + " characters";
        return text(expected, described("string", expected).put("maxLength", longest), text -> {
            if (text.isBlank() || text.length() > longest) {
                throw new BadNotation(text, expected);
            }
            return text.strip();
        });
    }

    /** A whole number within bounds. */
    public static Kind<Integer> number(int least, int most) {
        String expected = "a whole number from " + least + " to " + most;
        ObjectNode schema = described("integer", expected).put("minimum", least).put("maximum", most);
        return new Kind<>(
                expected,
                schema,
                json -> {
                    int value = wholeNumber(json, expected);
                    if (value < least || value > most) {
                        throw BadNotation.because(String.valueOf(value), expected);
                    }
                    return value;
                },
                JSON::numberNode);
    }

    public static Kind<Boolean> yesOrNo() {
        return new Kind<>(
                "true or false",
                described("boolean", "true or false"),
                json -> {
                    if (json.isBoolean()) {
                        return json.asBoolean();
                    }
                    String text = json.isString() ? json.asString() : "";
                    return switch (text) {
                        case "true", "yes" -> true;
                        case "false", "no" -> false;
                        default -> throw new BadNotation(json.toString(), "true or false");
                    };
                },
                JSON::booleanNode);
    }

    private static <T> Kind<T> text(String expected, ObjectNode schema, Function<String, T> reader) {
        return new Kind<>(
                expected,
                schema,
                json -> reader.apply(textOf(json, expected)),
                value -> JSON.stringNode(value.toString()));
    }

    /** @throws BadNotation unless the node is a text */
    public static String textOf(JsonNode json, String expected) {
        if (!json.isString()) {
            throw new BadNotation(json.toString(), expected);
        }
        return json.asString();
    }

    private static int wholeNumber(JsonNode json, String expected) {
        if (json.isIntegralNumber() && json.canConvertToInt()) {
            return json.asInt();
        }
        if (json.isString()) {
            try {
                return Integer.parseInt(json.asString().strip());
            } catch (NumberFormatException notANumber) {
                throw new BadNotation(json.asString(), expected);
            }
        }
        throw new BadNotation(json.toString(), expected);
    }

    private static List<String> words(JsonNode json, String expected) {
        if (json.isString()) {
            String text = json.asString().strip();
            return text.isEmpty() ? List.of() : List.of(text.split("[\\s,]+"));
        }
        if (!json.isArray()) {
            throw new BadNotation(json.toString(), expected);
        }
        List<String> words = new ArrayList<>();
        for (JsonNode item : json) {
            words.add(textOf(item, expected));
        }
        return words;
    }

    private static JsonNode array(List<String> words) {
        var array = JSON.arrayNode();
        words.forEach(array::add);
        return array;
    }

    private static CardSet counted(CardSet cards, int least, int most) {
        if (cards.size() < least || cards.size() > most) {
            String number = least == most ? String.valueOf(least) : least + " to " + most;
            throw BadNotation.because(cards.size() == 1 ? "1 card" : cards.size() + " cards", number);
        }
        return cards;
    }

    private static CardSet noJoker(CardSet cards) {
        if (!cards.jokers().isEmpty()) {
            throw BadNotation.because("a joker", "cards of a pack without jokers");
        }
        return cards;
    }

    static ObjectNode described(String type, String says) {
        return JSON.objectNode().put("type", type).put("description", says);
    }
}
