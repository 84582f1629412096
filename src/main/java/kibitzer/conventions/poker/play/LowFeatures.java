package kibitzer.conventions.poker.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Answers;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** What the rules on low hands measure. */
final class LowFeatures {
    private static final int NO_FOUR = 99;
    private static final int EIGHT = 8;
    private static final int FOUR = 4;
    private static final String EARLY =
            "early, a nine or ten opens only with a one-card draw to a seven, and yours is to ";
    private static final int SIX_DOWN = 0b1111 << 1;
    private static final int FIVE_DOWN = 0b1111;

    /** The highest of the four lowest different cards. */
    static final Quantity<TableView> FOUR_LOW = fourLow("while the draws that the book counts have an eight or lower");

    /** The same at high-low, where a hand may be played for the other half: said only of one that is no hand for high. */
    static final Quantity<TableView> FOUR_LOW_OF_TWO_WAYS =
            fourLow("too high for the low half, and the hand is too weak for high");

    /** The same of a nine or ten that opens early (p. 106). */
    static final Quantity<TableView> FOUR_LOW_EARLY = FOUR_LOW.saying(EIGHT, EARLY + "an eight")
            .saying(EIGHT + 1, EARLY + "a nine")
            .saying(EIGHT + 2, EARLY + "a ten");

    static final Answers<TableView, CardSet> ALL_BUT_FOUR_LOW = new Answers<>(
            "all but the four lowest cards",
            view -> fourLow(view).stream()
                    .flatMap(four -> allBut(view, four).stream())
                    .toList());

    static final Answers<TableView, CardSet> ALL_BUT_LOW_CARDS = new Answers<>(
            "all but different cards up to the eight",
            view -> allBut(
                    view,
                    different(view).stream()
                            .filter(card -> Lowness.highest(CardSet.of(card), aceLow(view)) <= EIGHT)
                            .collect(CardSet.toCardSet())));

    /** 6-5-4-3 or 5-4-3-2. */
    static final Trait<TableView> LOW_SEQUENCE = new Trait<>(
            "low-sequence",
            "6-5-4-3 or 5-4-3-2 in the hand",
            "neither 6-5-4-3 nor 5-4-3-2 in the hand",
            view -> lowSequence(view).isPresent());

    static final Answers<TableView, CardSet> ALL_BUT_LOW_SEQUENCE = new Answers<>(
            "all but the low sequence",
            view -> lowSequence(view).stream()
                    .flatMap(four -> allBut(view, four).stream())
                    .toList());

    private LowFeatures() {}

    /** In words of its own from the nine up, where the queen would be a twelve. */
    private static Quantity<TableView> fourLow(String tooHigh) {
        Quantity<TableView> fourLow = new Quantity<TableView>(
                        "four-low-cards",
                        "heads a one-card draw to a low",
                        "heads a one-card draw to a low",
                        view -> fourLow(view)
                                .map(four -> Lowness.highest(four, aceLow(view)))
                                .orElse(NO_FOUR))
                .asking("which is the highest of the four lowest cards")
                .saying(NO_FOUR, "fewer than four different cards, too few to draw one to a low");
        for (Rank rank : Rank.DOWNWARDS) {
            if (rank.isHigherThan(Rank.EIGHT)) {
                fourLow = fourLow.saying(
                        rank.ordinal() + 2.0, "the " + rank.word() + " is among the four lowest cards, " + tooHigh);
            }
        }
        return fourLow;
    }

    private static boolean aceLow(TableView view) {
        return view.table().game().equals(Games.LOW);
    }

    /**
     * What is thrown to keep one card of each of these ranks: of a pair either. Where flushes count, cards of one suit
     * come first.
     */
    private static List<CardSet> allBut(TableView view, CardSet ranks) {
        List<CardSet> kept = List.of(CardSet.EMPTY);
        for (Card card : ranks) {
            kept = kept.stream()
                    .flatMap(cards -> view.hand().of(card.rank()).stream().map(cards::with))
                    .toList();
        }
        List<CardSet> suited = kept.stream().filter(LowFeatures::isSuited).toList();
        return (aceLow(view) || suited.isEmpty() ? kept : suited)
                .stream().map(view.hand()::minus).toList();
    }

    private static boolean isSuited(CardSet cards) {
        return Suit.DOWNWARDS.stream().anyMatch(suit -> cards.subsetOf(cards.in(suit)));
    }

    /** One card of each rank, lowest first. */
    private static List<Card> different(TableView view) {
        return Rank.DOWNWARDS.stream()
                .map(rank -> view.hand().of(rank))
                .filter(cards -> !cards.isEmpty())
                .map(CardSet::first)
                .sorted(Comparator.comparingInt(card -> Lowness.highest(CardSet.of(card), aceLow(view))))
                .toList();
    }

    static Optional<CardSet> fourLow(TableView view) {
        List<Card> different = different(view);
        return different.size() < FOUR ? Optional.empty() : Optional.of(CardSet.of(different.subList(0, FOUR)));
    }

    private static Optional<CardSet> lowSequence(TableView view) {
        int ranks = Suit.DOWNWARDS.stream().mapToInt(view.hand()::ranksIn).reduce(0, (one, other) -> one | other);
        int wanted = (ranks & FIVE_DOWN) == FIVE_DOWN ? FIVE_DOWN : (ranks & SIX_DOWN) == SIX_DOWN ? SIX_DOWN : 0;
        if (wanted == 0 || view.strength() >= Strength.STRAIGHT.value()) {
            return Optional.empty();
        }
        return Optional.of(different(view).stream()
                .filter(card -> (wanted >>> card.rank().ordinal() & 1) != 0)
                .collect(CardSet.toCardSet()));
    }
}
