package kibitzer.accounts;

import org.springframework.security.authentication.AccountStatusException;

/** Nothing was tried: there were too many guesses lately. */
public final class TooManyGuesses extends AccountStatusException {
    public TooManyGuesses() {
        super("Too many tries. Please wait " + Allowance.WAIT.toMinutes() + " minutes, then try again.");
    }

    /** In words for whoever tried. */
    public String says() {
        return String.valueOf(getMessage());
    }
}
