package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Reads cards as a meld, in every way that the rules of a game allow. */
final class MeldReader {
    private MeldReader() {}

    static List<Meld> readings(RummyRules rules, Cards cards) {
        if (cards.size() < RummyRules.LEAST) {
            return List.of();
        }
        return Stream.concat(groups(rules, cards).stream(), runs(rules, cards).stream())
                .toList();
    }

    private static List<Meld> groups(RummyRules rules, Cards cards) {
        Groups groups = rules.groups();
        if (cards.size() > groups.most() || !areAlike(naturals(rules, cards), Card::rank)) {
            return List.of();
        }
        if (cards.stream().allMatch(Card::isJoker)) {
            // Jokers that are not wild are a rank of their own.
            boolean own = rules.jokers() > 0 && !rules.wilds().jokers();
            return own ? List.of(new Meld(false, places(cards, Rank.ACE))) : List.of();
        }
        List<Meld> found = new ArrayList<>();
        Set<Rank> ranks =
                cards.stream().filter(card -> !card.isJoker()).map(Card::rank).collect(Collectors.toSet());
        for (Rank rank : ranks) {
            boolean asSuch =
                    rank != Rank.TWO || !rules.wilds().deuces() || rules.wilds().asSuch();
            Predicate<Card> natural = card -> asSuch && !card.isJoker() && card.rank() == rank;
            List<Card> naturals = cards.stream().filter(natural).toList();
            if (!naturals.isEmpty()
                    && cards.stream()
                            .allMatch(
                                    card -> natural.test(card) || rules.wilds().isWild(card))
                    && allows(rules.wilds(), naturals.size(), cards.size() - naturals.size())
                    && suitsFit(groups.suits(), naturals, cards.size())) {
                found.add(new Meld(false, places(cards, rank)));
            }
        }
        return found;
    }

    /** The cards that can only stand for themselves. */
    private static List<Card> naturals(RummyRules rules, Cards cards) {
        List<Card> naturals = new ArrayList<>();
        for (Card card : cards.list()) {
            if (!card.isJoker() && !rules.wilds().isWild(card)) {
                naturals.add(card);
            }
        }
        return naturals;
    }

    private static boolean areAlike(List<Card> cards, Function<Card, ?> in) {
        for (Card card : cards) {
            if (!in.apply(card).equals(in.apply(cards.getFirst()))) {
                return false;
            }
        }
        return true;
    }

    private static List<Meld.Place> places(Cards cards, Rank rank) {
        return cards.stream().map(card -> new Meld.Place(card, rank)).toList();
    }

    private static boolean allows(Wilds wilds, int natural, int wild) {
        return wild == 0 || natural >= wilds.leastNatural() && wild <= wilds.most();
    }

    private static boolean suitsFit(Groups.Suits asked, List<Card> naturals, int size) {
        Set<Suit> suits = naturals.stream().map(Card::suit).collect(Collectors.toSet());
        return switch (asked) {
            case ANY -> true;
            case NO_RED_THREES ->
                naturals.getFirst().rank() != Rank.THREE
                        || naturals.size() == size && suits.stream().noneMatch(Suit::isRed);
            case DIFFERENT -> suits.size() == naturals.size() && size <= Suit.values().length;
            case EXACTLY_THREE -> suits.size() == 3;
            case ONE_OR_THREE -> {
                Rank rank = naturals.getFirst().rank();
                yield rank == Rank.ACE || rank == Rank.KING || suits.size() == 1 || suits.size() >= 3;
            }
        };
    }

    private static List<Meld> runs(RummyRules rules, Cards cards) {
        List<Card> naturals = naturals(rules, cards);
        if (cards.size() > rules.runs().most() || naturals.isEmpty() || !areAlike(naturals, Card::suit)) {
            return List.of();
        }
        List<Card> wild = new ArrayList<>(cards.list());
        naturals.forEach(wild::remove);
        boolean ownJokers = wild.stream().anyMatch(card -> !rules.wilds().isWild(card));
        if (ownJokers || !rules.wilds().inRuns() && !wild.isEmpty()) {
            return List.of();
        }
        Suit suit = naturals.getFirst().suit();
        List<Meld> found = new ArrayList<>();
        for (List<Rank> stretch : rules.runs().stretches(cards.size())) {
            if (stretch.contains(naturals.getFirst().rank())) {
                fit(rules, stretch, suit, naturals, wild, found);
            }
        }
        return found;
    }

    private static void fit(
            RummyRules rules, List<Rank> stretch, Suit suit, List<Card> naturals, List<Card> wild, List<Meld> found) {
        List<Card> left = new ArrayList<>(naturals);
        List<Card> spare = new ArrayList<>(wild);
        List<Meld.Place> places = new ArrayList<>();
        int standing = 0;
        for (Rank rank : stretch) {
            Card card = Card.of(rank, suit);
            // A deuce of the suit in its own place is natural.
            if (left.remove(card) || spare.remove(card)) {
                places.add(new Meld.Place(card, rank));
            } else if (!spare.isEmpty()) {
                Card stand = spare.removeFirst();
                places.add(new Meld.Place(stand, rank));
                standing++;
            } else {
                return;
            }
        }
        if (left.isEmpty() && allows(rules.wilds(), stretch.size() - standing, standing)) {
            found.add(new Meld(true, places));
        }
    }
}
