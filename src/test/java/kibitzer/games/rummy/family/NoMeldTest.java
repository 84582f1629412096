package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Cards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why cards are no meld is said of the first rule that they break. */
class NoMeldTest {
    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            RUMMY       | 7S 7H             | three cards at least
            RUMMY       | 9S 8S 7D          | 7D is of another suit than 9S 8S
            RUMMY       | 9C 8C 6C 7D       | 7D is of another suit than 9C 8C 6C
            RUMMY       | 9S 9H 8D          | 8D is of another rank than 9S 9H
            RUMMY       | 9S 8H 7D          | 3 ranks and 3 suits, where a meld is of one rank or of one suit
            OKLAHOMA    | 9S 7D JK          | 9S and 7D share neither rank nor suit
            # how many wild cards, and beside how many natural ones
            CANASTA     | 9S 9H JK JK 2S 2H | 4 wild cards; a meld may hold 3
            SAMBA       | 9S 9H 2S 2H 2D    | 3 wild cards; a meld may hold 2
            CANASTA     | 9S 2S JK          | 1 natural card; a meld needs two
            CANASTA     | 2S 2H 2D          | a meld of wild cards alone is not allowed
            CANASTA     | 9S 8H 2S 2H 2D    | only cards of one rank are melded in this game, and there are 2 ranks here
            PERSIAN     | KS KH JK          | jokers are not wild here
            # sequences
            CANASTA     | 9S 8S 7S          | only cards of one rank are melded in this game, and there are 3 ranks here
            SAMBA       | 9S 8S 2H          | a sequence takes no wild card here, and the two of hearts is wild
            CONTINENTAL | 9S 8S 7S 6S 5S 4S | 6 cards; a sequence holds 5 at most
            SAMBA       | JH TH 9H 8H 7H 6H 5H 4H | 8 cards; a sequence holds 7 at most
            RUMMY       | 2S AS KS          | the ace is low: it stands below the two only
            PERSIAN     | 3S 2S AS          | the ace is high: it stands above the king only
            OKLAHOMA    | AS KS 3S          | 9 cards are missing between them, from the three to the ace
            FIVE_HUNDRED_RUM | 2S AS KS     | the ace stands above the king or below the two, not between them
            KALUKI      | 9S 9S 8S          | two cards of a rank stand in no sequence
            # what is missing is named, or counted where it is much
            RUMMY       | 9S 8S 6S          | a seven is missing between them
            RUMMY       | 9S 8S 5S          | are missing between them
            RUMMY       | KS QS AS          | the ace is low
            RUMMY       | QS JS 5S          | 5 cards are missing between them, from the five to the queen
            RUMMY       | JS TS 5S          | and a nine are missing between them
            OKLAHOMA    | 5S 4S AS          | and a three are missing between them
            CONTINENTAL | 9S 8S 7S 6S 4S    | a five is missing between them
            COON_CAN    | 9H JK 6H          | 2 cards are missing between them, and 1 wild card fills only 1
            COON_CAN    | 9H JK JK 5H       | 3 cards are missing between them, and 2 wild cards fill only 2
            SAMBA       | 5S 4S 3S          | threes stand in no sequence here
            BOATHOUSE   | KS AS 3S          | there is a gap in the sequence
            # groups
            CONTINENTAL | KS KH KD          | groups of one rank do not count in this game
            RUMMY       | 9S 9H 9D 9C 9S    | 5 cards of a rank; a group holds 4 at most
            CAROUSEL    | 9S 9S 9H          | 9S stands in it twice, and a group here takes different suits
            CAROUSEL    | 9S 9H 9H 9D       | 9H stands in it twice, and a group here takes different suits
            PIF_PAF     | QS QH QD QC       | 4 suits; a group has three exactly
            PIF_PAF     | QS QS QH          | 2 suits; a group has three exactly
            PANGUINGUE  | JH JH JS          | two suits; a group is of one suit, or of three different ones
            CANASTA     | 3H 3D 3H          | red threes are never melded
            CANASTA     | 3S 3C JK          | black threes are melded without a wild card
            """)
    void theFirstRuleThatIsBrokenIsTold(RummyGame game, String cards, String words) {
        assertThat(game.rules().isMeld(Cards.of(cards))).isFalse();
        assertThat(NoMeld.because(game.rules(), Cards.of(cards))).contains(words);
    }
}
