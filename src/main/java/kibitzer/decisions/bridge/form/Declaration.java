package kibitzer.decisions.bridge.form;

import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/**
 * What the declaring side undertook: "4S", or in the bridge of 1904 the trumps alone, "H", "NT".
 *
 * @param level odd tricks, 1 to 7; 0 where trumps alone are declared
 */
public record Declaration(int level, Strain strain) {
    private static final String EXPECTED =
            "a contract, 1C to 7NT (in the bridge of 1904 the trumps alone: S, H, D, C or NT)";

    public static final Kind<Declaration> KIND = Kinds.named(EXPECTED, Declaration::of, Object::toString);

    private static Declaration of(String text) {
        String plain = text.strip();
        try {
            if (!plain.isEmpty() && Character.isDigit(plain.charAt(0))) {
                return Call.of(plain) instanceof Call.Bid(int level, Strain strain)
                        ? new Declaration(level, strain)
                        : unreadable(text);
            }
            // trumps are written as in a bid without its level
            return Call.of("1" + plain.toUpperCase(Locale.ROOT)) instanceof Call.Bid(int one, Strain strain)
                    ? new Declaration(0, strain)
                    : unreadable(text);
        } catch (BadNotation bad) {
            return unreadable(text);
        }
    }

    private static Declaration unreadable(String text) {
        throw new BadNotation(text, EXPECTED);
    }

    /** "four spades", "hearts". */
    public String inWords() {
        return level == 0 ? strain.inWords() : Call.bid(level, strain).inWords();
    }

    @Override
    public String toString() {
        return (level == 0 ? "" : level) + strain.letters();
    }
}
