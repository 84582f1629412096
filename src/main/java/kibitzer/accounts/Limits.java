package kibitzer.accounts;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How often, within a {@linkplain Allowance#WAIT quarter of an hour}, callers may do what costs the trainer something or could be
 * abused ({@code kibitzer.limits.*}). Large enough for a class of forty behind one router; a school of many classes may
 * raise those of a network.
 *
 * @param guessesFromOneNetwork wrong passwords, whatever the names
 * @param registrationsFromOneNetwork new accounts of those whom nothing vouches for
 * @param registrationsByOneCode new accounts of those who come by the code of one class, whatever their network
 * @param questions worked out for one account, or for all guests of one network, by advice, marks, deals and counts
 */
@ConfigurationProperties("kibitzer.limits")
public record Limits(
        @DefaultValue("300") int guessesFromOneNetwork,
        @DefaultValue("20") int registrationsFromOneNetwork,
        @DefaultValue("300") int registrationsByOneCode,
        @DefaultValue("20000") int questions) {

    /** @throws IllegalArgumentException if one is less than 1 */
    public Limits {
        atLeastOne("guesses-from-one-network", guessesFromOneNetwork);
        atLeastOne("registrations-from-one-network", registrationsFromOneNetwork);
        atLeastOne("registrations-by-one-code", registrationsByOneCode);
        atLeastOne("questions", questions);
    }

    /** Those that hold where nothing else is said. */
    public static Limits usual() {
        return new Limits(300, 20, 300, 20_000);
    }

    private static void atLeastOne(String name, int number) {
        if (number < 1) {
            throw new IllegalArgumentException("kibitzer.limits." + name + ": " + number + "; expected at least 1");
        }
    }
}
