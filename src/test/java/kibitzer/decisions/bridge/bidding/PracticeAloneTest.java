package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.bridge.Call;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only general practice asks is told as such, and a little less of it makes no call wrong. */
class PracticeAloneTest {
    private static final Explainer EXPLAINER = new Explainer(Syllabus.shipped());

    @ParameterizedTest
    @CsvSource({
        // two of a suit wants strength in it and about eight playing tricks (p. 141), no points
        "acol, 9.AKQJT984.-.AT63, '', 2H, '14 points; usual is 15 or more (p. 141, 148 leaves it open)'",
        "acol, AKQJT863.72.7.Q6, '', 2S, '12 points; usual is 15 or more (p. 141, 148 leaves it open)'",
        // a jump take-out forces to game (p. 141), of no length that is printed
        "acol, KQ3.KQ53.AJ3.A62, 1S P, 3H, 4 cards in the suit bid; usual is 5 or more (p. 141 leaves it open)",
        // the Acol page has no range for raises
        "acol, J97.KQ96.QJ2.Q65, 1H P, 4H, 11 points; usual is 13 to 15 (p. 149 leaves it open)",
        "acol, AKT92.54.5.K8765, P 1H X 1S P 1NT P, 2NT, 22 points between both hands on the average by our count; usual is 24 or more (p. 146 leaves it open)",
        "acol, K6.KT843.Q73.KQ9, P 1H P 3NT P, 4H, 'usual is 8 or more cards of the suit between both hands at least, or 7"
                + " or more cards in the suit bid (p. 146 leaves it open)'",
        // what one expects is reckoned by nobody's page
        "acol, 852.AQ53.K4.AQ96, P 1C P 1S P, 2NT, 24½ points expected between both hands by our count; usual is 25 or more (p. 146"
                + " leaves it open)",
    })
    void aFigureThatNoBookPrintsIsToldAsUsualAndAllowsLess(
            String system, String hand, String auction, String call, String why) {
        Question<BiddingProblem, Call> question = AskedCall.of(system, hand, auction);
        Verdict<Call> verdict = question.mark(Call.of(call));

        assertThat(verdict.grade()).isEqualTo(Grade.ACCEPTABLE);
        assertThat(EXPLAINER.against(question.decision(), verdict))
                .first()
                .asString()
                .contains(why);
        assertThat(EXPLAINER.verdict(question, verdict)).doesNotContain("the book asks");
    }

    /** The word that such a figure stands for is the book's: game-going (p. 141), strong (p. 141), about to force to game. */
    @ParameterizedTest
    @CsvSource({
        "acol, 9742.83.J872.Q65, '', 2C",
        "acol, 9742.83.J872.Q65, '', 2S",
        "acol, Q742.83.J872.Q65, 1H P, 3C",
        "acol, 9742.83.J872.Q65, 2C P, 2NT",
    })
    void farFromTheFigureTheBooksOwnWordIsNotMet(String system, String hand, String auction, String call) {
        assertThat(AskedCall.of(system, hand, auction).mark(Call.of(call)).grade())
                .isEqualTo(Grade.WRONG);
    }

    /** Printed figures stay the book's: 13 to 15 and 19 to 21 at no trump, 10 to 18 (p. 141), three tricks short (p. 149). */
    @ParameterizedTest
    @CsvSource({
        "acol, KQ84.A83.KJ7.QJ2, '', 1NT, 16 points; the book asks 13 to 15 (p. 141",
        "acol, KQ84.A83.KJ7.AQ2, '', 2NT, 19 points",
        "acol, KQJ9754.82.T3.64, '', 4S, 'the hand wins about 6 tricks by our count, and four spades should come within three of its ten (p. 149)'",
        "culbertson-points, KQ84.A83.KJ7.Q52, '', 1NT, the book asks 16 to 18",
    })
    void aPrintedFigureIsToldAsTheBooks(String system, String hand, String auction, String call, String why) {
        Question<BiddingProblem, Call> question = AskedCall.of(system, hand, auction);

        assertThat(EXPLAINER.verdict(question, question.mark(Call.of(call)))).contains(why);
    }

    /** Rows of the table of openings (p. 144-145) say from where, not how far. */
    @ParameterizedTest
    @CsvSource({
        "culbertson-points, AKQJ4.KJ973.A4.3, '', 1H",
        "culbertson-honour-tricks, AKQJ4.KJ973.A4.3, '', 1H",
    })
    void aRowForOneFigureIsNoUpperLimit(String system, String hand, String auction, String call) {
        Question<BiddingProblem, Call> question = AskedCall.of(system, hand, auction);

        assertThat(EXPLAINER.verdict(question, question.mark(Call.of(call))))
                .doesNotContain("points with length counted; the book asks")
                .doesNotContain("honour-tricks; the book asks");
    }
}
