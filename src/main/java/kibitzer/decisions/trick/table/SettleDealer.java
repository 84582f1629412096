package kibitzer.decisions.trick.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.CallRules;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.settle.Input;
import kibitzer.games.trick.settle.Pay;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.PoolPay;
import kibitzer.games.trick.settle.Seating;

/** Deals a hand to settle: what its settlement asks for, at random. */
final class SettleDealer {
    private static final int IN_CARDS = 120;
    private static final int MOST_HONOURS = 4;
    private static final int MOST_ADDED = 9;

    private final TrickGame game;
    private final Chance chance;
    private final Pay pay;
    private final int players;
    private final int cards;
    private final List<String> columns;

    SettleDealer(TrickGame game, Chance chance) {
        this.game = game;
        this.chance = chance;
        this.pay = PayRules.of(game).orElseThrow();
        this.players = TrickFields.table(game, Optional.empty());
        this.cards = game.rules().dealing().cards().getOrDefault(players, 1);
        this.columns = pay.seating().columns(players);
    }

    HandToSettle hand() {
        boolean takers = needs(Input.TAKERS);
        Optional<String> contract = contract();
        Map<String, Integer> tricks = needs(Input.TRICKS) ? shared(cards) : Map.of();
        return new HandToSettle(
                game,
                new HandToSettle.Table(Optional.empty(), Optional.empty()),
                contract,
                new HandToSettle.Won(
                        tricks,
                        HandToSettle.inTricks(pay)
                                ? inCards(tricks)
                                : needs(Input.POINTS) ? shared(points()) : Map.of(),
                        needs(Input.BIDS) ? shared(cards) : Map.of(),
                        Map.of()),
                needs(Input.TRUMP) ? Optional.of(chance.oneOf(List.of("S", "H", "D", "C"))) : Optional.empty(),
                new HandToSettle.Stake(
                        pay.takes().contains(Input.ALONE) && chance.onceIn(3),
                        needs(Input.POOL) ? pool() : 0,
                        needs(Input.LOO)
                                ? Optional.of(cards)
                                : Optional.empty(), // payments are so many that tricks can share
                        0),
                new HandToSettle.Takers(
                        needs(Input.MAKER) ? Optional.of(column()) : Optional.empty(),
                        takers ? Optional.of(column()) : Optional.empty(),
                        takers ? Optional.of(column()) : Optional.empty(),
                        takers && !chance.onceIn(4) ? Optional.of(column()) : Optional.empty()),
                "avondale");
    }

    /** So many for each trick where tricks share it, else what each has put in and the dealers have added. */
    private int pool() {
        int added = 1 + chance.below(MOST_ADDED);
        return pay instanceof PoolPay pool && !pool.isShared() ? players + added - 1 : cards * added;
    }

    private boolean needs(Input input) {
        return pay.needs().contains(input);
    }

    private String column() {
        return chance.oneOf(columns);
    }

    /** So many are shared at random; of two sides one has some more often than all. */
    private Map<String, Integer> shared(int all) {
        Map<String, Integer> shares = new LinkedHashMap<>();
        columns.forEach(column -> shares.put(column, 0));
        if (columns.size() == 2) {
            int first = chance.below(all + 1);
            shares.put(columns.getFirst(), first);
            shares.put(columns.getLast(), all - first);
        } else {
            for (int one = 0; one < all; one++) {
                shares.merge(column(), 1, Integer::sum);
            }
        }
        return shares;
    }

    /** What the cards count of so many tricks each, from a pack of which the rest is not played. */
    private Map<String, Integer> inCards(Map<String, Integer> tricks) {
        List<Card> pack = chance.shuffled(game.rules().pack().pack().cards());
        Map<String, Integer> counted = new LinkedHashMap<>();
        int from = 0;
        for (Map.Entry<String, Integer> won : tricks.entrySet()) {
            int to = from + won.getValue() * players;
            counted.put(won.getKey(), game.rules().points().of(pack.subList(from, to), Optional.<Suit>empty(), false));
            from = to;
        }
        return counted;
    }

    private int points() {
        int all = HandToSettle.inAll(game);
        return all > 0 ? all : pay.seating() == Seating.EACH && !needs(Input.TAKERS) ? cards : IN_CARDS;
    }

    private Optional<String> contract() {
        if (!needs(Input.CONTRACT)) {
            return Optional.empty();
        }
        if (!pay.contracts().isEmpty()) {
            return Optional.of(chance.oneOf(pay.contracts()));
        }
        List<String> bids =
                CallRules.of(game)
                        .map(bidding -> bidding.words(CallTable.of(players, cards)))
                        .orElse(List.of())
                        .stream()
                        .filter(word -> word.matches("\\d.*") && !word.equals("0"))
                        .toList();
        return Optional.of(bids.isEmpty() ? String.valueOf(1 + chance.below(MOST_HONOURS)) : chance.oneOf(bids));
    }
}
