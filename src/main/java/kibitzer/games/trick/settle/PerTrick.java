package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Each trick scores for the side that wins it, and a bid that fails is taken off.
 *
 * @param way how
 */
public record PerTrick(Way way) implements Pay {
    private static final int WHOLE = 30;
    private static final int LONE = 2;

    /** What a side scores. */
    public enum Way {
        /** Hasenpfeffer, p. 213: a point a trick. */
        TRICKS,
        /** Double hasenpfeffer, p. 213: a point a trick; alone twice as much, or the cards of a hand lost. */
        TRICKS_OR_ALONE,
        /** Auction forty-five, p. 196: points are counted, and all thirty score sixty. */
        POINTS,
        /** Forty-five, p. 195: five for three or four tricks, ten for all. */
        THREE_OR_ALL
    }

    @Override
    public Seating seating() {
        return way == Way.THREE_OR_ALL ? Seating.TWO_SIDES : Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return switch (way) {
            case THREE_OR_ALL -> Set.of(Input.TRICKS);
            case POINTS -> Set.of(Input.POINTS, Input.CONTRACT);
            case TRICKS, TRICKS_OR_ALONE -> Set.of(Input.TRICKS, Input.CONTRACT);
        };
    }

    @Override
    public Set<Input> takes() {
        return way == Way.TRICKS_OR_ALONE ? Set.of(Input.ALONE) : Set.of();
    }

    @Override
    public List<String> contracts() {
        return List.of();
    }

    @Override
    public Settlement settle(HandRecord played) {
        if (way == Way.THREE_OR_ALL) {
            Sheet sheet = Sheet.sides();
            for (String side : Seating.TWO_SIDES.columns(played.players())) {
                int tricks = played.trick(side);
                if (tricks >= 3) {
                    int points = tricks == 5 ? 10 : 5;
                    sheet.add(side, points).step("%s won " + tricks + " tricks, which score " + points, side);
                }
            }
            return sheet.done();
        }
        boolean points = way == Way.POINTS;
        int made = points ? played.makersPoints() : played.makersTricks();
        int others = points ? played.othersPoints() : played.othersTricks();
        int bid = played.number().orElse(0);
        boolean alone = way == Way.TRICKS_OR_ALONE && played.alone();
        int whole = points && bid == WHOLE && made == WHOLE ? 2 * WHOLE : alone ? LONE * made : made;
        int lost = alone ? played.cards() : bid;
        return Sheet.maker()
                .add(Seating.MAKER_SIDE, made >= bid ? whole : -lost)
                .add(Seating.OPPONENTS, others)
                .step("the maker's side bid " + bid + " and made " + made)
                .step(made >= bid ? "it scores " + whole : lost + " are taken off its score")
                .step("the opponents score the " + others + " they made")
                .done();
    }
}
