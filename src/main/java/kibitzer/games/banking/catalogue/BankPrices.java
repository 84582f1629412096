package kibitzer.games.banking.catalogue;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.HousePrices;
import kibitzer.games.banking.PricedGame;
import kibitzer.games.banking.baccarat.BaccaratPrices;
import kibitzer.games.banking.vingtetun.VingtEtUnPrices;

/** What the bets of all games of a bank are worth. */
public final class BankPrices {
    /** Games with a recursion of their own: each gives its bets here, in one line ({@code VingtEtUnPrices::priced}). */
    private static final List<Supplier<PricedGame>> RECURSIONS =
            List.of(VingtEtUnPrices::priced, BaccaratPrices::baccarat, BaccaratPrices::cheminDeFer);

    private BankPrices() {}

    /** All games with their bets, counted when somebody asks for the first time. */
    public static List<PricedGame> all() {
        return Counted.ALL;
    }

    /** The games with a recursion of their own. */
    public static List<PricedGame> recursions() {
        return Recursions.ALL;
    }

    private static final class Recursions {
        private static final List<PricedGame> ALL =
                RECURSIONS.stream().map(Supplier::get).toList();
    }

    private static final class Counted {
        private static final List<PricedGame> ALL = Stream.concat(
                        recursions().stream(), HouseGames.counted().stream().map(HousePrices::of))
                .toList();
    }

    /** The ids of the games whose bets the counting walk counts. */
    public static List<String> walked() {
        return HouseGames.counted().stream().map(HouseGame::id).toList();
    }
}
