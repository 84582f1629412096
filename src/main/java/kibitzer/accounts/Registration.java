package kibitzer.accounts;

import java.util.Optional;

/** What somebody entered to get an account; all of it can be taken. */
public record Registration(AccountName name, Optional<EmailAddress> email, NewPassword password) {

    /**
     * @param email may be blank
     * @throws BadEntry if something cannot be taken
     */
    public static Registration of(String name, String email, String password) {
        AccountName taken = new AccountName(name);
        return new Registration(taken, EmailAddress.ifEntered(email), NewPassword.of(password, taken));
    }
}
