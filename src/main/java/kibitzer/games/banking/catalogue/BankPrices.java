package kibitzer.games.banking.catalogue;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.HousePrices;
import kibitzer.games.banking.PricedGame;
import kibitzer.games.banking.baccarat.BaccaratPrices;
import kibitzer.games.banking.vingtetun.VingtEtUnPrices;

/** What the bets of all games of a bank are worth. */
public final class BankPrices {
    /**
     * A game with a recursion of its own.
     *
     * @param counted its bets: no start of the trainer waits for the count
     */
    private record Recursion(String id, Supplier<PricedGame> counted) {}

    /** Each such game gives its bets here, in one line. */
    private static final List<Recursion> RECURSIONS = List.of(
            new Recursion(VingtEtUnPrices.ID, VingtEtUnPrices::priced),
            new Recursion(BaccaratPrices.BACCARAT, BaccaratPrices::baccarat),
            new Recursion(BaccaratPrices.CHEMIN_DE_FER, BaccaratPrices::cheminDeFer));

    private BankPrices() {}

    /** All games with their bets, counted when somebody asks for the first time. */
    public static List<PricedGame> all() {
        return Counted.ALL;
    }

    /** The ids of the games with a recursion of their own. */
    public static List<String> recursionIds() {
        return RECURSIONS.stream().map(Recursion::id).toList();
    }

    /** The games with a recursion of their own, counted when somebody asks for the first time. */
    public static List<PricedGame> recursions() {
        return Recursions.ALL;
    }

    private static final class Recursions {
        private static final List<PricedGame> ALL =
                RECURSIONS.stream().map(Recursion::counted).map(Supplier::get).toList();
    }

    private static final class Counted {
        private static final List<PricedGame> ALL = Stream.concat(
                        recursions().stream(), HouseGames.counted().stream().map(HousePrices::of))
                .toList();
    }
}
