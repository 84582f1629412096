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

/**
 * Who bids the opponents' suit is told first that it is theirs, what a bid of it promises (p. 146) and whether he holds that; who
 * bids a suit of three cards or fewer, that no such suit is biddable (p. 143).
 */
class SuitMisnamedTest {
    private static final Explainer EXPLAINER = new Explainer(Syllabus.shipped());

    private static String firstSentence(String system, String hand, String auction, String call) {
        Question<BiddingProblem, Call> question = AskedCall.of(system, hand, auction);
        Verdict<Call> verdict = question.mark(Call.of(call));
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        return EXPLAINER.firstSentence(question, verdict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acol | JT9532.Q96.Q7.J8 | 1D | 2D | diamonds | which usually promises the ace or a void there, and you have neither",
                "acol | AQ98.AJ7.865.AQ5 | 1D | 2D | diamonds | which usually promises the ace or a void there, and you have neither",
                "culbertson-points | 63.JT72.T96.AQ54 | 1S P 3NT P P | 4S | spades | which usually promises the ace or a void there, and you have neither",
                "cab | T873.98742.KQ3.2 | 1H | 2H | hearts | which usually promises the ace or a void there, and you have neither",
                "acol | QT9854.AQ8.96.KQ | 1H | 3H | hearts | and your six spades are still untold",
                "culbertson-honour-tricks | 9643.A93.T964.76 | 1H | 4H | hearts | so partner would not pass it but bid still higher",
            })
    void theOpponentsSuitIsACueBid(
            String system, String hand, String auction, String call, String suit, String control) {
        assertThat(firstSentence(system, hand, auction, call))
                .isEqualTo("Not " + call + ": " + suit + " is their suit: a bid of it is a forcing cue-bid, " + control
                        + " (p. 146).");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acol | A97.AKJ2.QT8.743 | 1D | 3C | three clubs",
                "culbertson-honour-tricks | Q984.975.A954.AK | P P 1NT P | 3H | three hearts",
                // whatever call is best: p. 141 opens on 10 to about 18, so that no count of points stands before it
                "acol | QT82.853.Q9.KJ92 | P | 5D | two diamonds",
                "acol | 9.J98.754.T87542 | P P 2C P 2D P 2NT P | 3H | three hearts",
                "cab | K76..J974.KJT972 | P | 3H | no hearts",
            })
    void aShortSuitIsNotBiddable(String system, String hand, String auction, String call, String held) {
        assertThat(firstSentence(system, hand, auction, call))
                .isEqualTo(
                        "Not " + call + ": you hold " + held
                                + ", and by Culbertson's list only suits of four cards or more are regularly biddable (p. 143).");
    }
}
