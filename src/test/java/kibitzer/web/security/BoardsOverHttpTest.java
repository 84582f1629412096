package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.cards.Card;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.learning.learner.LearnerId;
import kibitzer.play.bridge.BoardTable;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A board that is set as homework, asked for by a program: it is told what south sees, and the other hands with the verdict. */
@SharedFixture
class BoardsOverHttpTest {
    /** South has the spades and nothing else, so that every other card that is named is one that lies hidden. */
    private static final SetBoard BOARD = new SetBoard(
            1,
            Deal.of("S:AKQJT98765432... .T98765432.5432. .AKQJ.AKQJ.AKQJT ..T9876.98765432"),
            Seat.SOUTH,
            Vulnerability.NONE,
            "acol",
            "none",
            987_654_321);

    private static final Pattern CARD = Pattern.compile("\\b[AKQJT2-9][SHDC]\\b");
    private static final BoardAnswer KIND = new BoardAnswer(Optional.empty());

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final People people = new People(trainer);
    private final Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
    private final ClassroomId classroom = pupils.classroom("Europe/Berlin");
    private final LearnerId instructor = pupils.instructor(classroom);
    private final String name = "Lena " + UUID.randomUUID().toString().substring(0, 8);
    private final LearnerId learner = pupils.member(classroom, people.register(name, Role.LEARNER), "learner");
    private final TrainerOverHttp.Browser browser = people.enter(name);

    private String begun(Feedback feedback) {
        VersionId version = pupils.version();
        pupils.question(
                version, 1, PlayBoard.ID, new PlayBoard().form().write(BOARD).toString(), Optional.empty());
        Instant now = Instant.now();
        AssignmentId assignment = pupils.give(
                trainer.get(Assignments.class),
                instructor,
                classroom,
                version,
                feedback,
                now.minus(Duration.ofHours(1)),
                now.plus(Duration.ofDays(1)));
        return JsonMapper.shared()
                .readTree(browser.json("/api/assignments/" + assignment + "/sittings", "{}")
                        .body())
                .path("id")
                .asString();
    }

    /** The record after the first moves, kept move by move. */
    private BoardTable played(String sitting, int moves) {
        SittingId id = new SittingId(UUID.fromString(sitting));
        Sittings sittings = trainer.get(Sittings.class);
        BoardTable table = BoardTable.begin(BOARD);
        for (int move = 0; move < moves && !table.isOver(); move++) {
            Optional<JsonNode> before = sittings.soFar(learner, id, 1);
            table = table.move(
                    move == 0 ? "4S" : table.seen().lawful().getFirst().toString());
            assertThat(sittings.step(learner, id, 1, before, KIND.json().write(table.record())))
                    .isTrue();
        }
        return table;
    }

    private List<HttpResponse<String>> replies(String sitting) {
        return Stream.of(
                        "/api/assignments",
                        "/api/sittings/" + sitting,
                        "/api/sittings/" + sitting + "/results",
                        "/api/attempts",
                        "/account/data.json")
                .map(browser::get)
                .toList();
    }

    private static void tellsNoMoreThan(Set<String> seen, HttpResponse<String> reply) {
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
        assertThat(reply.body())
                .doesNotContain(String.valueOf(BOARD.seed()))
                .doesNotContain("T98765432", "AKQJ.", "9876.")
                .doesNotContain("\"par\"", "\"best\":");
        assertThat(CARD.matcher(reply.body()).results().map(MatchResult::group).collect(Collectors.toSet()))
                .isSubsetOf(seen);
    }

    private static Set<String> own() {
        return BOARD.deal().hand(Seat.SOUTH).stream().map(Card::toString).collect(Collectors.toSet());
    }

    @Test
    void whileItIsPlayedNoReplyNamesAHiddenCard() {
        String sitting = begun(Feedback.AFTER_DUE);
        replies(sitting).forEach(reply -> tellsNoMoreThan(own(), reply));

        BoardTable table = played(sitting, 3);
        Set<String> seen = Stream.concat(
                        own().stream(), table.record().cards().stream().map(Card::toString))
                .collect(Collectors.toSet());
        assertThat(table.record().cards()).hasSizeGreaterThan(2);
        // dummy lies open once the lead is made
        table.seen().hands().values().forEach(hand -> hand.forEach(card -> seen.add(card.toString())));
        replies(sitting).forEach(reply -> tellsNoMoreThan(seen, reply));
    }

    @Test
    void aBoardHandedInInItsMidstStaysHiddenUntilTheVerdictIsTold() {
        String sitting = begun(Feedback.AFTER_DUE);
        played(sitting, 1);
        assertThat(browser.json("/api/sittings/" + sitting + "/hand-in", "{}").statusCode())
                .isEqualTo(200);

        replies(sitting)
                .forEach(reply -> assertThat(reply.body())
                        .doesNotContain(String.valueOf(BOARD.seed()))
                        .doesNotContain("T98765432.5432", "T9876.98765432"));
    }

    @Test
    void theHandsAreToldWithTheVerdict() {
        String sitting = begun(Feedback.ON_SUBMISSION);
        played(sitting, 1);
        assertThat(browser.get("/api/sittings/" + sitting).body()).doesNotContain("T98765432.5432");
        browser.json("/api/sittings/" + sitting + "/hand-in", "{}");

        JsonNode question = JsonMapper.shared()
                .readTree(browser.get("/api/sittings/" + sitting).body())
                .at("/questions/0");
        assertThat(question.at("/position/deal").asString()).contains("T98765432.5432");
        assertThat(question.at("/verdict/grade").asString()).isNotEmpty();
    }

    /** The page of bridge deals by seed: that of the board deals other cards there. */
    @Test
    void thePageOfBridgeDealsNothingOfTheBoardByItsSeed() {
        String body = browser.json("/api/play/contract-bridge", "{\"seed\": " + BOARD.seed() + "}")
                .body();
        assertThat(body).doesNotContain("AKQJT98765432");
    }
}
