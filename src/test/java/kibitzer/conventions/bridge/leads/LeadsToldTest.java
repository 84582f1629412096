package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.advice.Reason;
import kibitzer.cards.CardNotation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told against a card that the table does not lead: of equal cards (p. 151), and of a small one (pp. 151-152). */
class LeadsToldTest {
    private static String told(String holding, LeadContract contract, String card) {
        return Leads.whyNot(new LeadPosition(Holding.of(holding), contract, false), CardNotation.readRank(card))
                .getFirst()
                .failing()
                .stream()
                .map(Reason::measured)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{1} from {0}: {2}")
    @DisplayName(
            "the highest of cards in sequence is led, but from three or more headed by ace and king the king (p. 151)")
    @CsvSource({
        "AK4, A, 'ace and king win the same tricks, but from three cards or more the king is led'",
        "AKQ4, A, 'ace and king win the same tricks, but from three cards or more the king is led'",
        "QJT54, J, 'queen and jack win the same tricks, and of the two the higher is led'",
        "QJT54, T, 'queen and ten win the same tricks, and of the two the higher is led'",
        "KJT54, T, 'jack and ten win the same tricks, and of the two the higher is led'"
    })
    void equalCardsAreToldApartByTheSequence(String holding, String card, String told) {
        assertThat(told(holding, LeadContract.SUIT, card)).isEqualTo(told);
    }

    /** The king that is led below the ace is no top of a sequence: it is the table's lead (p. 152). */
    @ParameterizedTest(name = "{1} from {0}")
    @CsvSource({"AKQ4, Q", "AKQJ, J"})
    void belowTheAceTheKingIsNotLedForItsHeight(String holding, String card) {
        assertThat(told(holding, LeadContract.SUIT, card))
                .doesNotContain("of the two the higher is led")
                .contains("the table leads");
    }

    @ParameterizedTest(name = "{1} from {0} at no trump: the rule of eleven {2}")
    @DisplayName("from K-J-x-x the fourth best is led (p. 152): a card the row does not name would mislead (p. 151)")
    @CsvSource({"KJT2, T, false", "KJ92, K, false", "KJ92, J, false", "KJ92, 9, true", "AQT2, T, true", "AQ92, Q, false"
    })
    void aCardThatTheRowDoesNotNameWouldMislead(String holding, String card, boolean misleads) {
        assertThat(told(holding, LeadContract.NO_TRUMP, card).contains("would mislead partner"))
                .isEqualTo(misleads);
    }

    @ParameterizedTest(name = "from {0} in partner's suit: {1}")
    @DisplayName(
            "in partner's suit the highest of three is led at a suit contract (p. 152), and said to be the highest")
    @CsvSource({
        "K72, 'from K-7-2 the table leads the highest, the king'",
        "K7, 'from K-7 the table leads the highest, the king'",
        "A742, 'from A-7-4-2 the table leads the ace'"
    })
    void theHighestOfAShortSuitIsCalledSo(String holding, String told) {
        assertThat(Leads.insteadOf(new LeadPosition(Holding.of(holding), LeadContract.SUIT, true)))
                .isEqualTo(told);
    }
}
