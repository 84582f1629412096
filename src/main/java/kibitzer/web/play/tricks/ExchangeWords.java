package kibitzer.web.play.tricks;

import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.exchange.Exchange;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.exchange.SpareHand;
import kibitzer.games.trick.exchange.StandersDraw;
import kibitzer.games.trick.exchange.TakenWidow;
import kibitzer.play.tricks.ToLay;

/** What is done with cards that are put face down before the play. */
final class ExchangeWords {
    private ExchangeWords() {}

    /** "Pass". */
    static String verb(Exchange exchange) {
        return switch (exchange) {
            case Passing passing -> "Pass";
            case Drawing drawing -> "Throw";
            case StandersDraw draw -> "Throw";
            case TakenWidow widow -> "Lay away";
            case SpareHand spare -> "Give up";
        };
    }

    /** "passed". */
    static String done(Exchange exchange) {
        return switch (exchange) {
            case Passing passing -> "passed";
            case Drawing drawing -> "threw";
            case StandersDraw draw -> "threw";
            case TakenWidow widow -> "laid away";
            case SpareHand spare -> "gave up";
        };
    }

    static String question(ToLay turn) {
        return switch (turn.exchange()) {
            case Passing(int cards, var to) -> "Which " + cards + " cards do you pass to the " + to.word() + "?";
            case Drawing drawing -> "Which cards do you throw?";
            case StandersDraw draw -> "Which cards do you throw for others?";
            case TakenWidow(int cards) -> "You have the widow. Which " + cards + " cards do you lay away?";
            case SpareHand spare -> "Do you take the miss?";
        };
    }
}
