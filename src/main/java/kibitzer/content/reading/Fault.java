package kibitzer.content.reading;

/**
 * One thing wrong in a file that an author wrote.
 *
 * @param file the file as its author knows it: "lessons/bridge/acol/01-one-no-trump.md"
 * @param line the line in the file, from 1
 * @param found what stands there
 * @param expected what should stand there
 */
public record Fault(String file, int line, String found, String expected) {

    /** "lessons/bridge/acol/01-one-no-trump.md:12: ...; expected ...". */
    @Override
    public String toString() {
        return file + ":" + line + ": " + found + (expected.isEmpty() ? "" : "; expected " + expected);
    }
}
