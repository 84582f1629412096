package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.settle.Antes;
import kibitzer.games.trick.settle.EuchrePay;
import kibitzer.games.trick.settle.HandRecord;
import kibitzer.games.trick.settle.Pay;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.PoolHands;
import kibitzer.games.trick.settle.PoolPay;
import kibitzer.games.trick.settle.Seating;
import kibitzer.games.trick.settle.Settlement;

/**
 * What a hand that is over came to.
 *
 * @param tricks won, by place
 * @param points in the cards won, by place; none where cards count nothing
 * @param settlement what it pays; empty where that is not settled here
 * @param scores points or counters by place: as settled, else card points, else tricks; less than 0 where they are to be avoided
 * @param paid what each paid into the pool before the cards were dealt, by place
 */
public record HandResult(
        List<Integer> tricks,
        List<Integer> points,
        Optional<Settlement> settlement,
        List<Double> scores,
        List<Integer> paid) {
    private static final List<String> HONOURS = List.of("A", "K", "Q", "J");

    public HandResult {
        tricks = List.copyOf(tricks);
        points = List.copyOf(points);
        scores = List.copyOf(scores);
        paid = List.copyOf(paid);
    }

    /** A hand that was thrown in, or is over, and was played for no pool. */
    public static HandResult of(TrickHand hand) {
        return of(hand, 0, Collections.nCopies(hand.players(), 0));
    }

    /**
     * The same of a hand that was played for a pool.
     *
     * @param pool what lay in it
     * @param paid of which so much was paid for this hand, by place
     */
    static HandResult of(TrickHand hand, int pool, List<Integer> paid) {
        List<Integer> tricks = SeenTricks.won(hand);
        List<Integer> points = points(hand);
        Optional<Pay> pay = hand.play().isEmpty() && !isTaken(hand) && !hand.isSingle()
                ? Optional.empty()
                : PayRules.of(hand.game());
        Optional<Settlement> settlement = pay.flatMap(one -> settled(hand, one, tricks, points, pool));
        List<Double> scores = settlement
                .map(done -> byPlace(hand, pay.orElseThrow(), done, tricks, points))
                .orElseGet(() -> counted(hand.game(), tricks, points));
        return new HandResult(tricks, points, settlement, scores, paid);
    }

    /** Whether one player takes the pool, and nothing is played. */
    private static boolean isTaken(TrickHand hand) {
        return !hand.shown().isEmpty()
                || hand.outcome().filter(one -> one.end() == Outcome.End.TAKEN).isPresent();
    }

    /** What a place has more after the hand than before it. */
    public double net(int place) {
        return scores.get(place) - paid.get(place);
    }

    private static List<Integer> points(TrickHand hand) {
        var counts = hand.game().rules().points();
        if (counts.isNone()) {
            return List.of();
        }
        List<Integer> points = new ArrayList<>(Collections.nCopies(hand.players(), 0));
        hand.play().ifPresent(play -> {
            List<List<Card>> piles = IntStream.range(0, hand.players())
                    .<List<Card>>mapToObj(place -> new ArrayList<>())
                    .toList();
            int last = -1;
            for (SeenTrick trick : play.tricks()) {
                last = hand.seats().get(play.winner(trick));
                piles.get(last).addAll(trick.cards());
            }
            for (int place = 0; place < piles.size(); place++) {
                points.set(place, counts.of(piles.get(place), play.trump(), place == last));
            }
        });
        return points;
    }

    private static List<Double> counted(TrickGame game, List<Integer> tricks, List<Integer> points) {
        boolean avoided = switch (game.rules().settling()) {
            case PENALTY_CARDS, AVOIDED_TRICKS -> true;
            default -> false;
        };
        boolean against = avoided && !game.rules().points().areLosses();
        return (points.isEmpty() ? tricks : points)
                .stream().map(won -> against ? -won + 0.0 : won).toList();
    }

    private static Optional<Settlement> settled(
            TrickHand hand, Pay pay, List<Integer> tricks, List<Integer> points, int pool) {
        Seating seating = pay.seating();
        if (seating == Seating.MAKER && hand.maker().isEmpty()) {
            return Optional.empty();
        }
        if (hand.isSingle() || isTaken(hand)) {
            return pay instanceof PoolPay poolPay ? Optional.of(ofPool(hand, poolPay, pool)) : Optional.empty();
        }
        HandRecord table = HandRecord.at(hand.players(), hand.dealt().getFirst().size());
        String contract = contract(hand);
        boolean listed = pay.contracts().isEmpty() || pay.contracts().contains(contract);
        String known = listed ? contract : hand.contract().word();
        if (!pay.contracts().isEmpty() && !pay.contracts().contains(known)) {
            return Optional.empty();
        }
        return Optional.of(pay.settle(new HandRecord(
                table.players(),
                table.cards(),
                known,
                seating == Seating.EACH ? ofSettled(hand, tricks) : byColumn(hand, seating, tricks),
                points.isEmpty() ? Map.of() : byColumn(hand, seating, points),
                bids(hand, seating),
                byColumn(hand, seating, honours(hand)),
                hand.play()
                        .map(play -> play.trump()
                                .map(suit -> String.valueOf(suit.letter()))
                                .orElse("NT"))
                        .orElse(""),
                hand.outcome().map(Outcome::alone).orElse(false),
                pool,
                Antes.of(hand.game()).loo(),
                hand.outcome().map(Outcome::doubles).orElse(0),
                makersColumn(hand, seating),
                takers(hand, seating),
                Set.of())));
    }

    /** Where nothing is played: a single, a hand that is shown, or one player alone. */
    private static Settlement ofPool(TrickHand hand, PoolPay pay, int pool) {
        int players = hand.players();
        Antes antes = Antes.of(hand.game());
        List<String> columns = pay.seating().columns(players);
        if (hand.isSingle()) {
            Card turned = hand.turnUp().orElseThrow();
            return pay.single(
                    players,
                    IntStream.range(0, players)
                            .boxed()
                            .filter(place -> above(hand, place, turned))
                            .max(Comparator.comparing(place -> card(hand, place).rank()))
                            .map(columns::get),
                    pool,
                    antes.single());
        }
        List<Integer> shown = hand.shown();
        if (shown.isEmpty()) {
            return pay.taken(players, columns.get(hand.maker().orElseThrow()), pool);
        }
        PoolHands.Loos loos = PoolHands.of(hand.game()).orElseThrow().loos();
        return pay.shown(
                players,
                columns.get(shown.getFirst()),
                pool,
                pay.loo(pool, antes.loo()),
                payers(hand, loos, shown).map(columns::get).toList(),
                loos);
    }

    /** Who pays a loo where hands that take the pool are shown, the best first, by place. */
    private static Stream<Integer> payers(TrickHand hand, PoolHands.Loos loos, List<Integer> shown) {
        return switch (loos) {
            case NOBODY -> Stream.empty();
            case TO_WINNER_WITHOUT_ONE ->
                IntStream.range(0, hand.players()).boxed().filter(place -> !shown.contains(place));
            case INTO_POOL ->
                hand.seats().stream()
                        .filter(place -> !place.equals(shown.getFirst())
                                && place != hand.defender().orElse(-1));
        };
    }

    private static Card card(TrickHand hand, int place) {
        return hand.dealt().get(place).list().getFirst();
    }

    private static boolean above(TrickHand hand, int place, Card turned) {
        Card own = card(hand, place);
        return own.suit() == turned.suit() && own.rank().compareTo(turned.rank()) > 0;
    }

    private static String makersColumn(TrickHand hand, Seating seating) {
        OptionalInt maker = hand.maker();
        return maker.isPresent() ? column(hand, seating, maker.getAsInt()) : "";
    }

    /** Where a place at the table is reckoned. */
    private static String column(TrickHand hand, Seating seating, int place) {
        List<String> columns = seating.columns(hand.players());
        return switch (seating) {
            case EACH -> columns.get(place);
            case TWO_SIDES -> columns.get(place % 2);
            case MAKER -> isWithMaker(hand, place) ? columns.getFirst() : columns.getLast();
        };
    }

    /** The partner of whoever plays alone scores with them too (p. 206). */
    private static boolean isWithMaker(TrickHand hand, int place) {
        int maker = hand.maker().orElse(-1);
        return place == maker
                || place == hand.partner().orElse(-1)
                || maker >= 0 && hand.isByPartners() && (place - maker) % 2 == 0;
    }

    private static Map<String, Integer> byColumn(TrickHand hand, Seating seating, List<Integer> byPlace) {
        Map<String, Integer> sums = new LinkedHashMap<>();
        seating.columns(hand.players()).forEach(column -> sums.put(column, 0));
        for (int place = 0; place < byPlace.size(); place++) {
            sums.merge(column(hand, seating, place), byPlace.get(place), Integer::sum);
        }
        return sums;
    }

    /** Of those who play for themselves: who takes no part, or defends the pool, neither pays nor takes. */
    private static Map<String, Integer> ofSettled(TrickHand hand, List<Integer> tricks) {
        Map<String, Integer> won = new LinkedHashMap<>();
        hand.seats().stream()
                .filter(place -> place != hand.defender().orElse(-1))
                .forEach(place -> won.put(column(hand, Seating.EACH, place), tricks.get(place)));
        return won;
    }

    private static List<Double> byPlace(
            TrickHand hand, Pay pay, Settlement done, List<Integer> tricks, List<Integer> points) {
        OptionalInt own = hand.isByPartners() ? OptionalInt.empty() : pay.ownTrick(contract(hand));
        return IntStream.range(0, hand.players())
                .mapToObj(place -> {
                    String column = column(hand, pay.seating(), place);
                    return own.isPresent() && column.equals(Seating.OPPONENTS)
                            ? (double) own.getAsInt() * tricks.get(place) + (pay.ownCards() ? points.get(place) : 0)
                            : done.columns().getOrDefault(column, 0.0);
                })
                .toList();
    }

    /** The call that stands, or the kind of hand; whether cards were drawn, where that is what counts. */
    private static String contract(TrickHand hand) {
        if (hand.exchange().filter(Drawing.class::isInstance).isPresent()) {
            return hand.laid().isEmpty() ? EuchrePay.STAND : EuchrePay.DRAWN;
        }
        return hand.outcome()
                .map(one -> one.bid().isEmpty() ? one.contract() : one.bid())
                .orElse("");
    }

    private static Map<String, Integer> bids(TrickHand hand, Seating seating) {
        Map<String, Integer> bids = new HashMap<>();
        for (int at = 0; at < hand.calls().size(); at++) {
            String call = hand.calls().get(at);
            int speaker = hand.calling().orElseThrow().speaker(hand.calls().subList(0, at));
            if (call.matches("\\d{1,2}")) {
                int place = (hand.eldest() + speaker) % hand.players();
                bids.put(column(hand, seating, place), Integer.parseInt(call));
            }
        }
        return bids;
    }

    private static List<Integer> honours(TrickHand hand) {
        return hand.dealt().stream()
                .map(cards -> (int) cards.stream()
                        .filter(card -> card.hasSuit()
                                && hand.play().flatMap(HandInPlay::trump).equals(Optional.of(card.suit()))
                                && HONOURS.contains(card.figure()))
                        .count())
                .toList();
    }

    /** Who won the highest trump and the jack; the lowest counts for him to whom it was dealt, or who won it where cards are drawn. */
    private static Map<String, String> takers(TrickHand hand, Seating seating) {
        HandInPlay play = hand.play().orElseThrow();
        Map<Card, Integer> winners = new HashMap<>();
        Map<Card, Integer> players = new HashMap<>();
        Map<String, String> takers = new HashMap<>();
        for (SeenTrick trick : play.tricks()) {
            int winner = hand.seats().get(play.winner(trick));
            takers.put(HandRecord.trickTaker(takers.size() + 1), column(hand, seating, winner));
            for (int at = 0; at < trick.cards().size(); at++) {
                winners.put(trick.cards().get(at), winner);
                players.put(trick.cards().get(at), hand.seats().get((trick.leader() + at) % play.players()));
            }
        }
        var rules = hand.game().play(play.contract(), play.trump());
        List<Card> trumps = rules.order(Cards.of(List.copyOf(winners.keySet())).list(), Optional.empty()).stream()
                .filter(rules::isTrump)
                .toList();
        markedKing(hand).ifPresent(place -> takers.put(EuchrePay.KING, column(hand, seating, place)));
        if (!trumps.isEmpty()) {
            boolean drawn = hand.game().rules().stock().isDrawn();
            takers.put("high", column(hand, seating, winners.getOrDefault(trumps.getFirst(), 0)));
            takers.put("low", column(hand, seating, (drawn ? winners : players).getOrDefault(trumps.getLast(), 0)));
            trumps.stream()
                    .filter(card -> card.figure().equals("J"))
                    .findFirst()
                    .ifPresent(jack -> takers.put("jack", column(hand, seating, winners.getOrDefault(jack, 0))));
        }
        return takers;
    }

    /** Who turned the king of trumps, or held it when play began: he always shows it, where that scores. */
    private static OptionalInt markedKing(TrickHand hand) {
        Optional<Card> king = hand.turnUp()
                .filter(card ->
                        hand.exchange().filter(Drawing.class::isInstance).isPresent())
                .map(card -> Card.of(Rank.KING, card.suit()));
        if (king.isEmpty()) {
            return OptionalInt.empty();
        }
        return king.equals(hand.turnUp())
                ? OptionalInt.of(hand.dealer())
                : IntStream.range(0, hand.players())
                        .filter(place -> hand.held().get(place).contains(king.get()))
                        .findFirst();
    }
}
