package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;

/** What is dealt for a question about one card or one trick is any card or trick of the deal, the first and the last not left out. */
class PlayedDealTest {
    private static final int DEALS = 400;
    private static final TrickGame WHIST = TrickGames.find("whist").orElseThrow();

    @Test
    void thePlayerIsAskedBeforeAnyCardOfTheDeal() {
        Set<Integer> played = new HashSet<>();
        for (int seed = 0; seed < 2 * DEALS; seed++) {
            TrickPosition position = PlayedDeal.position(WHIST, new Seed(seed).chance());
            played.add(4 * (13 - position.hand().size()) + position.trick().size());
        }

        assertThat(played)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, 52).boxed().toList());
    }

    /** The same deal played to its end tells which of its tricks it was. */
    @Test
    void theTrickIsAnyOfTheThirteen() {
        Set<Integer> numbers = new HashSet<>();
        for (int seed = 0; seed < DEALS; seed++) {
            List<Card> trick = PlayedDeal.trick(WHIST, new Seed(seed).chance()).trick();
            numbers.add(tricks(seed).indexOf(trick) + 1);
        }

        assertThat(numbers)
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(1, 13).boxed().toList());
    }

    private static List<List<Card>> tricks(int seed) {
        Chance chance = new Seed(seed).chance();
        PlayedDeal deal = new PlayedDeal(WHIST, chance);
        chance.below(13);
        List<List<Card>> tricks = new ArrayList<>();
        while (!deal.isOver()) {
            int before = deal.tricks();
            deal.playAny();
            if (deal.tricks() > before) {
                tricks.add(deal.lastTrick().trick());
            }
        }
        return tricks;
    }
}
