package kibitzer.decisions.answer;

/** What stands on the button of a choice, "Take the upcard": it begins with a capital. */
public final class Label {
    private Label() {}

    public static String inside(String label) {
        return Character.toLowerCase(label.charAt(0)) + label.substring(1);
    }

    public static String quoted(String label) {
        return '"' + label + '"';
    }
}
