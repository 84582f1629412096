package kibitzer.games.cribbage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.WorkedHand;
import kibitzer.conventions.cribbage.LayAwayView;
import kibitzer.conventions.cribbage.LayAways;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** The 127 hands that the book prints (p. 254-258), each with its answer. */
class BookHandsTest {
    private static final int HANDS = 127;

    private static Stream<WorkedHand> hands() {
        return Syllabus.shipped().hands().stream().filter(hand -> hand.game().contains("cribbage"));
    }

    @Test
    void theBookHasSoMany() {
        assertThat(hands()).hasSize(HANDS);
    }

    @TestFactory
    Stream<DynamicTest> theAnswerIsTheBooks() {
        return hands().map(hand -> dynamicTest(hand.id() + " " + hand.position(), () -> check(hand)));
    }

    private static void check(WorkedHand hand) {
        JsonNode position = hand.position();
        JsonNode answer = hand.bookAnswer();
        String question = hand.question();
        if (question.startsWith("Count") || question.startsWith("Value")) {
            assertThat(count(question, position)).isEqualTo(answer.asInt());
        } else if (question.startsWith("What to lay away")) {
            assertThat(laidAway(position)).containsExactlyInAnyOrderElementsOf(answers(answer));
        } else {
            switch (hand.id()) {
                case "cribbage.h01" -> {
                    List<Card> pile = anySuits(position.get("led").asString() + " "
                            + position.get("dealer_plays").asString());
                    assertThat(List.of(
                                    Pips.sum(pile.subList(0, 1)),
                                    PegCount.of(pile).count()))
                            .isEqualTo(
                                    List.of(answer.get(0).asInt(), answer.get(1).asInt()));
                }
                case "cribbage.h02" -> {
                    List<Card> pile = series(position);
                    assertThat(PegCount.of(pile.subList(0, 2)).points())
                            .isEqualTo(answer.get("second player").asInt());
                    assertThat(PegCount.of(pile).points())
                            .isEqualTo(answer.get("first player").asInt());
                }
                case "cribbage.h03", "cribbage.h04" ->
                    assertThat(PegCount.of(series(position)).points()).isEqualTo(answer.asInt());
                case "cribbage.h05" ->
                    assertThat(PegCount.of(series(position)).points())
                            .as("%s a pair", answer)
                            .isZero();
                default -> throw new AssertionError("no test for " + hand.id() + ": " + question);
            }
        }
    }

    private static int count(String question, JsonNode position) {
        if (position.has("starter")) {
            // His nob: the starter is the five of the jack's suit.
            return HandPoints.of(CardSet.of("JS 5H 5D 5C"), CardSet.of("5S").first(), false);
        }
        String cards = position.has("cards")
                ? position.get("cards").asString()
                : position.get("hand_with_starter").asString();
        HandCount counted = HandCount.of(
                CardSet.of(anySuits(cards).subList(1, anySuits(cards).size())),
                anySuits(cards).getFirst(),
                true);
        boolean withoutFifteens = question.contains("apart from fifteens");
        return counted.combinations().stream()
                .filter(combination -> switch (combination.kind()) {
                    case FIFTEEN -> !withoutFifteens;
                    case PAIR, RUN -> true;
                    case FLUSH, HIS_NOB -> false;
                })
                .mapToInt(Combination::points)
                .sum();
    }

    private static List<String> laidAway(JsonNode position) {
        LayAwayView view = new LayAwayView(
                CardSet.of(anySuits(position.get("hand").asString())),
                2,
                position.get("role").asString().equals("dealer"));
        return LayAways.BOOK.advise(view).best().stream()
                .map(BookHandsTest::ranks)
                .distinct()
                .toList();
    }

    private static List<String> answers(JsonNode answer) {
        List<String> answers = new ArrayList<>();
        if (answer.isArray() && answer.get(0).isArray()) {
            answer.forEach(one -> answers.add(ranks(CardSet.of(anySuits(words(one))))));
        } else {
            answers.add(ranks(CardSet.of(anySuits(answer.isArray() ? words(answer) : answer.asString()))));
        }
        return answers;
    }

    private static String words(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asString()));
        return String.join(" ", words);
    }

    private static String ranks(CardSet cards) {
        return cards.byRank().stream()
                .map(card -> String.valueOf(card.rank().letter()))
                .toList()
                .toString();
    }

    private static List<Card> series(JsonNode position) {
        return anySuits(words(position.get("series")));
    }

    /** Ranks as cards, the suits in turn, so that no four are of one suit. */
    private static List<Card> anySuits(String ranks) {
        List<Card> cards = new ArrayList<>();
        for (String rank : ranks.toUpperCase(Locale.ROOT).split("\\s+")) {
            int turn = cards.size();
            Card card = IntStream.range(0, Suit.values().length)
                    .mapToObj(step -> Suit.values()[(turn + step) % Suit.values().length])
                    .map(suit -> Card.of(CardNotation.readRank(rank), suit))
                    .filter(free -> !cards.contains(free))
                    .findFirst()
                    .orElseThrow();
            cards.add(card);
        }
        return cards;
    }
}
