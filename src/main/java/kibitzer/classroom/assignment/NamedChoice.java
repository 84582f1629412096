package kibitzer.classroom.assignment;

import java.util.Arrays;
import java.util.stream.Collectors;
import kibitzer.decisions.form.BadQuestion;

/** A choice among a few, each with the word it has in the database and in JSON. */
public interface NamedChoice {

    /** "at-once". */
    String word();

    /**
     * The choice with a word.
     *
     * @param field where the word stands, for the error
     * @throws BadQuestion if none has it
     */
    static <E extends Enum<E> & NamedChoice> E of(Class<E> choices, String field, String word) {
        return Arrays.stream(choices.getEnumConstants())
                .filter(choice -> choice.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new BadQuestion(
                        field,
                        "\"" + word + "\"",
                        Arrays.stream(choices.getEnumConstants())
                                .map(NamedChoice::word)
                                .collect(Collectors.joining(", "))));
    }
}
