package kibitzer.games.bridge.notation;

/** Text as it can stand in a file: on one line, with single blanks. */
final class PlainText {
    private PlainText() {}

    static String line(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }
}
