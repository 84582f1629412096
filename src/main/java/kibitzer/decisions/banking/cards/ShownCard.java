package kibitzer.decisions.banking.cards;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/**
 * A card of which the rank matters: "9D", or "9" where no suit is known.
 *
 * @param card it, if its suit is known
 */
public record ShownCard(Rank rank, Optional<Card> card) {
    /** Stands for a field that is left out; no position has it. */
    public static final ShownCard ANY = new ShownCard(Rank.ACE, Optional.empty());

    private static final String EXPECTED = "a card such as 9D, or its rank, such as 9";

    public static final Kind<ShownCard> KIND = Kinds.named(EXPECTED, ShownCard::read, ShownCard::toString);

    public static ShownCard of(Card card) {
        return new ShownCard(card.rank(), Optional.of(card));
    }

    private static ShownCard read(String text) {
        String plain = text.strip();
        boolean rankAlone = plain.length() == 1 || plain.equals("10");
        try {
            if (rankAlone) {
                return new ShownCard(CardNotation.readRank(plain), Optional.empty());
            }
            Card card = CardNotation.read(plain);
            if (!card.isJoker()) {
                return of(card);
            }
        } catch (BadNotation unreadable) {
            throw new BadNotation(text, EXPECTED);
        }
        throw new BadNotation(text, EXPECTED);
    }

    /** It as it lies on the table. */
    public Exhibit shown(String label) {
        return card.<Exhibit>map(known -> new Exhibit.Row(label, List.of(known)))
                .orElseGet(() -> new Exhibit.Fact(label, rank.word()));
    }

    /** "9D", "9". */
    @Override
    public String toString() {
        return card.map(Card::toString).orElseGet(() -> String.valueOf(rank.letter()));
    }
}
