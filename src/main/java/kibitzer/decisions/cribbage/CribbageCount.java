package kibitzer.decisions.cribbage;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.Head;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.CribbageGame;

/** What a hand or a crib counts in the show (p. 255). */
public final class CribbageCount extends ShowCount {
    /** Jack and three fives, the starter the five of the jack's suit. */
    private static final int MOST = 29;

    private static final int EASY = 6;
    private static final int MIDDLING = 10;
    private static final int TRIES = 500;
    private static final int CRIB_ONCE_IN = 4;

    private static final String ANY = "any";
    private static final String FIRST = "1";
    private static final String SECOND = "2";
    private static final String THIRD = "3";

    private static final Field<CardSet> HAND = required(
            "hand",
            Kinds.cards(CribbageGame.FIVE_CARD.kept(), CribbageGame.SIX_CARD.kept()),
            "the hand without the starter: four cards, three at five-card cribbage");
    private static final Field<Card> STARTER = required("starter", Kinds.card(), "the card that was turned");
    private static final Field<Boolean> CRIB =
            optional("crib", Kinds.yesOrNo(), false, "true for the crib, whose flush must take in the starter");

    private static final Field<String> LEVEL = optional(
            "level",
            Kinds.word(List.of(ANY, FIRST, SECOND, THIRD)),
            ANY,
            "how much the hand counts: 1 to 6 points at level 1, 7 to 10 at level 2, more at level 3");

    private static final Form<HandToCount> FORM = Form.of(
            HandToCount::new, HAND.of(HandToCount::hand), STARTER.of(HandToCount::starter), CRIB.of(HandToCount::crib));

    public CribbageCount() {
        super(
                new Head(
                        "cribbage/count",
                        "Counting a hand",
                        "cribbage",
                        "what a hand or a crib counts with the starter, and by which combinations"),
                FORM,
                MOST,
                Source.source("cribbage", "cribbage.show-scores").onPage(255),
                LEVEL);
    }

    @Override
    public HandToCount deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean crib = chance.onceIn(CRIB_ONCE_IN);
        HandToCount hand = dealt(chance, CribbageGame.SIX_CARD.kept(), crib);
        for (int tried = 1;
                tried < TRIES && !fits(request.get(LEVEL), hand.count().points());
                tried++) {
            hand = dealt(chance, CribbageGame.SIX_CARD.kept(), crib);
        }
        return hand;
    }

    private static boolean fits(String level, int points) {
        return switch (level) {
            case FIRST -> points > 0 && points <= EASY;
            case SECOND -> points > EASY && points <= MIDDLING;
            case THIRD -> points > MIDDLING;
            default -> true;
        };
    }
}
