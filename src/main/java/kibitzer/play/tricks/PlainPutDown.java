package kibitzer.play.tricks;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.exchange.Passing;
import kibitzer.games.trick.exchange.SpareHand;
import kibitzer.games.trick.exchange.StandersDraw;
import kibitzer.games.trick.exchange.TakenWidow;
import kibitzer.games.trick.search.Stake;

/**
 * Which cards go face down where no book speaks. Passed are those whose rank and cost together are most; thrown for others are all but
 * trumps and the two highest cards of a suit; laid away for a widow are the lowest cards of the shortest suits beside trumps, or the
 * highest where tricks are to be lost.
 */
final class PlainPutDown {
    /** King and queen at ecarte. */
    private static final int KEPT = 2;

    private final SeenTricks seen;
    private final ToLay turn;
    private final PlayRules rules;
    private final Map<Card, Integer> height = new HashMap<>();

    PlainPutDown(SeenTricks seen) {
        this.seen = seen;
        this.turn = seen.toLay().orElseThrow();
        this.rules = seen.game().play(contract(), trump());
        List<Card> pack = seen.game().rules().pack().pack().cards();
        seen.hand()
                .different()
                .forEach(card -> height.put(
                        card,
                        -rules.order(pack, rules.suitOf(card)).stream()
                                .distinct()
                                .toList()
                                .indexOf(card)));
    }

    private Contract contract() {
        return seen.outcome()
                .flatMap(outcome -> seen.game().rules().contract(outcome.contract()))
                .orElseGet(() -> seen.game().rules().usual());
    }

    private Optional<Suit> trump() {
        return seen.trump();
    }

    Cards cards() {
        return switch (turn.exchange()) {
            case Passing passing ->
                first(Comparator.comparingInt((Card card) -> height(card) + cost(card))
                        .reversed());
            case Drawing drawing -> thrown();
            case StandersDraw draw -> thrown();
            case SpareHand spare -> Cards.NONE;
            case TakenWidow widow ->
                Stake.tricks(seen.game(), contract()).few()
                        ? first(Comparator.comparingInt(this::height).reversed())
                        : first(Comparator.comparing(rules::isTrump)
                                .thenComparingLong(this::length)
                                .thenComparingInt(this::height));
        };
    }

    /** Less than nothing; the highest card of a suit is 0. */
    private int height(Card card) {
        return height.getOrDefault(card, 0);
    }

    private int cost(Card card) {
        CardPoints points = seen.game().rules().points();
        int counts = points.of(card, trump());
        return points.areLosses() ? -counts : counts;
    }

    private long length(Card card) {
        return seen.hand().stream()
                .filter(other -> rules.suitOf(other).equals(rules.suitOf(card)))
                .count();
    }

    private Cards first(Comparator<Card> order) {
        return Cards.of(seen.hand().stream().sorted(order).limit(turn.most()).toList());
    }

    private Cards thrown() {
        Comparator<Card> lowest = Comparator.comparing(rules::isTrump).thenComparingInt(this::height);
        List<Card> spare = seen.hand().stream()
                .filter(card -> !rules.isTrump(card) && height(card) <= -KEPT)
                .sorted(lowest)
                .limit(turn.most())
                .toList();
        return spare.size() >= turn.least()
                ? Cards.of(spare)
                : Cards.of(
                        seen.hand().stream().sorted(lowest).limit(turn.least()).toList());
    }
}
