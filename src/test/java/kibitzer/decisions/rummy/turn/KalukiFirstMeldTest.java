package kibitzer.decisions.rummy.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.games.rummy.family.GoingOut;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectMapper;

/** A first meld of 51 at kaluki (Culbertson p. 45-46), and hands that what was dealt can have left (p. 1-51). */
class KalukiFirstMeldTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MADE = 51;

    /** What each of the players is dealt, the fewest first: two, three or more players. */
    private static final Map<String, List<Integer>> DEALT = Map.of(
            "rummy", List.of(6, 7, 10),
            "block-rummy", List.of(6, 7, 10),
            "coon-can", List.of(10),
            "500-rum", List.of(7, 13),
            "persian-rummy", List.of(7, 13),
            "kaluki", List.of(15));

    private final GoOut decision = new GoOut();

    private GoingOut position(String game, String hand, String melds) {
        String lots = melds.isEmpty() ? "" : "\"" + String.join("\", \"", melds.split(" \\| ")) + "\"";
        return decision.form()
                .read(
                        JSON.readTree(
                                "{\"game\": \"%s\", \"hand\": \"%s\", \"melds\": [%s]}".formatted(game, hand, lots)),
                        "position");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            2S 2H 2D 3S 3H 3D 4S 4H 4D 2C 3C 4C 2H 3H 4H 9D; ''                        ; play-on
            2S 2H 2D 2C 2S 2H 3S 3H 3D 3C 4C 5C 4D 5D 6D KD; ''                        ; play-on
            2S 2H 2D 2C 2S 2H 3S 3H 3D 5S 5H 5D 5C 5S 5H 9D; ''                        ; out 9D
            KS KH KD 2S 2H 2D 3S 3H 3D 4S 4H 4D 5C 6C 7C 9D; ''                        ; out 9D
            AS AH AD 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C KD; ''                        ; out KD
            2S 2H 2D 3S 3H 3D 4S 4H 4D 2C 3C 4C 2H 3H 4H 9D; KS KH KD | QS QH QD       ; play-on
            9D 2S 2H 2D                                    ; KS KH KD | AS AH AD | 7C 8C 9C | 4H 5H 6H ; out 9D
            """)
    void thoseWhoHaveMeldedNothingYetGoOutWithFiftyOne(String hand, String melds, String best) {
        var advice = decision.advise(position("kaluki", hand, melds));

        assertThat(advice.best())
                .extracting(answer -> decision.answerKind().json().write(answer).asString())
                .contains(best)
                .allSatisfy(answer -> assertThat(answer.equals("play-on")).isEqualTo(best.equals("play-on")));
        assertThat(advice.acceptable()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'2S 2H 2D 3S 3H 3D 4S 4H 4D 2C 3C 4C 2H 3H 4H 9D', 45",
        "'2S 2H 2D 2C 2S 2H 3S 3H 3D 3C 4C 5C 4D 5D 6D KD', 48"
    })
    void theVerdictSaysThatTheFirstMeldIsTooLow(String hand, int points) {
        assertThat(decision.advise(position("kaluki", hand, ""))
                        .rulings()
                        .getFirst()
                        .reasons())
                .singleElement()
                .satisfies(reason -> assertThat(reason.measured())
                        .isEqualTo("the melds count " + points + ", and a first meld in kaluki takes 51"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            kaluki       ; 9S 5S 4S 3S 3S 2S 2S 2H 2D 3C 3C 2C ; 9H 8H 7H          ; position.hand
            kaluki       ; 9S 5S 4S 3S 3S 2S 2S 2H 2D 3C 3C 2C 5D; 9H 8H 7H        ; position.melds
            coon-can     ; 9S 9H 9D 4C                         ; KS KH KD          ; position.hand
            coon-can     ; 9S 9H 9D 4C 5C                      ; ''                ; position.hand
            persian-rummy; 9S 9H 9D 4C                         ; KS KH KD          ; position.hand
            500-rum      ; 9S 9H 9D 4C                         ; KS KH KD          ; position.hand
            kaluki       ; 9S 9H 9D 4C                         ; ''                ; position.hand
            500-rum      ; 9S 9H 9D 4C                         ; ''                ; position.hand
            """)
    void whatWasDealtCannotHaveLeftSuchAHand(String game, String hand, String melds, String field) {
        assertThatThrownBy(() -> position(game, hand, melds))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith(field + ":");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rummy", "block-rummy", "coon-can", "500-rum", "persian-rummy", "kaluki"})
    void noTableIsDealtThatPlayCannotReach(String game) {
        List<Integer> dealt = DEALT.get(game);
        FieldValues asked =
                Form.options(decision.dealOptions()).read(JSON.readTree("{\"games\": [\"" + game + "\"]}"), "with");
        boolean grows = List.of("500-rum", "persian-rummy").contains(game);
        for (int seed = 0; seed < 500; seed++) {
            GoingOut table = decision.deal(new DealRequest(new Seed(seed), asked));
            int hand = table.hand().size();
            int all = hand + table.melds().stream().mapToInt(Cards::size).sum();

            assertThat(dealt).as("%s", table).anyMatch(cards -> all > cards && (grows || hand <= cards + 1));
            if (game.equals("kaluki") && hand <= dealt.getFirst()) {
                assertThat(table.melds().stream()
                                .flatMap(Cards::stream)
                                .mapToInt(KalukiFirstMeldTest::most)
                                .sum())
                        .as("%s", table)
                        .isGreaterThanOrEqualTo(MADE);
            }
        }
    }

    /** P. 45: aces 15, face cards 10, others their index; a joker what it stands for. */
    private static int most(Card card) {
        return card.isJoker()
                ? 15
                : switch (card.rank()) {
                    case ACE -> 15;
                    case KING, QUEEN, JACK, TEN -> 10;
                    default -> card.rank().ordinal() + 2;
                };
    }
}
