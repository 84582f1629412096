package kibitzer.api;

import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;

/** Whole numbers in the query of a request. */
final class Numbers {
    private Numbers() {}

    /** @throws BadQuestion if it is there and not a whole number within the bounds */
    static Optional<Long> read(String name, Optional<String> text, long least, long most) {
        return text.map(digits -> {
            try {
                return within(name, Long.parseLong(digits.strip()), least, most);
            } catch (NumberFormatException notANumber) {
                throw new BadQuestion(name, "\"" + digits + "\" is not a number", expected(least, most));
            }
        });
    }

    static long within(String name, long number, long least, long most) {
        if (number < least || number > most) {
            throw new BadQuestion(name, String.valueOf(number), expected(least, most));
        }
        return number;
    }

    static String expected(long least, long most) {
        return "a whole number from " + least + " to " + most;
    }
}
