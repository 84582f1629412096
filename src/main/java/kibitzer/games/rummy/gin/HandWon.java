package kibitzer.games.rummy.gin;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;

/**
 * Who wins a hand, and his points: "knocker 13", "defender 27".
 *
 * @param byKnocker true if the player who knocked wins it
 * @param points what he scores for the hand, bonus included
 */
public record HandWon(boolean byKnocker, int points) {
    public static final String NOTATION = "who scores and how much, such as \"knocker 13\" or \"defender 27\"";
    private static final Pattern WRITTEN = Pattern.compile("(knocker|defender)\\s+(\\d{1,3})(\\s+points?)?");

    /** @throws BadNotation for anything else than "knocker 13" or "defender 27" */
    public static HandWon read(String text) {
        Matcher written = WRITTEN.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!written.matches()) {
            throw new BadNotation(text, NOTATION);
        }
        return new HandWon(written.group(1).equals("knocker"), Integer.parseInt(written.group(2)));
    }

    @Override
    public String toString() {
        return (byKnocker ? "knocker " : "defender ") + points;
    }
}
