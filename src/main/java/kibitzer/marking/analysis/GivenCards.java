package kibitzer.marking.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PastedHand;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;

/**
 * Cards as somebody typed, pasted or picked them: a hand in any form, or the ranks held in one suit.
 *
 * @param cards the cards; of ranks alone, as spades
 * @param ranksOnly true if no suits were named
 */
public record GivenCards(CardSet cards, boolean ranksOnly) {
    private static final int BRIDGE_HAND = 13;
    private static final String EXPECTED =
            "cards such as \"KS QS 10H\", a bridge hand such as AKJ54.KQ3.72.854, or ranks of one suit such as AKJ62";
    /** Ranks and dots alone: a bridge hand, or one that is wrong. */
    private static final String GROUPS = "(?i)(?=.*\\.)[AKQJT0-9.\\s-]+";

    private static final String RANKS = "([AKQJT2-9]|10){2,}";

    /** @throws BadNotation if the text is none of these, or a card stands twice */
    public static GivenCards read(String text) {
        String plain = text.strip();
        if (plain.isEmpty()) {
            throw BadNotation.because("no cards", EXPECTED);
        }
        if (plain.matches(GROUPS)) {
            return new GivenCards(PbnHand.read(plain), false);
        }
        if (plain.toUpperCase(Locale.ROOT).matches(RANKS)) {
            return new GivenCards(PbnHand.holding(plain, Suit.SPADES), true);
        }
        return new GivenCards(isList(plain) ? CardNotation.readSet(plain) : PastedHand.read(plain), false);
    }

    /** Cards one by one, a joker among them as the case may be. */
    private static boolean isList(String text) {
        try {
            return !CardNotation.readList(text).isEmpty();
        } catch (BadNotation another) {
            return false;
        }
    }

    /** The cards as a question might want them written: a list, and as a bridge hand. */
    List<String> written() {
        return ranksOnly ? List.of() : List.of(cards.toString(), PbnHand.write(cards));
    }

    /** What a bridge hand holds in each suit, by its name; ranks alone under no name; of fewer cards nothing. */
    SequencedMap<String, String> holdings() {
        SequencedMap<String, String> holdings = new LinkedHashMap<>();
        if (!ranksOnly && cards.size() != BRIDGE_HAND) {
            return holdings;
        }
        Suit.DOWNWARDS.stream()
                .filter(suit -> !cards.in(suit).isEmpty())
                .forEach(suit -> holdings.put(ranksOnly ? "" : suit.plural(), CardNotation.writeRanks(cards, suit)));
        return holdings;
    }

    /** The same without its first card, to see who would take so few as well. */
    GivenCards oneFewer() {
        return new GivenCards(cards.without(cards.first()), ranksOnly);
    }

    /** As the address of a page carries it. */
    @Override
    public String toString() {
        return ranksOnly ? CardNotation.writeRanks(cards, Suit.SPADES) : cards.toString();
    }
}
