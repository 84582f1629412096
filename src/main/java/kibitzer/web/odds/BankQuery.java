package kibitzer.web.odds;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.games.banking.Prospect;

/**
 * A bet that is asked for, as the address says it.
 *
 * @param game the id of the game
 * @param bet its words: "K to win"
 * @param cards those it rests on
 * @param seen those out of the pack
 */
record BankQuery(String game, String bet, String cards, String seen) {
    static final BankQuery EXAMPLE = new BankQuery("faro", "K to win", "", "KS 2S 3S");

    static BankQuery read(QueryParameters address) {
        String game = address.getSingleParameter("game").orElse("");
        if (game.isEmpty()) {
            return EXAMPLE;
        }
        return address.getSingleParameter("bet")
                .map(bet -> new BankQuery(
                        game,
                        bet,
                        address.getSingleParameter("cards").orElse(""),
                        address.getSingleParameter("seen").orElse("")))
                .orElseGet(() -> ofGame(HouseGames.get(game)));
    }

    /** The first bet of a game, on the cards of its example. */
    static BankQuery ofGame(HouseGame game) {
        return new BankQuery(
                game.id(),
                game.example(game.bets().getFirst()),
                game.bets().getFirst().table().example(),
                "");
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("game", game);
        parts.put("bet", bet);
        if (!cards.isBlank()) {
            parts.put("cards", cards);
        }
        if (!seen.isBlank()) {
            parts.put("seen", seen);
        }
        return QueryParameters.simple(parts);
    }

    /** @throws kibitzer.games.banking.BadBet naming what is wrong */
    NamedBet named() {
        return HouseGames.get(game).bet(bet);
    }

    /**
     * What may become of it.
     *
     * @throws kibitzer.games.banking.BadBet if the game has no such bet or cards
     * @throws kibitzer.cards.BadNotation if they cannot be read
     */
    Prospect prospect() {
        List<Card> table = CardNotation.readList(cards);
        Cards out = Cards.of(seen);
        if (table.stream().anyMatch(Card::isJoker) || out.stream().anyMatch(Card::isJoker)) {
            throw BadNotation.because("a joker", "cards of a pack without jokers");
        }
        return named().prospect(table, out);
    }
}
