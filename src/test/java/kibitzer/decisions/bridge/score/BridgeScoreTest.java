package kibitzer.decisions.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BridgeScoreTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final BridgeScore decision = new BridgeScore();

    private static JsonNode json(String text) {
        return MAPPER.readTree(text.replace('\'', '"'));
    }

    private DealToScore position(String text) {
        return decision.form().read(json(text), "position");
    }

    private Tally answer(String text) {
        return decision.answerKind().json().read(json(text));
    }

    private Advice<Tally> advice(String position) {
        return decision.advise(position(position));
    }

    @Test
    void fourSpadesWithElevenTricksIsWrittenByColumn() {
        Advice<Tally> advice = advice("{'form':'contract','contract':'4S','vulnerable':'none','tricks':11}");
        assertThat(decision.answerKind().json().write(advice.best().getFirst()))
                .isEqualTo(json("{'we-below':120,'we-above':30,'they-below':0,'they-above':0,'total':150}"));
    }

    @Test
    void eachPartIsAFactOfItsOwnWithItsStatement() {
        Advice<Tally> advice = advice("{'form':'contract','contract':'3NT','doubled':1,'vulnerable':true,'tricks':10}");
        assertThat(advice.ruling().orElseThrow().reasons())
                .extracting(Reason::measured)
                .containsExactly(
                        "3 odd tricks, the first at 40 and the rest at 30, doubled: 200 below",
                        "1 overtrick at 200, doubled, vulnerable: 200 above",
                        "a contract made, doubled: 50 above");
        assertThat(advice.ruling().orElseThrow().source().ids())
                .containsExactly(
                        "contract-bridge.p113",
                        "contract-bridge.p119",
                        "contract-bridge.p120",
                        "contract-bridge.p122",
                        "contract-bridge.p123");
    }

    @Test
    void aDefeatIsNegativeForUs() {
        assertThat(advice("{'form':'contract','contract':'3NT','tricks':8}").best())
                .containsExactly(answer("{'they-above':50,'total':-50}"));
    }

    @Test
    void theBridgeOf1904TakesTheTrumpsAlone() {
        assertThat(advice("{'form':'bridge-1904','contract':'NT','tricks':9}").best())
                .containsExactly(answer("{'we-below':36}"));
        assertThat(advice("{'form':'bridge-1904','contract':'h','doubled':1,'tricks':5}")
                        .best())
                .containsExactly(answer("{'they-below':32}"));
    }

    @Test
    void bothAndTrueSayTheSameOfTheDeclaringSide() {
        assertThat(position("{'form':'contract','contract':'4S','vulnerable':'both','tricks':8}"))
                .isEqualTo(position("{'form':'contract','contract':'4S','vulnerable':true,'tricks':8}"));
    }

    @Test
    void theDefendersHonoursAreTheirs() {
        assertThat(advice("{'form':'contract','contract':'4S','tricks':10,'honours':100,'honours-held-by':'they'}")
                        .best())
                .containsExactly(answer("{'we-below':120,'they-above':100}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"contract", "duplicate", "progressive", "auction", "bridge-1904", "plafond"})
    void theTotalIsOursLessTheirsInEveryFormDealt(String form) {
        Field<String> option = option("form");
        assertThat(IntStream.range(0, 300)
                        .mapToObj(seed -> decision.deal(DealRequest.of(seed).with(option, form))))
                .allSatisfy(position -> {
                    assertThat(position.form().word()).isEqualTo(form);
                    Tally tally = decision.advise(position).best().getFirst();
                    assertThat(tally.in("total"))
                            .isEqualTo(tally.in("we-below")
                                    + tally.in("we-above")
                                    - tally.in("they-below")
                                    - tally.in("they-above"));
                    assertThat(decision.form().read(decision.form().write(position), "position"))
                            .isEqualTo(position);
                });
    }

    @Test
    void aResultThatIsAskedForIsDealt() {
        assertThat(IntStream.range(0, 100)
                        .mapToObj(seed -> decision.deal(DealRequest.of(seed).with(option("results"), "down"))))
                .allSatisfy(position -> assertThat(position.deal().tricks())
                        .isLessThan(6 + position.deal().level()));
        assertThat(IntStream.range(0, 100)
                        .mapToObj(seed -> decision.deal(DealRequest.of(seed).with(option("results"), "honours"))))
                .allSatisfy(position -> assertThat(position.deal().honours()).isPositive());
    }

    @SuppressWarnings("unchecked") // both options of the deal are words
    private Field<String> option(String name) {
        return (Field<String>) decision.dealOptions().stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Nested
    class AnAnswer {
        @Test
        void hasNothingInAColumnLeftOutAndItsTotalAddedUp() {
            assertThat(answer("{'we-below':120,'we-above':'30'}"))
                    .isEqualTo(answer("{'we-below':120,'we-above':30,'they-below':0,'they-above':0,'total':150}"));
        }

        @Test
        void withAnUnknownColumnIsRefusedByName() {
            assertThatThrownBy(() -> answer("{'we-bellow':120}"))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining("\"we-bellow\"")
                    .hasMessageContaining("we-below");
        }

        @ParameterizedTest
        @ValueSource(strings = {"{'we-below':-20}", "{'we-below':'much'}", "{'we-below':1.5}", "120", "'120'", "[120]"})
        void thatIsNoSheetIsRefused(String text) {
            assertThatThrownBy(() -> answer(text)).isInstanceOf(BadNotation.class);
        }

        @Test
        void thatIsWrongIsToldWhichColumns() {
            DealToScore position = position("{'form':'contract','contract':'2S','tricks':10}");
            assertThat(decision.whyNot(position, answer("{'we-below':120}")))
                    .singleElement()
                    .satisfies(ruling -> assertThat(ruling.failing())
                            .extracting(Reason::fact, Reason::actual, Reason::required)
                            .containsExactly(Tuple.tuple("we-below", 120, "60"), Tuple.tuple("we-above", 0, "60")));
        }
    }

    @Nested
    class RefusesWithTheFieldAndWhatWasExpected {
        @ParameterizedTest(name = "{0}: {1}")
        @CsvSource(
                delimiter = '|',
                quoteCharacter = '`',
                value = {
                    "{'form':'contract','contract':'8S','tricks':10} | position.contract | 1C to 7NT",
                    "{'form':'contract','contract':'P','tricks':10} | position.contract | 1C to 7NT",
                    "{'form':'contract','contract':'H','tricks':10} | position.contract | 1C to 7NT",
                    "{'form':'bridge-1904','contract':'2H','tricks':10} | position.contract | the trumps alone",
                    "{'form':'contract','contract':'4S','tricks':14} | position.tricks | 0 to 13",
                    "{'form':'contract','contract':'4S','tricks':-1} | position.tricks | 0 to 13",
                    "{'form':'contract','contract':'4S'} | position.tricks | 0 to 13",
                    "{'form':'contract','contract':'4S','doubled':3,'tricks':10} | position.doubled | 0 to 2",
                    "{'form':'contract','contract':'4S','honours':70,'tricks':10} | position.honours | 0, 100, 150",
                    "{'form':'contract','contract':'3NT','honours':100,'tricks':9} | position.honours | 0, 150",
                    "{'form':'contract','contract':'4S','vulnerable':'ns','tricks':10} | position.vulnerable | both",
                    "{'form':'whist','contract':'4S','tricks':10} | position.form | plafond"
                })
        void what(String position, String field, String expected) {
            assertThatThrownBy(() -> position(position))
                    .isInstanceOf(BadQuestion.class)
                    .hasMessageStartingWith(field + ":")
                    .hasMessageContaining(expected);
        }
    }
}
