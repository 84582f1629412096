package kibitzer.conventions.bridge.chances;

import static kibitzer.conventions.bridge.chances.PercentageTable.table;

/** The five tables as printed (Culbertson pp. 153-155). */
public final class PercentageTables {
    private static final String CUT = "the last figure was cut or raised, not rounded";
    private static final String HANDS_ROUNDED = "contract-bridge.e05";
    private static final String HARD_TO_READ = "contract-bridge.e16";

    /** Table 1: the lengths of the four suits in a hand, or of a suit in the four hands. */
    public static final PercentageTable HAND_PATTERNS = table("dist-hand")
            .row("4-4-3-2", "21.55")
            .row("5-3-3-2", "15.5")
            .row("5-4-3-1", "13")
            .row("5-4-2-2", "10.6")
            .off("4-3-3-3", "10.53", HANDS_ROUNDED, CUT)
            .row("6-3-2-2", "5.6")
            .row("6-4-2-1", "4.7")
            .off("6-3-3-1", "3.5", HANDS_ROUNDED, CUT)
            .row("5-5-2-1", "3.17")
            .row("4-4-4-1", "3")
            .row("7-3-2-1", "1.9")
            .row("6-4-3-0", "1.3")
            .row("5-4-4-0", "1.24")
            .row("5-5-3-0", "0.9")
            .row("6-5-1-1", "0.7")
            .row("6-5-2-0", "0.65")
            .row("7-2-2-2", "0.5")
            .row("7-4-1-1", "0.4")
            .row("7-4-2-0", "0.36")
            .off("7-3-3-0", "0.26", HANDS_ROUNDED, CUT)
            .row("8-2-2-1", "0.2")
            .row("8-3-1-1", "0.12")
            .row("8-3-2-0", "0.1")
            .row("7-5-1-0", "0.11")
            .row("6-6-1-0", "0.07")
            .off("8-4-1-0", "0.04", HANDS_ROUNDED, CUT)
            .row("9-2-1-1", "0.02")
            .row("9-3-1-0", "0.01")
            .row("9-2-2-0", "0.008")
            .off("7-6-0-0", "0.005", HANDS_ROUNDED, CUT)
            .row("8-5-0-0", "0.003")
            .row("10-2-1-0", "0.001")
            .off("9-4-0-0", "0.0009", HANDS_ROUNDED, CUT)
            .row("10-1-1-1", "0.0004")
            .off("10-3-0-0", "0.0001", HANDS_ROUNDED, CUT)
            .row("11-1-1-0", "0.00002")
            .row("11-2-0-0", "0.00001")
            .row("12-1-0-0", "0.0000003")
            .row("13-0-0-0", "0.0000000006299");

    private static final String EXACTLY = "the printed figure is the chance of exactly that length";

    /** Table 2: at least so many cards in the longest suit of two partners; the line is the number. */
    public static final PercentageTable LONGEST_COMBINED_SUIT = table("dist-combined")
            .row("7", "100")
            .row("8", "84")
            .row("9", "39")
            .off("10", "8.7", "contract-bridge.e09", EXACTLY)
            .off("11", "1.6", "contract-bridge.e07", EXACTLY)
            // Exactly twelve (0.158) and at least twelve (0.165) both round to what is printed.
            .row("12", "0.16")
            .off("13", "0.006", "contract-bridge.e10", CUT);

    /** Table 3: high cards in a hand; the line is the number and the lowest rank of them, "0 T" a Yarborough. */
    public static final PercentageTable HIGH_CARDS = table("dist-honours")
            .row("4 A", "0.26")
            .row("3 A", "4")
            .row("2 A", "21")
            .row("1 A", "44")
            .row("0 A", "30")
            .row("0 J", "0.36");

    /** Table 4: how the cards of a suit lie in two hands of which nothing is known. */
    public static final PercentageTable BREAKS = table("suit-breaks")
            .row("1-1", "52")
            .row("2-0", "48")
            .row("2-1", "78")
            .row("3-0", "22")
            .row("3-1", "49.7")
            .row("2-2", "40.7")
            .row("4-0", "9.6")
            .row("3-2", "68")
            .row("4-1", "28")
            .row("5-0", "4")
            .row("4-2", "48.4")
            .row("3-3", "35.5")
            .row("5-1", "14.5")
            .row("6-0", "1.5")
            .row("4-3", "62")
            .row("5-2", "30.5")
            .row("6-1", "6.8")
            .row("7-0", "0.5")
            .row("5-3", "47")
            .off("4-4", "32.8", "contract-bridge.e14", CUT)
            .row("6-2", "17")
            .row("7-1", "2.9")
            .row("8-0", "0.2")
            .row("5-4", "59")
            .row("6-3", "31.4")
            .row("7-2", "8.6")
            .row("8-1", "1")
            .off("9-0", "0.04", "contract-bridge.e15", CUT);

    /** Table 5: how many cards guard the one honour that is out; the line is how many cards are out, and the guards. */
    public static final PercentageTable GUARDS = table("honour-guarded")
            .row("2 unguarded", "52.0")
            .row("2 guarded-once", "48")
            .row("3 unguarded", "26.0")
            .row("3 guarded-once", "52")
            .row("3 guarded-twice", "22")
            .row("4 unguarded", "12")
            .row("4 guarded-once", "41")
            .row("4 guarded-three-times", "10")
            .off("5 unguarded", "5.6", HARD_TO_READ, "the print is faint here, and may be read wrongly")
            .row("5 guarded-once", "27")
            .row("5 guarded-twice", "41")
            .row("5 guarded-three-times", "27")
            .row("6 guarded-twice", "36")
            .row("6 guarded-three-times", "46")
            .row("7 unguarded", "1")
            .row("7 guarded-once", "9")
            .row("7 guarded-twice", "27")
            .row("7 guarded-three-times", "64")
            .row("8 unguarded", "0.4")
            .row("8 guarded-once", "4")
            .row("8 guarded-twice", "18")
            .row("8 guarded-three-times", "78")
            .row("9 unguarded", "0.1")
            .row("9 guarded-once", "2")
            .row("9 guarded-twice", "10")
            .off("9 guarded-three-times", "87", "contract-bridge.e17", CUT);

    private PercentageTables() {}
}
