package kibitzer.decisions.trick;

import java.util.List;
import java.util.stream.Collectors;
import kibitzer.games.trick.meld.Meld;

/**
 * What a hand melds.
 *
 * @param melds none where only the points are told
 */
record MeldedHand(int points, List<Meld> melds) {
    MeldedHand {
        melds = List.copyOf(melds);
    }

    static MeldedHand of(List<Meld> melds) {
        return new MeldedHand(melds.stream().mapToInt(Meld::points).sum(), melds);
    }

    /** " with marriage KH QH 20, pinochle QS JD 40 twice". */
    String inShort() {
        return melds.isEmpty()
                ? ", for nothing is melded"
                : melds.stream()
                        .map(Meld::toString)
                        .distinct()
                        .map(meld -> meld + (times(meld) > 1 ? " twice" : ""))
                        .collect(Collectors.joining(", ", " with ", ""));
    }

    private long times(String meld) {
        return melds.stream().filter(other -> other.toString().equals(meld)).count();
    }

    /** True of melds that come to the points. */
    boolean addsUp() {
        return melds.isEmpty() || of(melds).points == points;
    }

    /** "190: flush AS TS KS QS JS 150, pinochle QS JD 40". */
    @Override
    public String toString() {
        return melds.isEmpty()
                ? String.valueOf(points)
                : points + ": " + melds.stream().map(Meld::toString).collect(Collectors.joining(", "));
    }
}
