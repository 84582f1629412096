package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * Auctions that four robots have bid with random hands, by the rule that gave the next call: where a rule has decided
 * once, hands for it are soon found again. Rules too rare to turn up are left to {@link Courses}.
 */
final class BidAuctions {
    private static final int DEALS = 420;
    /** One deal in so many is one where north and south hold most honours: games and slams are rare. */
    private static final int STRONG = 4;

    /** Once in two to so many, an honour stays where it is. */
    private static final int MOST_LEFT = 12;

    private static final int AUCTIONS_OF_A_RULE = 12;
    private static final Map<BiddingSystem, BidAuctions> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final Map<String, List<BiddingSoFar>> byRule = new HashMap<>();
    private final Map<String, List<BiddingSoFar>> bySpeaking = new HashMap<>();

    private BidAuctions() {}

    /** Bid once for each system. */
    static BidAuctions of(BiddingSystem system) {
        return KNOWN.computeIfAbsent(system, BidAuctions::bid);
    }

    /** Auctions in which the rule decided the next call, whoever made it; often none. */
    List<BiddingSoFar> decidedBy(String rule) {
        return byRule.getOrDefault(rule, List.of());
    }

    /** Auctions in which the rule might have decided the next call with another hand; sometimes none. */
    List<BiddingSoFar> inWhichSpeaks(String rule) {
        return bySpeaking.getOrDefault(rule, List.of());
    }

    private static BidAuctions bid(BiddingSystem system) {
        BidAuctions auctions = new BidAuctions();
        for (int number = 0; number < DEALS; number++) {
            Deal random = Deal.shuffled(new Seed(1).deal(number));
            Deal deal = number % STRONG == 0 ? withHonoursInNorthAndSouth(random, new Seed(number).chance()) : random;
            Seat dealer = Seat.values()[number % Seat.values().length];
            Vulnerability vulnerability =
                    Vulnerability.values()[number / Seat.values().length % Vulnerability.values().length];
            BiddingSoFar soFar = BiddingSoFar.opened(dealer, vulnerability, system, system);
            while (!soFar.auction().isFinished()) {
                Bidding bidding = Bidding.of(deal.hand(soFar.turn()), soFar);
                auctions.note(bidding);
                Call call = BiddingTable.call(bidding);
                soFar = soFar.with(call);
            }
        }
        return auctions;
    }

    private void note(Bidding bidding) {
        BiddingSoFar here = bidding.soFar();
        BiddingTable.rule(bidding).ifPresent(rule -> note(byRule, rule, here));
        Bidding anybody = Bidding.unseen(here);
        here.book()
                .rules()
                .filter(rule ->
                        rule.speaksIn(anybody) && !rule.answers().in(anybody).isEmpty())
                .forEach(rule -> note(bySpeaking, rule.id(), here));
    }

    private static void note(Map<String, List<BiddingSoFar>> auctions, String rule, BiddingSoFar here) {
        List<BiddingSoFar> known = auctions.computeIfAbsent(rule, none -> new ArrayList<>());
        if (known.size() < AUCTIONS_OF_A_RULE) {
            known.add(here);
        }
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
