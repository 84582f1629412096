package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/**
 * Pinochle (pp. 288-315): follow, else trump, and play over on a lead of trumps (pp. 290, 297, 309), or in every suit where that is agreed
 * on (p. 303); with a stock only when it is out (p. 289).
 */
final class SecondPinochle implements SecondRules {
    private static final Downwards CARDS = new Downwards("ATKQJ987", "ATKQJ987");

    @Override
    public Set<String> games() {
        return Set.of(
                "pinochle",
                "two-hand-pinochle",
                "two-hand-pinochle-special-melds",
                "two-hand-pinochle-single-deal",
                "two-hand-pinochle-confirmed-out",
                "two-hand-pinochle-doubling",
                "goulash-pinochle",
                "three-hand-pinochle",
                "auction-pinochle",
                "auction-pinochle-jackpot-kitty",
                "auction-pinochle-290-or-320",
                "auction-pinochle-bonus-payments",
                "auction-pinochle-playing-over",
                "auction-pinochle-optional-laws",
                "auction-pinochle-1000-club",
                "auction-pinochle-1000-home",
                "partnership-pinochle",
                "partnership-auction-pinochle",
                "partnership-auction-pinochle-going-over",
                "partnership-auction-pinochle-continuous",
                "partnership-auction-pinochle-widow",
                "double-pack-pinochle",
                "wipe-off",
                "three-hand-double-pack-pinochle",
                "six-hand-triple-pack-pinochle",
                "check-pinochle");
    }

    @Override
    public List<String> lawful(Table table) {
        if (table.trick().isEmpty() || table.stockOpen()) {
            return table.hand();
        }
        String led = Downwards.suit(table.trick().getFirst());
        List<String> following = Downwards.of(led, table.hand());
        List<String> trumps = Downwards.of(table.trump(), table.hand());
        if (table.game().equals("auction-pinochle-playing-over")) {
            return Downwards.firstThereIs(
                    CARDS.winning(following, table), following, CARDS.winning(trumps, table), trumps, table.hand());
        }
        return Downwards.firstThereIs(
                led.equals(table.trump()) ? CARDS.winning(following, table) : List.of(),
                following,
                trumps,
                table.hand());
    }

    @Override
    public int winner(Table table) {
        return CARDS.winner(table.trick(), table.trump());
    }
}
