package kibitzer.web.security;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import kibitzer.accounts.TooManyGuesses;

/** Why somebody is asked to sign in once more; its {@link #word} stands in the page's address. */
public enum SignInProblem {
    WRONG("This name and this password do not belong together. Please try again."),
    TOO_MANY(new TooManyGuesses().says()),
    EXPIRED("This page had been open for long. Nothing of yours is lost; please sign in again."),
    PROVIDER("Signing in there did not work. Please try again, or sign in by name and password.");

    private final String says;

    SignInProblem(String says) {
        this.says = says;
    }

    public String says() {
        return says;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The problem that an address names. */
    public static Optional<SignInProblem> in(Collection<String> parameters) {
        return Arrays.stream(values())
                .filter(problem -> parameters.contains(problem.word()))
                .findFirst();
    }
}
