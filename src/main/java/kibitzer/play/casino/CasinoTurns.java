package kibitzer.play.casino;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.casino.CasinoPlays;
import kibitzer.conventions.casino.CasinoView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.casino.CasinoTurn;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.LastHand;
import kibitzer.play.hand.Turn;

/** The question that the player in turn has before him, and what a robot does that follows the book. */
final class CasinoTurns {
    private static final Decision<CasinoSight, CasinoPlay> PLAY = new CasinoTurn();

    private CasinoTurns() {}

    static Turn<CasinoPlay> of(SeenCasino seen) {
        return Turn.Asked.of(PLAY, seen.sight(), prompt(seen), play -> play);
    }

    /** The table lies above already; what is to be remembered is said. */
    private static Prompt prompt(SeenCasino seen) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("You have taken", told(seen.own().cards())));
        shown.add(new Exhibit.Fact("The opponent", told(seen.his().cards())));
        if (seen.sight().isLastHand()) {
            shown.add(new Exhibit.Fact("Not seen", seen.sight().unseen().toString()));
        }
        shown.add(new Exhibit.Held("Your hand", seen.sight().hand()));
        return new Prompt(
                seen.sight().isLastHand()
                        ? "The last cards are dealt. Which card do you play, and how?"
                        : "Which card do you play, and how?",
                shown);
    }

    /** "12 cards, 3 spades". */
    private static String told(CardSet taken) {
        return count(taken.size(), "card") + ", " + count(taken.in(Suit.SPADES).size(), "spade");
    }

    private static String count(int many, String what) {
        return many + " " + what + (many == 1 ? "" : "s");
    }

    /** The first answer of the rule book; in the last hand, of the search. */
    static CasinoPlay byTheBook(SeenCasino seen) {
        CasinoSight sight = seen.sight();
        List<CasinoPlay> lawful = sight.plays();
        if (lawful.size() == 1) {
            return lawful.getFirst();
        }
        List<CasinoPlay> best =
                sight.isLastHand() ? LastHand.best(LastHand.of(sight)) : CasinoPlays.BOOK.best(new CasinoView(sight));
        return best.stream().findFirst().orElseGet(lawful::getFirst);
    }
}
