package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Suit;

/**
 * How trumps are fixed, and which there may be.
 *
 * @param by what fixes them
 * @param suits those that may be trumps
 * @param noTrump whether a hand may be played without
 */
public record TrumpMaking(By by, List<Suit> suits, boolean noTrump) implements AxisValue {
    /** What fixes trumps. */
    public enum By {
        NOBODY("there are no trumps"),
        TURN_UP("a card turned up, the dealer's last or the next, fixes trumps"),
        TURN_UP_OR_NAMED("a card is turned for trumps; if it is refused, a player names another suit"),
        TURN_UP_OR_CONTRACT("the card turned fixes trumps, unless the contract has a suit of its own or none"),
        CUT_CARD("a card cut fixes which suits are preferred, and the bidder plays in one of them"),
        BIDDER("the bidder names trumps"),
        DEALER("the dealer names trumps, or leaves it to partner"),
        FIRST_LEAD("the suit of the first lead becomes trumps"),
        FIRST_VOID("a card is turned for trumps when somebody first fails to follow suit"),
        FIRST_MARRIAGE("the first marriage declared fixes trumps"),
        TURN_UP_OR_BEGGED("a card is turned for trumps; if it is begged off, another may be"),
        WIDOW_CARD("a card turned from the widow fixes trumps"),
        LONGEST_SUIT("who declares the longest suit has it as trumps"),
        RULE("the same suit is always trumps"),
        CERTAIN_CARDS("certain cards are trumps, and no suit is"),
        EACH_HIS_OWN("each player has their own trump suit");

        private final String says;

        By(String says) {
            this.says = says;
        }
    }

    public TrumpMaking {
        suits = List.copyOf(suits);
    }

    /** Any suit. */
    public static TrumpMaking by(By by) {
        return new TrumpMaking(by, Suit.DOWNWARDS, false);
    }

    /** No suit ever. */
    public static TrumpMaking none() {
        return new TrumpMaking(By.NOBODY, List.of(), true);
    }

    /** No suit ever, though certain cards are above all suits. */
    public static TrumpMaking certainCards() {
        return new TrumpMaking(By.CERTAIN_CARDS, List.of(), true);
    }

    /** One suit always. */
    public static TrumpMaking always(Suit suit) {
        return new TrumpMaking(By.RULE, List.of(suit), false);
    }

    /** Any suit, or no trump. */
    public TrumpMaking orNone() {
        return new TrumpMaking(by, suits, true);
    }

    /** True if a hand may be played with this trump, or with none. */
    public boolean allows(Optional<Suit> trump) {
        return trump.map(suits::contains).orElse(noTrump);
    }

    /** "S, H, D, C or NT". */
    public String choices() {
        String listed =
                suits.stream().map(suit -> String.valueOf(suit.letter())).collect(Collectors.joining(", "));
        return noTrump ? listed.isEmpty() ? "NT" : listed + " or NT" : listed;
    }

    @Override
    public String says() {
        if (by == By.RULE && suits.size() == 1) {
            return suits.getFirst().plural() + " are always trumps";
        }
        boolean someOnly = !suits.isEmpty() && suits.size() < Suit.values().length;
        String none = noTrump && !suits.isEmpty() ? ", and there may be none" : "";
        return by.says + (someOnly ? " (" + choices() + ")" : none);
    }
}
