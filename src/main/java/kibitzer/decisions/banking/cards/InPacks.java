package kibitzer.decisions.banking.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.form.BadQuestion;

/** Holds the cards of a position to the packs that are played with. */
public final class InPacks {
    private static final int SUITS = 4;

    private final int packs;
    private final List<Card> all = new ArrayList<>();
    private final List<Rank> ranks = new ArrayList<>();

    public InPacks(int packs) {
        this.packs = packs;
    }

    /**
     * Cards that lie somewhere else than those before.
     *
     * @throws BadQuestion naming the field, for a joker, or a card oftener than the packs have it
     */
    public InPacks with(String field, Cards cards) {
        for (Card card : cards.list()) {
            if (card.isJoker()) {
                throw new BadQuestion(field, "a joker", "cards of a pack without jokers");
            }
            all.add(card);
            ranks.add(card.rank());
            check(field, "the " + card.inWords(), Collections.frequency(all, card), packs);
            check(field, card.rank().plural(), Collections.frequency(ranks, card.rank()), SUITS * packs);
        }
        return this;
    }

    /** One card, of which the rank may be all that is known. */
    public InPacks with(String field, ShownCard shown) {
        if (shown.card().isPresent()) {
            return with(field, Cards.of(List.of(shown.card().get())));
        }
        ranks.add(shown.rank());
        check(field, shown.rank().plural(), Collections.frequency(ranks, shown.rank()), SUITS * packs);
        return this;
    }

    public InPacks with(String field, Optional<ShownCard> shown) {
        return shown.map(card -> with(field, card)).orElse(this);
    }

    private void check(String field, String what, int times, int most) {
        if (times > most) {
            throw new BadQuestion(
                    field,
                    what + (what.startsWith("the ") ? " stands " + times + " times" : ": " + times),
                    "at most " + most + " in " + (packs == 1 ? "one pack" : packs + " packs"));
        }
    }

    /** Different cards of one pack with these ranks' values, dealt at random. */
    public static <K> List<Card> dealt(List<K> wanted, Function<Card, K> value, Chance chance) {
        List<Card> pack = chance.shuffled(Card.ALL);
        List<Card> dealt = new ArrayList<>();
        for (K one : wanted) {
            Card card = pack.stream()
                    .filter(candidate -> value.apply(candidate).equals(one))
                    .findFirst()
                    .orElseThrow();
            pack.remove(card);
            dealt.add(card);
        }
        return dealt;
    }
}
