package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/** The table of a player who is to draw: what he holds, and what he would hold with the upcard. Immutable. */
public final class DrawView {
    private final GinView before;
    private final GinView taken;
    private final Card upcard;
    private final boolean dealer;
    private final boolean firstTurn;

    /**
     * @param hand ten cards
     * @param pile the discards under the upcard, oldest first
     * @param refused those of the pile that the opponent passed over
     * @param firstTurn true if the upcard is the one that was dealt
     */
    public DrawView(
            CardSet hand,
            Card upcard,
            boolean dealer,
            boolean firstTurn,
            int turn,
            List<Card> pile,
            CardSet took,
            CardSet refused) {
        List<Card> whole = new ArrayList<>(pile);
        whole.add(upcard);
        this.before = new GinView(hand, whole, took, refused, turn);
        this.taken = new GinView(hand.with(upcard), pile, took, refused, turn);
        this.upcard = upcard;
        this.dealer = dealer;
        this.firstTurn = firstTurn;
    }

    /** The table with the ten cards, the upcard lying on the pile. */
    public GinView before() {
        return before;
    }

    public Card upcard() {
        return upcard;
    }

    public boolean dealer() {
        return dealer;
    }

    public boolean firstTurn() {
        return firstTurn;
    }

    /** The discards under the upcard. */
    public List<Card> pile() {
        return taken.pile();
    }

    /** The count after taking the upcard and the best discard; a card just taken may not be thrown. */
    public int leftAfterTaking() {
        return before.hand().stream().mapToInt(taken::leftAfter).min().orElseThrow();
    }

    /** True if a card that was unmatched stands in a set with the upcard. */
    boolean fillsASet() {
        return taken.deadwood() < before.deadwood();
    }

    /** The set that the upcard stands in when it is taken. */
    Optional<CardSet> filled() {
        return Gin.MELDER.best(taken.hand()).getFirst().melds().stream()
                .filter(set -> set.contains(upcard))
                .findFirst();
    }

    /** True if the upcard stands in a set, be it one that was held before. */
    boolean matches() {
        return taken.deadwood() < before.deadwood() + Melding.pips(upcard);
    }

    boolean isLow() {
        return GinView.isLow(upcard);
    }

    boolean isAceOrDeuce() {
        return upcard.rank() == Rank.ACE || upcard.rank() == Rank.TWO;
    }

    /** How many pairs, sequences and skip-sequences the upcard would make that can still be filled. */
    int combinationsMade() {
        return taken.combinationsWith(upcard);
    }

    /** How many the ten cards hold. */
    int combinationsHeld() {
        return before.combinationsHeld();
    }

    /** True if a king is held that is in no set and no combination: a fairly safe blind discard. */
    boolean hasALooseKing() {
        return before.hand().of(Rank.KING).stream()
                .anyMatch(king -> taken.isLoose(king) && taken.fillersOf(king).isEmpty());
    }

    /** True if less is left unmatched with the upcard, after the best discard, than in the hand as it is. */
    boolean lowersTheCount() {
        return leftAfterTaking() < before.deadwood();
    }

    boolean canKnockWithout() {
        return before.deadwood() <= Gin.KNOCK_LIMIT;
    }
}
