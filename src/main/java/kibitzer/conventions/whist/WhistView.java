package kibitzer.conventions.whist;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/** The table of a player in turn with what is measured from it. Immutable. */
public final class WhistView {
    private final WhistSight sight;
    private final CardSet gone;
    private final CardSet unseen;
    private final WhistTrick table;
    private final HeldAtWhist held;
    private final WhistPast past;

    public WhistView(WhistSight sight) {
        this(sight, CardSet.EMPTY);
    }

    /** @param open cards of another hand that are seen and can no longer beat any of his, as if they had been played */
    WhistView(WhistSight sight, CardSet open) {
        this.sight = sight;
        this.gone = sight.played().union(open);
        this.unseen = sight.unseen().minus(open);
        this.table = sight.table();
        // A card on the table still has to be beaten: of ace and queen, with the king there, only the ace does.
        this.held = new HeldAtWhist(sight.hand(), sight.trump(), gone.minus(CardSet.of(table.cards())));
        this.past = new WhistPast(sight);
    }

    public WhistSight sight() {
        return sight;
    }

    /** What he holds. */
    HeldAtWhist held() {
        return held;
    }

    /** What the tricks so far have told. */
    WhistPast past() {
        return past;
    }

    public List<Card> lawful() {
        return sight.lawful();
    }

    Suit trump() {
        return sight.trump();
    }

    List<Card> plain() {
        return lawful().stream().filter(card -> card.suit() != trump()).toList();
    }

    /** True if no card that is out beats it in its suit. */
    boolean isMaster(Card card) {
        return unseen.in(card.suit()).stream().noneMatch(other -> other.rank().isHigherThan(card.rank()))
                && table.cards().stream()
                        .noneMatch(other ->
                                other.suit() == card.suit() && other.rank().isHigherThan(card.rank()));
    }

    /** True if the best cards of its suit, this one among them, draw all that the others hold of it. */
    boolean drawsItsSuit(Card card) {
        CardSet suit = sight.hand().in(card.suit());
        return isMaster(card)
                && held.run(suit.first()) >= unseen.in(card.suit()).size();
    }

    /** True if another player may still hold it. */
    boolean isOut(Rank rank, Suit suit) {
        return unseen.contains(rank, suit);
    }

    boolean isTurnedBy(TableSeat dealer, Rank rank) {
        return sight.dealer().equals(dealer)
                && sight.turnUp()
                        .filter(card -> card.rank() == rank && unseen.contains(card))
                        .isPresent();
    }

