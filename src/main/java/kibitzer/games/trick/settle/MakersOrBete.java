package kibitzer.games.trick.settle;

import java.util.Set;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * The maker must have more than the opponent.
 *
 * @param toOther whether the opponent scores both totals where the maker has fewer; else the maker's are lost
 */
public record MakersOrBete(boolean toOther) implements Pay {
    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return Set.of(Input.POINTS);
    }

    @Override
    public Settlement settle(HandRecord played) {
        int makers = played.makersPoints();
        int others = played.othersPoints();
        Sheet sheet = Sheet.maker().step("the maker has " + makers + ", the opponent " + others);
        if (makers > others) {
            return sheet.add(Seating.MAKER_SIDE, makers)
                    .add(Seating.OPPONENTS, others)
                    .step("the maker has more, and each scores their own")
                    .done();
        }
        boolean both = toOther && makers < others;
        return sheet.add(Seating.OPPONENTS, both ? makers + others : others)
                .step(
                        both
                                ? "the maker is bete, and the opponent scores both totals"
                                : makers == others
                                        ? "they are equal, and only the opponent scores"
                                        : "the maker is bete, and loses the points made")
                .done();
    }
}
