package kibitzer.games.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deals played card by card: the first four cards are the player's, the dealer's, the player's, the dealer's. */
class VingtDealTest {

    private static VingtDeal dealt(VingtEtUnRules rules, String cards) {
        List<Card> pack = new ArrayList<>(CardNotation.readList(cards));
        Card.ALL.stream().filter(card -> !pack.contains(card)).forEach(pack::add);
        return VingtDeal.dealt(rules, pack);
    }

    /** cards, moves, what is won in bets. */
    @ParameterizedTest(name = "{0}: {1} {2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            house | AS 9D KH 8D                | -             | 1.5
            home  | AS 9D KH 8D                | -             | 2
            house | AS AD KH QD                | -             | 0
            house | TS AD 9H QD                | -             | -1
            house | TS 9D 7H 8D                | STAND         | 0
            house | TS 9D 8H 8D                | STAND         | 1
            house | TS 9D 6H 8D KC             | HIT           | -1
            house | TS 9D 2H 7D 8C 9S          | HIT STAND     | 1
            house | TS 9D 2H 7D 9C 6S          | HIT           | 1
            house | 6S 9D 5H 8D TC             | YES           | 2
            house | 6S 9D 5H 8D 2C             | YES           | -2
            house | 6S 9D 5H 8D 2C TC          | NO HIT HIT    | -1
            house | AS 9D AH 8D TC 5C          | YES           | 0
            home  | AS 9D AH 8D TC 5C TS       | YES HIT STAND | 1
            house | 8S TD 8H 7D TC 2C 9C       | YES STAND HIT STAND | 2
            house | 8S TD 8H 7D TC 2C 9C       | NO STAND      | -1
            home  | 7S TD 7H 8D 7C             | NO HIT        | 3
            home  | 2S TD 3H 9D 2C 3C 4C       | HIT HIT HIT STAND | 2
            """)
    void isPlayedToItsEnd(String rules, String cards, String moves, double won) {
        VingtDeal deal = dealt(VingtEtUnRules.find(rules).orElseThrow(), cards);
        for (String move : moves.split(" ")) {
            deal = move.equals("-") ? deal : deal.after(VingtMove.valueOf(move));
        }
        assertThat(deal.isOver()).isTrue();
        assertThat(deal.won()).isEqualTo(won);
        assertThat(deal.hasChoice()).isEqualTo(!moves.equals("-"));
    }

    @Test
    void theDealerDrawsToSixteenAndStandsOnSeventeenWithAnAceToo() {
        assertThat(dealt(VingtEtUnRules.HOUSE, "TS 9D 9H 7D KC")
                        .after(VingtMove.STAND)
                        .dealer())
                .hasSize(3);
        assertThat(dealt(VingtEtUnRules.HOUSE, "TS 6D 9H AD KC")
                        .after(VingtMove.STAND)
                        .dealer())
                .hasSize(2);
        assertThat(dealt(VingtEtUnRules.HOUSE, "TS 9D 6H 7D KC")
                        .after(VingtMove.HIT)
                        .dealer())
                .as("nobody waits for him")
                .hasSize(2);
    }

    @Test
    void onlyWhatIsAskedMayBeSaid() {
        VingtDeal deal = dealt(VingtEtUnRules.HOUSE, "TS 9D 6H 7D KC");
        assertThat(deal.step()).isEqualTo(VingtDeal.Step.DRAW);
        assertThatIllegalArgumentException().isThrownBy(() -> deal.after(VingtMove.YES));
        VingtDeal over = deal.after(VingtMove.STAND);
        assertThatIllegalArgumentException().isThrownBy(() -> over.after(VingtMove.HIT));
    }
}
