package kibitzer.decisions.poker.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.decisions.Slip;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;

/** What goes wrong when hands are compared: two classes in the wrong order, the odd cards, the suits, the ace. */
final class ShowdownSlips {
    private final ShownHands shown;
    private final List<MadeHand> made;
    private final List<Slip<String>> slips = new ArrayList<>();

    private ShowdownSlips(ShownHands shown) {
        this.shown = shown;
        this.made = shown.made();
    }

    static List<Slip<String>> of(ShownHands shown) {
        ShowdownSlips all = new ShowdownSlips(shown);
        all.collect();
        return List.copyOf(all.slips);
    }

    private void collect() {
        HandClass best = made.get(shown.winning().getFirst()).handClass();
        if (shown.form().wins() != PokerForm.Wins.LOWEST) {
            IntStream.range(0, made.size())
                    .filter(hand -> made.get(hand).handClass() != best)
                    .forEach(hand -> add(
                            "put " + made.get(hand).handClass().withArticle() + " above " + best.withArticle(),
                            List.of(hand)));
        }
        if (shown.winning().size() > 1) {
            shown.winning().stream()
                    .max(Comparator.comparing(this::suitOfTheHighest))
                    .ifPresent(hand -> add("let the suits decide between equal hands", List.of(hand)));
        }
        highest();
    }

    /** The highest single card is looked at, which decides nothing between hands of several classes. */
    private void highest() {
        if (shown.form().wins() == PokerForm.Wins.LOWEST) {
            return;
        }
        int top = IntStream.range(0, made.size()).map(this::top).max().orElseThrow();
        List<Integer> highest = places(hand -> top(hand) == top);
        if (highest.size() == 1) { // of equal ones the next card tells more
            add("compare the highest single cards", highest);
        }
    }

    /** The higher suit of its highest cards, spades first, as the suits rank where they do. */
    private Suit suitOfTheHighest(int hand) {
        int top = top(hand);
        return shown.hands().get(hand).stream()
                .filter(card -> !card.isJoker() && card.rank().ordinal() == top)
                .map(Card::suit)
                .max(Comparator.naturalOrder())
                .orElse(Suit.CLUBS);
    }

    private int top(int hand) {
        return shown.hands().get(hand).stream()
                .filter(card -> !card.isJoker())
                .map(Card::rank)
                .mapToInt(Enum::ordinal)
                .max()
                .orElse(0);
    }

    private List<Integer> places(IntPredicate which) {
        return IntStream.range(0, made.size()).filter(which).boxed().toList();
    }

    private void add(String doing, List<Integer> winners) {
        slips.add(Slip.by(doing, ShownHands.numbers(winners)));
    }
}
