package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.rummy.gin.DiscardGround;
import kibitzer.conventions.rummy.gin.GinView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Places;
import kibitzer.games.rummy.gin.Gin;

/**
 * What a player has seen of a hand of gin.
 *
 * @param hand ten cards, or eleven after the draw
 * @param discards the pile, oldest first, without cards that were taken
 * @param opponentTook cards the opponent took from the pile
 * @param opponentRefused those of the pile that he passed over; he threw the rest
 * @param turn the learner's own turns, this one included
 */
public record SeenTable(CardSet hand, List<Card> discards, CardSet opponentTook, CardSet opponentRefused, int turn) {
    private static final int MOST = 40;

    static final Form<SeenTable> FORM = Form.of(
            SeenTable::new,
            required("hand", Kinds.cards(Gin.HAND, Gin.HAND + 1), "the learner's hand")
                    .of(SeenTable::hand),
            optional("discards", Kinds.pile(MOST), List.of(), "the pile, oldest first, without cards that were taken")
                    .of(SeenTable::discards),
            optional("opponent-took", Kinds.cards(0, Gin.HAND), CardSet.EMPTY, "cards the opponent took from the pile")
                    .of(SeenTable::opponentTook),
            optional(
                            "opponent-refused",
                            Kinds.cards(0, MOST),
                            CardSet.EMPTY,
                            "those of the discards that the opponent passed over; the opponent threw the rest")
                    .of(SeenTable::opponentRefused),
            optional("turn", Kinds.number(1, MOST), 1, "the learner's own turns, this one included")
                    .of(SeenTable::turn));

    /** @throws BadQuestion naming the field, where a card stands in two places */
    public SeenTable {
        discards = List.copyOf(discards);
        CardSet pile = CardSet.of(discards);
        Places.apart("discards", pile, "hand", hand);
        Places.apart("opponent-took", opponentTook, "hand", hand);
        Places.apart("opponent-took", opponentTook, "discards", pile);
        Places.inThePile("opponent-refused", opponentRefused, pile);
    }

    /** The table of a hand that two ordinary players have played up to one of the first ten turns. */
    static SeenTable dealt(Chance chance) {
        GinView played = new DiscardGround().start(chance);
        return new SeenTable(played.hand(), played.pile(), played.took(), played.refused(), played.turn());
    }

    GinView view() {
        return new GinView(hand, discards, opponentTook, opponentRefused, turn);
    }

    List<Exhibit> exhibits() {
        return new ArrayList<>(List.of(
                new Exhibit.Held("Your hand", hand),
                new Exhibit.Row("Discard pile, oldest first", discards),
                new Exhibit.Fact("The opponent took", listed(opponentTook)),
                new Exhibit.Fact("The opponent refused", listed(opponentRefused)),
                new Exhibit.Fact("Turn", String.valueOf(turn))));
    }

    private static String listed(CardSet cards) {
        return cards.isEmpty() ? "nothing" : cards.toString();
    }
}