    boolean isHonourTurnedOnLeft() {
        return List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK).stream()
                .anyMatch(rank -> isTurnedBy(sight.left(), rank));
    }

    /** True if he dealt and still holds the card turned. */
    boolean holdsTurnUp() {
        return sight.dealer().equals(sight.seat())
                && sight.turnUp().filter(sight.hand()::contains).isPresent();
    }

    boolean isTurnUp(Card card) {
        return holdsTurnUp() && sight.turnUp().filter(card::equals).isPresent();
    }

    /** True if an adversary still to play, who is out of the suit led, holds the card turned up and would beat this trump with it. */
    boolean isOvertrumped(Card card) {
        return seatInTrick() > 0
                && seatInTrick() < TableSeat.COMPASS - 1
                && card.suit() == trump()
                && sight.dealer().equals(sight.left())
                && sight.isOut(sight.left(), led().suit())
                && sight.turnUp()
                        .filter(turned ->
                                unseen.contains(turned) && turned.rank().isHigherThan(card.rank()))
                        .isPresent();
    }

    /** True if the dealer is still to play, may hold the card turned up and would not beat this trump with it. */
    boolean isAboveTheTurnUp(Card card) {
        return seatInTrick() > 0
                && seatInTrick() < TableSeat.COMPASS - 1
                && card.suit() == trump()
                && sight.dealer().equals(sight.left())
                && sight.turnUp()
                        .filter(turned -> unseen.contains(turned) && card.rank().isHigherThan(turned.rank()))
                        .isPresent();
    }

    boolean trumpsAreOut() {
        return unseen.in(trump()).isEmpty();
    }

    /** True if partner, out of the suit and perhaps not of trumps, would have to ruff. */
    boolean forcesPartner(Card card) {
        return card.suit() != trump()
                && !isMaster(card)
                && sight.isOut(sight.partner(), card.suit())
                && !sight.isOut(sight.partner(), trump())
                && !trumpsAreOut();
    }

    /** The adversary who has shown out of this plain suit and may still hold trumps; empty where none has. */
    Optional<TableSeat> trumpedBy(Card card) {
        return Stream.of(sight.right(), sight.left())
                .filter(who -> card.suit() != trump()
                        && sight.isOut(who, card.suit())
                        && !sight.isOut(who, trump())
                        && !trumpsAreOut())
                .findFirst();
    }

    /** True if it is the last card of a plain suit while trumps are out against him. */
    boolean isThirteenthTooSoon(Card card) {
        return isThirteenth(card) && !trumpsAreOut();
    }

    boolean isThirteenth(Card card) {
        return card.suit() != trump()
                && sight.hand().length(card.suit()) == 1
                && unseen.in(card.suit()).isEmpty();
    }

    /** True if the card led was the last of its suit. */
    boolean isThirteenthLed() {
        return table.suit()
                .filter(suit -> suit != trump()
                        && unseen.in(suit).isEmpty()
                        && sight.hand().length(suit) == 0)
                .filter(suit -> table.cards().stream()
                                .filter(card -> card.suit() == suit)
                                .count()
                        == 1)
                .isPresent();
    }

    int seatInTrick() {
        return table.cards().size();
    }

    Card led() {
        return table.cards().getFirst();
    }

    /** The card that heads the trick on the table. */
    Card toBeat() {
        return table.cards().get(table.best(trump()));
    }

    boolean beats(Card card) {
        return table.cards().isEmpty() || WhistTrick.beats(card, toBeat(), trump());
    }

    /** "it beats what is on the table", "the jack of clubs on the table beats it". */
    String saysOfBeating(Card card) {
        return beats(card) ? "it beats what is on the table" : "the " + toBeat().inWords() + " on the table beats it";
    }

    /** "it may still be beaten; no card of the suit beats your ace". */
    String saysOfWinning(Card card) {
        if (isMaster(card)) {
            return "it is the best card left in its suit";
        }
        Card best = best(card);
        String sure = "no card that is out beats your " + best.rank().word();
        return !isMaster(best)
                ? "a better card of its suit is out"
                : beats(card) ? "it may still be beaten, and " + sure : sure;
    }

    /** "your best, the king, is harder to beat", or that nothing beats it. */
    String saysOfTop(Card card) {
        return !held.isOfTheTop(card) && isMaster(best(card)) ? saysOfWinning(card) : held.saysOfTop(card);
    }

    private Card best(Card card) {
        return sight.hand().in(card.suit()).stream()
                .filter(held::isLowestOfTop)
                .findFirst()
                .orElse(card);
    }

    boolean partnerHeads() {
        return !table.cards().isEmpty() && table.winner(trump()).equals(sight.partner());
    }

    /** True if partner's card heads the trick and nobody behind can beat it in its suit, or nobody plays behind at all. */
    boolean partnerIsSafe() {
        return partnerHeads() && (isLast() || isBestOut());
    }

    boolean isLast() {
        return seatInTrick() == TableSeat.COMPASS - 1;
    }

    private boolean isBestOut() {
        return unseen.in(toBeat().suit()).stream().noneMatch(card -> card.rank().isHigherThan(toBeat().rank()));
    }

    boolean isRuffed() {
        return !table.cards().isEmpty() && toBeat().suit() == trump() && led().suit() != trump();
    }

    boolean isLedIn(Suit suit) {
        return table.isLedIn(suit);
    }

    /** The cards he holds of the suit led. */
    CardSet following() {
        return table.suit().map(sight.hand()::in).orElse(CardSet.EMPTY);
    }

    boolean follows(Rank rank) {
        return table.suit().filter(suit -> held.holds(rank, suit)).isPresent();
    }

    int followingHonours() {
        return table.suit().map(held::honours).orElse(0);
    }

    /** How many of his cards that are no trumps would lose a trick. */
    int losers() {
        return (int) sight.hand().stream()
                .filter(card -> card.suit() != trump() && !isMaster(card))
                .count();
    }

    /** How many of them are the best left of a plain suit. */
    int winners() {
        return (int) sight.hand().stream()
                .filter(card -> card.suit() != trump() && isMaster(card))
                .count();
    }
}
