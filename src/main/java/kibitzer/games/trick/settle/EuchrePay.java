package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * The maker's side wants three tricks of the five, or all.
 *
 * @param made for three or four
 * @param march for all five
 * @param lone for all five without a partner; 0 where nobody plays so
 * @param euchre to the opponents, for three or more
 * @param setBack what the maker's side loses where it wins no three
 * @param drawing whether cards may be drawn, after which the opponents score like the maker
 */
public record EuchrePay(int made, int march, int lone, int euchre, int setBack, boolean drawing) implements Pay {
    /** The contract where no cards were drawn. */
    public static final String STAND = "stand";

    /** The contract where some were. */
    public static final String DRAWN = "drawn";

    /** Who marked the king of trumps, among the takers. */
    public static final String KING = "king";

    private static final int MOST = 3;
    private static final int ALL = 5;

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.TRICKS);
    }

    @Override
    public Set<Input> takes() {
        return lone > 0 ? Set.of(Input.ALONE) : drawing ? Set.of(Input.CONTRACT) : Set.of();
    }

    @Override
    public List<String> contracts() {
        return drawing ? List.of(STAND, DRAWN) : List.of();
    }

    @Override
    public Settlement settle(HandRecord played) {
        int tricks = played.makersTricks();
        Sheet sheet = Sheet.maker().step("the maker's side won " + tricks + " of the five tricks");
        Optional.ofNullable(played.takers().get(KING))
                .ifPresent(column -> sheet.add(column, 1).step("the king of trumps was marked, and scores 1"));
        if (tricks < MOST && drawing && played.contract().equals(DRAWN)) {
            int points = tricks == 0 ? march : made;
            return sheet.add(Seating.OPPONENTS, points)
                    .step("cards were drawn, and the opponent scores " + points + " for their " + (ALL - tricks))
                    .done();
        }
        if (tricks < MOST) {
            sheet.add(Seating.OPPONENTS, euchre).add(Seating.MAKER_SIDE, -setBack);
            return sheet.step(
                            setBack > 0
                                    ? "it is euchred, and loses " + setBack
                                    : "it is euchred, and the opponents score " + euchre)
                    .done();
        }
        boolean alone = played.alone() && lone > 0;
        int points = tricks < ALL ? made : alone ? lone : march;
        return sheet.add(Seating.MAKER_SIDE, points)
                .step((tricks < ALL ? "three or four score " : alone ? "a march alone scores " : "a march scores ")
                        + points
                        + (tricks == ALL && !alone && lone > 0 ? ", and " + lone + " only alone" : ""))
                .done();
    }
}
