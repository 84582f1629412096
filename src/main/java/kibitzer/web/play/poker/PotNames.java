package kibitzer.web.play.poker;

import kibitzer.decisions.ask.HowMany;
import kibitzer.games.poker.pot.BettingAction;
import kibitzer.play.poker.SeenPot;

/**
 * What players and their moves are called.
 *
 * @param seen the pot as the learner sees it
 */
record PotNames(SeenPot seen) {

    /** "You", "Player 3, the dealer". */
    String of(int seat) {
        String name = seat == seen.seat() ? "You" : "Player " + (seat + 1);
        return seat == seen.pot().seats().size() - 1 ? name + ", the dealer" : name;
    }

    /** "You", "Player 3". */
    String shortly(int seat) {
        return seat == seen.seat() ? "You" : "Player " + (seat + 1);
    }

    /** "Player 3 raises (4 chips)". */
    String did(BettingAction said) {
        String verb =
                said.seat() == seen.seat() ? said.move().youDo() : said.move().does();
        String paid = said.paid() == 0 ? "" : said.paid() == 1 ? " (1 chip)" : " (" + said.paid() + " chips)";
        return shortly(said.seat()) + " " + verb + paid;
    }

    static String chips(int many) {
        return HowMany.of(many, "chip");
    }
}
