package kibitzer.decisions.banking;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.decisions.banking.cards.InPacks;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.odds.Fraction;

/**
 * A bet and the cards that settle it.
 *
 * @param game its id
 * @param bet as it is written
 * @param stake counters
 * @param cards those it rests on, then those turned, in order
 */
public record BetToSettle(String game, String bet, int stake, List<Card> cards) {
    /** @throws BadQuestion naming the field, if the cards do not settle such a bet */
    public BetToSettle {
        cards = List.copyOf(cards);
        if (RecursionBets.has(game)) {
            RecursionSettling settling = RecursionSettling.of(game, bet);
            bet = settling.bet();
            new InPacks(settling.packs()).with("cards", Cards.of(cards));
            settling.net(cards);
        } else {
            bet = walked(game, bet, stake, cards);
        }
    }

    private static String walked(String game, String bet, int stake, List<Card> turned) {
        String named = game;
        String words = bet;
        NamedBet found = BankFields.asked(() -> HouseGames.get(named).bet(words));
        if (!found.bet().isPaid()) {
            throw new BadQuestion(
                    "bet", "\"" + found.words() + "\" is not paid by any rule of the book", "a bet with a payment");
        }
        Fraction won = BankFields.asked(() -> found.settle(turned)).times(Fraction.of(2L * stake, 1));
        if (!won.equals(Fraction.of(won.numerator().longValueExact(), 1))) {
            throw new BadQuestion(
                    "stake", stake + " counters pay no whole counters", "a stake of which the fee can be paid");
        }
        return found.words();
    }

    NamedBet named() {
        return HouseGames.get(game).bet(bet);
    }

    /** As a share of the stake. */
    Fraction net() {
        return RecursionBets.has(game)
                ? Fraction.of(RecursionSettling.of(game, bet).net(cards), 1)
                : named().settle(cards);
    }

    double counters() {
        return net().times(Fraction.of(stake, 1)).toDouble();
    }
}
