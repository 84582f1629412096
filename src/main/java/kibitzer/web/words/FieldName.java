package kibitzer.web.words;

import kibitzer.decisions.Decision;
import kibitzer.decisions.form.Field;
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

    /** What a field is called where it is filled in. */
    public static String of(Field<?> field) {
        return field.label().orElseGet(() -> of(field.name()));
    }

    /** What a field means, as a sentence: "The bidding system." */
    public static String help(Field<?> field) {
        return StringUtils.capitalize(field.says()) + ".";
    }

    /** "Bridge: What to call". */
    public static String of(Decision<?, ?> decision) {
        return StringUtils.capitalize(decision.id().family().replace('-', ' ')) + ": " + decision.title();
    }
}
