package kibitzer.games.bridge.notation;

/** Text as it can stand in a file: on one line, with single blanks. */
final class Plain {
    private Plain() {}

    static String line(String text) {
        return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }
}
