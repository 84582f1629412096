package kibitzer.web.words;

import kibitzer.decisions.Decision;

/** Words of JSON as a person reads them. */
public final class FieldName {
    private FieldName() {}

    /** "partner-suit" is "Partner suit"; "acol.open.weak-no-trump" is "Weak no trump (acol, open)". */
    public static String of(String word) {
        int dot = word.lastIndexOf('.');
        String last = capital(word.substring(dot + 1).replace('-', ' '));
        return dot < 0
                ? last
                : last + " (" + word.substring(0, dot).replace(".", ", ").replace('-', ' ') + ")";
    }

    /** "Bridge: What to call". */
    public static String of(Decision<?, ?> decision) {
        return capital(decision.id().family().replace('-', ' ')) + ": " + decision.title();
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
