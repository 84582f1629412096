package kibitzer.decisions.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.poker.PokerForm;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class PokerShowdownTest {
    private static final PokerShowdown DECISION = new PokerShowdown();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static ShownHands shown(String game, String... hands) {
        return new ShownHands(Stream.of(hands).map(CardSet::of).toList(), PokerForm.named(game));
    }

    @ParameterizedTest(name = "{0}: {1} against {2}")
    @CsvSource({
        // Culbertson p. 56, 72, 91, 93; Round Games, laws 69, 71, 73, 76.
        "standard, 8S 8H 9D 5C 3S, 8D 8C 9H 5S 2H, 1",
        "standard, 5S 4H 3D 2C AS, 6S 5H 4D 3C 2S, 2",
        "standard, AS KS 9S 4S 2S, AC KC 9C 4C 2C, 1 2",
        "standard, KS KH 4D 4C 9S, KD KC 4S 4H 2S, 1",
        "round-games, KS KH 4D 4C 9S, KD KC 4S 4H 2S, 1 2",
        "round-games, AS KS QS JS 9S, 9H 7H 5H 3H 2H, 2",
        "standard, AS KS QS JS 9S, 9H 7H 5H 3H 2H, 1",
        "round-games, AS KH QD JC TS, 2S 2H 3D 4C 6S, 2",
        "bug, AS KS 7S 5S JK, AH KH QH 8H 7H, 2",
        "joker-wild, 3S 3H 3D 3C JK, KH QH JH TH 9H, 1",
        "joker-wild, 3S 3H 3D 3C JK, AH KH QH JH TH, 2",
        "low, KS QH JD TC 9S, AS AH 4D 3C 2S, 1",
        "low, AS AH 4D 3C 2S, 2H 2D 3S 4C 5S, 1"
    })
    void theBestHandOfTheGameTakesThePot(String game, String one, String two, String winner) {
        assertThat(DECISION.advise(shown(game, one, two)).best()).containsExactly(winner);
    }

    @Test
    void handsAreDealtOfEachGameThatIsNamed() {
        var options = Form.options(DECISION.dealOptions())
                .read(JSON.readTree("{\"games\": [\"four-flush\", \"misere\"]}"), "with");

        assertThat(IntStream.range(0, 40)
                        .mapToObj(seed -> DECISION.deal(new DealRequest(new Seed(seed), options)))
                        .map(ShownHands::form)
                        .distinct())
                .containsExactlyInAnyOrder(PokerForm.named("four-flush"), PokerForm.named("misere"));
    }

    @Test
    void ofThreeHandsTwoMayShare() {
        ShownHands shown = shown("standard", "9S 8H 7D 6C 5S", "AS AH KD QC JS", "9H 8D 7C 6S 5H");
        assertThat(DECISION.advise(shown).best()).containsExactly("1 3");
        assertThat(new Question<>(DECISION, shown).mark("1 3").grade()).isEqualTo(Grade.BEST);
        assertThat(new Question<>(DECISION, shown).mark("4").grade()).isEqualTo(Grade.ILLEGAL);
    }

    @Test
    void aWrongWinnerIsToldWhoWinsAndWhy() {
        ShownHands shown = shown("standard", "8S 8H 9D 5C 3S", "8D 8C 9H 5S 2H");
        List<Reason> failing = DECISION.whyNot(shown, "2").getFirst().failing();
        assertThat(failing)
                .extracting(Reason::measured)
                .containsExactly(
                        "both have a pair of eights, and then the three of hand 1 goes before the two of hand 2",
                        "hand 1 is a pair of eights (3S 9D 5C beside), which takes the pot");
    }

    @Test
    void dealsAreCloseAndSomeAreShared() {
        List<String> winners = IntStream.range(0, 200)
                .mapToObj(seed -> DECISION.advise(DECISION.deal(DealRequest.of(seed)))
                        .best()
                        .getFirst())
                .toList();
        assertThat(winners).contains("1", "2", "1 2");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"hands\": [\"8S 8H 9D 5C 3S\"]} | position.hands: 1 hand; expected 2 to 6 hands",
                "{\"hands\": \"8S 8H 9D 5C 3S\"} | position.hands",
                "{\"hands\": [\"8S 8H 9D 5C 3S\", \"8S 8C 9H 5S 2H\"]} | position.hands: hand 2: the eight of spades is in another hand too",
                "{\"hands\": [\"8S 8H 9D 5C 3S\", \"8D 8C 9H 5S\"]} | position.hands: hand 2: 4 cards; expected 5",
                "{\"hands\": [\"8S 8H 9D 5C 3S\", \"8D 8C 9H 5S JK\"]} | position.hands: hand 2: the joker; expected cards of the pack of 52",
                "{\"hands\": [\"8S 8H 9D 5C 3S\", \"8D 8C 9H 5S 2H\"], \"game\": \"badugi\"} | position.game"
            })
    void handsThatCannotBeShownAreRefused(String json, String message) {
        assertThatThrownBy(() -> DECISION.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }
}
