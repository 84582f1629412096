package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.api.RunningApi.Reply;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@SharedFixture
class DecisionsApiTest {
    private final RunningApi api = new RunningApi();

    static Stream<String> ids() {
        return Decisions.all().stream().map(decision -> decision.id().text());
    }

    @Test
    void everyDecisionIsListedWithTitleAndGame() {
        JsonNode list = api.get("/api/decisions").json();

        assertThat(list).hasSize(Decisions.all().size()).allSatisfy(decision -> {
            assertThat(decision.path("id").asString()).contains("/");
            assertThat(decision.path("title").asString()).isNotBlank();
            assertThat(decision.path("game").asString()).isNotBlank();
        });
    }

    @ParameterizedTest
    @MethodSource("ids")
    void aDecisionTellsTheSchemasThatItsOwnDealsMeet(String id) {
        JsonNode told = api.get("/api/decisions/" + id).json();
        Schema position = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(told.path("position"));
        Schema answer = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(told.path("answer"));

        JsonNode dealt =
                api.get("/api/decisions/" + id + "/deal?seed=5&count=10").json();

        assertThat(told.path("options").path("type").asString()).isEqualTo("object");
        assertThat(told.path("rules").isArray()).isTrue();
        assertThat(dealt).hasSize(10).allSatisfy(question -> {
            assertThat(question.path("decision").asString()).isEqualTo(id);
            assertThat(position.validate(question.path("position"))).isEmpty();
            JsonNode best = api.post("/api/advise", question.toString()).json().path("best");
            assertThat(best)
                    .isNotEmpty()
                    .allSatisfy(one -> assertThat(answer.validate(one)).isEmpty());
        });
    }

    @ParameterizedTest
    @MethodSource("ids")
    void theSameSeedDealsTheSameQuestionsAndALongerDealBeginsLikeAShortOne(String id) {
        String path = "/api/decisions/" + id + "/deal?seed=-42&count=";

        JsonNode three = api.get(path + 3).json();

        assertThat(api.get(path + 3).json()).isEqualTo(three);
        assertThat(api.get(path + 1).json().get(0)).isEqualTo(three.get(0));
        assertThat(three.get(0)).isNotEqualTo(three.get(1));
    }

    @Test
    void withoutASeedEveryDealIsFresh() {
        String path = "/api/decisions/bridge/call/deal";

        assertThat(api.get(path).json()).isNotEqualTo(api.get(path).json());
    }

    @Test
    void aDealKeepsToItsOptions() {
        JsonNode dealt = api.get("/api/decisions/bridge/call/deal?seed=1&count=8"
                        + "&with=system=acol&with=rules=acol.open.weak-no-trump")
                .json();

        assertThat(dealt)
                .anySatisfy(question -> assertThat(api.post("/api/advise", question.toString())
                                .json()
                                .path("rule")
                                .asString())
                        .isEqualTo("acol.open.weak-no-trump"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    seed=x              | seed: "x" is not a number
                    seed=99999999999999999999 | seed: "99999999999999999999" is not a number
                    count=0             | count: 0; expected a whole number from 1 to 100
                    count=101           | count: 101; expected a whole number from 1 to 100
                    count=              | count: "" is not a number
                    hands=3             | hands: unknown parameter
                    with=system         | with: "system" has no value
                    with==acol          | with: "=acol" has no value
                    with=system=poker   | with.system: "poker"
                    with=rules=nothing  | with.rules: "nothing"
                    with=colour=red     | with.colour: unknown field
                    """)
    void aDealThatCannotBeMadeIsRefusedByName(String query, String named) {
        Reply reply = api.get("/api/decisions/bridge/call/deal?" + query);

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.error()).startsWith(named);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/decisions/bridge/nothing",
                "/api/decisions/bridge/nothing/deal",
                "/api/decisions/bridge",
                "/api/decisions/bridge/call/deal/more",
                "/api/advise",
                "/api/nothing",
                "/api/",
                "/api"
            })
    void whatIsNotThereIsSaidInJson(String path) {
        Reply reply = api.get(path);

        assertThat(reply.status()).isEqualTo(404);
        assertThat(reply.type()).startsWith("application/json");
        assertThat(reply.error()).contains("/api/decisions");
    }
}
