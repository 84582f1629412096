package kibitzer.conventions.whist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.Signals;
import kibitzer.games.whist.SuitInPlay;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/** The table of a player in turn with what is measured from it. Immutable. */
public final class WhistView {
    private final WhistSight sight;
    private final CardSet gone;
    private final CardSet unseen;
    private final WhistTrick table;

    public WhistView(WhistSight sight) {
        this.sight = sight;
        this.gone = sight.played();
        this.unseen = sight.unseen();
        this.table = sight.table();
    }

    public WhistSight sight() {
        return sight;
    }

    public List<Card> lawful() {
        return sight.lawful();
    }

    Suit trump() {
        return sight.trump();
    }

    CardSet trumps() {
        return sight.hand().in(trump());
    }

    List<Card> plain() {
        return lawful().stream().filter(card -> card.suit() != trump()).toList();
    }

    int length(Card card) {
        return sight.hand().length(card.suit());
    }

    boolean holds(Rank rank, Suit suit) {
        return sight.hand().contains(rank, suit);
    }

    /** How many of ace, king, queen and jack he holds of a suit. */
    int honours(Suit suit) {
        return (int) sight.hand().in(suit).stream()
                .filter(card -> card.rank().isAtLeast(Rank.JACK))
                .count();
    }

    /** True if no card that is out beats it in its suit. */
    boolean isMaster(Card card) {
        return unseen.in(card.suit()).stream().noneMatch(other -> other.rank().isHigherThan(card.rank()))
                && table.cards().stream()
                        .noneMatch(other ->
                                other.suit() == card.suit() && other.rank().isHigherThan(card.rank()));
    }

    /** How many cards of the run, touching by what is still in play, that this one heads. */
    int run(Card card) {
        int run = 0;
        for (Rank rank : Rank.DOWNWARDS) {
            if (rank.isHigherThan(card.rank()) || gone.contains(rank, card.suit())) {
                continue;
            }
            if (!holds(rank, card.suit())) {
                break;
            }
            run++;
        }
        return run;
    }

    /** True if no card just above it, of those in play, is held. */
    boolean isHead(Card card) {
        Card above = card;
        for (Rank rank : Rank.values()) {
            if (rank.isHigherThan(card.rank()) && !gone.contains(rank, card.suit())) {
                above = Card.of(rank, card.suit());
                break;
            }
        }
        return above == card || !sight.hand().contains(above);
    }

    /** The longest sequence in the suit, by the pack as it is dealt; cards that have been played stand for nothing. */
    int sequence(Suit suit) {
        return sight.hand().in(suit).stream().mapToInt(this::run).max().orElse(0);
    }

    boolean isHighest(Card card) {
        return sight.hand().in(card.suit()).first() == card;
    }

    boolean isLowest(Card card) {
        return sight.hand().in(card.suit()).last() == card;
    }

    /** True if it is of the run at the top of the suit and that run's lowest. */
    boolean isLowestOfTop(Card card) {
        Card first = sight.hand().in(card.suit()).first();
        int run = run(first);
        return sight.hand().in(card.suit()).toList().get(run - 1) == card;
    }

