package kibitzer.accounts;

import org.springframework.stereotype.Component;

/**
 * How often somebody may guess: a password for one account from one network, for one account from all over, or anything from
 * one network. What is typed as a name counts whether an account has it or not, so that the limit tells nothing.
 */
@Component
class GuessLimit {
    static final int ONE_NAME_FROM_ONE_NETWORK = 10;
    static final int ONE_NAME = 100;

    /** A few, in case the first name was taken, or the account was left again. */
    static final int ONE_INVITATION = 3;

    private final Allowance nameAndNetwork;
    private final Allowance names;
    private final Allowance networks;
    private final Allowance registrations;
    private final Allowance codes;
    private final Allowance invitations;

    GuessLimit(Limits limits, Allowances allowances) {
        nameAndNetwork = allowances.of("guesses of a name from a network", ONE_NAME_FROM_ONE_NETWORK);
        names = allowances.of("guesses of a name", ONE_NAME);
        networks = allowances.of("guesses from a network", limits.guessesFromOneNetwork());
        registrations = allowances.of("registrations from a network", limits.registrationsFromOneNetwork());
        codes = allowances.of("registrations by a code", limits.registrationsByOneCode());
        invitations = allowances.of("registrations by an invitation", ONE_INVITATION);
    }

    /**
     * Counts a guess. False if there were too many: then nothing is to be tried. The name is asked first: one that may not be
     * guessed any more, by a saved password that is old, uses up nothing of what the room has.
     */
    boolean mayGuess(String name, String address) {
        String network = Network.of(address);
        return nameAndNetwork.take(name + '\n' + network) && names.take(name) && networks.take(network);
    }

    /** The guess was right: what led to it is forgiven. */
    void right(String name, String address) {
        String network = Network.of(address);
        nameAndNetwork.reset(name + '\n' + network);
        names.giveBack(name);
        networks.giveBack(network);
    }

    /** Counts a new account. False if too many came from this network. */
    boolean mayRegister(String address) {
        return registrations.take(Network.of(address));
    }

    /** Counts a new account for which something vouches. False if it did so too often. */
    boolean mayRegister(Voucher voucher) {
        return switch (voucher.kind()) {
            case CLASS_CODE -> codes.take(voucher.key());
            case INVITATION -> invitations.take(voucher.key());
        };
    }
}
