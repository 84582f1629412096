package kibitzer.conventions.poker.play;

import java.util.List;
import java.util.Locale;
import kibitzer.cards.BadNotation;

/**
 * What an opponent did after the draw.
 *
 * @param act what he did
 * @param drew how many cards he drew before, 0 to 5; 0 is a pat hand
 */
public record ActionAfterDraw(Act act, int drew) {

    /** What can be done after the draw and leaves a player in the pot. */
    public enum Act {
        CHECK,
        BET,
        CALL,
        RAISE
    }

    /** What is expected of a text. */
    public static final String NOTATION =
            "an act and the cards drawn, such as \"bet 1\": check, bet, call or raise, 0 to 5";

    private static final List<String> ACTS = List.of("check", "bet", "call", "raise");
    private static final int MOST = 5;

    /** Reads "bet 1". */
    public static ActionAfterDraw read(String text) {
        String[] parts = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
        if (parts.length != 2 || !ACTS.contains(parts[0]) || !parts[1].matches("[0-" + MOST + "]")) {
            throw new BadNotation(text, NOTATION);
        }
        return new ActionAfterDraw(Act.values()[ACTS.indexOf(parts[0])], Integer.parseInt(parts[1]));
    }

    /** True for a player who drew one card or none: he has, or wanted, a straight, a flush or a full house. */
    public boolean oneCardOrPat() {
        return drew <= 1;
    }

    /** "bet 1". */
    @Override
    public String toString() {
        return ACTS.get(act.ordinal()) + " " + drew;
    }

    /** "one who drew 1 bet". */
    public String inWords() {
        String did = switch (act) {
            case CHECK -> "checked";
            case BET -> "bet";
            case CALL -> "called";
            case RAISE -> "raised";
        };
        return (drew == 0 ? "one who stood pat " : "one who drew " + drew + " ") + did;
    }
}
