package kibitzer.decisions.banking.baccarat;

import java.util.Optional;
import java.util.OptionalInt;
import kibitzer.cards.Cards;
import kibitzer.conventions.banking.baccarat.CoupView;
import kibitzer.conventions.banking.baccarat.OnFive;
import kibitzer.decisions.banking.cards.InPacks;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.baccarat.Point;

/**
 * Whose turn it is to draw or stand.
 *
 * @param game "baccarat" or "chemin-de-fer"
 * @param role "player" or "banker"
 * @param opponent what the player did, for the banker: "stood" or "drew"
 * @param gave the card that the banker gave; empty if the player stood
 * @param habit of the player's with 5, for the banker
 * @param packs how many are shuffled together
 */
public record CoupTurn(
        String game,
        String role,
        Cards hand,
        Optional<String> opponent,
        Optional<ShownCard> gave,
        OnFive habit,
        int packs) {
    static final String PLAYER = "player";
    static final String BANKER = "banker";
    static final String STOOD = "stood";
    static final String DREW = "drew";

    /** @throws BadQuestion where the fields contradict one another */
    public CoupTurn {
        new InPacks(packs).with("hand", hand).with("gave", gave);
        if (role.equals(PLAYER)) {
            opponent.ifPresent(word -> {
                throw new BadQuestion("opponent", "\"" + word + "\" for the player", "left out: the banker plays last");
            });
            refuse(gave, "for the player", "left out: the player is given a card after this");
        } else if (opponent.isEmpty()) {
            throw new BadQuestion("opponent", "missing", "stood or drew, for the banker");
        } else if (opponent.get().equals(STOOD)) {
            refuse(gave, "to a player who stood", "null");
        } else if (gave.isEmpty()) {
            throw new BadQuestion("gave", "missing", "the card that the player drew");
        }
    }

    private static void refuse(Optional<ShownCard> gave, String where, String expected) {
        gave.ifPresent(card -> {
            throw new BadQuestion("gave", "\"" + card + "\" " + where, expected);
        });
    }

    boolean isBanker() {
        return role.equals(BANKER);
    }

    int point() {
        return Point.of(hand.list());
    }

    OptionalInt given() {
        return gave.map(card -> OptionalInt.of(Point.of(card.rank()))).orElseGet(OptionalInt::empty);
    }

    CoupView view() {
        return new CoupView(isBanker(), point(), given(), habit);
    }
}