    static boolean isSmall(Card card) {
        return !card.rank().isAtLeast(Rank.NINE);
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

    /** Who led a suit first; empty while nobody has. */
    Optional<TableSeat> firstLed(Suit suit) {
        return sight.history().stream()
                .filter(trick -> trick.isLedIn(suit))
                .map(WhistTrick::leader)
                .findFirst();
    }

    boolean isPartners(Suit suit) {
        return firstLed(suit).filter(sight.partner()::equals).isPresent();
    }

    boolean isAdversaries(Suit suit) {
        return firstLed(suit)
                .filter(who -> who.equals(sight.left()) || who.equals(sight.right()))
                .isPresent();
    }

    /** True if partner led it first and he has not led it since. */
    boolean isToReturn(Suit suit) {
        return isPartners(suit)
                && sight.history().stream()
                        .noneMatch(
                                trick -> trick.isLedIn(suit) && trick.leader().equals(sight.seat()));
    }

    /** How many of a suit he was dealt, where the tricks are known. */
    int dealt(Suit suit) {
        return sight.hand().length(suit)
                + (int) sight.history().stream()
                        .flatMap(trick -> trick.of(sight.seat()).stream())
                        .filter(card -> card.suit() == suit)
                        .count();
    }

    Optional<WhistTrick> lastTrick() {
        return sight.history().isEmpty()
                ? Optional.empty()
                : Optional.of(sight.history().getLast());
    }

    /** His winning card to partner's lead in the last trick; empty if it was not so. */
    Optional<Card> wonForPartner() {
        return lastTrick()
                .filter(trick -> trick.leader().equals(sight.partner())
                        && trick.winner(trump()).equals(sight.seat()))
                .flatMap(trick -> trick.of(sight.seat()));
    }

    boolean partnerCalled() {
        return new Signals(sight.history(), trump()).called(sight.partner()).isPresent();
    }

    boolean trumpsAreOut() {
        return unseen.in(trump()).isEmpty();
    }

    /** The suit he led to the last trick; empty if he did not lead. */
    Optional<Suit> lastLed() {
        return lastTrick().filter(trick -> trick.leader().equals(sight.seat())).flatMap(WhistTrick::suit);
    }

    /** True if partner threw away on a suit that he led and of which he lacks the best. */
    boolean isRuffRefused() {
        return sight.history().stream().anyMatch(this::isRefused) && !sight.isOut(sight.partner(), trump());
    }

    private boolean isRefused(WhistTrick trick) {
        int own = trick.placeOf(sight.partner());
        return trick.leader().equals(sight.seat())
                && !trick.isLedIn(trump())
                && trick.isRenouncedBy(sight.partner())
                && trick.of(sight.partner())
                        .filter(card -> card.suit() != trump())
                        .isPresent()
                && trick.best(trump()) != 0
                && own > 0;
    }

    /** True if partner, out of the suit and perhaps not of trumps, would have to ruff. */
    boolean forcesPartner(Card card) {
        return card.suit() != trump()
                && !isMaster(card)
                && sight.isOut(sight.partner(), card.suit())
                && !sight.isOut(sight.partner(), trump())
                && !trumpsAreOut();
    }

    /** True if he has no card of some plain suit. */
    boolean hasRenounce() {
        for (Suit suit : Suit.values()) {
            if (suit != trump() && sight.hand().length(suit) == 0) {
                return true;
            }
        }
        return false;
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

    int sideAces() {
        return (int) Suit.DOWNWARDS.stream()
                .filter(suit -> suit != trump() && holds(Rank.ACE, suit))
                .count();
    }

    /** True if right-hand adversary, third to his partner's lead of the suit, had nothing to beat it with. */
    boolean isRightWeak(Suit suit) {
        return sight.history().stream()
                .anyMatch(trick -> trick.isLedIn(suit)
                        && trick.leader().equals(sight.left())
                        && trick.best(trump()) != 2
                        && trick.of(sight.right())
                                .filter(card -> card.suit() == suit && isSmall(card))
                                .isPresent());
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

    boolean partnerHeads() {
        return !table.cards().isEmpty() && table.winner(trump()).equals(sight.partner());
    }

    /** True if partner's card heads the trick and nobody behind can beat it in its suit. */
    boolean partnerIsSafe() {
        return partnerHeads()
                && unseen.in(toBeat().suit()).stream()
                        .noneMatch(card -> card.rank().isHigherThan(toBeat().rank()));
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
        return table.suit().filter(suit -> holds(rank, suit)).isPresent();
    }

    int followingHonours() {
        return table.suit().map(this::honours).orElse(0);
    }

    /** True if a plain suit of four or more with two honours is his. */
    boolean hasStrongSuit() {
        for (Suit suit : Suit.values()) {
            if (suit != trump() && sight.hand().length(suit) >= WhistFeatures.LONG && honours(suit) >= 2) {
                return true;
            }
        }
        return false;
    }

    boolean hasSideSequence() {
        for (Suit suit : Suit.values()) {
            if (suit != trump() && sequence(suit) >= WhistFeatures.TIERCE) {
                return true;
            }
        }
        return false;
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

    /** How many cards the sequence has that this card is part of. */
    int sequenceWith(Card card) {
        int above = (int) sight.hand().in(card.suit()).stream()
                .filter(other -> other.rank().isHigherThan(card.rank())
                        && run(other)
                                > sight.hand().in(card.suit()).stream()
                                        .filter(between -> between.rank().isHigherThan(card.rank())
                                                && !between.rank().isHigherThan(other.rank()))
                                        .count())
                .count();
        return above + run(card);
    }

    /** True if it is the lowest card of its sequence. */
    boolean isFoot(Card card) {
        return run(card) == 1;
    }

    boolean isAceKingSmall(Card card) {
        CardSet suit = sight.hand().in(card.suit());
        return card.suit() != trump()
                && holds(Rank.ACE, card.suit())
                && holds(Rank.KING, card.suit())
                && (suit.size() == 4 || suit.size() == 5)
                && suit.stream().filter(WhistView::isSmall).count() == suit.size() - 2;
    }

    /** True for the king of a plain suit whose ace he led to the last trick and won with. */
    boolean isAfterTheAce(Card card) {
        return card.rank() == Rank.KING
                && card.suit() != trump()
                && lastTrick()
                        .filter(trick -> trick.leader().equals(sight.seat())
                                && trick.cards().getFirst() == Card.of(Rank.ACE, card.suit())
                                && trick.best(trump()) == 0)
                        .isPresent();
    }

    boolean isBesideAQueenSuit(Card card) {
        return suits().stream()
                .anyMatch(other -> other != trump()
                        && other != card.suit()
                        && sight.hand().length(other) == length(card)
                        && holds(Rank.QUEEN, other)
                        && !holds(Rank.KING, other)
                        && !holds(Rank.ACE, other));
    }

    /** True for the lowest of the cards that follow the top ones after a gap: the jack of ace and jack. */
    boolean isAfterTheGap(Card card) {
        List<Card> suit = sight.hand().in(card.suit()).toList();
        int top = run(suit.getFirst());
        if (top >= suit.size()) {
            return false;
        }
        return suit.get(top + run(suit.get(top)) - 1) == card;
    }

    SuitInPlay suit(Suit suit) {
        return new SuitInPlay(sight.hand().in(suit), gone.in(suit), suit);
    }

    /** The suits that he may lead in, each once. */
    List<Suit> suits() {
        List<Suit> suits = new ArrayList<>();
        Suit.DOWNWARDS.stream().filter(suit -> sight.hand().length(suit) > 0).forEach(suits::add);
        return suits;
    }
}
