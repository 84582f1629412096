package kibitzer.games.trick.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;

/**
 * The bids of skat told a second time (Culbertson, pp. 322-324): a number that some game can have, 10 at the least and 204 at the
 * most. The value is the base so often as there are matadors, and once more for the game, to thrice for a schwarz that was not
 * predicted and five times for one that was, which is at a solo and the grands from hand alone.
 */
class SkatBidsTest {
    private static final Set<Integer> NULLS = Set.of(20, 40);
    private static final List<Integer> TOURNEES = List.of(5, 6, 7, 8);
    private static final List<Integer> SOLOS = List.of(9, 10, 11, 12);
    private static final List<Integer> GRANDS_WITH_THE_SKAT = List.of(12, 16);
    private static final List<Integer> GRANDS_FROM_HAND = List.of(20, 24);

    private static boolean isValue(int number) {
        return NULLS.contains(number)
                || isMultiple(number, TOURNEES, 11 + 3)
                || isMultiple(number, SOLOS, 11 + 5)
                || isMultiple(number, GRANDS_WITH_THE_SKAT, 4 + 3)
                || isMultiple(number, GRANDS_FROM_HAND, 4 + 5);
    }

    /** With one matador and the game won, twice, is the least. */
    private static boolean isMultiple(int number, List<Integer> bases, int most) {
        return bases.stream().anyMatch(base -> number % base == 0 && number / base >= 2 && number / base <= most);
    }

    @Test
    void everyValueOfAGameFromTenIsABidAndNothingElse() {
        Calls calls = Calls.of(TrickGames.find("skat").orElseThrow(), CallTable.of(3, 10))
                .orElseThrow();

        assertThat(calls.next(List.of()).stream().filter(call -> !call.equals("pass")))
                .containsExactlyElementsOf(IntStream.rangeClosed(10, 204)
                        .filter(SkatBidsTest::isValue)
                        .mapToObj(String::valueOf)
                        .toList());
    }
}
