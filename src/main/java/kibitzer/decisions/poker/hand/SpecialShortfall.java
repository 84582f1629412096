package kibitzer.decisions.poker.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.HandClass;

/**
 * What five cards lack to be one of the special hands, which are played without wild cards.
 *
 * @param cards the hand
 */
record SpecialShortfall(CardSet cards) {
    private static final int HAND = 5;

    /** What fails, if the hand were called so; nothing where all that the class asks for is there. */
    List<Reason> of(HandClass claimed) {
        return switch (claimed) {
            case FOUR_FLUSH -> suits(4, "four of one suit");
            case BLAZE -> blaze();
            case SKIP_STRAIGHT -> alternate();
            case LITTLE_DOG -> limits(Rank.SEVEN, Rank.TWO);
            case BIG_DOG -> limits(Rank.ACE, Rank.NINE);
            case LITTLE_CAT -> limits(Rank.EIGHT, Rank.THREE);
            case BIG_CAT -> limits(Rank.KING, Rank.EIGHT);
            case CAT_OR_DOG_FLUSH -> suitedCatOrDog();
            default -> throw new IllegalArgumentException(claimed.inWords() + "; expected a special hand");
        };
    }

    private List<Reason> suits(int asked, String required) {
        int most = Suit.DOWNWARDS.stream().mapToInt(cards::length).max().orElse(0);
        return most >= asked
                ? List.of()
                : List.of(Reason.needing(
                        "suits", most, "at most " + most + (most == 1 ? " is" : " are") + " of one suit", required));
    }

    private List<Reason> blaze() {
        long court =
                cards.stream().filter(card -> card.rank().isAtLeast(Rank.JACK)).count();
        return court == HAND
                ? List.of()
                : List.of(Reason.needing(
                        "court cards", (int) court, court + " court cards", "five court cards, ace to jack"));
    }

    /** The ace is one in a skip straight, as in every sequence of the laws that play it. */
    private List<Reason> alternate() {
        List<Integer> places = cards.stream()
                .map(card -> (card.rank().ordinal() + 1) % Rank.values().length)
                .sorted()
                .toList();
        boolean skips = true;
        for (int i = 1; i < places.size(); i++) {
            skips &= places.get(i) - places.get(i - 1) == 2;
        }
        return skips
                ? List.of()
                : List.of(Reason.needing("ranks", held(), "the ranks are " + held(), "five alternate ranks"));
    }

    private List<Reason> limits(Rank highest, Rank lowest) {
        List<Reason> failing = new ArrayList<>();
        List<Rank> ranks = cards.stream().map(Card::rank).sorted().toList();
        if (ranks.getLast() != highest || ranks.getFirst() != lowest) {
            failing.add(Reason.needing(
                    "limits",
                    held(),
                    ranks.getLast().word() + " high, " + ranks.getFirst().word() + " low",
                    highest.word() + " high, " + lowest.word() + " low"));
        }
        if (ranks.stream().distinct().count() < HAND) {
            failing.add(Reason.needing("ranks", held(), "two cards of one rank", "no pair"));
        }
        return failing;
    }

    private List<Reason> suitedCatOrDog() {
        List<Reason> failing = new ArrayList<>(suits(HAND, "five of one suit"));
        boolean isNone =
                List.of(HandClass.LITTLE_DOG, HandClass.BIG_DOG, HandClass.LITTLE_CAT, HandClass.BIG_CAT).stream()
                        .noneMatch(kind -> of(kind).isEmpty());
        if (isNone) {
            failing.add(Reason.needing("limits", held(), "the ranks are " + held(), "the limits of a cat or a dog"));
        }
        return failing;
    }

    private String held() {
        return cards.stream()
                .map(Card::rank)
                .sorted(Comparator.reverseOrder())
                .map(rank -> String.valueOf(rank.letter()))
                .collect(Collectors.joining(" "));
    }
}
