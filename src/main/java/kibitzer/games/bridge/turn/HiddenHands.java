package kibitzer.games.bridge.turn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/**
 * Four hands of which some are not seen: how they may lie so that nobody holds a suit that he renounced.
 *
 * @param known the cards that each is known to hold; nothing for a seat that is left out
 * @param unseen the cards that are in some hand, and not known in which
 * @param room how many of these each holds; none for a seat that is left out
 * @param out the suits that a seat holds no more unseen card of
 */
public record HiddenHands(Map<Seat, CardSet> known, CardSet unseen, Map<Seat, Integer> room, Map<Seat, Set<Suit>> out) {
    private static final int TRIES = 400;

    public HiddenHands {
        known = Map.copyOf(known);
        room = Map.copyOf(room);
        out = Map.copyOf(out);
    }

    /** So many layouts, the same for the same seed; fewer where such hands are hard to find. */
    public List<Deal> layouts(int number, Seed seed) {
        Chance chance = seed.chance();
        Optional<Between> between = between();
        List<Deal> deals = new ArrayList<>();
        for (int tried = 0; tried < TRIES * number && deals.size() < number; tried++) {
            between.map(two -> two.anyLayout(chance)).or(() -> byCards(chance)).ifPresent(deals::add);
        }
        return deals;
    }

    /** Every layout, where two hands alone are hidden and there are at most so many; else empty. */
    public Optional<List<Deal>> all(int most) {
        return between().filter(two -> two.ways() <= most).map(Between::every);
    }

    /** True if the hidden hands can hold what is not seen; two of them are asked of. */
    public boolean isPossible() {
        return between().isPresent();
    }

    private List<Seat> hidden() {
        return List.of(Seat.values()).stream().filter(seat -> roomOf(seat) > 0).toList();
    }

    private int roomOf(Seat seat) {
        return room.getOrDefault(seat, 0);
    }

    private boolean isOut(Seat seat, Suit suit) {
        return out.getOrDefault(seat, Set.of()).contains(suit);
    }

    private Map<Seat, CardSet> hands() {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            hands.put(seat, known.getOrDefault(seat, CardSet.EMPTY));
        }
        return hands;
    }

    /** Shuffles, deals each card to any seat that may hold it; a deal that comes to no end is thrown away. */
    private Optional<Deal> byCards(Chance chance) {
        Map<Seat, CardSet> hands = hands();
        Map<Seat, Integer> left = new EnumMap<>(Seat.class);
        hidden().forEach(seat -> left.put(seat, roomOf(seat)));
        for (Card card : chance.shuffled(unseen.toList())) {
            List<Seat> places = new ArrayList<>();
            for (Seat seat : Seat.values()) {
                // as often as there is room, so that every layout is equally likely where nobody is out
                for (int each = 0; !isOut(seat, card.suit()) && each < left.getOrDefault(seat, 0); each++) {
                    places.add(seat);
                }
            }
            if (places.isEmpty()) {
                return Optional.empty();
            }
            Seat holder = chance.oneOf(places);
            hands.merge(holder, CardSet.of(card), CardSet::union);
            left.merge(holder, -1, Integer::sum);
        }
        return Optional.of(deal(hands));
    }

    private static Deal deal(Map<Seat, CardSet> hands) {
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY));
    }

    /** Two hidden hands: what each must hold, and the cards that either may. Empty for another number, or if it cannot be. */
    private Optional<Between> between() {
        List<Seat> two = hidden();
        if (two.isEmpty() && unseen.isEmpty()) {
            return Optional.of(
                    new Between(Seat.NORTH, Seat.NORTH, CardSet.EMPTY, CardSet.EMPTY, List.of(), 0)); // all is seen
        }
        if (two.isEmpty() || two.size() > 2) {
            return Optional.empty();
        }
        Seat first = two.getFirst();
        Seat second = two.getLast();
        CardSet forFirst = CardSet.EMPTY;
        CardSet forSecond = CardSet.EMPTY;
        List<Card> either = new ArrayList<>();
        for (Card card : unseen) {
            boolean notFirst = isOut(first, card.suit());
            boolean notSecond = isOut(second, card.suit()) || first == second;
            if (notFirst && notSecond) {
                return Optional.empty();
            }
            if (notFirst) {
                forSecond = forSecond.with(card);
            } else if (notSecond) {
                forFirst = forFirst.with(card);
            } else {
                either.add(card);
            }
        }
        int take = roomOf(first) - forFirst.size();
        return take < 0 || take > either.size()
                ? Optional.empty()
                : Optional.of(new Between(first, second, forFirst, forSecond, List.copyOf(either), take));
    }

    private final class Between {
        private final Seat first;
        private final Seat second;
        private final CardSet forFirst;
        private final CardSet forSecond;
        private final List<Card> either;

        /** How many of either's cards the first holds. */
        private final int take;

        Between(Seat first, Seat second, CardSet forFirst, CardSet forSecond, List<Card> either, int take) {
            this.first = first;
            this.second = second;
            this.forFirst = forFirst;
            this.forSecond = forSecond;
            this.either = either;
            this.take = take;
        }

        long ways() {
            long ways = 1;
            for (int each = 1; each <= take; each++) {
                ways = ways * (either.size() - take + each) / each;
            }
            return ways;
        }

        Deal anyLayout(Chance chance) {
            return with(CardSet.of(chance.shuffled(either).subList(0, take)));
        }

        List<Deal> every() {
            List<Deal> deals = new ArrayList<>();
            choose(0, take, CardSet.EMPTY, deals);
            return deals;
        }

        private void choose(int from, int more, CardSet chosen, List<Deal> deals) {
            if (more == 0) {
                deals.add(with(chosen));
                return;
            }
            for (int next = from; next <= either.size() - more; next++) {
                choose(next + 1, more - 1, chosen.with(either.get(next)), deals);
            }
        }

        private Deal with(CardSet chosen) {
            Map<Seat, CardSet> hands = hands();
            hands.merge(first, forFirst.union(chosen), CardSet::union);
            hands.merge(second, forSecond.union(CardSet.of(either).minus(chosen)), CardSet::union);
            return deal(hands);
        }
    }
}
