package kibitzer.decisions.poker.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.decisions.CountedChance;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.wording.Sentence;

/** Of a draw of two or three cards to cards of one rank, or of four to one card, what must be drawn, the commonest first. */
final class DrawnParts {
    private static final int MOST_DRAWN = 3;
    private static final int MOST_TOLD = 2;

    /** What a single card is kept for where ranks alone decide. */
    private static final Set<DrawTarget> OF_ALIKE = Set.of(
            DrawTarget.Named.ACES_UP,
            DrawTarget.Named.PAIR_OF_ACES,
            new DrawTarget.Exactly(HandClass.TWO_PAIRS),
            new DrawTarget.Exactly(HandClass.THREE_OF_A_KIND),
            new DrawTarget.Exactly(HandClass.FULL_HOUSE),
            new DrawTarget.Exactly(HandClass.FOUR_OF_A_KIND));

    private DrawnParts() {}

    /** "117 with an ace and another card, 69 with a pair": empty where suits or a sequence are drawn to, or too many cards. */
    static Optional<String> of(DrawProblem problem) {
        Draw draw = problem.draw();
        boolean isPaired = draw.keep().stream()
                .anyMatch(card -> draw.keep().of(card.rank()).size() > 1);
        boolean isSingle = draw.keep().size() == 1 && OF_ALIKE.contains(problem.target());
        if (!isSingle && (!isPaired || draw.drawn() > MOST_DRAWN)) {
            return Optional.empty();
        }
        Map<Part, Long> parts = new HashMap<>();
        count(
                problem,
                problem.target().reachedBy(draw),
                new ArrayList<>(),
                draw.unseen().toList(),
                0,
                parts);
        List<Map.Entry<Part, Long>> largest = parts.entrySet().stream()
                .sorted(Map.Entry.<Part, Long>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(part -> part.getKey().words()))
                .toList();
        long rest =
                largest.stream().skip(MOST_TOLD).mapToLong(Map.Entry::getValue).sum();
        return Optional.of(largest.stream()
                        .limit(MOST_TOLD)
                        .map(part -> CountedChance.grouped(part.getValue()) + " with "
                                + part.getKey().words() + part.getKey().product(draw, part.getValue()))
                        .collect(Collectors.joining(", "))
                + (rest > 0 ? ", " + CountedChance.grouped(rest) + " others" : ""));
    }

    private static void count(
            DrawProblem problem,
            IntPredicate wanted,
            List<Card> drawn,
            List<Card> pack,
            int from,
            Map<Part, Long> parts) {
        Draw draw = problem.draw();
        if (drawn.size() == draw.drawn()) {
            CardSet hand = draw.keep();
            for (Card card : drawn) {
                hand = hand.with(card);
            }
            if (wanted.test(problem.form().value(hand).strength())) {
                parts.merge(told(draw.keep(), drawn), 1L, Long::sum);
            }
            return;
        }
        for (int next = from; next < pack.size(); next++) {
            drawn.add(pack.get(next));
            count(problem, wanted, drawn, pack, next + 1, parts);
            drawn.removeLast();
        }
    }

    /** "an ace and another card", "a pair and another card", "two nines". */
    private static Part told(CardSet keep, List<Card> drawn) {
        Map<Rank, Integer> ranks = new HashMap<>();
        drawn.forEach(card -> ranks.merge(card.rank(), 1, Integer::sum));
        List<String> words = new ArrayList<>();
        Rank.DOWNWARDS.stream()
                .filter(rank -> ranks.containsKey(rank) && !keep.of(rank).isEmpty())
                .forEach(rank -> words.add(number(ranks.getOrDefault(rank, 0), rank)));
        ranks.entrySet().stream()
                .filter(rank -> keep.of(rank.getKey()).isEmpty() && rank.getValue() > 1)
                .forEach(rank -> words.add(rank.getValue() == 2 ? "a pair" : "three alike"));
        long others = ranks.entrySet().stream()
                .filter(rank -> keep.of(rank.getKey()).isEmpty() && rank.getValue() == 1)
                .count();
        if (others > 0) {
            words.add(
                    others == 1
                            ? (words.isEmpty() ? "any other card" : "another card")
                            : others == 2 ? "two cards that make no pair" : others + " other cards");
        }
        List<Rank> matching =
                ranks.keySet().stream().filter(rank -> !keep.of(rank).isEmpty()).toList();
        boolean isOneOfThem =
                matching.size() == 1 && ranks.getOrDefault(matching.getFirst(), 0) == 1 && drawn.size() > 1;
        return new Part(Sentence.listed(words), isOneOfThem ? Optional.of(matching.getFirst()) : Optional.empty());
    }

    /**
     * One kind of draw.
     *
     * @param words "an ace and another card"
     * @param rank of the one card that matches what is kept, where there is one and other cards beside it
     */
    private record Part(String words, Optional<Rank> rank) {
        /** How the count comes about: " (3×42)", three kings with each of the 42 others. */
        String product(Draw draw, long count) {
            return rank.map(one -> (long) draw.unseen().of(one).size())
                    .filter(cards -> cards > 1 && count % cards == 0)
                    .map(cards -> " (" + cards + "×" + CountedChance.grouped(count / cards) + ")")
                    .orElse("");
        }
    }

    private static String number(int held, Rank rank) {
        String one = rank.one();
        return held == 1 ? one : (held == 2 ? "two " : "three ") + rank.plural();
    }
}
