package kibitzer.games.poker;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.notation.BadNotation;

/**
 * A form of poker as far as its hands differ from another's.
 *
 * @param id its word in questions: "standard"
 * @param pack the cards it is played with, each once
 * @param classes the classes a hand may have, highest first
 * @param ranking how five cards rank
 */
public record PokerForm(String id, CardSet pack, List<HandClass> classes, Ranking ranking) {
    private static final int HAND = 5;

    /** 52 cards, nothing wild (Culbertson p. 56). */
    public static final PokerForm STANDARD =
            new PokerForm("standard", CardSet.FULL_PACK, HandClass.WITHOUT_WILD_CARDS, StandardRanking::strength);

    /** Every form that can be asked about. */
    public static final List<PokerForm> ALL = List.of(STANDARD);

    public PokerForm {
        classes = List.copyOf(classes);
    }

    /** The words of all forms. */
    public static List<String> ids() {
        return ALL.stream().map(PokerForm::id).toList();
    }

    /** @throws BadNotation if no form has this word */
    public static PokerForm named(String id) {
        return ALL.stream()
                .filter(form -> form.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new BadNotation(id, "one of " + String.join(", ", ids())));
    }

    /**
     * What a hand is worth.
     *
     * @throws BadNotation unless it is five cards of this form's pack
     */
    public HandValue value(CardSet hand) {
        if (hand.size() != HAND) {
            throw BadNotation.because(hand.size() == 1 ? "1 card" : hand.size() + " cards", "5");
        }
        CardSet foreign = hand.minus(pack);
        if (!foreign.isEmpty()) {
            throw BadNotation.because(
                    "the " + foreign.first().inWords(), "cards of the pack of " + pack.size() + " played with");
        }
        return new HandValue(ranking.strength(hand.bits()));
    }
}
