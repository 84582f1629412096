package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Cards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Melds that the book names, or forbids (pp. 2-50). */
class MeldsOfEveryGameTest {

    @ParameterizedTest
    @CsvSource({
        "rummy, 7S 7H 7D 7C",
        "rummy, QD JD TD",
        "rummy, AC 2C 3C",
        "coon-can, 9H JK 7H",
        "boathouse-rum, 2D AD KD",
        "pif-paf, QS QH QD QS QH QD",
        "pif-paf, KH QH JH",
        "pif-paf, AH 2H 3H",
        "500-rum, AS KS QS",
        "500-rum, 3S 2S AS",
        "persian-rummy, JK JK JK JK",
        "persian-rummy, AS KS QS",
        "oklahoma, 5S 5H 5S",
        "oklahoma, 8S 2C 2D",
        "oklahoma, TS JK 8S",
        "oklahoma, 2S 2H 2D",
        "oklahoma, AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H JK AH",
        "canasta, KS KS KD",
        "canasta, 8S 8H JK 2S 2D",
        "canasta, 3S 3C 3C",
        "samba, AH KH QH JH TH 9H 8H",
        "samba, 6H 5H 4H",
        "contract-rummy, AS KS QS",
        "contract-rummy, 3S 2S AS",
        "contract-rummy, 9S JK 7S",
        "continental-rum, 9S 8S 7S 6S 2H",
        "carousel, 8D 7D 6D 5D",
        "tunk, 8S 8H 2C",
        "knock-rummy, AS AH AD",
        "kaluki, AS KS QS",
        "kaluki, 3S 2S AS",
        "kaluki, 9S 9S JK",
        "panguingue, JH 7H 6H",
        "panguingue, AS AH AH",
        "panguingue, JH JH JH",
        "panguingue, JH JS JD",
        "panguingue, JH JH JS JD",
        "conquian, TH 9H 8H",
        "round-the-corner-gin, KS AS 2S",
        "gin-option-ace-high-or-low, AS KS QS"
    })
    void theseAreMelds(String game, String cards) {
        assertThat(RummyGame.of(game).orElseThrow().rules().isMeld(Cards.of(cards)))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "rummy, 2S AS KS",
        "rummy, AS KS QS",
        "rummy, 7S 7H",
        "coon-can, 9H JK 6H",
        "pif-paf, QS QH QD QC",
        "pif-paf, QS QS QH",
        "pif-paf, 2H AH KH",
        "500-rum, 2S AS KS",
        "persian-rummy, 3S 2S AS",
        "persian-rummy, KS KH JK",
        "oklahoma, 9S 9H 9D 9C 9S",
        "oklahoma, 3S AS KS",
        "canasta, 9S 8S 7S",
        "canasta, KS JK 2S",
        "canasta, 9S 9H 9D 9C JK JK 2S 2S",
        "canasta, 3H 3D 3H",
        "canasta, 3S 3C JK",
        "canasta, 2S 2H 2D",
        "samba, 9H 8H 2H",
        "samba, 9S 9H 9D JK JK 2S",
        "samba, JH TH 9H 8H 7H 6H 5H 4H",
        "contract-rummy, 2S AS KS",
        "continental-rum, KS KH KD",
        "continental-rum, 9S 8S 7S 6S 5S 4S",
        "carousel, 9S 9S 9H",
        "tunk, 8S 8S 8H",
        "tunk, 8S 8H 8D 8C 2C",
        "kaluki, 2S AS KS",
        "panguingue, JH JH JS",
        "panguingue, 9H 8H 7H",
        "conquian, AS TS 9S",
        "gin-option-ace-high-or-low, 2S AS KS"
    })
    void theseAreNone(String game, String cards) {
        RummyRules rules = RummyGame.of(game).orElseThrow().rules();

        assertThat(rules.isMeld(Cards.of(cards))).isFalse();
        assertThat(NoMeld.because(rules, Cards.of(cards))).isNotBlank();
    }
}
