package kibitzer.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Sums and counts of the books that do not come out. */
class SumsProofTest {

    /** The limit is twice what the last before put in: twice the 28 of A. */
    @Test
    @Proves("pif-paf.e01")
    void theLimitIsTwiceTheLastBet() {
        assertThat(2 * 28).isEqualTo(56);
        Finding.of("pif-paf.e01").says("twice the 28 of A").prints("56");
    }

    /** Smith 5,170, Jones 3,940, Brown 1,780, Green 430: each pays the difference to each above him. */
    @Test
    @Proves({"general-rules.e01", "general-rules.e02"})
    void theRoundRobinSettlement() {
        int[] scores = {5_170, 3_940, 1_780, 430};
        int[] nets = Arrays.stream(scores)
                .map(own -> Arrays.stream(scores).map(other -> own - other).sum())
                .toArray();
        assertThat(nets).containsExactly(9_360, 4_440, -4_200, -9_600);
        assertThat(Arrays.stream(nets).sum()).isZero();
        Finding.of("general-rules.e01").says("9,600 and 4,440").says("Brown -4,200 and Smith +9,360");
        Finding.of("general-rules.e02").says(Finding.grouped(scores[1] - scores[3]));
    }

    @Test
    @Proves({"stock-market.e01", "stock-market.e02"})
    void thereAreTenRanksOfLowCards() {
        assertThat(52 - 12).isEqualTo(4 * 10);
        Finding.of("stock-market.e01").says("only ten ranks");
        Finding.of("stock-market.e02").says("A to 6");
    }

    /** Four are left of the pack, the others go eight at a time. */
    @Test
    @Proves("cribbage-solitaire.e01")
    void eightCardsARound() {
        assertThat((52 - 4) % 8).isZero();
        assertThat(6 * 8 + 4).isEqualTo(52);
        Finding.of("cribbage-solitaire.e01").says("eight cards a round: six dealt and two to the crib");
    }

    @Test
    @Proves("town-anagrams.e01")
    void theLettersMakeDoncaster() {
        assertThat(letters("DONCASTER")).isEqualTo(letters("SOCNETRAD"));
        assertThat(letters("DONOASTER")).isNotEqualTo(letters("SOCNETRAD"));
        Finding.of("town-anagrams.e01").says("DONCASTER").prints("SOCNETRAD");
    }

    private static String letters(String word) {
        return word.chars()
                .sorted()
                .mapToObj(letter -> String.valueOf((char) letter))
                .reduce("", String::concat);
    }
}
