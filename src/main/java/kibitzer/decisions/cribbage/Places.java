package kibitzer.decisions.cribbage;

import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;

/** Sees to it that a card lies in one place only. */
final class Places {
    private Places() {}

    /** @throws BadQuestion naming the first field, if the two share a card */
    static void apart(String field, CardSet cards, String other, CardSet others) {
        if (!cards.isDisjoint(others)) {
            throw new BadQuestion(
                    field,
                    "the " + cards.intersection(others).first().inWords() + " stands in " + other + " too",
                    "each card in one place");
        }
    }
}
