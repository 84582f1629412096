package kibitzer.advice;

import java.math.BigDecimal;

/** Counts as people write them: whole numbers plain, halves and quarters as fractions. */
final class Numbers {
    private Numbers() {}

    /** "13", "4½", "0.35". */
    static String inWords(double value) {
        double whole = Math.floor(value);
        String fraction = switch ((int) Math.round((value - whole) * 4)) {
            case 1 -> "¼";
            case 2 -> "½";
            case 3 -> "¾";
            default -> "";
        };
        if (value == whole) {
            return String.valueOf((long) value);
        }
        if (value * 4 != Math.rint(value * 4)) {
            return BigDecimal.valueOf(value).toPlainString();
        }
        return (whole == 0 ? "" : String.valueOf((long) whole)) + fraction;
    }

    /** "13", "4.5": for JSON-like places that want digits. */
    static String inDigits(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }
}
