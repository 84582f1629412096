package kibitzer.conventions.poker.play;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import org.jspecify.annotations.Nullable;

/** A table at draw poker with what can be read from the hand, worked out once. Immutable; may be used by many threads. */
public final class TableView {
    private final PokerTable table;
    private final PokerForm form;
    private final HandValue value;
    private final double strength;
    private volatile @Nullable List<FourCards> fours;
    private volatile @Nullable MadeHand made;

    public TableView(PokerTable table) {
        this.table = table;
        this.form = form(table.game());
        this.value = form.value(table.hand());
        this.strength = Strength.of(form, value);
    }

    /** The form by which hands of a game rank; high-low is played with the standard hands. */
    public static PokerForm form(String game) {
        return game.equals(Games.HIGH_LOW) ? PokerForm.STANDARD : PokerForm.named(game);
    }

    public PokerTable table() {
        return table;
    }

    public PokerForm form() {
        return form;
    }

    /** What opens: with the bug in the pack, where jacks open, any bobtail does too (p. 72). */
    Opening opening() {
        return table.openers();
    }

    public CardSet hand() {
        return table.hand();
    }

    double strength() {
        return strength;
    }

    public HandClass handClass() {
        return form.classOf(value);
    }

    HandValue value() {
        return value;
    }

    /** The hand divided into what makes it and what stands beside. */
    public MadeHand made() {
        MadeHand known = made;
        if (known == null) {
            known = MadeHand.of(form, hand());
            made = known;
        }
        return known;
    }

    /** The best draw of one card to a straight or a flush. */
    Optional<FourCards> four() {
        return fours().stream().findFirst();
    }

    /** That and the others that are filled as often. */
    List<FourCards> fours() {
        List<FourCards> known = fours;
        if (known == null) {
            known = FourCards.bestOf(form, hand());
            fours = known;
        }
        return known;
    }

    boolean wants(FourCards.Kind kind) {
        return four().filter(draw -> draw.kind() == kind).isPresent();
    }

    public CardSet wild() {
        return form.wild().in(hand());
    }

    /** The cards that make the hand and are not wild. */
    CardSet naturalPair() {
        return hand().minus(wild()).stream()
                .filter(card -> hand().of(card.rank()).size() == 2)
                .collect(CardSet.toCardSet());
    }

    /** One card of the lowest rank that is not wild. */
    CardSet lowest() {
        return CardSet.of(hand().minus(wild()).stream()
                .min((one, other) -> one.rank().compareTo(other.rank()))
                .orElseThrow());
    }

    Optional<Card> highest(CardSet cards) {
        return cards.stream().filter(card -> !card.isJoker()).max((one, other) -> {
            int by = one.rank().compareTo(other.rank());
            return by != 0 ? by : one.suit().compareTo(other.suit());
        });
    }

    boolean holds(Rank rank) {
        return !hand().of(rank).isEmpty();
    }
}
