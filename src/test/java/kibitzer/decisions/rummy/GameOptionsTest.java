package kibitzer.decisions.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Deuces by agreement at continental rum (p. 29) and contract rummy (p. 26), and two packs at 500 rum (p. 12). */
class GameOptionsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private record Answered(String best, String said, JsonNode written) {}

    private static Answered answered(String id, String position) {
        return answered(Decisions.find(id).orElseThrow(), JSON.readTree(position.replace('\'', '"')));
    }

    private static <P, A> Answered answered(Decision<P, A> decision, JsonNode json) {
        P position = decision.form().read(json, "position");
        Advice<A> advice = decision.advise(position);
        return new Answered(
                decision.answerKind().json().write(advice.best().getFirst()).asString(),
                String.valueOf(advice.rulings().getFirst().reasons()),
                decision.form().write(position));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            'game': 'continental-rum', 'cards': 'AS KS 2S'                     ; meld    ; deuces are wild, as is usual
            'game': 'continental-rum', 'cards': 'AS KS 2S', 'deuces': 'usual'  ; meld    ; deuces are wild, as is usual
            'game': 'continental-rum', 'cards': 'AS KS 2S', 'deuces': 'wild'   ; meld    ; deuces are wild, as is usual
            'game': 'continental-rum', 'cards': 'AS KS 2S', 'deuces': 'natural'; no-meld ; deuces are natural cards by agreement
            'game': 'continental-rum', 'cards': '4S 3S 2S', 'deuces': 'natural'; meld    ; deuces are natural cards by agreement
            'game': 'continental-rum', 'cards': '9S JK 7S', 'deuces': 'natural'; meld    ; joker as the eight
            'game': 'contract-rummy', 'cards': '9S 9D 2H'                      ; no-meld ; deuces are natural cards, no more wild
            'game': 'contract-rummy', 'cards': '9S 9D 2H', 'deuces': 'natural' ; no-meld ; deuces are natural cards, no more wild
            'game': 'contract-rummy', 'cards': '9S 9D 2H', 'deuces': 'wild'    ; meld    ; deuces are wild by agreement
            'game': 'contract-rummy', 'cards': '9S 2H 7S', 'deuces': 'wild'    ; meld    ; deuces are wild by agreement
            """)
    void deucesAreWhatThePlayersAgreedOn(String position, String best, String said) {
        Answered answered = answered("rummy/meld-or-not", "{" + position + "}");

        assertThat(answered.best()).isEqualTo(best);
        assertThat(answered.said()).contains(said);
    }

    // p. 26: a wild card counts 15 in the hand.
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            'game': 'contract-rummy', 'hand': '2S 2H KD'                  ; 14
            'game': 'contract-rummy', 'hand': '2S 2H KD', 'deuces': 'wild'; 40
            """)
    void aWildDeuceCountsFifteen(String position, int points) {
        assertThat(answered("rummy/score", "{" + position + "}").best()).isEqualTo(String.valueOf(points));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            'deal': 1, 'sets': ['9S 9D 2H', 'KS KD KC']                   ; not-met
            'deal': 1, 'sets': ['9S 9D 2H', 'KS KD KC'], 'deuces': 'wild' ; met
            """)
    void aContractIsMetWithDeucesWhereTheyAreWild(String position, String best) {
        assertThat(answered("rummy/contract", "{" + position + "}").best()).isEqualTo(best);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            7S 7S 7H 7D 7C ; meld
            7S 7S 7S       ; error
            7S 7S 7H       ; meld
            9H 8H 7H       ; meld
            9H 8H 8H       ; no-meld
            7S 7S 8S       ; no-meld
            """)
    void fiveHundredRumForFiveIsPlayedWithTwoPacks(String cards, String best) {
        String position = "{'game': '500-rum', 'packs': 2, 'cards': '" + cards + "'}";
        if (best.equals("error")) {
            assertThatThrownBy(() -> answered("rummy/meld-or-not", position))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageContaining("at most 2, as the pack of 500 rum with two packs holds");
            return;
        }
        assertThat(answered("rummy/meld-or-not", position).best()).isEqualTo(best);
    }

    @Test
    void onePackIsUsualAndTheOptionIsKeptInWriting() {
        assertThatThrownBy(() -> answered("rummy/meld-or-not", "{'game': '500-rum', 'cards': '7S 7S 7H 7D 7C'}"))
                .hasMessageContaining("position.cards: 2 of the seven of spades");
        JsonNode written = answered("rummy/meld-or-not", "{'game': '500-rum', 'packs': 2, 'cards': '7S 7S 7H'}")
                .written();
        assertThat(written.get("game").asString()).isEqualTo("500-rum");
        assertThat(written.get("packs").asInt()).isEqualTo(2);
        assertThat(answered("rummy/meld-or-not", "{'game': 'contract-rummy', 'cards': '9S 9D 2H'}")
                        .written()
                        .has("deuces"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"rummy/score, 120", "rummy/least-unmatched, 0"})
    void meldsOfTwoPacksAreCounted(String decision, String best) {
        String position = decision.equals("rummy/score")
                ? "{'game': '500-rum', 'packs': 2, 'melds': ['KS KS KH KD', 'QS QS QH QD', 'TS TS TH TD'], 'out': true}"
                : "{'game': '500-rum', 'packs': 2, 'hand': 'KS KS KH'}";
        assertThat(answered(decision, position).best()).isEqualTo(best);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            'game': 'coon-can', 'cards': '7S 7S 7H', 'packs': 2        ; position.packs
            'game': 'canasta', 'cards': '7S 7S 7H', 'deuces': 'wild'   ; position.deuces
            'game': 'rummy', 'cards': '7S 7D 7H', 'deuces': 'natural'  ; position.deuces
            'game': '500-rum', 'cards': '7S 7D 7H', 'packs': 3         ; position.packs
            'game': 'contract-rummy', 'cards': '7S 7D 7H', 'deuces': 2 ; position.deuces
            """)
    void anOptionOfAnotherGameIsRefused(String position, String field) {
        assertThatThrownBy(() -> answered("rummy/meld-or-not", "{" + position + "}"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith(field);
    }
}
