package kibitzer.decisions.banking;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.games.banking.Prospect;

/**
 * A bet whose chance is asked for.
 *
 * @param game its id
 * @param bet as it is written: "K to win"
 * @param seen cards out of the pack
 * @param cards those it rests on, in order
 */
public record BetToPrice(String game, String bet, Cards seen, List<Card> cards) {
    /** @throws BadQuestion naming the field, if the game has no such bet or no such cards */
    public BetToPrice {
        cards = List.copyOf(cards);
        if (RecursionBets.has(game)) {
            bet = RecursionBets.asked(game, bet, !seen.isEmpty(), !cards.isEmpty())
                    .bet();
        } else {
            bet = walked(game, bet, seen, cards);
        }
    }

    private static String walked(String game, String bet, Cards seen, List<Card> table) {
        String named = game;
        String words = bet;
        NamedBet found = BankFields.asked(() -> HouseGames.get(named).bet(words));
        if (seen.stream().anyMatch(Card::isJoker)) {
            throw new BadQuestion("seen", "a joker", "cards of a pack without jokers");
        }
        Cards left = BankFields.asked(() -> found.game().pack().left(table, seen));
        if (left.isEmpty()) {
            throw new BadQuestion("seen", "every card is out", "at least one card left");
        }
        BankFields.asked(() -> found.open(table, left));
        return found.words();
    }

    NamedBet named() {
        return HouseGames.get(game).bet(bet);
    }

    Cards left() {
        return named().game().pack().left(cards, seen);
    }

    Prospect prospect() {
        return BankFields.asked(() -> named().prospect(cards, seen));
    }
}
