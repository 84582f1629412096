package kibitzer.web.words;

/** A rule's id as a person reads it: "acol.open.weak-no-trump" is "Weak no trump". */
public final class RuleName {
    private RuleName() {}

    public static String of(String id) {
        String words = id.substring(id.lastIndexOf('.') + 1).replace('-', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
