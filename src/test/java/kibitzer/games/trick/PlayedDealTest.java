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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Where two draw from a stock after a trick, each draws one card: both lead and follow from hands alike. */
    @ParameterizedTest
    @ValueSource(strings = {"bezique", "sixty-six"})
    void eachDrawsOneCardAfterATrick(String id) {
        PlayedDeal deal = new PlayedDeal(TrickGames.find(id).orElseThrow(), new Seed(1).chance());
        int stock = deal.stock().size();
        while (deal.stock().size() == stock) {
            deal.playAny();
        }

        assertThat(deal.stock()).hasSize(stock - 2);
        assertThat(deal.hands().getFirst().size())
                .isEqualTo(deal.hands().getLast().size());
    }
}
