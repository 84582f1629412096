package kibitzer.content.check;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Questions that are one question with the suits relabelled: of all ways to label them, each is written in the first. */
final class RelabelledQuestions {
    private static final String SUITS = "SHDC";
    private static final List<String> LABELLINGS = labellings("", SUITS).toList();
    private static final Pattern BY_SUITS = Pattern.compile("[2-9TJQKA]*(?:\\.[2-9TJQKA]*){3}");
    private static final Pattern CARD = Pattern.compile("(?<![A-Za-z0-9])([1-9TJQKA]{1,2})([SHDC])(?![A-Za-z0-9])");
    private static final Pattern CARDS = Pattern.compile("[2-9TJQKA][SHDC](?: [2-9TJQKA][SHDC])+");

    /** Where cards lie in an order that counts. */
    private static final Set<String> IN_ORDER = Set.of("trick", "discards", "played", "tricks", "pile");

    /** Where a single letter is a suit; elsewhere S is a seat. */
    private static final Set<String> NAMING_A_SUIT = Set.of("trump", "trumps", "suit", "answer");

    private RelabelledQuestions() {}

    /** The same text for questions of which one is the other relabelled, with its best answers. */
    static <P, A> String written(Question<P, A> question) {
        ObjectNode asked = JsonMapper.shared().createObjectNode();
        asked.set("position", question.decision().form().write(question.position()));
        ArrayNode answers = asked.putArray("answer");
        question.advice()
                .best()
                .forEach(best ->
                        answers.add(question.decision().answerKind().json().write(best)));
        String decision = question.decision().id().text();
        return LABELLINGS.stream()
                .map(labels -> decision + " " + relabelled(asked, "", labels))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static Stream<String> labellings(String begun, String left) {
        return left.isEmpty()
                ? Stream.of(begun)
                : left.chars()
                        .mapToObj(Character::toString)
                        .flatMap(next -> labellings(begun + next, left.replace(next, "")));
    }

    private static String relabelled(JsonNode json, String field, String labels) {
        if (json.isObject()) {
            return json.propertyStream()
                    .map(property ->
                            property.getKey() + ":" + relabelled(property.getValue(), property.getKey(), labels))
                    .sorted()
                    .collect(Collectors.joining(",", "{", "}"));
        }
        if (json.isArray()) {
            Stream<String> items = json.valueStream().map(item -> relabelled(item, field, labels));
            return (field.equals("answer") ? items.sorted() : items).collect(Collectors.joining(",", "[", "]"));
        }
        return json.isString() ? text(json.asString(), field, labels) : json.toString();
    }

    private static String text(String text, String field, String labels) {
        if (BY_SUITS.matcher(text).matches()) {
            String[] suits = text.split("\\.", -1);
            return IntStream.range(0, SUITS.length())
                    .mapToObj(at -> suits[labels.indexOf(SUITS.charAt(at))])
                    .collect(Collectors.joining("."));
        }
        if (text.length() == 1) {
            return NAMING_A_SUIT.contains(field) && SUITS.contains(text) ? label(text, labels) : text;
        }
        String other = CARD.matcher(text)
                .replaceAll(card -> Matcher.quoteReplacement(card.group(1) + label(card.group(2), labels)));
        return CARDS.matcher(other).matches() && !IN_ORDER.contains(field)
                ? Arrays.stream(other.split(" ")).sorted().collect(Collectors.joining(" "))
                : other;
    }

    /** The label of a suit: that of spades stands first. */
    private static String label(String suit, String labels) {
        return String.valueOf(labels.charAt(SUITS.indexOf(suit)));
    }
}
