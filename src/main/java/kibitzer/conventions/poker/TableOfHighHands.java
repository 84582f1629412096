package kibitzer.conventions.poker;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tables 6 and 9, the chance of holding the highest hand in the first five cards and the highest hole card, as printed
 * (Culbertson pp. 110-111); a blank is not in the book.
 */
public final class TableOfHighHands {
    private static final Map<String, List<Double>> PRINTED = Map.ofEntries(
            Map.entry("three-of-a-kind", List.of(.97, .94, .92, .89, .87, .84, .82)),
            Map.entry("two-pairs", List.of(.93, .86, .80, .74, .68, .63, .59)),
            Map.entry("pair-of-aces", List.of(.89, .79, .70, .62, .55, .49, .43)),
            Map.entry("pair-of-kings", List.of(.88, .78, .69, .61, .54, .48, .42)),
            Map.entry("pair-of-queens", List.of(.83, .68, .56, .46, .38, .32, .26)),
            Map.entry("pair-of-jacks", List.of(.79, .63, .50, .40, .32, .25, .20)),
            Map.entry("pair-of-tens", List.of(.76, .58, .44)),
            Map.entry("pair-of-nines", List.of(.73, .53, .39)),
            Map.entry("pair-of-eights", List.of(.70, .49)),
            Map.entry("pair-of-sevens", List.of(.66, .43)),
            Map.entry("pair-of-sixes", List.of(.63, .40)),
            Map.entry("pair-of-fives", List.of(.60, .36)),
            Map.entry("pair-of-fours", List.of(.57, .32)),
            Map.entry("pair-of-threes", List.of(.53, .28)),
            Map.entry("pair-of-twos", List.of(.50, .25)),
            Map.entry("ace", List.of(.94, .89, .83, .79, .74, .70, .66, .62)),
            Map.entry("king", List.of(.86, .74, .63, .55, .47, .40, .35, .30)),
            Map.entry("queen", List.of(.78, .61, .48, .37, .29, .23, .18, .14)),
            Map.entry("jack", List.of(.70, .49, .34, .24, .17, .12, .08, .05)));

    private TableOfHighHands() {}

    /**
     * The printed chance.
     *
     * @param line "pair-of-kings"; for the hole card its rank, "king"
     * @param opponents from 1
     */
    public static Optional<Double> printed(String line, int opponents) {
        return Optional.ofNullable(PRINTED.get(line))
                .filter(figures -> opponents <= figures.size())
                .map(figures -> figures.get(opponents - 1));
    }
}
