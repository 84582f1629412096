package kibitzer.web.words;

import kibitzer.decisions.Decision;
import org.springframework.util.StringUtils;

/** Words of JSON as a person reads them. */
public final class FieldName {
    private FieldName() {}

    /** "partner-suit" is "Partner suit"; "acol.open.weak-no-trump" is "Weak no trump (acol, open)". */
    public static String of(String word) {
        int dot = word.lastIndexOf('.');
        String last = StringUtils.capitalize(word.substring(dot + 1).replace('-', ' '));
        return dot < 0
                ? last
                : last + " (" + word.substring(0, dot).replace(".", ", ").replace('-', ' ') + ")";
    }

    /** "Bridge: What to call". */
    public static String of(Decision<?, ?> decision) {
        return StringUtils.capitalize(decision.id().family().replace('-', ' ')) + ": " + decision.title();
    }
}
