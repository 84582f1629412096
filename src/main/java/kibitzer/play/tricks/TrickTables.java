package kibitzer.play.tricks;

import java.util.List;
import java.util.Optional;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickRules;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.auction.CallRules;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.exchange.Exchanges;
import kibitzer.games.trick.plain.PlainPlayer;

/** Which games of tricks are played at the table, and what keeps the others away. */
public final class TrickTables {
    /** These have a table of their own, with robots that follow a book. */
    private static final List<String> ELSEWHERE = List.of("short-whist", "long-whist", "american-whist");

    private static final List<TrickGame> PLAYED =
            TrickGames.ALL.stream().filter(game -> barred(game).isEmpty()).toList();

    private TrickTables() {}

    /** Those that are played, family by family. */
    public static List<TrickGame> all() {
        return PLAYED;
    }

    /** Why a game is not played here, a clause without a full stop; empty if it is. */
    public static Optional<String> barred(TrickGame game) {
        TrickRules rules = game.rules();
        if (ELSEWHERE.contains(game.id())) {
            return Optional.of("it has a table of its own, where robots follow the maxims");
        }
        if (rules.auction() == Auction.GAME_VALUE) {
            return Optional.of("it is bid by the value of a game, of which the maker chooses the kind");
        }
        if (!PlainPlayer.canPlay(game)) {
            return Optional.of("not all hold as many cards, or suits do not count, and no robot plays that");
        }
        if (rules.melds()) {
            return Optional.of("its melds are declared while tricks are played");
        }
        return barredBeforePlay(game).or(() -> barredSides(rules));
    }

    private static Optional<String> barredBeforePlay(TrickGame game) {
        TrickRules rules = game.rules();
        boolean dealerTakes =
                rules.change() == HandChange.ROB_TURN_UP && rules.making().by() == By.TURN_UP_OR_NAMED;
        if (rules.change() != HandChange.NONE
                && !dealerTakes
                && Exchanges.of(game).isEmpty()) {
            return Optional.of(Exchanges.unplayed(game)
                    .orElse("before the first lead " + rules.change().says()));
        }
        if (rules.auction() != Auction.NONE && CallRules.of(game).isEmpty()) {
            return Optional.of(CallRules.unplayed(game).orElse("its calls are not played"));
        }
        return switch (rules.making().by()) {
            case NOBODY,
                    CERTAIN_CARDS,
                    RULE,
                    TURN_UP,
                    TURN_UP_OR_NAMED,
                    TURN_UP_OR_CONTRACT,
                    BIDDER,
                    DEALER,
                    FIRST_LEAD -> Optional.empty();
            default -> Optional.of(rules.making().says());
        };
    }

    private static Optional<String> barredSides(TrickRules rules) {
        return switch (rules.sides()) {
            case CALLED_PARTNER, SECRET_PARTNER, CHOSEN_PARTNERS ->
                Optional.of(rules.sides().says());
            case PARTNERS,
                    EACH,
                    TWO_HANDS,
                    ONE_AGAINST_THE_REST,
                    PARTNERS_OR_LONE,
                    ONE_OR_ACCEPTED,
                    BY_NUMBER_OF_PLAYERS -> Optional.empty();
        };
    }
}
