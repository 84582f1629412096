package kibitzer.decisions.cribbage;

import static kibitzer.decisions.form.Field.required;

import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Head;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.CribbageGame;

/** What a hand of five counts with the starter at seven-card cribbage (p. 258). */
public final class CribbageSeven extends ShowCount {
    /** Two sixes, two fives and two fours count most. */
    private static final int MOST = 46;

    private static final int CARDS = CribbageGame.SEVEN_CARD.kept();

    private static final Field<CardSet> HAND =
            required("hand", Kinds.cards(CARDS, CARDS), "the five cards kept, without the starter");
    private static final Field<Card> STARTER = required("starter", Kinds.card(), "the card that was turned");

    private static final Form<HandToCount> FORM = Form.of(
            (hand, starter) -> new HandToCount(hand, starter, false),
            HAND.of(HandToCount::hand),
            STARTER.of(HandToCount::starter));

    public CribbageSeven() {
        super(
                new Head(
                        "cribbage/seven",
                        "Counting at seven-card cribbage",
                        "seven-card-cribbage",
                        "what a hand of five counts with the starter at seven-card cribbage"),
                FORM,
                MOST,
                Source.source("cribbage", "seven-card-cribbage", "cribbage.combinations-b")
                        .onPage(255));
    }

    @Override
    public HandToCount deal(DealRequest request) {
        return dealt(request.seed().chance(), CARDS, false);
    }
}
