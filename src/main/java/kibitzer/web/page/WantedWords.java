package kibitzer.web.page;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Words that a visitor looks for in a list; each must stand in what is found, in any order.
 *
 * @param words letters and digits, small
 */
public record WantedWords(List<String> words) {
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    public WantedWords {
        words = List.copyOf(words);
    }

    public static WantedWords read(String entered) {
        return new WantedWords(BETWEEN.splitAsStream(entered.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList());
    }

    /** As they may be typed: "opening no trump". */
    public String text() {
        return String.join(" ", words);
    }

    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** True if all of them stand in these texts together. */
    public boolean areIn(String... texts) {
        String all =
                Stream.of(texts).map(text -> text.toLowerCase(Locale.ROOT)).reduce("", (one, next) -> one + " " + next);
        return words.stream().allMatch(all::contains);
    }
}
