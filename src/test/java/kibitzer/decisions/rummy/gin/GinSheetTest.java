package kibitzer.decisions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import kibitzer.advice.Reason;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.rummy.gin.GinForPartner.Doubt;
import kibitzer.decisions.rummy.gin.score.GinDouble;
import kibitzer.decisions.rummy.gin.score.GinDouble.Refused;
import kibitzer.decisions.rummy.gin.score.GinHollywood;
import kibitzer.decisions.rummy.gin.score.GinSheet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.ObjectMapper;

/** Sheets of gin and its forms (Culbertson p. 32, 37-42). */
class GinSheetTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ILLUSTRATED =
            "{\"hands\": [\"you 13\", \"he 49\", \"he 1\", \"you 17\", \"you 25\", \"you 32\", \"you 31\"]}";

    private static <P, A> A answer(Decision<P, A> decision, String position) {
        return decision.advise(decision.form().read(JSON.readTree(position), "position"))
                .best()
                .getFirst();
    }

    // p. 37: 118, 75 for boxes and 100 for the game, 293 to 50, 243 net.
    @Test
    void theIllustratedGameComesTo293Against50() {
        Tally sheet = answer(new GinSheet(), ILLUSTRATED);

        assertThat(sheet.points())
                .isEqualTo(Map.of(
                        "you-hands",
                        118,
                        "you-boxes",
                        75,
                        "you-game",
                        100,
                        "you-shutout",
                        0,
                        "he-hands",
                        50,
                        "he-boxes",
                        0,
                        "he-game",
                        0,
                        "he-shutout",
                        0,
                        "total",
                        243));
        assertThat(sheet.in("you-hands") + sheet.in("you-boxes") + sheet.in("you-game"))
                .isEqualTo(293);
    }

    @Test
    void aShutoutIsWorthAnotherHundred() {
        assertThat(answer(new GinSheet(), "{\"hands\": [\"he 60\", \"he 45\"]}").points())
                .containsEntry("he-hands", 105)
                .containsEntry("he-boxes", 50)
                .containsEntry("he-game", 100)
                .containsEntry("he-shutout", 100)
                .containsEntry("total", -355);
    }

    @Test
    void aGameThatIsNotOverOrGoesOnAfterItsEndIsRefused() {
        assertThatThrownBy(() -> answer(new GinSheet(), "{\"hands\": [\"you 13\"]}"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("the score is 13 to 0");
        assertThatThrownBy(() -> answer(new GinSheet(), "{\"hands\": [\"you 90\", \"you 13\", \"he 2\"]}"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("hands after a score of 100");
        assertThatThrownBy(() -> answer(new GinSheet(), "{\"hands\": [\"she 90\"]}"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("you 13");
    }

    // p. 38: you win 17, you win 8, he wins 26.
    @Test
    void theBooksHollywoodSheetIsReached() {
        assertThat(answer(new GinHollywood(), "{\"hands\": [\"you 17\", \"you 8\", \"he 26\"]}")
                        .points())
                .containsEntry("you-1", 25)
                .containsEntry("he-1", 26)
                .containsEntry("you-2", 8)
                .containsEntry("he-2", 0)
                .containsEntry("you-3", 0);
    }

    // p. 42: 36 against 31 scores 10; 12 against 26 scores 24; a refused redouble scores twice that.
    @Test
    void aRefusedDoubleScoresTenAndTheDifference() {
        GinDouble decision = new GinDouble();

        assertThat(decision.advise(new Refused(36, 31, 0)).best()).containsExactly(10);
        assertThat(decision.advise(new Refused(12, 26, 0)).best()).containsExactly(24);
        assertThat(decision.advise(new Refused(12, 26, 1)).best()).containsExactly(48);
    }

    // p. 41: a six turned up allows six; an ace one, or gin only.
    @Test
    void theUpcardSetsTheLimitInOklahomaGin() {
        GinKnockLimit decision = new GinKnockLimit();

        assertThat(answer(decision, "{\"upcard\": \"6D\"}")).isEqualTo(6);
        assertThat(answer(decision, "{\"upcard\": \"QD\"}")).isEqualTo(10);
        assertThat(answer(decision, "{\"upcard\": \"AD\"}")).isEqualTo(1);
        assertThat(answer(decision, "{\"upcard\": \"AD\", \"ace-means-gin\": true}"))
                .isZero();
    }

    // p. 39: partner has won by 32.
    @Test
    void aDoubtfulKnockIsRiskedWherePartnersScoreCoversTheUndercut() {
        GinForPartner decision = new GinForPartner();

        assertThat(decision.advise(new Doubt(32, 6, 0)).best()).containsExactly("risk");
        assertThat(decision.advise(new Doubt(32, 7, 0)).best()).containsExactly("not");
        assertThat(decision.advise(new Doubt(32, 10, 4)).best()).containsExactly("risk");
        assertThat(decision.advise(new Doubt(32, 7, 0)).rulings().getFirst().reasons())
                .extracting(Reason::measured)
                .contains("an undercut costs 25 and 7 at worst");
        assertThatThrownBy(() -> new Doubt(32, 3, 5)).isInstanceOf(BadQuestion.class);
    }
}
