package kibitzer.games.trick.settle;

import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Points were bid: the maker scores what he makes or loses his bid, and the others score what they make.
 *
 * @param way how
 */
public record SetBack(Way way) implements Pay {
    /** What is scored. */
    public enum Way {
        /** All that was made, or the bid is taken off. */
        ALL,
        /** Just the bid, made or lost. */
        BID,
        /** Cinch, p. 240: who has more scores the difference; a bid that fails goes to the others with what they made. */
        DIFFERENCE
    }

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.POINTS);
    }

    @Override
    public Set<Input> takes() {
        return Set.of(Input.CONTRACT);
    }

    @Override
    public Settlement settle(HandRecord played) {
        int made = played.makersPoints();
        int others = played.othersPoints();
        Sheet sheet = Sheet.maker();
        if (played.number().isEmpty()) {
            return sheet.add(Seating.MAKER_SIDE, made)
                    .add(Seating.OPPONENTS, others)
                    .step("nothing was bid, and each side scores what it made")
                    .done();
        }
        int bid = played.number().get();
        sheet.step(bid + " were bid, and the maker's side made " + made);
        if (way != Way.DIFFERENCE) {
            return sheet.add(Seating.MAKER_SIDE, made < bid ? -bid : way == Way.BID ? bid : made)
                    .add(Seating.OPPONENTS, others)
                    .step(made < bid ? "the bid is taken off" : "it scores " + (way == Way.BID ? bid : made))
                    .step("the opponents score the " + others + " they made")
                    .done();
        }
        if (made < bid) {
            return sheet.add(Seating.OPPONENTS, others + bid)
                    .step("the bid fails, and the opponents score their " + others + " and the bid")
                    .done();
        }
        return sheet.add(made >= others ? Seating.MAKER_SIDE : Seating.OPPONENTS, Math.abs(made - others))
                .step("the bid is made, and the side with more scores the difference")
                .done();
    }
}
