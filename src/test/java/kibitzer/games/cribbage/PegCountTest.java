package kibitzer.games.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the last card of a series pegs. */
class PegCountTest {
    private static final int PILES = 100_000;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    7S 8H           | 15 | fifteen 2
                    7S 8H 9D        | 24 | a run of three 3
                    8S 6H 9D 7C     | 30 | a run of four 4
                    7S 8H 4D 9C     | 28 |
                    KS QH           | 20 |
                    5S 5H           | 10 | a pair 2
                    5S 5H 5D        | 15 | fifteen 2, a pair royal 6
                    3S 3H 3D 3C     | 12 | a double pair royal 12
                    TS TH AD        | 21 |
                    KS 6H 7D 8C     | 31 | thirty-one 2, a run of three 3
                    4S 5H 6D 5C     | 20 |
                    5S 6H 4D 5C     | 20 | a run of three 3
                    2S 3H 3D 4C     | 12 |
                    AS 2H 3D 4C 5S  | 15 | fifteen 2, a run of five 5
                    """)
    void theLastCardPegsAsTheLawSays(String pile, int count, String scores) {
        PegCount counted = PegCount.of(CardNotation.readList(pile));
        assertThat(counted.count()).isEqualTo(count);
        assertThat(counted.scores().stream()
                        .map(score -> score.words() + " " + score.points())
                        .toList())
                .isEqualTo(scores == null ? List.of() : List.of(scores.split(", ")));
    }

    /** Half of the piles are of few ranks, so that runs and pairs abound. */
    @Test
    void itPegsAsASecondCountOfItDoes() {
        Chance chance = new Seed(31).chance();
        for (int i = 0; i < PILES; i++) {
            List<Card> pile = pile(chance, i % 2 == 0);
            int points = PegCount.of(pile).points();
            assertThat(points)
                    .as("%s", pile)
                    .isEqualTo(EveryChoice.pegged(pile))
                    .isEqualTo(PegCount.points(pile));
        }
    }

    private static List<Card> pile(Chance chance, boolean low) {
        List<Card> pile = new ArrayList<>();
        int most = 1 + chance.below(8);
        for (Card card : chance.shuffled(Card.ALL)) {
            boolean wanted = !low || EveryChoice.place(card) <= 6;
            if (wanted && pile.size() < most && Pips.sum(pile) + Pips.of(card) <= PegCount.LIMIT) {
                pile.add(card);
            }
        }
        return pile;
    }
}
