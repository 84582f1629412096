package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import org.junit.jupiter.api.Test;

/** The hand of modern schafkopf that the book plays to the end (pp. 319-320). */
class SchafkopfDealTest {
    private static final String FOREHAND = "forehand";
    private static final String MIDDLEHAND = "middlehand";
    private static final String ENDHAND = "endhand";
    private static final List<String> SEATS = List.of(FOREHAND, MIDDLEHAND, ENDHAND);
    private static final String BURIED = "9C KH";

    private static final Map<String, String> HANDS = Map.of(
            FOREHAND, "QC JC JD TD TC KC 8C 8S 7S 8H",
            MIDDLEHAND, "QS QH JS AD KD 8D 7D AS 9S 7C",
            ENDHAND, "QD JH 9D AC TS KS AH TH 9H 7H");

    private record Told(String leader, String cards, String winner) {}

    /** What was led, what was played to it, and who won, each from the book. */
    private static final List<Told> TRICKS = List.of(
            new Told(FOREHAND, "8H 7D 7H", MIDDLEHAND),
            new Told(MIDDLEHAND, "QS 9D JD", MIDDLEHAND),
            new Told(MIDDLEHAND, "QH JH QC", FOREHAND),
            new Told(FOREHAND, "7S AS KS", MIDDLEHAND),
            new Told(MIDDLEHAND, "8D QD TD", ENDHAND),
            new Told(ENDHAND, "TS 8S 9S", ENDHAND),
            new Told(ENDHAND, "AC TC 7C", ENDHAND),
            new Told(ENDHAND, "9H 8C AD", MIDDLEHAND),
            new Told(MIDDLEHAND, "JS AH JC", FOREHAND),
            new Told(FOREHAND, "KC KD TH", MIDDLEHAND));

    private static List<Card> cards(String text) {
        return CardNotation.readList(text);
    }

    @Test
    void everyCardIsLawfulAndMiddlehandTakesFortyNineAndBuriesFour() {
        PlayedGame game = PlayedGame.of("modern-schafkopf", "D");
        PlayRules rules = game.play();
        CardPoints points = game.rules().rules().points();
        Map<String, List<Card>> hands = new HashMap<>();
        HANDS.forEach((seat, hand) -> hands.put(seat, new ArrayList<>(cards(hand))));
        int taken = 0;
        String leader = FOREHAND;
        for (Told told : TRICKS) {
            assertThat(leader).isEqualTo(told.leader());
            List<Card> trick = new ArrayList<>();
            for (Card card : cards(told.cards())) {
                List<Card> hand = hands.get(SEATS.get((SEATS.indexOf(leader) + trick.size()) % 3));
                assertThat(rules.lawful(Cards.of(hand), trick, TableFacts.NONE).list())
                        .as("%s: %s to %s", told, hand, trick)
                        .contains(card);
                hand.remove(card);
                trick.add(card);
            }
            int place = rules.winner(trick, TableFacts.NONE).orElseThrow();
            leader = SEATS.get((SEATS.indexOf(leader) + place) % 3);
            assertThat(leader).as("%s", told).isEqualTo(told.winner());
            taken += leader.equals(MIDDLEHAND) ? points.of(trick, rules.trump(), false) : 0;
        }

        assertThat(hands.values()).allMatch(List::isEmpty);
        assertThat(taken).isEqualTo(49);
        assertThat(points.of(cards(BURIED), rules.trump(), false)).isEqualTo(4);
    }

    @Test
    void thePackIsThereOnceAndCounts120() {
        List<Card> all = Stream.concat(HANDS.values().stream(), Stream.of(BURIED))
                .flatMap(hand -> cards(hand).stream())
                .toList();
        TrickRules rules = PlayedGame.of("modern-schafkopf", "D").rules().rules();

        assertThat(all).containsExactlyInAnyOrderElementsOf(rules.pack().pack().cards());
        assertThat(rules.points().of(all, Optional.empty(), false)).isEqualTo(120);
    }
}
