package kibitzer.conventions.bridge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** Deals that four robots bid, and the rules by which they do. */
final class RobotDeals {
    /** One deal in so many is one where north and south hold most honours: games and slams are rare. */
    private static final int STRONG = 3;

    /** Once in two to so many, an honour stays where it is. */
    private static final int MOST_LEFT = 12;

    private RobotDeals() {}

    /** Tells each rule that decided, and where. */
    static void bid(BiddingSystem system, int deals, BiConsumer<String, DealtBidding> heard) {
        for (int number = 0; number < deals; number++) {
            Deal random = Deal.shuffled(new Seed(1).deal(number));
            Deal deal = number % STRONG == 0 ? withHonoursInNorthAndSouth(random, new Seed(number).chance()) : random;
            bid(
                    deal,
                    BiddingSoFar.opened(
                            Seat.values()[number % Seat.values().length],
                            Vulnerability.values()[number / Seat.values().length % Vulnerability.values().length],
                            system,
                            system),
                    heard);
        }
    }

    /** The robots bid one deal. */
    static void bid(Deal deal, BiddingSoFar opened, BiConsumer<String, DealtBidding> heard) {
        BiddingSoFar soFar = opened;
        while (!soFar.auction().isFinished()) {
            BiddingSoFar here = soFar;
            Bidding bidding = Bidding.of(deal.hand(here.turn()), here);
            Advice<Call> advice = BiddingTable.advise(bidding);
            advice.rulings().stream()
                    .filter(ruling -> ruling.standing() == Standing.HOLDS)
                    .map(Ruling::rule)
                    .forEach(rule -> heard.accept(rule, new DealtBidding(deal, here)));
            soFar = here.with(BiddingTable.call(bidding));
        }
    }

    /** The same with the table turned, so that south is to speak. */
    static DealtBidding turnedToSouth(DealtBidding dealt) {
        int back = (dealt.soFar().turn().ordinal() - Seat.SOUTH.ordinal() + 4) % 4;
        return new DealtBidding(
                new Deal(
                        dealt.deal().hand(Seat.NORTH.after(back)),
                        dealt.deal().hand(Seat.EAST.after(back)),
                        dealt.deal().hand(Seat.SOUTH.after(back)),
                        dealt.deal().hand(Seat.WEST.after(back))),
                dealt.soFar().turnedTo(Seat.SOUTH));
    }

    /** Swaps honours of east and west for small cards of north and south, more of them in some deals than in others. */
    private static Deal withHonoursInNorthAndSouth(Deal deal, Chance chance) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            hands.put(seat, deal.hand(seat));
        }
        int left = 2 + chance.below(MOST_LEFT);
        for (Seat seat : List.of(Seat.EAST, Seat.WEST)) {
            for (Card honour : chance.shuffled(honours(deal.hand(seat)))) {
                Seat taker = chance.oneOf(List.of(Seat.NORTH, Seat.SOUTH));
                List<Card> small = hands.getOrDefault(taker, CardSet.EMPTY)
                        .minus(CardSet.of(honours(hands.getOrDefault(taker, CardSet.EMPTY))))
                        .toList();
                if (!small.isEmpty() && !chance.onceIn(left)) {
                    Card given = chance.oneOf(small);
                    hands.computeIfPresent(
                            seat, (s, hand) -> hand.without(honour).with(given));
                    hands.computeIfPresent(
                            taker, (s, hand) -> hand.without(given).with(honour));
                }
            }
        }
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY));
    }

    private static List<Card> honours(CardSet hand) {
        return hand.stream()
                .filter(card -> card.rank().compareTo(Rank.QUEEN) >= 0)
                .toList();
    }
}
