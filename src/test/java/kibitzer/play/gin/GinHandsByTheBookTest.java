package kibitzer.play.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.play.GinHand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hands in which both players follow the book: no rule limits the cards that go to and fro, so the play must end them. */
class GinHandsByTheBookTest {
    /** With -Dgin.book-hands=10000 as many as it takes to meet the rarest courses. */
    private static final int HANDS = Integer.getInteger("gin.book-hands", 150);

    private static final int FIRST = 7_000_000;

    /** Two plays a turn; a stock of 31 cards, of which two stay, is drawn long before. */
    private static final int MOST_PLAYS = 200;

    private static GinSeries played(int seed, int dealer) {
        Seed of = new Seed(seed);
        GinSeries series = new GinSeries(of, 1, List.of(GinHand.dealt(of, dealer)), false);
        for (int plays = 0; !series.isOver() && plays < MOST_PLAYS; plays++) {
            series = series.after(
                    GinTurns.byTheBook(SeenGin.of(series, series.hand().toPlay())));
        }
        return series;
    }

    /** Here two low cards once went to and fro between two hands of two sets. */
    @ParameterizedTest
    @CsvSource({"7000859", "7000765", "7001176"})
    void lowCardsDoNotGoToAndFro(int seed) {
        assertThat(played(seed, 0).isOver()).isTrue();
        assertThat(played(seed, 1).isOver()).isTrue();
    }

    @Test
    void everyHandEnds() {
        for (int hand = 0; hand < HANDS; hand++) {
            assertThat(played(FIRST + hand, hand % 2).isOver())
                    .as("hand %d", FIRST + hand)
                    .isTrue();
        }
    }
}
