package kibitzer.advice;

import java.util.Locale;
import java.util.regex.Pattern;
import kibitzer.wording.Sentence;

/** What a rule is called that has no title of its own: the last words of its id, as card players write them. */
public final class RuleTitle {
    /** A letter by itself stands for a card; so does "a" among others. */
    private static final Pattern RANK = Pattern.compile("\\b[kqj]\\b|\\ba\\b(?= (?:[kqjx]|\\d+)\\b)|(?<=\\b\\d)nt\\b");

    /** Honours that are held together: "ace-king". */
    private static final Pattern HONOURS =
            Pattern.compile("\\b(?:ace|king|queen|jack)(?: (?:king|queen|jack|ten))+\\b");

    private static final Pattern WHOSE = Pattern.compile("\\b(partner|responder|opener)(s)(?= suit\\b)");
    private static final Pattern LEVEL = Pattern.compile("\\bat (one|two|three)\\b");

    private RuleTitle() {}

    /** "acol.open.weak-no-trump" is "Weak no trump", "leads.a-k-x" "A K x", "suit-at-two" "Suit at the two level". */
    public static String of(String id) {
        String plain = id.substring(id.lastIndexOf('.') + 1).replace('-', ' ');
        String written = RANK.matcher(plain).replaceAll(rank -> rank.group().toUpperCase(Locale.ROOT));
        String together =
                HONOURS.matcher(written).replaceAll(held -> held.group().replace(' ', '-'));
        String words =
                LEVEL.matcher(WHOSE.matcher(together).replaceAll("$1'$2")).replaceAll("at the $1 level");
        return Sentence.capital(words);
    }
}
