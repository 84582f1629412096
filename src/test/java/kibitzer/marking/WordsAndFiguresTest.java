package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Where a book prints a word and no figure, practice puts the word into figures: at the figure an answer is the book's, near
 * it the hand may still be what the word means, and far from it the word is not met. Where the book prints nothing, practice
 * alone makes no answer wrong that is within reason.
 */
class WordsAndFiguresTest {
    private static final ReplyWriter REPLIES = new ReplyWriter(Syllabus.shipped());

    private static <P, A> JsonNode mark(Question<P, A> question, JsonNode line) {
        return REPLIES.verdict(question, QuestionReader.answer(question, line));
    }

    private static JsonNode mark(String decision, String position, String answer) {
        JsonNode line = LineReader.read(
                "{\"decision\":\"" + decision + "\",\"position\":" + position + ",\"answer\":\"" + answer + "\"}");
        return mark(QuestionReader.read(line, Optional.empty()), line);
    }

    private static JsonNode call(String system, String hand, String auction, String call) {
        String calls = Arrays.stream(auction.split(" "))
                .filter(each -> !each.isEmpty())
                .map(each -> "\"" + each + "\"")
                .collect(Collectors.joining(","));
        return mark(
                "bridge/call",
                "{\"system\":\"" + system + "\",\"hand\":\"" + hand + "\",\"dealer\":\"N\",\"auction\":[" + calls
                        + "],\"vulnerable\":\"none\"}",
                call);
    }

    /** Rows of nine rules: at, near and far from the figure; the words are those of p. 141, 142 and 148. */
    @ParameterizedTest
    @CsvSource({
        "acol, AKQJ4.AKQ3.AQ2.5, '', 2C, best, 25 points (usual: 23 or more)",
        "acol, AKQJ4.AKQ3.Q32.5, '', 2C, acceptable, 'Of 2C: 21 points'",
        "acol, AKQJ4.K873.432.5, '', 2C, wrong, 'it forces your side to game, and you have only 13 points (p. 141), usual is 23 or more'",
        "acol, K7654.832.T65.93, '', 2C, wrong, 'and you have only 3 points (p. 141), usual is 23 or more'",
        "cab, AKQJ4.AKQ3.AQ2.A, '', 2C, best, 29 points (usual: 25 or more)",
        "cab, AKQJ4.AKQ3.Q3.52, '', 2C, acceptable, 'Of 2C: 21 points'",
        "cab, AKJ54.AQ73.K3.52, '', 2C, wrong, 'you have only 17 points (p. 142), usual is 25 or more'",
        "acol, 54.83.72.AKQ8752, '', 3NT, best, 7 clubs (usual: 7 or more)",
        "acol, 543.832.7.AKQ875, '', 3NT, acceptable, 6 clubs; usual is 7 or more diamonds",
        "acol, 543.8327.72.AKQ8, '', 3NT, wrong, 'it tells of a long minor, and you hold only four clubs (p. 141), usual is 7 or more'",
        "acol, AKJ4.KQ83.KQ2.52, 3H P, 4H, best, 18 points (usual: 16 or more)",
        "acol, AKJ4.KJ83.K52.52, 3H P, 4H, acceptable, 15 points; usual is 16 or more",
        "acol, AJ84.Q983.J52.52, 3H P, 4H, wrong, '8 points; the book asks for a strong hand (p. 141), usual is 16 or more'",
        "acol, AJ84.Q983.J52.52, 3H P, P, best, 8 points (usual: 15 or fewer)",
        "acol, AKJ4.KQ83.KQ2.52, 3D P, P, acceptable, 18 points; usual is 15 or fewer",
        "acol, K84.AKJ3.KQ5.AQ2, 3D P, P, wrong, 'Not pass: partner opened, and with 22 points you can bid 3NT (p. 141), usual is 16 or more.'",
        "acol, 7654.832.K65.K93, 2C P, 4NT, wrong, 'any answer to two clubs but two diamonds shows strength, and you have only 6 points (p. 147)'",
        "acol, 7654.832.K65.K93, 2C P, 2D, best, 6 points (usual: 7 or fewer)",
        "acol, K654.832.Q65.K93, 2C P, 2D, acceptable, 8 points; usual is 7 or fewer",
        "acol, KQ54.A32.KQ5.932, 2C P, 2D, wrong, is the negative answer to two clubs and says that you are weak; you have 14 points",
        "acol, AKQ54.A3.KQ65.32, 1H P, 2S, best, 18 points (usual: 16 or more)",
        "acol, AKJ54.A3.Q965.32, 1H P, 2S, acceptable, 14 points; usual is 16 or more",
        "acol, KQJ54.J3.9765.32, 1H P, 2S, wrong, 'the game zone begins at 26 together'",
        "culbertson-points, AKQJ64.AK5.Q2.A2, '', 2S, best, (usual: 17 or more)",
        "culbertson-points, AKQJ642.AQ5.A.52, '', 2S, best, (usual: 17 or more)",
        "culbertson-points, AKQJ6432.A5.74.2, '', 2S, acceptable, 14 points; usual is 17 or more",
        "culbertson-points, AQJ64.K95.92.532, '', 2S, wrong, 10 points; the book asks for a probable game",
    })
    void ofBids(String system, String hand, String auction, String call, String grade, String says) {
        JsonNode verdict = call(system, hand, auction, call);

        assertThat(verdict.get("text").asString()).contains(says);
        assertThat(verdict.get("grade").asString()).isEqualTo(grade);
    }

