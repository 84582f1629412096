package kibitzer.games.bridge.problems.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which card an opponent leads by custom, and with which hands neither of them would have bid. */
class LeadsAndSilenceTest {
    @ParameterizedTest
    @CsvSource({
        // no trump: the top of a run of honours, the king from ace and king; else the fourth best of the longest suit
        "KQJ2.432.432.432, NO_TRUMP, KS",
        "AKQ2.432.432.432, NO_TRUMP, KS",
        "KQT2.432.432.432, NO_TRUMP, KS",
        "JT92.432.432.432, NO_TRUMP, JS",
        "KQ92.432.432.432, NO_TRUMP, 2S",
        "JT82.432.432.432, NO_TRUMP, 2S",
        "KJT2.432.432.432, NO_TRUMP, 2S",
        "K9742.AQ3.A32.32, NO_TRUMP, 4S",
        "K942.AQ32.32.432, NO_TRUMP, 2H",
        // trumps: a run of two, then a singleton with one to three trumps
        "432.432.KQ2.5432, HEARTS, KD",
        "432.432.AK2.5432, HEARTS, KD",
        "432.432.QJ2.5432, HEARTS, QD",
        "432.432.JT2.5432, HEARTS, 2C",
        "5.432.J432.J5432, HEARTS, 5S",
        "5.2.J5432.J65432, HEARTS, 5S",
        "5.5432.J432.T432, HEARTS, 2D",
        "5..K65432.J65432, HEARTS, 4D",
        // from length, and not from an ace: the fourth best, the lowest of three with an honour, the highest without,
        // the higher of two
        "A432.432.J32.432, HEARTS, 2D",
        "A432.432.A32.732, HEARTS, 7C",
        "A5432.5432.A2.72, HEARTS, 7C",
        "A432.432.A32.A32, HEARTS, AS",
        "A432.432.A2.T732, HEARTS, 2C",
        ".AKQJT98765432.., HEARTS, 2H"
    })
    void aLeadIsMadeByCustom(String hand, Strain strain, String lead) {
        assertThat(CustomaryLead.of(PbnHand.read(hand), strain)).isEqualTo(CardNotation.read(lead));
    }

    /** Eleven points at most, six cards of a suit at most, and with six of them six points at most. */
    @ParameterizedTest
    @CsvSource({
        "AKQ2.J32.J32.432, true",
        "AKQ2.Q32.J32.432, false",
        "AQ5432.432.32.32, true",
        "AK5432.432.32.32, false",
        "765432.432.32.32, true",
        "8765432.432.32.2, false"
    })
    void aHandKeepsSilent(String hand, boolean silent) {
        assertThat(Layouts.silent(PbnHand.read(hand))).isEqualTo(silent);
    }

    @Test
    void pointsAreFourThreeTwoAndOne() {
        CardSet hand = PbnHand.read("AT.KT.QT.JT98765");
        assertThat(CustomaryLead.points(hand)).isEqualTo(10);
        assertThat(CustomaryLead.points(hand, Suit.HEARTS)).isEqualTo(3);
    }

    /** Every layout has the two known hands, a customary lead, and two silent opponents; the same seed deals the same. */
    @Test
    void aLayoutAgreesWithWhatWasSeen() {
        CardSet north = PbnHand.read("A432.K32.A432.32");
        CardSet south = PbnHand.read("K65.AQ4.KQ5.A654");
        Card lead = CardNotation.read("QS");
        List<Deal> deals = Layouts.sample(north, south, lead, Strain.NO_TRUMP, 20, new Seed(5));
        assertThat(deals).hasSize(20).allSatisfy(deal -> {
            assertThat(deal.north()).isEqualTo(north);
            assertThat(deal.south()).isEqualTo(south);
            assertThat(CustomaryLead.of(deal.west(), Strain.NO_TRUMP)).isEqualTo(lead);
            assertThat(Layouts.silent(deal.west()) && Layouts.silent(deal.east()))
                    .isTrue();
        });
        assertThat(Layouts.sample(north, south, lead, Strain.NO_TRUMP, 20, new Seed(5)))
                .isEqualTo(deals);
        assertThat(Layouts.sample(north, south, lead, Strain.NO_TRUMP, 0, new Seed(5)))
                .isEmpty();
    }
}
