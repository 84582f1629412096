package kibitzer.decisions.poker.pot;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.poker.hand.HandMaker;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.showdown.Declared;

/** Deals pots to divide: side pots, high and low halves, declarations, ties. */
final class PotsDealer {
    private static final String SIDE_POTS = "side-pots";
    private static final String HIGH_LOW = "high-low";
    private static final String HIGH_LOW_SIDE_POTS = "high-low-side-pots";
    private static final String DECLARED = "declared";
    private static final String TIES = "ties";
    private static final List<String> ALL = List.of(SIDE_POTS, HIGH_LOW, DECLARED, HIGH_LOW_SIDE_POTS, TIES);

    static final Field<List<String>> KINDS = optional(
                    "kinds",
                    Kinds.someOf(ALL),
                    List.of(),
                    "what makes the division hard; any of these if none is named")
            .called("What makes it hard");

    private static final Map<String, Integer> CARDS = Map.of(
            "high-low", 7, "high-low-ace-low", 7, "high-low-bug", 5, "hurricane-high-low", 2, "monte-high-low", 3);
    private static final int HAND = 5;
    private static final int CHIP = 12;
    private static final int MOST_PARTS = 5;

    private final Chance chance;

    PotsDealer(Chance chance) {
        this.chance = chance;
    }

    PotsShown deal(List<String> asked) {
        String kind = chance.oneOf(asked.isEmpty() ? ALL : asked);
        while (true) {
            try {
                PotsShown shown = attempt(kind);
                if (isOfInterest(kind, shown)) {
                    return shown;
                }
            } catch (BadQuestion silent) {
                // Chips on which the book does not rule.
            }
        }
    }

    private PotsShown attempt(String kind) {
        return switch (kind) {
            case HIGH_LOW -> highLow(List.of(), equal(3), false);
            case DECLARED -> highLow(declared(3), equal(3), false);
            case HIGH_LOW_SIDE_POTS -> highLow(List.of(), stakes(3), true);
            case TIES -> tie();
            default -> {
                int players = 3 + chance.below(2);
                yield oneWay(hands(PokerForm.STANDARD.pack(), players, HAND), stakes(players));
            }
        };
    }

    private static boolean isOfInterest(String kind, PotsShown shown) {
        int pots = shown.pots().size();
        return switch (kind) {
            case SIDE_POTS, HIGH_LOW_SIDE_POTS -> pots > 1;
            case TIES -> shown.divided().parts().getFirst().winners().high().size() > 1;
            default -> true;
        };
    }

    private PotsShown oneWay(List<CardSet> hands, List<Integer> paid) {
        return new PotsShown(PokerForm.STANDARD.id(), hands, paid, dropped(paid), List.of(), OptionalInt.empty());
    }

    /** Two hands that tie, and a third; the last to bet is one of the two. */
    private PotsShown tie() {
        HandMaker maker = new HandMaker(chance);
        CardSet hand = maker.hand(chance.oneOf(PokerForm.STANDARD.classes()));
        CardSet twin = maker.inOtherSuits(hand);
        CardSet third = maker.hand(chance.oneOf(PokerForm.STANDARD.classes()));
        int ante = 1 + chance.below(3);
        return new PotsShown(
                PokerForm.STANDARD.id(),
                List.of(hand, twin, third),
                List.of(CHIP, CHIP, CHIP),
                List.of(ante),
                List.of(),
                OptionalInt.of(chance.below(2)));
    }

    private PotsShown highLow(List<Declared> declared, List<Integer> paid, boolean ofSeven) {
        HighLowForm form = ofSeven || chance.onceIn(2) ? HighLowForm.ACE_HIGH : chance.oneOf(HighLowForm.ALL);
        int cards = CARDS.getOrDefault(form.id(), HAND);
        return new PotsShown(
                form.id(),
                hands(form.high().pack(), paid.size(), cards),
                paid,
                List.of(),
                declared,
                OptionalInt.empty());
    }

    private List<CardSet> hands(CardSet pack, int players, int cards) {
        List<Card> shuffled = chance.shuffled(pack.toList());
        return IntStream.range(0, players)
                .mapToObj(place -> CardSet.of(shuffled.subList(place * cards, (place + 1) * cards)))
                .toList();
    }

    private List<Declared> declared(int players) {
        return IntStream.range(0, players)
                .mapToObj(place -> chance.oneOf(List.of(Declared.values())))
                .toList();
    }

    private static List<Integer> equal(int players) {
        return IntStream.range(0, players).mapToObj(place -> 2 * CHIP).toList();
    }

    /** Stakes of players of whom one or two had few chips; the two highest are equal. */
    private List<Integer> stakes(int players) {
        List<Integer> stakes = new ArrayList<>();
        int most = MOST_PARTS * CHIP;
        stakes.add(most);
        stakes.add(most);
        while (stakes.size() < players) {
            stakes.add((1 + chance.below(MOST_PARTS)) * CHIP);
        }
        return chance.shuffled(stakes);
    }

    private List<Integer> dropped(List<Integer> paid) {
        int most = paid.stream().mapToInt(Integer::intValue).max().orElseThrow();
        return chance.onceIn(2) ? List.of() : List.of((1 + chance.below(most / CHIP)) * CHIP);
    }
}
