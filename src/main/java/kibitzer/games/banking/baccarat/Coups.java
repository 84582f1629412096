package kibitzer.games.banking.baccarat;

import java.util.OptionalInt;

/**
 * Exact chances of a coup of one player against the dealer, every card weighed by how many of it are left.
 *
 * @param shoe every card that is not seen
 * @param table how the dealer plays
 * @param drawsOnFive in what part of cases a player draws to 5: 0, 1 or between
 */
public record Coups(CoupShoe shoe, DealerTable table, double drawsOnFive) {
    private static final int HIGHEST_DRAW = 4;
    private static final int FIVE = 5;

    /** All coups, naturals among them. */
    public Ends all() {
        int[] left = shoe.counts();
        Ends ends = Ends.NONE;
        for (int one = 0; one < Point.VALUES; one++) {
            double first = take(left, one, shoe.size(), 1);
            for (int two = 0; two < Point.VALUES && first > 0; two++) {
                double chance = take(left, two, less(1), first);
                if (chance > 0) {
                    ends = ends.plus(player(left, (one + two) % Point.VALUES, 2, chance, drawsOnFive, true));
                }
                putBack(left, two);
            }
            putBack(left, one);
        }
        return ends;
    }

    /**
     * A player who holds two cards that count so, the dealer having no natural.
     *
     * @param one what his cards count; they are in the shoe still
     */
    public Ends player(int one, int two, boolean draws) {
        CoupShoe rest = shoe.without(one).without(two);
        return new Coups(rest, table, drawsOnFive)
                .player(rest.counts(), (one + two) % Point.VALUES, 0, 1, draws ? 1 : 0, false)
                .whole();
    }

    /** Over the dealer's two cards; naturals among them or left out. */
    private Ends player(int[] left, int point, int seen, double chance, double draws, boolean naturals) {
        Ends ends = Ends.NONE;
        for (int one = 0; one < Point.VALUES; one++) {
            double first = take(left, one, less(seen), chance);
            for (int two = 0; two < Point.VALUES && first > 0; two++) {
                double second = take(left, two, less(seen + 1), first);
                int dealer = (one + two) % Point.VALUES;
                if (second > 0 && (naturals || !Point.isNatural(dealer))) {
                    ends = ends.plus(drawn(left, point, dealer, seen + 2, second, naturals ? onOwn(point) : draws));
                }
                putBack(left, two);
            }
            putBack(left, one);
        }
        return ends;
    }

    /** In what part of cases a player with two cards of this point draws. */
    private double onOwn(int point) {
        return point == FIVE ? drawsOnFive : drawsTo(point, false) ? 1 : 0;
    }

    /**
     * Whether a player with two cards of this point draws.
     *
     * @param toFive true for one who draws to 5
     */
    public static boolean drawsTo(int point, boolean toFive) {
        return point <= HIGHEST_DRAW || point == FIVE && toFive;
    }

    private Ends drawn(int[] left, int player, int dealer, int seen, double chance, double draws) {
        if (Point.isNatural(player) || Point.isNatural(dealer)) {
            return Ends.of(player, dealer, chance);
        }
        Ends ends = Ends.NONE;
        if (draws < 1) {
            ends = ends.plus(dealer(left, player, dealer, OptionalInt.empty(), seen, chance * (1 - draws)));
        }
        for (int given = 0; given < Point.VALUES && draws > 0; given++) {
            double next = take(left, given, less(seen), chance * draws);
            if (next > 0) {
                int point = (player + given) % Point.VALUES;
                ends = ends.plus(dealer(left, point, dealer, OptionalInt.of(given), seen + 1, next));
            }
            putBack(left, given);
        }
        return ends;
    }

    private Ends dealer(int[] left, int player, int dealer, OptionalInt given, int seen, double chance) {
        return table.draws(dealer, given) ? last(left, player, dealer, seen, chance) : Ends.of(player, dealer, chance);
    }

    /** The dealer's third card. */
    private Ends last(int[] left, int player, int dealer, int seen, double chance) {
        Ends ends = Ends.NONE;
        for (int card = 0; card < Point.VALUES; card++) {
            ends = ends.plus(
                    Ends.of(player, (dealer + card) % Point.VALUES, chance * left[card] / (double) less(seen)));
        }
        return ends;
    }

    /**
     * A dealer who holds two cards that count so, the player having shown no natural.
     *
     * @param given the count of the card he gave; empty if the player stands
     * @return for the player; {@link Ends#asDealer} for the dealer
     */
    public Ends dealer(int one, int two, OptionalInt given, boolean draws) {
        CoupShoe rest = shoe.without(one).without(two);
        rest = given.isPresent() ? rest.without(given.getAsInt()) : rest;
        Coups here = new Coups(rest, table, drawsOnFive);
        int[] left = rest.counts();
        int dealer = (one + two) % Point.VALUES;
        Ends ends = Ends.NONE;
        for (int first = 0; first < Point.VALUES; first++) {
            double his = here.take(left, first, here.less(0), 1);
            for (int second = 0; second < Point.VALUES && his > 0; second++) {
                double chance = here.take(left, second, here.less(1), his);
                int held = (first + second) % Point.VALUES;
                double part = chance * (given.isPresent() ? onOwn(held) : 1 - onOwn(held));
                if (part > 0 && !Point.isNatural(held)) {
                    int player = given.isPresent() ? (held + given.getAsInt()) % Point.VALUES : held;
                    ends = ends.plus(draws ? here.last(left, player, dealer, 2, part) : Ends.of(player, dealer, part));
                }
                here.putBack(left, second);
            }
            here.putBack(left, first);
        }
        return ends.whole();
    }

    private int less(int seen) {
        return shoe.size() - seen * shoe.taken();
    }

    /** The chance with one more card that counts so, which is taken out. */
    private double take(int[] left, int count, int size, double chance) {
        int many = left[count];
        left[count] -= shoe.taken();
        return many <= 0 ? 0 : chance * many / size;
    }

    private void putBack(int[] left, int count) {
        left[count] += shoe.taken();
    }
}
