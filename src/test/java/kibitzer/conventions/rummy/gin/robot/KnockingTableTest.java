package kibitzer.conventions.rummy.gin.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The tournament that ships is what its command plays. */
@Execution(ExecutionMode.CONCURRENT)
class KnockingTableTest {
    private static final KnockingTable SHIPPED = KnockingTable.shipped();

    /** The whole tournament takes minutes; the beginnings of its 29 matches are played again, to the last point. */
    @Test
    void theSameSeedGivesTheSameGames() {
        KnockingTable again = KnockingTable.played(KnockingTable.BEGINNING, new Seed(SHIPPED.seed()));
        assertThat(again.matches()).isEqualTo(SHIPPED.beginnings());
        assertThat(again.beginnings()).isEqualTo(SHIPPED.beginnings());
    }

    @Test
    void anotherSeedGivesTheSameWithinTheErrorsStated() {
        KnockMatch again = KnockMatch.played(KnockPolicy.FALLING, KnockPolicy.GIN_ONLY, 400, new Seed(4));
        KnockMatch shipped =
                SHIPPED.match(KnockPolicy.FALLING, KnockPolicy.GIN_ONLY).orElseThrow();
        assertThat(again.netPerGame()).isCloseTo(shipped.netPerGame(), within(again.netError() + shipped.netError()));
    }

    @Test
    void everyPairPlaysTenThousandGamesOrMore() {
        assertThat(SHIPPED.matches()).hasSize(29).allSatisfy(match -> {
            assertThat(match.games()).isEqualTo(SHIPPED.games()).isGreaterThanOrEqualTo(10_000);
            assertThat(match.handsWon() + match.handsLost()).isLessThanOrEqualTo(match.hands());
        });
    }

    @Test
    void equalPlayersAreLevel() {
        KnockMatch same =
                SHIPPED.match(KnockPolicy.AT_ONCE, KnockPolicy.AT_ONCE).orElseThrow();
        assertThat(same.isDecided()).isFalse();
        assertThat(same.handShare()).isCloseTo(0.5, within(0.01));
    }

    @Test
    void isReadAsItIsWritten() {
        KnockingTable small = KnockingTable.played(2, new Seed(9));
        assertThat(KnockingTable.read(small.text())).isEqualTo(small);
        assertThat(small.command()).isEqualTo("./kibitzer tournament gin-knocking --games 2 --seed 9");
    }

    @Test
    void aMatchSeenFromTheOtherSideChangesItsSign() {
        KnockMatch match = new KnockMatch(
                KnockPolicy.AT_ONCE, KnockPolicy.SEVEN, 4, 3, 200, 40_000, 20, 12, 7, 50, 900, 2, 1, 240);
        KnockMatch other = match.reversed();
        assertThat(List.of(other.netPerGame(), match.netPerGame())).containsExactly(-50.0, 50.0);
        assertThat(other.gameShare()).isEqualTo(0.25);
        assertThat(other.handShare() + match.handShare()).isCloseTo(1, within(1e-9));
        assertThat(other.undercut()).isEqualTo(1);
        // The squares average 10,000 and so does the squared mean less 2,500: 2.5758 times the root of 7,500 by 4.
        assertThat(match.netError()).isCloseTo(2.5758 * Math.sqrt(7_500 / 4.0), within(1e-6));
        assertThat(match.drawsPerHand()).isEqualTo(6);
    }
}
