package kibitzer.conventions.whist;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.Signals;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/** What the tricks so far have told a player in turn: whose suits are whose, who called, who refused to ruff. */
record WhistPast(WhistSight sight) {
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

    /** True if the player in turn has played this card to an earlier trick. */
    boolean hasPlayed(Card card) {
        return sight.history().stream()
                .anyMatch(trick -> trick.of(sight.seat()).filter(card::equals).isPresent());
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
                        && trick.winner(sight.trump()).equals(sight.seat()))
                .flatMap(trick -> trick.of(sight.seat()));
    }

    boolean partnerCalled() {
        return partnersCall().isPresent();
    }

    /** The two cards by which partner called for trumps, the higher first. */
    Optional<List<Card>> partnersCall() {
        return new Signals(sight.history(), sight.trump()).call(sight.partner()).map(Signals.Read::cards);
    }

    /** The suit he led to the last trick; empty if he did not lead. */
    Optional<Suit> lastLed() {
        return lastTrick().filter(trick -> trick.leader().equals(sight.seat())).flatMap(WhistTrick::suit);
    }

    /** True if he led a trump to the last trick and all the others were out of them. */
    boolean ledOfAllTrumps() {
        return lastLed().filter(suit -> suit == sight.trump()).isPresent()
                && lastTrick()
                        .filter(trick -> trick.cards().stream()
                                        .filter(card -> card.suit() == sight.trump())
                                        .count()
                                == 1)
                        .isPresent();
    }

    /** True if partner threw away on a suit that he led and of which he lacks the best, and has trumped nothing since. */
    boolean isRuffRefused() {
        List<WhistTrick> history = sight.history();
        int untilTrumped = IntStream.rangeClosed(1, history.size())
                .filter(number -> isTrumpedByPartner(history.get(number - 1)))
                .max()
                .orElse(0);
        return history.stream().skip(untilTrumped).anyMatch(this::isRefused)
                && !sight.isOut(sight.partner(), sight.trump());
    }

    private boolean isTrumpedByPartner(WhistTrick trick) {
        return trick.isRenouncedBy(sight.partner())
                && trick.of(sight.partner())
                        .filter(card -> card.suit() == sight.trump())
                        .isPresent();
    }

    private boolean isRefused(WhistTrick trick) {
        int own = trick.placeOf(sight.partner());
        return trick.leader().equals(sight.seat())
                && !trick.isLedIn(sight.trump())
                && trick.isRenouncedBy(sight.partner())
                && trick.of(sight.partner())
                        .filter(card -> card.suit() != sight.trump())
                        .isPresent()
                && trick.best(sight.trump()) != 0
                && own > 0;
    }

    /** True if right-hand adversary, third to his partner's lead of the suit, had nothing to beat it with. */
    boolean isRightWeak(Suit suit) {
        return sight.history().stream()
                .anyMatch(trick -> trick.isLedIn(suit)
                        && trick.leader().equals(sight.left())
                        && trick.best(sight.trump()) != 2
                        && trick.of(sight.right())
                                .filter(card -> card.suit() == suit && HeldAtWhist.isSmall(card))
                                .isPresent());
    }

    /** True for the king of a plain suit whose ace he led to the last trick and won with. */
    boolean isAfterTheAce(Card card) {
        return card.rank() == Rank.KING
                && aceJustLed().filter(card.suit()::equals).isPresent();
    }

    /** The plain suit of which the player has just led the ace, and won. */
    Optional<Suit> aceJustLed() {
        return lastTrick()
                .filter(trick -> trick.leader().equals(sight.seat()) && trick.best(sight.trump()) == 0)
                .map(trick -> trick.cards().getFirst())
                .filter(led -> led.rank() == Rank.ACE && led.suit() != sight.trump())
                .map(Card::suit);
    }
}
