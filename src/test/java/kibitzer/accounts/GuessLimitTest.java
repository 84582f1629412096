package kibitzer.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuessLimitTest {
    private static final Voucher CODE = new Voucher(Voucher.Kind.CLASS_CODE, "tuesday");
    private static final Voucher INVITATION = new Voucher(Voucher.Kind.INVITATION, "anna");

    private final GuessLimit limit = new GuessLimit(Limits.usual(), Allowances.inMemory());

    private long registered(int tries, BooleanSupplier one) {
        return IntStream.range(0, tries).filter(n -> one.getAsBoolean()).count();
    }

    @Test
    void aClassOfFortyRegistersBehindOneRouterByItsCode() {
        assertThat(registered(40, () -> limit.mayRegister(CODE))).isEqualTo(40);
    }

    @Test
    void whomNothingVouchesForIsCountedByNetworkAlsoBesideThatClass() {
        registered(40, () -> limit.mayRegister(CODE));

        assertThat(registered(40, () -> limit.mayRegister("192.0.2.1"))).isEqualTo(20);
        assertThat(limit.mayRegister("192.0.2.2")).isTrue();
        assertThat(limit.mayRegister(CODE)).isTrue();
    }

    @Test
    void aCodeAndAnInvitationVouchForSoManyAndNoMore() {
        assertThat(registered(1_000, () -> limit.mayRegister(CODE))).isEqualTo(300);
        assertThat(limit.mayRegister(new Voucher(Voucher.Kind.CLASS_CODE, "friday")))
                .isTrue();
        assertThat(registered(10, () -> limit.mayRegister(INVITATION))).isEqualTo(3);
    }

    /** Forty people who mistype their passwords five times each, and then have them right. */
    @Test
    void aClassThatMistypesIsNotLockedOut() {
        for (int who = 0; who < 40; who++) {
            for (int wrong = 0; wrong < 5; wrong++) {
                assertThat(limit.mayGuess("learner " + who, "192.0.2.1")).isTrue();
            }
        }
        for (int who = 0; who < 40; who++) {
            assertThat(limit.mayGuess("learner " + who, "192.0.2.1")).isTrue();
            limit.right("learner " + who, "192.0.2.1");
        }
    }

    /** A browser with an old saved password tries it over and over; who shares its network signs in all the same. */
    @Test
    void aNameThatIsBarredUsesUpNothingOfItsNetwork() {
        for (int time = 0; time < 1_000; time++) {
            limit.mayGuess("old password", "192.0.2.1");
        }

        assertThat(limit.mayGuess("old password", "192.0.2.1")).isFalse();
        assertThat(limit.mayGuess("somebody else", "192.0.2.1")).isTrue();
    }

    @Test
    void aNetworkMayGuessSoOftenWhateverTheNames() {
        long tried = IntStream.range(0, 1_000)
                .filter(name -> limit.mayGuess("name " + name, "192.0.2.1"))
                .count();

        assertThat(tried).isEqualTo(300);
    }

    @ParameterizedTest
    @CsvSource({
        "192.0.2.1, 192.0.2.1, true",
        "192.0.2.1, 192.0.2.2, false",
        "2001:db8:1:2::1, 2001:db8:1:2:ffff::9, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        "::1, 0:0:0:0:0:0:0:1, true"
    })
    void anIpv6NetworkIsItsFirst64Bits(String one, String other, boolean same) {
        assertThat(Network.of(one).equals(Network.of(other))).isEqualTo(same);
    }
}
