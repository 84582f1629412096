package kibitzer.decisions.trick.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.settle.HandRecord;
import kibitzer.games.trick.settle.Input;
import kibitzer.games.trick.settle.Pay;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.PoolPay;
import kibitzer.games.trick.settle.Settlement;

/**
 * A hand that was played, to be settled.
 *
 * @param table how many play, and with how many cards
 * @param contract the call that stood
 * @param won tricks, points, bids and honours by column
 * @param trump none where it does not matter
 * @param stake what is at stake beside
 * @param takers who has the highest trump, the lowest and the jack, and who is the maker
 * @param schedule of five hundred
 */
public record HandToSettle(
        TrickGame game,
        Table table,
        Optional<String> contract,
        Won won,
        Optional<String> trump,
        Stake stake,
        Takers takers,
        String schedule) {

    /** Empty for the usual numbers. */
    record Table(Optional<Integer> players, Optional<Integer> cards) {}

    /** By column; empty where nothing is said. */
    record Won(
            Map<String, Integer> tricks,
            Map<String, Integer> points,
            Map<String, Integer> bids,
            Map<String, Integer> honours) {}

    /** Counters, whether the maker was alone, and how often the stake was doubled. */
    record Stake(boolean alone, int pool, Optional<Integer> loo, int doubles) {}

    /** Columns. */
    record Takers(Optional<String> maker, Optional<String> high, Optional<String> low, Optional<String> jack) {
        static final Takers NOBODY = new Takers(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** @throws BadQuestion naming the field that is wrong */
    public HandToSettle {
        int players = TrickFields.table(game, table.players());
        int dealt = game.rules().dealing().cards().getOrDefault(players, 0);
        int cards = table.cards().orElse(dealt);
        if (cards > dealt) {
            throw new BadQuestion("cards", cards + " cards", "at most " + dealt + " with " + players + " players");
        }
        Pay pay = PayRules.of(game).orElseThrow();
        List<String> columns = pay.seating().columns(players);
        known(pay.needs(), contract, won, trump, stake, takers);
        contract = contract.map(call -> contract(pay, call.strip()));
        if (contract.isPresent() && pay.contracts().isEmpty() && !contract.get().matches("\\d.*")) {
            throw new BadQuestion("contract", "\"" + contract.get() + "\"", "a number that was bid");
        }
        Map<String, Integer> tricks = whole("tricks", won.tricks(), columns, cards, players);
        Map<String, Integer> points = whole("points", won.points(), columns, inTricks(pay) ? 0 : inAll(game), players);
        if (inTricks(pay) && points.size() < columns.size()) {
            throw new BadQuestion("points", "those of " + String.join(", ", points.keySet()), "those of each side");
        }
        columns("bids", won.bids(), columns);
        columns("honours", won.honours(), columns);
        won = new Won(tricks, points, won.bids(), won.honours());
        for (Optional<String> seat : List.of(takers.maker(), takers.high(), takers.low(), takers.jack())) {
            seat.filter(one -> !columns.contains(one)).ifPresent(one -> {
                throw new BadQuestion(field(one, takers), "\"" + one + "\"", "one of " + String.join(", ", columns));
            });
        }
        if (pay instanceof PoolPay pool && pool.isShared() && stake.pool() % cards != 0) {
            throw new BadQuestion("pool", stake.pool() + " counters", "a pool that " + cards + " tricks can divide");
        }
    }

    private static String field(String seat, Takers takers) {
        return takers.maker().filter(seat::equals).isPresent()
                ? "maker"
                : takers.high().filter(seat::equals).isPresent()
                        ? "high"
                        : takers.low().filter(seat::equals).isPresent() ? "low" : "jack";
    }

    private static void known(
            Set<Input> needs, Optional<String> contract, Won won, Optional<String> trump, Stake stake, Takers takers) {
        for (Input input : Input.values()) {
            boolean there = switch (input) {
                case TRICKS -> !won.tricks().isEmpty();
                case POINTS -> !won.points().isEmpty();
                case CONTRACT -> contract.isPresent();
                case BIDS -> !won.bids().isEmpty();
                case TRUMP -> trump.isPresent();
                case POOL -> stake.pool() > 0;
                case LOO -> stake.loo().isPresent();
                case MAKER -> takers.maker().isPresent();
                case TAKERS -> takers.high().isPresent() && takers.low().isPresent();
                case HONOURS, ALONE, DOUBLES -> true;
            };
            if (needs.contains(input) && !there) {
                throw new BadQuestion(input.field(), "missing, and the hand is settled by it", expected(input));
            }
        }
    }

    private static String expected(Input input) {
        return switch (input) {
            case TRICKS, POINTS, BIDS, HONOURS -> "a number by side or seat";
            case CONTRACT -> "the call that stood";
            case TRUMP -> "S H D C or NT";
            case POOL, LOO, DOUBLES -> "a number";
            case ALONE -> "true or false";
            case MAKER, TAKERS -> "a side or seat";
        };
    }

    private static String contract(Pay pay, String call) {
        return pay.contracts().isEmpty()
                ? call
                : pay.contracts().stream()
                        .filter(call::equalsIgnoreCase)
                        .findFirst()
                        .orElseThrow(() -> new BadQuestion(
                                "contract", "\"" + call + "\"", "one of " + String.join(", ", pay.contracts())));
    }

    private static void columns(String field, Map<String, Integer> given, List<String> columns) {
        given.keySet().stream()
                .filter(name -> !columns.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new BadQuestion(field, "\"" + name + "\"", "one of " + String.join(", ", columns));
                });
    }

    /** With the other side's share where there are two, one is left out, and the sum is known. */
    private static Map<String, Integer> whole(
            String field, Map<String, Integer> given, List<String> columns, int all, int players) {
        columns(field, given, columns);
        int sum = given.values().stream().mapToInt(Integer::intValue).sum();
        given.forEach((column, number) -> {
            if (number < 0 && field.equals("tricks")) {
                throw new BadQuestion(field, column + " has " + number, "no number below zero");
            }
        });
        if (all > 0 && sum > all) {
            throw new BadQuestion(field, sum + " in all", "at most " + all + " with " + players + " players");
        }
        Map<String, Integer> full = new LinkedHashMap<>(given);
        boolean sides = columns.size() == 2 && !columns.contains("1");
        if (sides && all > 0 && given.size() == 1) {
            columns.stream()
                    .filter(column -> !given.containsKey(column))
                    .forEach(column -> full.put(column, all - sum));
        }
        return full;
    }

    /** Whether points are those of the tricks that were won: cards laid away count for nobody, and no side has all that the other has not. */
    static boolean inTricks(Pay pay) {
        return pay.needs().containsAll(Set.of(Input.TRICKS, Input.POINTS));
    }

    /** What all cards count together; 0 where melds are counted too, trumps count otherwise, or some cards take away. */
    static int inAll(TrickGame game) {
        CardPoints points = game.rules().points();
        return game.rules().melds() || points.isNone() || points.dependsOnTrumps() || !points.addUp()
                ? 0
                : points.of(game.rules().pack().pack().cards(), Optional.<Suit>empty(), true);
    }

    Pay pay() {
        return PayRules.of(game).orElseThrow();
    }

    int players() {
        return TrickFields.table(game, table.players());
    }

    int cards() {
        return table.cards().orElseGet(() -> game.rules().dealing().cards().getOrDefault(players(), 0));
    }

    List<String> columns() {
        return pay().seating().columns(players());
    }

    private Map<String, String> takersByName() {
        Map<String, String> by = new LinkedHashMap<>();
        takers.high().ifPresent(seat -> by.put("high", seat));
        takers.low().ifPresent(seat -> by.put("low", seat));
        takers.jack().ifPresent(seat -> by.put("jack", seat));
        return by;
    }

    Settlement settlement() {
        return readings().getFirst();
    }

    /** In every way in which the page can be read. */
    List<Settlement> readings() {
        return pay().readings(new HandRecord(
                players(),
                cards(),
                contract.orElse(""),
                won.tricks(),
                won.points(),
                won.bids(),
                won.honours(),
                trump.orElse(""),
                stake.alone(),
                stake.pool(),
                stake.loo().orElse(0),
                stake.doubles(),
                takers.maker().orElse(""),
                takersByName(),
                Set.of(schedule)));
    }

    boolean has(Input input) {
        return pay().needs().contains(input) || pay().takes().contains(input);
    }
}
