package kibitzer.web.words;

import java.util.List;
import java.util.regex.Pattern;
import org.springframework.util.StringUtils;

/** The pack of a game as a person reads it: the syllabus writes "52 cards; A high to 2 low; suits S>H>D>C" and T for a ten. */
public final class PackInWords {
    private record Written(Pattern shorthand, String words) {
        Written(String shorthand, String words) {
            this(Pattern.compile(shorthand), words);
        }
    }

    private static final List<Written> SHORTHANDS = List.of(
            new Written("suits S>H>D>C", "suits from high to low spades, hearts, diamonds, clubs"),
            new Written("A of C lowest", "the ace of clubs is lowest"),
            new Written("A high to 2 low", "ace high, two low"),
            new Written("6S 6C 6D", "the sixes of spades, clubs and diamonds"));

    private PackInWords() {}

    /** The words of it; empty if the book tells nothing of the pack. */
    public static String of(String pack) {
        String words = TenInWords.of(pack);
        for (Written written : SHORTHANDS) {
            words = written.shorthand().matcher(words).replaceAll(written.words());
        }
        return StringUtils.capitalize(words);
    }
}
