package kibitzer.accounts;

import java.util.Locale;
import java.util.Optional;

/**
 * A password chosen for an account: {@value #SHORTEST} to {@value #LONGEST} characters of any kind, not one that everybody
 * tries first.
 */
public record NewPassword(String text) {
    public static final int SHORTEST = 10;
    public static final int LONGEST = 200;

    /** @throws BadEntry if it is too short, too long, or the account's name, or one sign over and over */
    public static NewPassword of(String entered, AccountName name) {
        return of(entered, Optional.of(name));
    }

    /** @param name none where the name itself cannot be taken */
    static NewPassword of(String entered, Optional<AccountName> name) {
        if (entered.length() < SHORTEST || entered.length() > LONGEST) {
            throw bad("A password has " + SHORTEST + " to " + LONGEST + " characters; a few words in a row are fine.");
        }
        if (entered.chars().distinct().count() < 4) {
            throw bad("This password repeats itself; a few words in a row are easy to keep in mind.");
        }
        String small = entered.toLowerCase(Locale.ROOT);
        if (name.map(AccountName::key)
                        .filter(key -> small.contains(key) && small.length() < key.length() + SHORTEST)
                        .isPresent()
                || small.startsWith("password") && small.length() < "password".length() + SHORTEST
                || "01234567890123456789abcdefghijklmnopqrstuvwxyzqwertyuiop".contains(small)) {
            throw bad("This password is one that others try first; choose a few words in a row.");
        }
        return new NewPassword(entered);
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.PASSWORD, says);
    }

    /** Keeps the password out of logs. */
    @Override
    public String toString() {
        return "NewPassword[...]";
    }
}
