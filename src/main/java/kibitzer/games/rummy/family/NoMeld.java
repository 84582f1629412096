package kibitzer.games.rummy.family;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Says why some cards are no meld in a game, in words. */
public final class NoMeld {
    /** So many missing ranks are named one by one. */
    private static final int NAMED = 4;

    private NoMeld() {}

    /** For cards that are no meld: the first thing that is wrong with them. */
    public static String because(RummyRules rules, Cards cards) {
        if (cards.size() < RummyRules.LEAST) {
            return "a meld takes three cards at least";
        }
        List<Card> naturals = cards.stream()
                .filter(card -> !card.isJoker() && !rules.wilds().isWild(card))
                .toList();
        int wild = cards.size() - naturals.size();
        if (rules.jokers() > 0 && !rules.wilds().jokers() && cards.contains(Card.JOKER)) {
            return "jokers are not wild here: they are a rank of their own";
        }
        if (wild > 0 && wild > rules.wilds().most()) {
            return wild + " wild cards; a meld may hold " + rules.wilds().most();
        }
        if (wild > 0 && naturals.size() < rules.wilds().leastNatural()) {
            return naturals.size() == 1
                    ? "1 natural card; a meld needs two"
                    : "a meld of wild cards alone is not allowed";
        }
        Set<Rank> ranks = naturals.stream().map(Card::rank).collect(Collectors.toSet());
        Set<Suit> suits = naturals.stream().map(Card::suit).collect(Collectors.toSet());
        if (ranks.size() == 1) {
            return group(rules, cards, naturals, suits);
        }
        if (rules.runs().most() == 0) {
            return "only cards of one rank are melded in this game, and there are " + ranks.size() + " ranks here";
        }
        return suits.size() == 1 ? run(rules, cards, ranks, wild) : mixed(naturals, ranks, suits);
    }

    /** Which card spoils a group or a sequence, where one card does: "7D is of another suit than 9C 8C 6C". */
    private static String mixed(List<Card> naturals, Set<Rank> ranks, Set<Suit> suits) {
        if (naturals.size() < RummyRules.LEAST) {
            return naturals.stream().map(Card::toString).collect(Collectors.joining(" and "))
                    + " share neither rank nor suit";
        }
        return odd(naturals, Card::rank, "rank")
                .or(() -> odd(naturals, Card::suit, "suit"))
                .orElse(ranks.size() + " ranks and " + suits.size()
                        + " suits, where a meld is of one rank or of one suit");
    }

    /** The one card that differs from all the others in this. */
    private static Optional<String> odd(List<Card> naturals, Function<Card, ?> by, String what) {
        return naturals.stream()
                .filter(card ->
                        naturals.stream().filter(other -> !other.equals(card)).count() == naturals.size() - 1)
                .filter(card -> naturals.stream()
                                .filter(other -> !other.equals(card))
                                .map(by)
                                .distinct()
                                .count()
                        == 1)
                .findFirst()
                .map(card -> card + " is of another " + what + " than "
                        + naturals.stream()
                                .filter(other -> !other.equals(card))
                                .map(Card::toString)
                                .collect(Collectors.joining(" ")));
    }

    private static String group(RummyRules rules, Cards cards, List<Card> naturals, Set<Suit> suits) {
        Groups groups = rules.groups();
        if (groups.most() == 0) {
            return "groups of one rank do not count in this game";
        }
        if (cards.size() > groups.most()) {
            return cards.size() + " cards of a rank; a group holds " + groups.most() + " at most";
        }
        return switch (groups.suits()) {
            case DIFFERENT ->
                cards.size() > Suit.values().length
                        ? cards.size() + " cards; a rank has four suits only"
                        : naturals.stream()
                                        .filter(card -> naturals.stream()
                                                        .filter(card::equals)
                                                        .count()
                                                > 1)
                                        .findFirst()
                                        .map(Card::toString)
                                        .orElse("the same card")
                                + " stands in it twice, and a group here takes different suits";
            case EXACTLY_THREE -> suits.size() + " suits; a group has three exactly";
            case ONE_OR_THREE -> "two suits; a group is of one suit, or of three different ones";
            case NO_RED_THREES ->
                naturals.getFirst().rank() == Rank.THREE && suits.stream().anyMatch(Suit::isRed)
                        ? "red threes are never melded"
                        : "black threes are melded without a wild card";
            case ANY -> "not a group";
        };
    }

    private static String run(RummyRules rules, Cards cards, Set<Rank> ranks, int wild) {
        if (!rules.wilds().inRuns() && wild > 0) {
            return "a sequence takes no wild card here, and "
                    + cards.stream()
                            .filter(card -> card.isJoker() || rules.wilds().isWild(card))
                            .findFirst()
                            .map(Card::inWords)
                            .map(card -> "the " + card)
                            .orElse("one")
                    + " is wild";
        }
        if (cards.size() > rules.runs().most()) {
            return cards.size() + " cards; a sequence holds " + rules.runs().most() + " at most";
        }
        if (ranks.contains(Rank.ACE) && !rules.runs().circular()) {
            boolean low = rules.runs().line().getFirst() == Rank.ACE;
            boolean high = rules.runs().line().getLast() == Rank.ACE;
            if (low && high && ranks.contains(Rank.KING) && ranks.contains(Rank.TWO)) {
                return "the ace stands above the king or below the two, not between them";
            }
            if (low && !high && ranks.contains(Rank.KING)) {
                return "the ace is low: it stands below the two only";
            }
            if (high && !low && ranks.contains(Rank.TWO)) {
                return "the ace is high: it stands above the king only";
            }
        }
        return ranks.size() + wild < cards.size()
                ? "two cards of a rank stand in no sequence, and a group is of one rank alone"
                : gap(rules, ranks, wild);
    }

    /** "2 cards are missing between them, and 1 wild card fills only 1". */
    private static String gap(RummyRules rules, Set<Rank> ranks, int wild) {
        if (rules.runs().circular()) {
            return "there is a gap in the sequence";
        }
        Optional<Rank> outside = ranks.stream()
                .filter(rank -> !rules.runs().line().contains(rank))
                .findFirst();
        if (outside.isPresent()) {
            return outside.get().plural() + " stand in no sequence here";
        }
        List<Rank> line = rules.runs().line();
        boolean aceHigh = line.getLast() == Rank.ACE && (line.getFirst() != Rank.ACE || ranks.contains(Rank.KING));
        List<Integer> places = ranks.stream()
                .map(rank -> aceHigh ? line.lastIndexOf(rank) : line.indexOf(rank))
                .sorted()
                .toList();
        int missing = places.getLast() - places.getFirst() + 1 - places.size();
        if (wild == 0 && missing > NAMED) {
            return missing + " cards are missing between them, from the "
                    + line.get(places.getFirst()).word() + " to the "
                    + line.get(places.getLast()).word();
        }
        if (wild == 0) {
            return line.subList(places.getFirst(), places.getLast()).stream()
                            .filter(rank -> !ranks.contains(rank))
                            .map(Rank::one)
                            .collect(Collectors.joining(" and "))
                    + (missing == 1 ? " is" : " are") + " missing between them";
        }
        return missing + " cards are missing between them, and " + wild
                + (wild == 1 ? " wild card fills" : " wild cards fill") + " only " + wild;
    }
}
