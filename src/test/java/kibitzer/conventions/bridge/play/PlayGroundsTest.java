package kibitzer.conventions.bridge.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** Which cards second, third and fourth hand are asked about. */
class PlayGroundsTest {
    @Test
    void twoToFiveCardsAreHeldAndNeverTheOneToBeat() {
        Chance chance = new Seed(2).chance();
        var tricks = IntStream.range(0, 500)
                .mapToObj(i -> new FollowGround().start(chance))
                .toList();
        assertThat(tricks.stream().map(trick -> trick.own().size()).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(2, 3, 4, 5);
        assertThat(tricks).noneMatch(trick -> trick.own().contains(trick.highest(), SuitTrick.SUIT));
    }

    @Test
    void thirdHandHasMoreThanOneCardToChooseFrom() {
        Chance chance = new Seed(2).chance();
        assertThat(IntStream.range(0, 500)
                        .map(i -> new ThirdHandGround().start(chance).own().size())
                        .min())
                .hasValue(2);
    }
}
