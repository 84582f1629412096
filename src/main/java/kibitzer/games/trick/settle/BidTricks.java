package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Odd tricks and honours are bid or a kind of hand is named, and the sides score by it.
 *
 * @param way how
 */
public record BidTricks(Way way) implements Pay {
    private static final int BOOK = 6;

    /** How the sides score. */
    public enum Way {
        /** Bid whist, p. 189: all that is made, or to the others what they make and what was short. */
        SHORT,
        /** The same with the bid taken off where it fails. */
        SET_BACK,
        /** Norwegian whist, p. 189: grand or nullo. */
        GRAND_OR_NULLO,
        /** Vint, p. 192: tricks above six at ten times the level. */
        LEVEL
    }

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.TRICKS, Input.CONTRACT);
    }

    @Override
    public Set<Input> takes() {
        return way == Way.SHORT || way == Way.SET_BACK ? Set.of(Input.HONOURS) : Set.of();
    }

    @Override
    public List<String> contracts() {
        return way == Way.GRAND_OR_NULLO ? List.of("grand", "nullo") : List.of();
    }

    @Override
    public Settlement settle(HandRecord played) {
        int odd = Math.max(0, played.makersTricks() - BOOK);
        int theirs = Math.max(0, played.othersTricks() - BOOK);
        Sheet sheet = Sheet.maker();
        switch (way) {
            case SHORT, SET_BACK -> bid(played, sheet, odd, theirs);
            case GRAND_OR_NULLO -> grand(played, sheet, odd, theirs);
            case LEVEL -> {
                int worth = 10 * played.number().orElse(1);
                sheet.add(Seating.MAKER_SIDE, odd * worth)
                        .add(Seating.OPPONENTS, theirs * worth)
                        .step("a trick above six counts " + worth + " for the side that wins it");
            }
        }
        return sheet.done();
    }

    private void bid(HandRecord played, Sheet sheet, int odd, int theirs) {
        int bid = played.number().orElse(0);
        int made = odd + played.honour(Seating.MAKER_SIDE);
        int others = theirs + played.honour(Seating.OPPONENTS);
        sheet.step("the maker's side makes " + made + " of the " + bid + " that were bid");
        if (made >= bid) {
            sheet.add(Seating.MAKER_SIDE, made)
                    .add(Seating.OPPONENTS, way == Way.SET_BACK ? others : played.honour(Seating.OPPONENTS))
                    .step("it scores all that it makes");
        } else if (way == Way.SET_BACK) {
            sheet.add(Seating.MAKER_SIDE, -bid).add(Seating.OPPONENTS, others).step("the bid is taken off");
        } else {
            sheet.add(Seating.OPPONENTS, others + bid - made)
                    .step("the opponents score what they make, " + others + ", and the " + (bid - made) + " short");
        }
    }

    private static void grand(HandRecord played, Sheet sheet, int odd, int theirs) {
        boolean grand = played.contract().equals("grand");
        int ours = grand ? 4 * odd : 4 * theirs;
        int others = grand ? 8 * theirs : 4 * odd;
        sheet.add(Seating.MAKER_SIDE, ours)
                .add(Seating.OPPONENTS, others)
                .step(
                        grand
                                ? "at grand a trick above six counts 4 to the side that bid, 8 to the other"
                                : "at nullo a side scores 4 for each trick above six that the other wins");
    }
}
