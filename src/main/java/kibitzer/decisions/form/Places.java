package kibitzer.decisions.form;

import kibitzer.cards.CardSet;

/** Sees to it that a card lies in one place only. */
public final class Places {
    private Places() {}

    /** @throws BadQuestion naming the first field, if the two share a card */
    public static void apart(String field, CardSet cards, String other, CardSet others) {
        if (!cards.isDisjoint(others)) {
            throw new BadQuestion(
                    field,
                    "the " + cards.intersection(others).first().inWords() + " stands in " + other + " too",
                    "each card in one place");
        }
    }

    /** @throws BadQuestion naming the field, if it holds a card that the pile does not */
    public static void inThePile(String field, CardSet cards, CardSet pile) {
        CardSet elsewhere = cards.minus(pile);
        if (!elsewhere.isEmpty()) {
            throw new BadQuestion(
                    field,
                    "the " + elsewhere.first().inWords() + " is not among the discards",
                    "cards of the field discards");
        }
    }

    /** @throws BadQuestion naming the field, if it holds a card that the hand does not */
    public static void inTheHand(String field, CardSet cards, CardSet hand) {
        CardSet elsewhere = cards.minus(hand);
        if (!elsewhere.isEmpty()) {
            throw new BadQuestion(
                    field, "the " + elsewhere.first().inWords() + " is not in the hand", "a card of the field hand");
        }
    }
}
