package kibitzer.games.bridge.mini;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;

/**
 * Deals the opponents' cards again and again and counts declarer's tricks with all hands seen.
 *
 * <p>The same hands give the same count, whatever their suits are called: hands that were counted beforehand
 * ({@link CountedHands}) over forty layouts, others over as many as a second or so allows, from three to forty.
 */
public final class TrickCount {
    /** The layouts of hands that were counted beforehand, and the most of others. */
    public static final int MOST_LAYOUTS = 40;

    private static final int FEWEST_LAYOUTS = 3;

    /** No layout is begun once so many positions were looked at: about a second's work. */
    private static final long POSITIONS = 2_400_000;

    private static final int EACH = 13;
    private static final int FIRST_GUESS = 8;
    private static final int REMEMBERED = 200;

    /** A verdict asks several times for the same hands. */
    private static final Map<TwoHands, TrickSample> RECENT =
            Collections.synchronizedMap(new LinkedHashMap<>(REMEMBERED, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<TwoHands, TrickSample> eldest) {
                    return size() > REMEMBERED;
                }
            });

    private TrickCount() {}

    /** The count for these hands. */
    public static TrickSample of(TwoHands hands) {
        List<Suit> order = hands.inOrder();
        TwoHands plain = hands.withSuits(order);
        TrickSample known = RECENT.get(plain);
        if (known == null) {
            known = CountedHands.shipped().find(plain).orElseGet(() -> counted(plain, POSITIONS));
            RECENT.put(plain, known);
        }
        return named(known, order);
    }

    /** Counted afresh over every layout, however long it takes. */
    static TrickSample inFull(TwoHands plain) {
        return counted(plain, Long.MAX_VALUE);
    }

    private static TrickSample counted(TwoHands plain, long mostPositions) {
        Map<Strain, List<Integer>> tricks = new EnumMap<>(Strain.class);
        plain.strains().forEach(strain -> tricks.put(strain, new ArrayList<>()));
        long positions = 0;
        for (Deal deal : layouts(plain, MOST_LAYOUTS)) {
            int done = tricks.getOrDefault(Strain.NO_TRUMP, List.of()).size();
            if (done >= FEWEST_LAYOUTS && positions >= mostPositions) {
                break;
            }
            DoubleDummy solver = DoubleDummy.of(deal);
            tricks.forEach((strain, won) ->
                    won.add(solver.tricks(strain, Seat.SOUTH, won.isEmpty() ? FIRST_GUESS : won.getLast())));
            positions += solver.positions();
        }
        return new TrickSample(tricks);
    }

    /** Declarer sits south, dummy north. */
    static List<Deal> layouts(TwoHands hands, int number) {
        Chance chance = new Seed(31 * hands.hand().bits() + hands.dummy().bits()).chance();
        List<Card> others = CardSet.FULL_PACK.minus(hands.together()).toList();
        List<Deal> deals = new ArrayList<>();
        while (deals.size() < number) {
            List<Card> shuffled = chance.shuffled(others);
            deals.add(new Deal(
                    hands.dummy(),
                    CardSet.of(shuffled.subList(0, EACH)),
                    hands.hand(),
                    CardSet.of(shuffled.subList(EACH, 2 * EACH))));
        }
        return deals;
    }

    /** The count with the strains called as in the hands that were given. */
    private static TrickSample named(TrickSample plain, List<Suit> order) {
        Map<Strain, List<Integer>> tricks = new EnumMap<>(Strain.class);
        plain.tricks()
                .forEach((strain, won) -> tricks.put(
                        strain.suit()
                                .map(suit -> Strain.of(order.get(Suit.DOWNWARDS.indexOf(suit))))
                                .orElse(strain),
                        won));
        return new TrickSample(tricks);
    }
}
