package kibitzer.conventions.poker.play;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.advice.Scale;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.poker.HandClass;

/**
 * How low a hand is: its highest card, then the next; a pair is worse than any hand without one.
 *
 * <p>A rank is worth 1 (the ace 1, the king 13, or the ace 14 where it is high), the next a sixteenth of that; lower
 * hands have the greater degree.
 */
final class Lowness {
    private static final double NEXT = 1.0 / 16;
    private static final int A_PAIR = -100;

    static final Scale<TableView> LOW = new Scale<>("low-hand", "how low a hand", Lowness::of, Lowness::said);

    /** 8-7-6-5-4 and all below. */
    static final Scale.Degree EIGHT_HIGH = highAtMost(8, 15, "eight-high");

    static final Scale.Degree NINE_HIGH = highAtMost(9, 15, "nine-high");
    static final Scale.Degree TEN_HIGH = highAtMost(10, 15, "ten-high");
    static final Scale.Degree SMOOTH_TEN = highAtMost(10, 7, "a smooth ten");
    static final Scale.Degree SEVEN_HIGH = highAtMost(7, 15, "seven-high");
    static final Scale.Degree SEVEN_FIVE = highAtMost(7, 5, "7-5 high");

    private Lowness() {}

    private static Scale.Degree highAtMost(int highest, int next, String name) {
        return new Scale.Degree(-(highest + next * NEXT), name);
    }

    /** How low some cards are, five or four of them. */
    static double of(CardSet cards, boolean aceLow) {
        List<Integer> places = places(cards, aceLow);
        return places.stream().distinct().count() < places.size()
                ? A_PAIR
                : -(places.getFirst() + places.get(1) * NEXT);
    }

    private static double of(TableView view) {
        boolean plain = view.handClass() == HandClass.NO_PAIR;
        return plain ? of(view.hand(), aceLow(view)) : A_PAIR - view.handClass().ordinal();
    }

    private static boolean aceLow(TableView view) {
        return view.table().game().equals(Games.LOW);
    }

    private static String said(TableView view) {
        return view.handClass() == HandClass.NO_PAIR
                ? view.hand().stream()
                        .sorted(Comparator.comparingInt((Card card) -> -place(card, aceLow(view))))
                        .map(card -> String.valueOf(card.rank().letter()))
                        .collect(Collectors.joining("-"))
                : view.made().inWords();
    }

    /** The highest of the cards as a low hand counts them: 8 for an eight, 1 for the ace where it is low. */
    static int highest(CardSet cards, boolean aceLow) {
        return places(cards, aceLow).getFirst();
    }

    private static List<Integer> places(CardSet cards, boolean aceLow) {
        return cards.stream()
                .map(card -> place(card, aceLow))
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static int place(Card card, boolean aceLow) {
        return aceLow && card.rank() == Rank.ACE ? 1 : card.rank().ordinal() + 2;
    }
}
