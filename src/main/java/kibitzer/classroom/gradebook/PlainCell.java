package kibitzer.classroom.gradebook;

/**
 * A text for a cell of a spreadsheet that no spreadsheet takes for a formula: where it begins, after blanks, with one of the
 * signs that begin a formula, an apostrophe stands before it.
 */
final class PlainCell {
    private static final String BEGIN_FORMULAS = "=+-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20";

    private PlainCell() {}

    static String of(String text) {
        String begins = text.replaceFirst("^[ \u00A0]+", "");
        return begins.isEmpty() || BEGIN_FORMULAS.indexOf(begins.charAt(0)) < 0 ? text : "'" + text;
    }
}
