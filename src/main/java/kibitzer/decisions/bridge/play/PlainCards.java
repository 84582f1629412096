package kibitzer.decisions.bridge.play;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.turn.PlayedTrick;

/** Plain sensible cards, by which a hand is brought to a turn that is asked about: second hand low, third hand high, last hand cheaply. */
final class PlainCards {
    private static final int DRAWS_TRUMPS = 3;

    private final Strain strain;
    private final Seat declarer;
    private final Chance chance;

    PlainCards(Strain strain, Seat declarer, Chance chance) {
        this.strain = strain;
        this.declarer = declarer;
        this.chance = chance;
    }

    Card of(Map<Seat, CardSet> hands, PlayedTrick trick, Seat seat) {
        CardSet hand = hands.getOrDefault(seat, CardSet.EMPTY);
        if (trick.cards().isEmpty()) {
            return lead(hands, seat, hand);
        }
        Suit led = trick.suit().orElseThrow();
        boolean partners = trick.winner(strain) == seat.partner();
        Card best = trick.of(trick.winner(strain)).orElseThrow();
        CardSet following = hand.in(led);
        if (following.isEmpty()) {
            return ruff(hand, best, partners).orElseGet(() -> thrown(hand));
        }
        List<Card> winning = following.stream()
                .filter(card -> PlayedTrick.beats(card, best, strain))
                .toList();
        boolean low = winning.isEmpty() || partners && (last(trick) || isBest(hands, best));
        if (low) {
            return following.last();
        }
        return switch (trick.cards().size()) {
            case 1 -> isBest(hands, winning.getFirst()) && chance.onceIn(2) ? winning.getFirst() : following.last();
            case 2 -> lowestEqual(following, winning.getFirst());
            default -> winning.getLast();
        };
    }

    private static boolean last(PlayedTrick trick) {
        return trick.cards().size() == PlayedTrick.FULL - 1;
    }

    private Card lead(Map<Seat, CardSet> hands, Seat seat, CardSet hand) {
        boolean declares = seat == declarer || seat == declarer.partner();
        Optional<Suit> trump = strain.suit().filter(suit -> hand.length(suit) > 0);
        boolean theyHold = trump.filter(suit -> Stream.of(
                                declarer.next(), declarer.next().partner())
                        .anyMatch(who -> hands.getOrDefault(who, CardSet.EMPTY).length(suit) > 0))
                .isPresent();
        Suit suit = declares && theyHold && !chance.onceIn(DRAWS_TRUMPS)
                ? trump.orElseThrow()
                : longest(hands, seat, hand, declares);
        CardSet cards = hand.in(suit);
        Card high = cards.first();
        boolean sequence = cards.size() > 1
                && high.rank().ordinal() - cards.toList().get(1).rank().ordinal() == 1;
        return isBest(hands, high) && declares || sequence || chance.onceIn(DRAWS_TRUMPS) && cards.size() < 3
                ? high
                : cards.last();
    }

    /** Declarer counts both hands; a defender leads no trump while he has another suit. */
    private Suit longest(Map<Seat, CardSet> hands, Seat seat, CardSet hand, boolean declares) {
        CardSet other = declares ? hands.getOrDefault(seat.partner(), CardSet.EMPTY) : CardSet.EMPTY;
        List<Suit> order = chance.shuffled(List.of(Suit.values())).stream()
                .filter(suit -> hand.length(suit) > 0)
                .sorted(Comparator.<Suit>comparingInt(suit -> isTrump(suit) ? 1 : 0)
                        .thenComparingInt(suit -> -hand.length(suit) - other.length(suit)))
                .toList();
        return order.size() > 1 && !isTrump(order.get(1)) && chance.onceIn(DRAWS_TRUMPS)
                ? order.get(1)
                : order.getFirst();
    }

    private boolean isTrump(Suit suit) {
        return strain.suit().filter(trump -> trump == suit).isPresent();
    }

    private Optional<Card> ruff(CardSet hand, Card best, boolean partners) {
        return partners
                ? Optional.empty()
                : strain.suit()
                        .flatMap(trump -> hand.in(trump).toList().reversed().stream()
                                .filter(card -> PlayedTrick.beats(card, best, strain))
                                .findFirst());
    }

    /** The lowest of the longest suit that is not trumps. */
    private Card thrown(CardSet hand) {
        return Stream.of(Suit.values())
                .filter(suit -> hand.length(suit) > 0)
                .max(Comparator.<Suit>comparingInt(suit -> isTrump(suit) ? 0 : 1)
                        .thenComparingInt(hand::length))
                .map(suit -> hand.in(suit).last())
                .orElseThrow();
    }

    /** True if no higher card of the suit is left in any hand. */
    private static boolean isBest(Map<Seat, CardSet> hands, Card card) {
        return hands.values().stream()
                .flatMap(hand -> hand.in(card.suit()).stream())
                .noneMatch(other -> other.rank().isHigherThan(card.rank()));
    }

    /** The lowest card of the sequence that begins with this one. */
    private static Card lowestEqual(CardSet following, Card high) {
        Card lowest = high;
        for (Card card : following) {
            lowest = lowest.rank().ordinal() - card.rank().ordinal() == 1 ? card : lowest;
        }
        return lowest;
    }
}
