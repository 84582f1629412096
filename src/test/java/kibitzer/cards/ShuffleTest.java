package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ShuffleTest {
    @Test
    void chanceIsThePublishedSplitMix64() {
        Chance chance = new Seed(1234567).chance();

        // reference output of the authors' C code for this seed
        assertThat(LongStream.generate(chance::next).limit(5).mapToObj(Long::toUnsignedString))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @Test
    void theSameSeedShufflesTheSame() {
        assertThat(Pack.FULL.shuffled(new Seed(42))).isEqualTo(Pack.FULL.shuffled(new Seed(42)));
        assertThat(Pack.FULL.shuffled(new Seed(42))).isNotEqualTo(Pack.FULL.shuffled(new Seed(43)));
    }

    @Test
    void aShuffleKeepsEveryCard() {
        assertThat(Pack.FULL.shuffled(new Seed(9))).containsExactlyInAnyOrderElementsOf(Card.ALL);
    }

    @Test
    void everyCardComesFirstAboutEquallyOften() {
        int deals = 52_000;
        int[] first = new int[52];
        List<Card> cards = Pack.FULL.cards();
        for (int seed = 0; seed < deals; seed++) {
            first[cards.indexOf(Pack.FULL.shuffled(new Seed(seed)).getFirst())]++;
        }
        double chiSquare = 0;
        for (int count : first) {
            chiSquare += (count - 1000.0) * (count - 1000.0) / 1000.0;
        }
        // 51 degrees of freedom: 0.1% of fair shuffles exceed 87.97
        assertThat(chiSquare).isLessThan(87.97);
    }
}
