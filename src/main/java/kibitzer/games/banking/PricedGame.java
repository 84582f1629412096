package kibitzer.games.banking;

import java.util.List;

/**
 * A banking game with the worth of its bets. {@link HouseGame} makes one by the counting walk; a game with a recursion of its
 * own (vingt-et-un, baccarat) makes one itself, in its own package, and is added to {@code catalogue.BankPrices.RECURSIONS} in
 * one line. From there the page of odds shows it.
 *
 * @param id in the syllabus: "baccarat"
 * @param title as it is shown
 * @param page of the book
 * @param method how the figures were found, in a sentence without its full stop
 * @param bets in the order in which they are shown, at least one
 */
public record PricedGame(String id, String title, int page, String method, List<PricedBet> bets) {
    public PricedGame {
        bets = List.copyOf(bets);
        if (bets.isEmpty()) {
            throw new IllegalArgumentException(id + " without a bet; expected at least one");
        }
    }
}
