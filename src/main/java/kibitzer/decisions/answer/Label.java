package kibitzer.decisions.answer;

/** What stands on the button of a choice, "Take the upcard": it begins with a capital. */
final class Label {
    private Label() {}

    static String inside(String label) {
        return Character.toLowerCase(label.charAt(0)) + label.substring(1);
    }

    static String quoted(String label) {
        return label.contains(" ") ? '"' + label + '"' : label;
    }
}
