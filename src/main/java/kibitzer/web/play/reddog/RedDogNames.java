package kibitzer.web.play.reddog;

import kibitzer.cards.Card;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.banking.reddog.RedDogDeal;

/**
 * What players and their bets are called.
 *
 * @param own the learner's place
 */
record RedDogNames(int own) {

    /** "You", "Player 3". */
    String of(int place) {
        return place == own ? "You" : "Player " + (place + 1);
    }

    /** "bet 3 on KS, lost". */
    static String did(RedDogDeal.TurnTaken turn) {
        return turn.turned().map(card -> bet(turn, card)).orElse("forfeited a chip");
    }

    private static String bet(RedDogDeal.TurnTaken turn, Card turned) {
        return "bet " + turn.bet() + ", " + turned + " came, " + (turn.won() > 0 ? "won" : "lost");
    }

    /** "+3 chips", "−1 chip", "0 chips". */
    static String signed(int chips) {
        return (chips > 0 ? "+" : chips < 0 ? "\u2212" : "") + HowMany.of(Math.abs(chips), "chip");
    }
}
