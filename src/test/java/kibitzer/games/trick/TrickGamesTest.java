package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What every game of tricks keeps. */
class TrickGamesTest {
    private static final Path SYLLABUS = Path.of("lessons/syllabus/games.jsonl");

    static Stream<TrickGame> games() {
        return TrickGames.ALL.stream();
    }

    private static Map<String, JsonNode> syllabus() throws IOException {
        Map<String, JsonNode> byId = new HashMap<>();
        JsonMapper json = JsonMapper.builder().build();
        Files.readAllLines(SYLLABUS).forEach(line -> {
            JsonNode game = json.readTree(line);
            byId.put(game.path("id").asString(), game);
        });
        return byId;
    }

    @Test
    void everyIdAndEveryPageIsTheSyllabus() throws IOException {
        Map<String, JsonNode> syllabus = syllabus();

        assertThat(TrickGames.ALL).extracting(TrickGame::id).doesNotHaveDuplicates();
        assertThat(TrickGames.ALL).allSatisfy(game -> {
            assertThat(syllabus).containsKey(game.id());
            assertThat(game.page())
                    .isEqualTo(syllabus.get(game.id()).path("page").asInt(0));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void theDealFitsThePack(TrickGame game) {
        game.rules()
                .dealing()
                .cards()
                .forEach((players, each) -> assertThat(players * each)
                        .isLessThanOrEqualTo(game.rules().pack().pack().size()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCardOfThePackBelongsSomewhere(TrickGame game) {
        for (Contract contract : game.rules().contracts()) {
            TrumpMaking making = game.rules().making(contract);
            making.suits()
                    .forEach(suit -> assertThat(game.rules().pack().pack().cards())
                            .allMatch(game.play(contract, Optional.of(suit))::knows));
            if (making.noTrump()) {
                assertThat(game.rules().pack().pack().cards()).allMatch(game.play(contract, Optional.empty())::knows);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void saysHowItDiffers(TrickGame game) {
        assertThat(game.differences())
                .isNotEmpty()
                .allSatisfy(says -> assertThat(says).isNotBlank().doesNotEndWith("."));
    }

    @Test
    void euchreWithTheJokerDiffersByTheJoker() {
        assertThat(TrickGames.find("euchre-joker").orElseThrow().differences())
                .containsExactly(
                        "32 cards, sevens lowest, and the joker",
                        "trumps rank joker, jack, the other jack of the colour, the rest as in a plain suit",
                        "hearts are trumps where the joker is turned up");
    }

    @Test
    void euchreSaysOnlyWhatItsPackHas() {
        assertThat(TrickGames.find("euchre").orElseThrow().differences())
                .contains("the cards of a suit rank ace, king, queen, jack, 10, 9, 8, 7");
    }

    /** P. 219: 42 cards, a pack of 52 without its twos, threes and black fours, to which the joker may be added. */
    @Test
    void fiveHundredAtFourHandsKeepsTheRedFours() {
        List<Card> pack = TrickGames.find("four-hand-five-hundred").orElseThrow().rules().pack().pack().cards().stream()
                .filter(Card::hasSuit)
                .toList();

        assertThat(pack).hasSize(42);
        assertThat(pack.stream().filter(card -> card.rank() == Rank.FOUR).map(Card::suit))
                .containsExactlyInAnyOrder(Suit.HEARTS, Suit.DIAMONDS);
        assertThat(pack).noneMatch(card -> card.rank() == Rank.TWO || card.rank() == Rank.THREE);
    }

    @Test
    void catchTheTenCountsTrumpsAlone() {
        assertThat(TrickGames.find("catch-the-ten").orElseThrow().differences())
                .contains("trumps count jack 11, 10 10, ace 4, king 3, queen 2");
    }
}
