package kibitzer.accounts;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What somebody may be called where others are called so already: "Bert", "Bert 2", "Bert 3". */
public final class NumberedNames {
    private static final int MOST_TRIES = 1_000;
    private static final int ROOM_FOR_NUMBER = 5;

    private NumberedNames() {}

    /**
     * The names to try, the wanted one first.
     *
     * @param longest how many letters a name has at most; a longer one is cut, with room for its number
     */
    public static Stream<String> of(String wanted, int longest) {
        String begun = wanted.length() > longest - ROOM_FOR_NUMBER
                ? wanted.substring(0, longest - ROOM_FOR_NUMBER).strip()
                : wanted;
        return Stream.concat(Stream.of(begun), IntStream.range(2, MOST_TRIES).mapToObj(number -> begun + " " + number));
    }
}
