package kibitzer.conventions.bridge.systems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.Rule;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * What becomes of hands when a club plays a rule otherwise, counted over dealt hands: of an opening over first hands, of any other
 * rule over the turns of auctions that robots bid by the figures before, at which the rule speaks.
 *
 * @param looked the hands that were looked at
 * @param moves calls that changed, the commonest first
 * @param silent hands on which a book spoke before and general practice alone speaks now, or nothing: a hole
 * @param passedOver hands that fit the rule now and did not before, but are decided by another rule before it: an overlap
 */
public record ClubEffect(int looked, List<Move> moves, int silent, int passedOver) {
    private static final int HANDS = 10_000;
    private static final int DEALS = 800;
    private static final int TURNS = 800;
    private static final Seed SEED = new Seed(1);

    public ClubEffect {
        moves = List.copyOf(moves);
    }

    /**
     * Hands that change their call.
     *
     * @param before the first call of the system as it was; empty where it had none
     * @param after the same as it would be
     */
    public record Move(Optional<Call> before, Optional<Call> after, int hands) {}

    public int moved() {
        return moves.stream().mapToInt(Move::hands).sum();
    }

    /**
     * Counted in the first system that has the rule, under the agreement that it needs.
     *
     * @param rule the rule whose figures change
     * @param before what the club plays by now
     * @param after what it would play
     */
    public static ClubEffect of(String rule, List<ClubPlay> before, List<ClubPlay> after) {
        Agreement agreement = Systems.knowing(Agreement.of(Systems.ids().getFirst()), List.of(rule));
        return new Counting(Systems.of(agreement.playing(before)), Systems.of(agreement.playing(after)), rule)
                .counted();
    }

    private static final class Counting {
        private final BiddingSystem before;
        private final BiddingSystem after;
        private final String rule;
        private final Map<Move, Integer> moves = new LinkedHashMap<>();
        private int looked;
        private int silent;
        private int passedOver;

        Counting(BiddingSystem before, BiddingSystem after, String rule) {
            this.before = before;
            this.after = after;
            this.rule = rule;
        }

        ClubEffect counted() {
            if (before.book(Stage.OPENING).rule(rule).isPresent()) {
                openings();
            } else {
                turns();
            }
            List<Move> all = new ArrayList<>();
            moves.forEach((move, hands) -> all.add(new Move(move.before(), move.after(), hands)));
            all.sort(Comparator.comparingInt(Move::hands).reversed());
            return new ClubEffect(looked, all, silent, passedOver);
        }

        private void openings() {
            Map<Vulnerability, BiddingSoFar> was = new LinkedHashMap<>();
            Map<Vulnerability, BiddingSoFar> is = new LinkedHashMap<>();
            for (Vulnerability side : Vulnerability.values()) {
                was.put(side, BiddingSoFar.opened(Seat.SOUTH, side, before, before));
                is.put(side, BiddingSoFar.opened(Seat.SOUTH, side, after, after));
            }
            List<Vulnerability> speaking = was.entrySet().stream()
                    .filter(entry -> speaks(entry.getValue()))
                    .map(Map.Entry::getKey)
                    .toList();
            for (int i = 0; i < HANDS && !speaking.isEmpty(); i++) {
                Deal deal = Deal.shuffled(SEED.deal(i));
                Vulnerability side = speaking.get(i % speaking.size());
                Bidding bidding = Bidding.of(deal.hand(Seat.SOUTH), Objects.requireNonNull(was.get(side)));
                compare(bidding, bidding.at(Objects.requireNonNull(is.get(side))));
            }
        }

        private void turns() {
            for (int i = 0; i < DEALS && looked < TURNS; i++) {
                Deal deal = Deal.shuffled(SEED.deal(i));
                Vulnerability side = Vulnerability.values()[i % Vulnerability.values().length];
                Seat dealer = Seat.values()[i / 4 % Seat.values().length];
                BiddingTable.bidOut(deal, BiddingSoFar.opened(dealer, side, before, before)).course().stream()
                        .filter(this::speaks)
                        .forEach(turn -> {
                            Bidding bidding = Bidding.of(deal.hand(turn.turn()), turn);
                            compare(bidding, bidding.at(BiddingSoFar.of(turn.auction(), side, after)));
                        });
            }
        }

        private boolean speaks(BiddingSoFar turn) {
            return turn.speaking().rule(rule).isPresent();
        }

        private void compare(Bidding was, Bidding is) {
            looked++;
            Advice<Call> old = was.soFar().speaking().inShort(was);
            Advice<Call> now = is.soFar().speaking().inShort(is);
            Optional<Call> first = old.best().stream().findFirst();
            Optional<Call> then = now.best().stream().findFirst();
            if (!first.equals(then)) {
                moves.merge(new Move(first, then, 0), 1, Integer::sum);
            }
            if (now.silent() && !old.silent()) {
                silent++;
            }
            if (!fits(was)
                    && fits(is)
                    && now.rulings().stream().noneMatch(ruling -> ruling.rule().equals(rule))) {
                passedOver++;
            }
        }

        private boolean fits(Bidding bidding) {
            return bidding.soFar()
                    .speaking()
                    .rule(rule)
                    .filter(found -> isMet(found, bidding))
                    .isPresent();
        }

        private static boolean isMet(Rule<Bidding, Call> rule, Bidding bidding) {
            return rule.distance(bidding) == 0;
        }
    }
}
