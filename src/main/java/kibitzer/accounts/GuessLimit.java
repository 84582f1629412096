package kibitzer.accounts;

import org.springframework.stereotype.Component;

/**
 * How often somebody may guess: a password for one account from one address, for one account from all over, or anything from
 * one address. What is typed as a name counts whether an account has it or not, so that the limit tells nothing.
 */
@Component
class GuessLimit {
    static final int ONE_NAME_FROM_ONE_ADDRESS = 10;
    static final int ONE_NAME = 100;
    static final int ONE_ADDRESS = 100;
    static final int REGISTRATIONS = 20;

    private final Allowance nameAndAddress = new Allowance(ONE_NAME_FROM_ONE_ADDRESS);
    private final Allowance names = new Allowance(ONE_NAME);
    private final Allowance addresses = new Allowance(ONE_ADDRESS);
    private final Allowance registrations = new Allowance(REGISTRATIONS);

    /** Counts a guess. False if there were too many: then nothing is to be tried. */
    boolean mayGuess(String name, String address) {
        return addresses.take(address) && nameAndAddress.take(name + '\n' + address) && names.take(name);
    }

    /** The guess was right: what led to it is forgiven. */
    void right(String name, String address) {
        nameAndAddress.reset(name + '\n' + address);
        names.giveBack(name);
        addresses.giveBack(address);
    }

    /** Counts a new account. False if too many came from this address. */
    boolean mayRegister(String address) {
        return registrations.take(address);
    }
}
