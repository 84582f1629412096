package kibitzer.games.banking.baccarat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;

/**
 * A coup of one player against the dealer, as far as it is played (p. 374-375, par. 14). Immutable.
 *
 * @param stock what is not dealt, the next card first
 * @param player his cards, in the order in which he got them
 * @param dealer the same
 * @param step whose turn it is
 */
public record CoupDeal(List<Card> stock, List<Card> player, List<Card> dealer, Step step) {
    private static final int DEALT = 4;

    public CoupDeal {
        stock = List.copyOf(stock);
        player = List.copyOf(player);
        dealer = List.copyOf(dealer);
    }

    /** Whose turn it is to draw or stand. */
    public enum Step {
        PLAYER,
        DEALER,
        OVER
    }

    /** Two cards each, the player's first; a natural on either side ends it. */
    public static CoupDeal dealt(List<Card> shuffled) {
        List<Card> player = List.of(shuffled.get(0), shuffled.get(2));
        List<Card> dealer = List.of(shuffled.get(1), shuffled.get(3));
        boolean natural = Point.isNatural(Point.of(player)) || Point.isNatural(Point.of(dealer));
        return new CoupDeal(
                shuffled.subList(DEALT, shuffled.size()), player, dealer, natural ? Step.OVER : Step.PLAYER);
    }

    public boolean isOver() {
        return step == Step.OVER;
    }

    /** True if somebody has, or had, a choice: no natural ended it as it was dealt. */
    public boolean hasChoice() {
        return !Point.isNatural(Point.of(player.subList(0, 2))) && !Point.isNatural(Point.of(dealer.subList(0, 2)));
    }

    /** The card that the player drew. */
    public Optional<Card> given() {
        return player.size() > 2 ? Optional.of(player.getLast()) : Optional.empty();
    }

    /** One card more, or none, to whoever is asked. */
    public CoupDeal after(boolean draws) {
        boolean players = step == Step.PLAYER;
        List<Card> own = new ArrayList<>(players ? player : dealer);
        if (draws) {
            own.add(stock.getFirst());
        }
        List<Card> rest = draws ? stock.subList(1, stock.size()) : stock;
        return players ? new CoupDeal(rest, own, dealer, Step.DEALER) : new CoupDeal(rest, player, own, Step.OVER);
    }

    /** 1 if the player wins, -1 if the dealer does, 0 for a stand-off. */
    public int won() {
        return Integer.signum(Point.of(player) - Point.of(dealer));
    }
}
