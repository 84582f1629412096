package kibitzer.decisions.banking;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/**
 * "bet 5" or "forfeit".
 *
 * @param chips what is bet; 0 to forfeit
 */
public record RedDogAnswer(int chips) {
    private static final String EXPECTED = "\"bet 5\", with the chips that are bet, or \"forfeit\"";
    private static final Pattern BET = Pattern.compile("bet\\s+(\\d{1,5})(\\s+chips?)?");

    public static final RedDogAnswer FORFEIT = new RedDogAnswer(0);
    /** How it is written. */
    public static final Kind<RedDogAnswer> KIND = Kinds.named(EXPECTED, RedDogAnswer::read, RedDogAnswer::toString);

    public static RedDogAnswer bet(int chips) {
        return new RedDogAnswer(chips);
    }

    private static RedDogAnswer read(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        Matcher bet = BET.matcher(plain);
        if (plain.equals("forfeit")) {
            return FORFEIT;
        }
        if (!bet.matches() || Integer.parseInt(bet.group(1)) == 0) {
            throw new BadNotation(text, EXPECTED);
        }
        return bet(Integer.parseInt(bet.group(1)));
    }

    public boolean isForfeit() {
        return chips == 0;
    }

    String inWords() {
        return isForfeit() ? "Forfeit a chip" : "Bet " + HowMany.of(chips, "chip");
    }

    @Override
    public String toString() {
        return isForfeit() ? "forfeit" : "bet " + chips;
    }
}
