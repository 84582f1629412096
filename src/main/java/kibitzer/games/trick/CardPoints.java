package kibitzer.games.trick;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;

/**
 * What cards count that are won in tricks.
 *
 * @param plain by figure, by card, or by suit: "A" 11, "QS" 13, "hearts" 1
 * @param trumps by word of a {@link TrumpOrder}; a trump that is not here counts as in a plain suit
 * @param lastTrick what the last trick counts beside
 * @param divisor so many units make a point, and what is left over counts nothing; usually 1
 */
public record CardPoints(Map<String, Integer> plain, Map<String, Integer> trumps, int lastTrick, int divisor)
        implements AxisValue {
    /** Aces and tens, and honours below them: 120 in a pack. */
    public static final CardPoints ACES_AND_TENS = of("A=11 T=10 K=4 Q=3 J=2");

    /** Cards count nothing. */
    public static final CardPoints NONE = new CardPoints(Map.of(), Map.of(), 0, 1);

    public CardPoints {
        plain = Map.copyOf(plain);
        trumps = Map.copyOf(trumps);
    }

    /** The trumps that count by themselves, the dearest first: "jack 11, ten 10, ace 4, king 3, queen 2". */
    public String trumpsInWords() {
        return trumps.entrySet().stream()
                .filter(one -> one.getKey().length() == 1 && one.getValue() > 0)
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(one -> CardNotation.readRank(one.getKey()).word() + " " + one.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Reads "A=11 T=10 K=4 QS=13". */
    public static CardPoints of(String values) {
        return new CardPoints(read(values), Map.of(), 0, 1);
    }

    /** The same, in which trumps count otherwise: "J=20 9=14". */
    public CardPoints inTrumps(String values) {
        return new CardPoints(plain, read(values), lastTrick, divisor);
    }

    public CardPoints lastTrick(int points) {
        return new CardPoints(plain, trumps, points, divisor);
    }

    public CardPoints dividedBy(int units) {
        return new CardPoints(plain, trumps, lastTrick, units);
    }

    private static Map<String, Integer> read(String values) {
        Map<String, Integer> read = new LinkedHashMap<>();
        for (String value : Figures.read(values)) {
            String[] parts = value.split("=", 2);
            read.put(parts[0], Integer.parseInt(parts[1]));
        }
        return read;
    }

    /** True if a pile counts what its cards count one by one, and none takes away. */
    public boolean addUp() {
        return divisor == 1
                && Stream.concat(plain.values().stream(), trumps.values().stream())
                        .allMatch(points -> points >= 0);
    }

    /** True if cards that cost are written as less than nothing, so that the most points are the best. */
    public boolean areLosses() {
        return plain.values().stream().anyMatch(points -> points < 0);
    }

    public boolean isNone() {
        return plain.isEmpty() && trumps.isEmpty();
    }

    /** True if no card of a plain suit counts anything. */
    public boolean isOfTrumpsAlone() {
        return plain.isEmpty() && !trumps.isEmpty();
    }

    /** Whether trumps must be known to count. */
    public boolean dependsOnTrumps() {
        return !trumps.isEmpty();
    }

    /** What one card counts, in units. */
    public int of(Card card, Optional<Suit> trump) {
        if (trump.isPresent() && card.hasSuit()) {
            boolean own = card.suit() == trump.get();
            boolean other = card.suit() == Figures.partner(trump.get());
            String word = own ? card.figure() : other ? card.figure() + TrumpOrder.OTHER : "";
            if (trumps.containsKey(word)) {
                return trumps.getOrDefault(word, 0);
            }
        }
        int ofSuit = card.hasSuit() ? plain.getOrDefault(card.suit().plural(), 0) : 0;
        return plain.getOrDefault(card.toString(), plain.getOrDefault(card.figure(), ofSuit));
    }

    /** What a pile counts. */
    public int of(Collection<Card> pile, Optional<Suit> trump, boolean last) {
        int units = pile.stream().mapToInt(card -> of(card, trump)).sum();
        return Math.floorDiv(units, divisor) + (last ? lastTrick : 0);
    }

    @Override
    public String says() {
        if (isNone()) {
            return "cards count nothing";
        }
        List<String> parts = new ArrayList<>();
        if (!plain.isEmpty()) {
            parts.add("cards count " + listed(plain));
        }
        if (!trumps.isEmpty()) {
            parts.add((plain.isEmpty() ? "trumps count " : "in trumps ") + listed(trumps));
        }
        if (lastTrick > 0) {
            parts.add("the last trick " + lastTrick);
        }
        return Stream.concat(parts.stream(), divisor > 1 ? Stream.of(divisor + " units to a point") : Stream.of())
                .collect(Collectors.joining(", "));
    }

    private static String listed(Map<String, Integer> values) {
        return values.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(value -> Figures.inWords(List.of(value.getKey())) + " " + value.getValue())
                .collect(Collectors.joining(", "));
    }
}
