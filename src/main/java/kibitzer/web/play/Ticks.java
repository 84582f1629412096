package kibitzer.web.play;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/**
 * Cards of the hand that are ticked to make a move where the books say nothing.
 *
 * @param least how many
 * @param verb what is done with them, as on a button: "Pass"
 * @param word what stands before them where the move is written: "lay"
 */
public record Ticks(int least, int most, String verb, String word) {

    /** "Tick 3 cards", "Pass these 3 cards", "Throw no card". */
    String says(int ticked) {
        if (ticked < least) {
            return "Tick " + least + (least == 1 ? " card" : " cards");
        }
        return verb + (ticked == 0 ? " no card" : ticked == 1 ? " this card" : " these " + ticked + " cards");
    }

    String move(List<Card> ticked) {
        return ticked.isEmpty() ? word : word + " " + CardNotation.write(ticked);
    }
}
