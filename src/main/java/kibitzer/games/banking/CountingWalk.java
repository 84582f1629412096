package kibitzer.games.banking;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * The one way in which bets are counted: every order of the cards left, cards that are alike taken together and what was
 * counted once remembered. Exact, in rational numbers.
 */
public final class CountingWalk {
    private record Place(OpenBet bet, Map<Object, Integer> left) {}

    private final List<Card> different;
    private final Map<Place, Map<Fraction, Fraction>> known = new HashMap<>();

    private CountingWalk(List<Card> different) {
        this.different = different;
    }

    /** The prospect of a bet over all orders of these cards, by the shorter way where the bet has one. */
    public static Prospect of(OpenBet bet, Cards left) {
        return bet.counted(left).orElseGet(() -> walked(bet, left));
    }

    /** The same, card by card. */
    public static Prospect walked(OpenBet bet, Cards left) {
        List<Card> different = left.different();
        int[] counts = different.stream().mapToInt(left::count).toArray();
        return new Prospect(new CountingWalk(different).from(bet, counts, left.size()));
    }

    private Map<Fraction, Fraction> from(OpenBet bet, int[] counts, int left) {
        if (left == 0 || bet instanceof OpenBet.Settled) {
            return Map.of(bet.whenOut(), Fraction.ONE);
        }
        Map<Object, Integer> byKind = new LinkedHashMap<>();
        Map<Object, Integer> example = new HashMap<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                Object kind = bet.kindOf(different.get(i));
                byKind.merge(kind, counts[i], Integer::sum);
                example.putIfAbsent(kind, i);
            }
        }
        Place place = new Place(bet, byKind);
        Map<Fraction, Fraction> before = known.get(place);
        if (before != null) {
            return before;
        }
        Map<Fraction, Fraction> found = new TreeMap<>();
        for (Map.Entry<Object, Integer> kind : byKind.entrySet()) {
            int card = example.getOrDefault(kind.getKey(), 0);
            Fraction chance = Fraction.of(kind.getValue(), left);
            counts[card]--;
            from(bet.after(different.get(card), left - 1), counts, left - 1)
                    .forEach((net, then) -> found.merge(net, chance.times(then), Fraction::plus));
            counts[card]++;
        }
        known.put(place, found);
        return found;
    }
}
