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

/** Whoever passes what forces him is told so first, with the page of the book that says so, and of nothing else. */
class ForcedPassTest {
    private static final Explainer EXPLAINER = new Explainer(Syllabus.shipped());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // a suit in answer to an opening: for one round (p. 141; p. 147)
                "acol | AQJ84.83.KJ72.Q5 | 1S P 2D P | partner's two diamonds is forcing for one round (p. 141)",
                "acol | K3.AQJ84.J72.Q52 | 1H P 1S P | partner's one spade is forcing for one round (p. 141)",
                "culbertson-points | AQJ84.83.KJ72.Q5 | 1S P 2D P | partner's two diamonds is forcing for one round (p. 147)",
                "culbertson-honour-tricks | A4.A832.72.KQ652 | 1C P 1S P | partner's one spade is forcing for one round (p. 147)",
                "cab | AQ4.83.KQJ72.852 | 1D P 1H P | partner's one heart is forcing for one round (p. 147)",
                // a jump in a new suit: to game (p. 141; p. 147)
                "acol | AQJ84.83.KJ72.Q5 | 1S P 3C P | partner's three clubs forces your side to game, and you are not there yet (p. 141)",
                "culbertson-points | A4.AQ832.K72.652 | 1H P 2S P | partner's two spades forces your side to game, and you are not there yet (p. 147)",
                // two of a suit but clubs: for one round; two clubs: to game (p. 141, 142)
                "acol | 8532.94.J763.T82 | 2H P | partner's two hearts is forcing for one round (p. 141)",
                "acol | 9742.83.J872.Q65 | 2S P | partner's two spades is forcing for one round (p. 141)",
                "acol | 9742.83.J872.Q65 | 2C P | partner's two clubs forces your side to game, and you are not there yet (p. 141)",
                "cab | 9742.83.J872.Q65 | 2C P | partner's two clubs forces your side to game, and you are not there yet (p. 142)",
                "culbertson-points | 9742.83.J872.Q65 | 2H P | partner's two hearts forces your side to game, and you are not there yet (p. 146)",
                // a suit over two no trump (p. 145)
                "culbertson-points | KQ84.A83.KJ7.AQJ | 2NT P 3S P | partner's three spades is forcing for one round (p. 145)",
                // he asks (p. 147)
                "acol | AQJ84.83.KJ72.Q5 | 1S P 3S P 4NT P | partner's four no trump asks how many aces you hold (p. 147)",
                "culbertson-points | KQJ84.83.KQ72.Q5 | 1S P 3S P 4NT P | partner's four no trump asks how many aces you hold (p. 147)",
            })
    void aPassOfAForcingCallIsToldWhatForces(String system, String hand, String auction, String why) {
        Question<BiddingProblem, Call> question = AskedCall.of(system, hand, auction);
        Verdict<Call> verdict = question.mark(Call.PASS);

        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        assertThat(EXPLAINER.against(question.decision(), verdict)).containsExactly("Not pass: " + why + ".");
    }

    /** No trump is no suit, and a sign-off asks nothing (p. 141): there a pass is no fault of this kind. */
    @ParameterizedTest
    @CsvSource({
        "acol, KQ84.A83.KJ7.Q52, 1NT P 2S P",
        "acol, AQJ84.83.KJ72.Q5, 1S P 2NT P",
        "acol, AQJ84.83.KJ72.Q5, 1S P 2S P",
    })
    void whereNothingForcesNothingIsSaidOfForce(String system, String hand, String auction) {
        Question<BiddingProblem, Call> question = AskedCall.of(system, hand, auction);

        assertThat(EXPLAINER.verdict(question, question.mark(Call.PASS)))
                .doesNotContain("is forcing", "forces your side", "asks how many");
    }
}
