package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;

class BridgeDeclarerTest {
    private final BridgeDeclarer decision = new BridgeDeclarer();

    private BridgeDeclarer.FinishedAuction of(String dealer, String auction) {
        return decision.form()
                .read(
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("dealer", dealer)
                                .put("auction", auction),
                        "position");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the auction of Culbertson p. 134: West named no trump first, though East bid it last
                "E | P 1H X P 2D P 2NT P 3NT P P X P P P | west",
                "N | 1S P 4S P P P                       | north",
                "N | P 1H 1S 2H P P P                    | east",
                "N | 1H 1S P 2H P 2S P P P               | east", // South's side never bid spades
                "S | P P P P                             | nobody"
            })
    void theFirstOfTheSideToNameTheStrainIsDeclarer(String dealer, String auction, String declarer) {
        assertThat(decision.advise(of(dealer, auction)).best()).containsExactly(declarer);
    }

    @Test
    void anAuctionThatIsNotOverIsRefused() {
        assertThatThrownBy(() -> of("N", "1S P"))
                .isInstanceOf(BadQuestion.class)
                .hasMessage("position.auction: the auction is not over; expected three passes at its end");
    }
}
