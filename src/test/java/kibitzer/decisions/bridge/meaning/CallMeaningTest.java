package kibitzer.decisions.bridge.meaning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CallMeaningTest {
    private static final CallMeaning DECISION = new CallMeaning();

    private static CallHeard heard(String system, String auction, String vulnerable) {
        String calls = auction.isEmpty() ? "" : "\"" + auction.replace(" ", "\",\"") + "\"";
        return DECISION.form()
                .read(
                        json("{\"system\":\"" + system + "\",\"dealer\":\"N\",\"auction\":[" + calls
                                + "],\"vulnerable\":\"" + vulnerable + "\"}"),
                        "position");
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    private static JsonNode told(CallHeard heard) {
        Description best = DECISION.advise(heard).best().getFirst();
        return DECISION.answerKind().json().write(best);
    }

    @Test
    void theWeakNoTrumpTellsThirteenToFifteenPoints() {
        assertThat(told(heard("acol", "1NT", "none")).get("points").asString()).isEqualTo("13-15");
    }

    @Test
    void theStrongNoTrumpTellsSixteenToEighteen() {
        assertThat(told(heard("acol", "1NT", "both")).get("points").asString()).isEqualTo("16-18");
    }

    /** The book's own sequences (p. 141). */
    @ParameterizedTest
    @CsvSource({
        "1C P 1H, one-round",
        "1S P 2D, one-round",
        "1S P 3C, game",
        "1H P 2S, game",
        "2C, game",
        "2C P 2D, game",
        "2C P 2D P 2H, game",
        "2C P 2D P 2NT, none",
        "2H, one-round",
        "1H P 2NT, none",
        "1NT P 2S, none",
    })
    void acolCallsForceAsTheBookSays(String auction, String forcing) {
        assertThat(told(heard("acol", auction, "none")).get("forcing").asString())
                .isEqualTo(forcing);
    }

    /** One no trump told 16 to 18, a point more for four aces (p. 143-144); the answer to two clubs leaves the maximum out (p. 147). */
    @Test
    void aMinimumInAnswerToTwoClubsIsNoLessThanOneNoTrump() {
        Agreement stayman = new Agreement("culbertson-points", SlamConvention.BLACKWOOD, false, true, false);
        Auction auction =
                new Auction(Seat.NORTH, List.of(Call.of("1NT"), Call.PASS, Call.of("2C"), Call.PASS, Call.of("2D")));

        assertThat(told(new CallHeard(stayman, auction, Vulnerability.NONE))
                        .get("points")
                        .asString())
                .isEqualTo("15-17");
    }

    @Test
    void theConventionalTwoClubsSaysNothingOfClubs() {
        JsonNode told = told(heard("acol", "2C", "none"));

        assertThat(told.get("conventional").asBoolean()).isTrue();
        assertThat(told.get("clubs").asString()).startsWith("0");
    }

    @Test
    void anAnswerOnePointOffIsAllowedAndAnotherForceIsWrong() {
        Question<CallHeard, Description> question = new Question<>(DECISION, heard("acol", "1NT P 2NT", "none"));
        var kind = DECISION.answerKind().json();

        assertThat(question.mark(kind.read(json("{\"points\":\"10-11\"}"))).grade())
                .isEqualTo(Grade.BEST);
        assertThat(question.mark(kind.read(json("{\"points\":\"10-12\"}"))).grade())
                .isEqualTo(Grade.ACCEPTABLE);
        assertThat(question.mark(kind.read(json("{\"points\":\"10-11\",\"forcing\":\"game\"}")))
                        .grade())
                .isEqualTo(Grade.WRONG);
    }

    @Test
    void nothingCalledIsNothingToUnderstand() {
        assertThatThrownBy(() -> heard("acol", "", "none"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("one call at least");
    }

    @Test
    void aRangeTheWrongWayRoundIsRefusedByName() {
        assertThatThrownBy(() -> DECISION.answerKind().json().read(json("{\"points\":\"15-13\"}")))
                .hasMessageContaining("15")
                .hasMessageContaining("the lesser first");
    }
}
