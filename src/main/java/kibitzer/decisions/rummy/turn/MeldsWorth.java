package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.family.RummyGame;

/** Melds of a game, and loose cards beside them, that count what is wanted: naturals alone. */
record MeldsWorth(RummyGame game) {
    private static final int MOST_MELDS = 5;
    private static final int SHORTEST = 3;
    private static final int LONGEST_RUN = 5;

    /** Some cards that stand or fall together, and what they count. */
    private record Counted(List<Card> cards, int points) {
        /** Loose cards of one value never clash, so that what one does not do another does not either. */
        boolean isAsGoodAs(Counted other) {
            return cards.size() == 1 && points == other.points;
        }
    }

    /** Different cards in melds that count so many points together, the dearest first; empty if there are none. */
    Optional<List<Card>> melds(int points) {
        List<Counted> all = Stream.concat(groups(), runs())
                .filter(cards -> cards.stream().noneMatch(game.rules().wilds()::isWild))
                .map(cards -> new Counted(cards, game.rules().mostPoints(Cards.of(cards))))
                .filter(meld -> meld.points() <= points)
                .sorted(Comparator.comparingInt(Counted::points).reversed())
                .toList();
        return find(all, 0, points, CardSet.EMPTY, 1, MOST_MELDS);
    }

    /** So many different cards that count so many points left in the hand, and of which none goes with another or with {@code melded}. */
    Optional<List<Card>> loose(int number, int points, List<Card> melded) {
        List<Counted> each = IntStream.range(0, Rank.DOWNWARDS.size())
                .boxed()
                .flatMap(at -> (at % 2 == 0
                                ? Stream.of(Suit.SPADES, Suit.HEARTS)
                                : Stream.of(Suit.DIAMONDS, Suit.CLUBS))
                        .map(suit -> Card.of(Rank.DOWNWARDS.get(at), suit)))
                .filter(card -> !game.rules().wilds().isWild(card) && isAlone(card, melded))
                .map(card -> new Counted(List.of(card), game.rules().values().left(card)))
                .sorted(Comparator.comparingInt(Counted::points).reversed())
                .toList();
        return find(each, 0, points, CardSet.EMPTY, number, number);
    }

    private static boolean isAlone(Card card, List<Card> others) {
        return others.stream()
                .noneMatch(other -> other.rank() == card.rank()
                        || other.suit() == card.suit()
                                && Math.abs(other.rank().ordinal() - card.rank().ordinal()) == 1);
    }

    private static Optional<List<Card>> find(
            List<Counted> all, int from, int points, CardSet used, int fewest, int most) {
        if (points == 0 && fewest <= 0) {
            return Optional.of(List.of());
        }
        if (most == 0 || points <= 0) {
            return Optional.empty();
        }
        return IntStream.range(from, all.size())
                .filter(at -> at == from || !all.get(at).isAsGoodAs(all.get(at - 1)))
                .mapToObj(at -> Optional.of(all.get(at))
                        .filter(next -> next.points() + all.getLast().points() * Math.max(0, fewest - 1) <= points
                                && next.points() * most >= points)
                        .filter(next -> next.cards().stream().noneMatch(used::contains))
                        .flatMap(next -> find(
                                        all,
                                        at + 1,
                                        points - next.points(),
                                        used.union(CardSet.of(next.cards())),
                                        fewest - 1,
                                        most - 1)
                                .map(rest -> before(next.cards(), rest))))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static List<Card> before(List<Card> first, List<Card> rest) {
        List<Card> all = new ArrayList<>(first);
        all.addAll(rest);
        return all;
    }

    private static Stream<List<Card>> groups() {
        return Rank.DOWNWARDS.stream()
                .flatMap(rank -> Stream.of(SHORTEST, Suit.DOWNWARDS.size())
                        .map(size -> Suit.DOWNWARDS.stream()
                                .limit(size)
                                .map(suit -> Card.of(rank, suit))
                                .toList()));
    }

    private static Stream<List<Card>> runs() {
        List<Rank> ranks = Rank.DOWNWARDS;
        return Suit.DOWNWARDS.stream()
                .flatMap(suit -> IntStream.rangeClosed(SHORTEST, LONGEST_RUN)
                        .boxed()
                        .flatMap(length -> IntStream.rangeClosed(0, ranks.size() - length)
                                .mapToObj(from -> ranks.subList(from, from + length).stream()
                                        .map(rank -> Card.of(rank, suit))
                                        .toList())));
    }
}
