package kibitzer.accounts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What somebody entered to get an account; all of it can be taken. */
public record Registration(AccountName name, Optional<EmailAddress> email, NewPassword password) {

    /**
     * @param email may be blank
     * @throws BadEntry if something cannot be taken; it tells every fault at once ({@link BadEntry#all})
     */
    public static Registration of(String name, String email, String password) {
        List<BadEntry> faults = new ArrayList<>();
        Optional<AccountName> taken = read(() -> new AccountName(name), faults);
        Optional<Optional<EmailAddress>> address = read(() -> EmailAddress.ifEntered(email), faults);
        Optional<NewPassword> chosen = read(() -> NewPassword.of(password, taken), faults);
        if (!faults.isEmpty()) {
            throw BadEntry.of(faults);
        }
        return new Registration(taken.orElseThrow(), address.orElseThrow(), chosen.orElseThrow());
    }

    private static <T> Optional<T> read(Supplier<T> entered, List<BadEntry> faults) {
        try {
            return Optional.of(entered.get());
        } catch (BadEntry fault) {
            faults.add(fault);
            return Optional.empty();
        }
    }
}
