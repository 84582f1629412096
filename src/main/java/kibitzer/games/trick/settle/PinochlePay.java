package kibitzer.games.trick.settle;

import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/** Auction pinochle (p. 300): so many units by the bid, double in spades, to or from each other player. */
public record PinochlePay() implements Pay {
    private static final int[] UNITS = {3, 5, 10, 15, 20, 25, 30, 35};
    private static final int LOWEST = 300;
    private static final int STEP = 50;

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.POINTS, Input.CONTRACT, Input.TRUMP);
    }

    @Override
    public Settlement settle(HandRecord played) {
        int bid = played.number().orElse(LOWEST);
        int basic = UNITS[Math.clamp((bid - LOWEST) / STEP, 0, UNITS.length - 1)];
        int units = played.trump().equals("S") ? 2 * basic : basic;
        boolean made = played.makersPoints() >= bid;
        int each = made ? units : -2 * units;
        return Sheet.maker()
                .add(Seating.MAKER_SIDE, (double) each * (played.players() - 1))
                .add(Seating.OPPONENTS, -each)
                .step("a bid of " + bid + " has " + basic + " units" + (units > basic ? ", twice in spades" : ""))
                .step(
                        made
                                ? played.makersPoints() + " are made: each other player pays"
                                : played.makersPoints() + " fall short after play: double bete, to each other player")
                .done();
    }
}
