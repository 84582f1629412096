package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.conventions.rummy.gin.robot.KnockMatch;
import kibitzer.conventions.rummy.gin.robot.KnockPolicy;
import kibitzer.conventions.rummy.gin.robot.KnockingTable;
import org.junit.jupiter.api.Test;

/** Gin: what a tournament says of knocking early; that its table is what its seed gives is tested beside it. */
class GinKnockingProofTest {

    private static KnockMatch atOnceAgainst(KnockPolicy other) {
        return KnockingTable.shipped().match(KnockPolicy.AT_ONCE, other).orElseThrow();
    }

    private static String net(KnockPolicy other) {
        return decimals(Math.abs(atOnceAgainst(other).netPerGame()), 1);
    }

    @Test
    @Proves("gin-rummy.e03")
    void knockingAtOnceWinsALittleFromShortWaitsAndLosesToALimitThatFalls() {
        for (KnockPolicy wins : new KnockPolicy[] {
            KnockPolicy.WAITS_ONE, KnockPolicy.WAITS_TWO, KnockPolicy.WAITS_THREE, KnockPolicy.SEVEN, KnockPolicy.FIVE
        }) {
            assertThat(atOnceAgainst(wins).netPerGame())
                    .as(wins.word())
                    .isGreaterThan(atOnceAgainst(wins).netError());
        }
        for (KnockPolicy loses : new KnockPolicy[] {KnockPolicy.FALLING, KnockPolicy.GIN_ONLY}) {
            assertThat(atOnceAgainst(loses).netPerGame())
                    .as(loses.word())
                    .isLessThan(-atOnceAgainst(loses).netError());
        }
        for (KnockPolicy other : KnockPolicy.values()) {
            if (other != KnockPolicy.FALLING) {
                KnockMatch match = KnockingTable.shipped()
                        .match(KnockPolicy.FALLING, other)
                        .orElseThrow();
                assertThat(match.netPerGame()).as(other.word()).isGreaterThan(match.netError());
            }
        }
        Finding.of("gin-rummy.e03")
                .says(
                        net(KnockPolicy.WAITS_ONE) + ", " + net(KnockPolicy.WAITS_TWO) + " and "
                                + net(KnockPolicy.WAITS_THREE),
                        "lose " + net(KnockPolicy.FALLING),
                        net(KnockPolicy.GIN_ONLY));
    }
}
