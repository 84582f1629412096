package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The hands that a device takes along agree with what the trainer says when it is asked. */
@SharedFixture
class OfflineHandsTest {
    private static final JsonMapper JSON = new JsonMapper();

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();

    private static List<JsonNode> hands(JsonNode pack) {
        return StreamSupport.stream(pack.get("hands").spliterator(), false).toList();
    }

    private static JsonNode read(TrainerOverHttp.Browser browser, String address) {
        return JSON.readTree(browser.get(address).body());
    }

    @Test
    void everyVerdictIsTheOneThatTheTrainerGives() {
        TrainerOverHttp.Browser guest = trainer.browser();
        List<JsonNode> hands = hands(read(guest, "/offline/hands.json"));

        assertThat(hands).hasSize(20);
        for (JsonNode hand : hands) {
            assertThat(hand.get("shown").asString()).contains("kb-prompt").doesNotContain("<script");
            assertThat(hand.get("verdicts").size()).isGreaterThan(1);
            hand.get("verdicts").forEachEntry((answer, told) -> {
                ObjectNode question = ((ObjectNode) hand.get("question")).deepCopy();
                question.remove("seed");
                JsonNode verdict = JSON.readTree(
                        guest.json("/api/mark", question.put("answer", answer).toString())
                                .body());
                assertThat(told.get("grade").asString())
                        .as("%s to %s", answer, question)
                        .isEqualTo(verdict.get("grade").asString());
                assertThat(told.get("headline").asString()).isNotBlank();
                assertThat(told.get("objection").asString().isEmpty())
                        .as("%s to %s", answer, question)
                        .isEqualTo(!verdict.get("grade").asString().equals("illegal"));
            });
            assertThat(StreamSupport.stream(hand.get("verdicts").spliterator(), false)
                            .map(told -> told.get("grade").asString()))
                    .contains("best");
        }
    }

    @Test
    void oneRoundDealsTheSameHandsToTwoWhoBegin() {
        String round = "/offline/hands.json?round=00000000-0000-0000-0000-000000000007";

        assertThat(read(trainer.browser(), round).findValues("question"))
                .isEqualTo(read(trainer.browser(), round).findValues("question"));
        assertThat(trainer.browser().get("/offline/hands.json?round=seven").statusCode())
                .isEqualTo(400);
    }

    @Test
    void handsBelongToWhomTheyWereDealtFor() {
        TrainerOverHttp.Browser one = trainer.browser();
        TrainerOverHttp.Browser other = trainer.browser();
        assertThat(read(one, "/offline/owner.json").get("owner").asString()).isEmpty();

        String owner = read(one, "/offline/hands.json").get("owner").asString();

        assertThat(owner).hasSize(36);
        assertThat(read(one, "/offline/owner.json").get("owner").asString()).isEqualTo(owner);
        assertThat(read(other, "/offline/hands.json").get("owner").asString()).isNotEqualTo(owner);
    }

    @Test
    void whatTheWorkerKeepsIsThereAndThePageNamesNoOtherFile() {
        TrainerOverHttp.Browser guest = trainer.browser();
        String worker = guest.get("/service-worker.js").body();
        String list = worker.substring(worker.indexOf('['), worker.indexOf(']') + 1);
        JsonNode shell = JSON.readTree(list);

        assertThat(shell.size()).isEqualTo(5);
        shell.forEach(address -> assertThat(guest.get(address.asString()).statusCode())
                .as(address.asString())
                .isEqualTo(200));
        String page = guest.get("/offline").body();
        assertThat(page.lines().filter(line -> line.contains("/kibitzer/")))
                .hasSize(2)
                .allSatisfy(line -> assertThat(
                                StreamSupport.stream(shell.spliterator(), false).map(JsonNode::asString))
                        .anyMatch(line::contains));
        assertThat(guest.get("/manifest.webmanifest").headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/manifest+json"));
    }
}