    /** The Acol page prints no range for a raise: a raise to game is wrong only where it is out of reason. */
    @ParameterizedTest
    @CsvSource({
        "AJ7.KQ96.QJ2.865, best, 13 points (usual: 13 to 15)",
        "J97.KQ96.QJ2.Q65, acceptable, 11 points; usual is 13 to 15 (p. 149 leaves it open)",
        "J97.KQ96.J32.865, acceptable, 7 points; usual is 13 to 15 (p. 149 leaves it open)",
        "972.9632.432.865, wrong, 'you have no points, partner has 20 at most by our count; the game zone begins at 26 together (p. 146)'",
    })
    void whereTheBookPrintsNothingReasonAloneSetsTheLimit(String hand, String grade, String says) {
        JsonNode verdict = call("acol", hand, "1H P", "4H");

        assertThat(verdict.get("text").asString()).contains(says).doesNotContain("the book asks");
        assertThat(verdict.get("grade").asString()).isEqualTo(grade);
    }

    /** P. 36: with poor combinations the non-dealer takes an upcard that makes a double combination. */
    @ParameterizedTest
    @CsvSource({
        "KS JH 5H 2H 9D TC 7C 6C 3C QD, best, 1 combination in the hand (usual: 1 or fewer)",
        "KS QH QD 5H 2H 9D TC 7C 6C 3C, wrong, 'not \"Take the upcard\": the four of clubs fills no set'",
        "KS QH QD 9D 9H 2H 5H 7C 6C 3C, wrong, 'not \"Take the upcard\": the four of clubs fills no set'",
    })
    void ofAPoorHandAtGin(String hand, String grade, String says) {
        JsonNode verdict = mark(
                "gin/draw",
                "{\"hand\":\"" + hand + "\",\"upcard\":\"4C\",\"dealer\":false,\"first-turn\":true,\"turn\":1}",
                "upcard");

        assertThat(verdict.get("text").asString()).contains(says);
        assertThat(verdict.get("grade").asString()).isEqualTo(grade);
    }

    /** P. 104: one card to a royal flush is drawn to two aces and a deuce after several raises. */
    @ParameterizedTest
    @CsvSource({
        "3, best, 3 raises (usual: 3 or more)",
        "2, wrong, 'Throw KH TH, not AC: three aces may win as they are'",
        "1, wrong, 'three aces, too good for that; the book asks less than three jacks (p. 102, 104)'",
        "0, wrong, 'three aces, too good for that; the book asks less than three jacks (p. 102, 104)'",
    })
    void ofSeveralRaisesAtPoker(int raises, String grade, String says) {
        JsonNode verdict = mark(
                "poker/draw",
                "{\"hand\":\"AH KH TH 2H AC\",\"game\":\"deuces-wild\",\"players\":2,\"position\":2,\"players-in\":1,"
                        + "\"to-act\":0,\"raises\":" + raises
                        + ",\"pot\":56,\"to-call\":16,\"opener\":true,\"drawn\":[3]}",
                "AC");

        assertThat(verdict.get("text").asString()).contains(says);
        assertThat(verdict.get("grade").asString()).isEqualTo(grade);
    }

    /** P. 106: one card is drawn to an eight at low. */
    @ParameterizedTest
    @CsvSource({
        "8, best, 8 heads a one-card draw to a low (usual: 8 or fewer)",
        "9, acceptable, 'the nine is among the four lowest cards, while the draws that the book counts have an eight or lower (p. 106 leaves it open)'",
        "T, wrong, 'the ten is among the four lowest cards, while the draws that the book counts have an eight or lower (p. 106)'",
        "Q, wrong, 'the queen is among the four lowest cards, while the draws that the book counts have an eight or lower (p. 106)'",
    })
    void ofADrawAtLow(String highest, String grade, String says) {
        JsonNode verdict = mark(
                "poker/stay",
                "{\"hand\":\"AD 6D 5D KD " + highest + "S\",\"game\":\"low\",\"opening\":\"anything\",\"players\":4,"
                        + "\"position\":1,\"players-in\":3,\"to-act\":0,\"pot\":6,\"to-call\":5}",
                "stay");

        assertThat(verdict.get("text").asString()).contains(says);
        assertThat(verdict.get("grade").asString()).isEqualTo(grade);
    }

    /** P. 106: a rough ten is played late. */
    @ParameterizedTest
    @CsvSource({
        "5, best, 3 seats from the end (usual: 3 or fewer)",
        "1, wrong, 'a nine or ten opens only with a one-card draw to a seven, and yours is to a nine (p. 106)'",
    })
    void ofALatePositionAtLow(int position, String grade, String says) {
        JsonNode verdict = mark(
                "poker/open",
                "{\"hand\":\"9S 3S 4H AD TD\",\"game\":\"low\",\"opening\":\"anything\",\"players\":7,\"position\":"
                        + position + ",\"players-in\":0,\"to-act\":" + (7 - position) + "}",
                "open");

        assertThat(verdict.get("text").asString()).contains(says);
        assertThat(verdict.get("grade").asString()).isEqualTo(grade);
    }
}
