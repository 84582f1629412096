package kibitzer.games.poker.odds;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Ranking;
import kibitzer.odds.Fraction;

/**
 * How many hands of each class a pack holds, every hand looked at (tables 1 to 5 of Culbertson pp. 108-109).
 *
 * @param form the form of the game
 * @param byClass hands of each class, highest first
 * @param byWildCards the same for hands with no wild card, with one, and so on; one entry where nothing is wild
 */
public record HandFrequencies(PokerForm form, Map<HandClass, Long> byClass, List<Map<HandClass, Long>> byWildCards) {
    private static final Map<String, HandFrequencies> KNOWN = new ConcurrentHashMap<>();

    public HandFrequencies {
        byClass = Collections.unmodifiableMap(new LinkedHashMap<>(byClass));
        byWildCards = List.copyOf(byWildCards);
    }

    /** The frequencies of a form; counted at the first question, which takes up to half a second. */
    public static HandFrequencies of(PokerForm form) {
        return KNOWN.computeIfAbsent(form.id(), id -> counted(form));
    }

    /** The frequencies, counted now. */
    public static HandFrequencies counted(PokerForm form) {
        return new Count(form).result();
    }

    /** How many hands there are. */
    public long hands() {
        return byClass.values().stream().mapToLong(Long::longValue).sum();
    }

    public long hands(HandClass handClass) {
        return byClass.getOrDefault(handClass, 0L);
    }

    /** The chance of being dealt such a hand. */
    public Fraction chance(HandClass handClass) {
        return Fraction.of(hands(handClass), hands());
    }

    private static final class Count {
        private static final int CLASSES = HandClass.values().length;

        private final PokerForm form;
        private final Ranking ranking;
        private final long wild;
        private final long[] cards;
        private final int size;
        private final long[][] counts;

        Count(PokerForm form) {
            this.form = form;
            ranking = form.ranking();
            wild = form.wild().cards().bits();
            cards = form.pack().stream()
                    .mapToLong(card -> CardSet.of(card).bits())
                    .toArray();
            size = form.cards();
            counts = new long[size + 1][CLASSES];
        }

        HandFrequencies result() {
            from(0, size, 0);
            int most = Math.min(size, form.wild().cards().size());
            List<Map<HandClass, Long>> byWildCards = IntStream.rangeClosed(0, most)
                    .mapToObj(wilds -> byClass(counts[wilds]))
                    .toList();
            long[] all = new long[CLASSES];
            for (long[] some : counts) {
                for (int i = 0; i < CLASSES; i++) {
                    all[i] += some[i];
                }
            }
            return new HandFrequencies(form, byClass(all), byWildCards);
        }

        private Map<HandClass, Long> byClass(long[] counted) {
            Map<HandClass, Long> byClass = new LinkedHashMap<>();
            form.classes().forEach(handClass -> byClass.put(handClass, counted[handClass.ordinal()]));
            if (!byClass.containsKey(HandClass.ROYAL_FLUSH)) {
                byClass.computeIfPresent(
                        HandClass.STRAIGHT_FLUSH, (same, many) -> many + counted[HandClass.ROYAL_FLUSH.ordinal()]);
            }
            return byClass;
        }

        private void from(int from, int missing, long held) {
            if (missing == 1) {
                for (int i = from; i < cards.length; i++) {
                    long hand = held | cards[i];
                    counts[Long.bitCount(hand & wild)][
                            HandValue.classOf(ranking.strength(hand)).ordinal()]++;
                }
                return;
            }
            for (int i = from; i <= cards.length - missing; i++) {
                from(i + 1, missing - 1, held | cards[i]);
            }
        }
    }
}
