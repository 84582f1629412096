package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;

class LegalCallTest {
    private final LegalCall decision = new LegalCall();

    /** Culbertson, laws 23 and 24, and the examples of p. 134. */
    @ParameterizedTest
    @CsvSource({
        "2H, 2S, legal",
        "2H, 2NT, legal",
        "2H, 3C, legal",
        "2H, 2D, not-legal",
        "2H, 2H, not-legal",
        "2H, 1NT, not-legal",
        "1H, X, legal",
        "1H P, X, not-legal",
        "1H P P, X, legal",
        "1H, XX, not-legal",
        "1H X, XX, legal",
        "1H X P, XX, not-legal",
        "1H X, 1S, legal",
        "P, X, not-legal",
        "1H X 1S, XX, not-legal"
    })
    void aCallIsLegalByTheLastBidAndTheSideThatMadeIt(String auction, String call, String answer) {
        var position = decision.form()
                .read(
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("dealer", "N")
                                .put("auction", auction)
                                .put("call", call),
                        "position");
        assertThat(decision.advise(position).best()).containsExactly(answer);
    }
}
