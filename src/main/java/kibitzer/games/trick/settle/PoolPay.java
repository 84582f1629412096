package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Tricks take from a pool. What cannot be shared evenly goes, a counter each, to whoever won the first trick, the second and so on
 * (Round Games with Cards, p. 23), as far as it is told who did; else it stays.
 *
 * @param way how
 */
public record PoolPay(Way way) implements Pay {
    private static final String JINK = "jink";
    private static final int MOST_OF_FIVE = 3;

    /** What is taken and paid. */
    public enum Way {
        /** Loo: each trick takes its share, and who stood without a trick pays a loo. */
        SHARES,
        /** Unlimited loo: who stood without a trick pays as much as the pool. */
        SHARES_UNLIMITED,
        /** Mixed loo (Round Games with Cards, p. 26): the same, but never more than a limit. */
        SHARES_TO_A_LIMIT,
        /** Spoil five, p. 194: three tricks take the pool, all five a counter from each beside. */
        THREE_OF_FIVE
    }

    /** Whether each trick takes a part of it, which must come out even. */
    public boolean isShared() {
        return way != Way.THREE_OF_FIVE;
    }

    @Override
    public Seating seating() {
        return Seating.EACH;
    }

    @Override
    public Set<Input> needs() {
        return way == Way.SHARES || way == Way.SHARES_TO_A_LIMIT
                ? Set.of(Input.TRICKS, Input.POOL, Input.LOO)
                : Set.of(Input.TRICKS, Input.POOL);
    }

    @Override
    public Set<Input> takes() {
        return way == Way.THREE_OF_FIVE ? Set.of(Input.CONTRACT) : Set.of();
    }

    @Override
    public List<String> contracts() {
        return way == Way.THREE_OF_FIVE ? List.of(JINK) : List.of();
    }

    @Override
    public Settlement settle(HandRecord played) {
        List<String> columns = seating().columns(played.players());
        Sheet sheet = new Sheet(columns);
        for (String column : columns) {
            if (played.tricks().containsKey(column)) {
                int tricks = played.trick(column);
                if (way == Way.THREE_OF_FIVE) {
                    spoil(played, sheet, columns, column, tricks);
                } else {
                    share(played, sheet, column, tricks);
                }
            }
        }
        boolean spoilt =
                way == Way.THREE_OF_FIVE && columns.stream().noneMatch(column -> takes(played, played.trick(column)));
        return (spoilt ? sheet.step("the deal is spoiled, and the pool stays") : sheet).done();
    }

    /** One player takes all of it without play. */
    public Settlement taken(int players, String column, int pool) {
        return new Sheet(seating().columns(players))
                .add(column, pool)
                .step("the pool of " + pool + " goes to %s without play", column)
                .done();
    }

    /**
     * What who stood and won no trick pays.
     *
     * @param limited the same where it does not follow the pool, or the most that it comes to
     */
    public int loo(int pool, int limited) {
        return switch (way) {
            case SHARES -> limited;
            case SHARES_TO_A_LIMIT -> Math.min(pool, limited);
            case SHARES_UNLIMITED, THREE_OF_FIVE -> pool;
        };
    }

    /**
     * A hand takes the pool that needs no play, and some pay a loo.
     *
     * @param column who holds it
     * @param loo what each pays
     * @param payers who pay, by column
     * @param loos to whom
     */
    public Settlement shown(int players, String column, int pool, int loo, List<String> payers, PoolHands.Loos loos) {
        Sheet sheet = new Sheet(seating().columns(players))
                .add(column, pool)
                .step("the pool of " + pool + " goes without play to %s, for the hand that was shown", column);
        payers.forEach(payer -> sheet.add(payer, -loo));
        if (loos == PoolHands.Loos.TO_WINNER_WITHOUT_ONE && !payers.isEmpty()) {
            sheet.add(column, (double) loo * payers.size())
                    .step("a loo of " + loo + " is paid to %s by each other player", column);
        } else {
            payers.forEach(payer -> sheet.step("%s stayed in: looed for " + loo, payer));
        }
        return sheet.done();
    }

    /**
     * A single (Round Games with Cards, p. 18): a card for each, and the highest of the suit turned takes the pool if it is above the card
     * turned; the others are looed.
     *
     * @param winner by column; empty where nobody beats the card turned
     */
    public Settlement single(int players, Optional<String> winner, int pool, int loo) {
        Sheet sheet = new Sheet(seating().columns(players));
        winner.ifPresent(column -> sheet.add(column, pool));
        seating().columns(players).stream()
                .filter(column -> !winner.equals(Optional.of(column)))
                .forEach(column -> sheet.add(column, -loo));
        winner.ifPresentOrElse(
                column -> sheet.step(
                        "the pool of " + pool + " goes to %s, for the card that beats the one turned", column),
                () -> sheet.step("nobody beats the card turned, and the pool stays"));
        return sheet.step("the others are looed for " + loo).done();
    }

    private void share(HandRecord played, Sheet sheet, String column, int tricks) {
        int won = played.pool() / played.cards() * tricks + odd(played, column);
        int loo = loo(played.pool(), played.loo());
        if (tricks > 0) {
            sheet.add(column, won).step("%s: " + tricks + " of the " + played.cards() + " tricks take " + won, column);
        } else {
            sheet.add(column, -loo).step("%s stood and won no trick: looed for " + loo, column);
        }
    }

    /** How many of the odd counters go to a player. */
    private static int odd(HandRecord played, String column) {
        return (int) IntStream.rangeClosed(1, played.pool() % played.cards())
                .filter(trick -> column.equals(played.takers().get(HandRecord.trickTaker(trick))))
                .count();
    }

    /** Who goes on after three must win all five. */
    private static boolean takes(HandRecord played, int tricks) {
        return tricks == MOST_OF_FIVE && !played.contract().equals(JINK) || tricks == played.cards();
    }

    private static void spoil(HandRecord played, Sheet sheet, List<String> columns, String column, int tricks) {
        if (!takes(played, tricks)) {
            return;
        }
        sheet.add(column, played.pool()).step("%s won " + tricks + " tricks, which take the pool", column);
        if (tricks == played.cards()) {
            columns.stream().filter(other -> !other.equals(column)).forEach(other -> {
                sheet.add(other, -1);
                sheet.add(column, 1);
            });
            sheet.step("for all five each other player pays a counter beside");
        }
    }
}
