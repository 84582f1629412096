package kibitzer.games.bridge.mini;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.games.bridge.Strain;

/**
 * The tricks that declarer wins double dummy, strain by strain, over the same layouts of the opponents' cards.
 *
 * @param tricks of each strain that was counted, layout by layout, equally many for each
 */
public record TrickSample(Map<Strain, List<Integer>> tricks) {
    public TrickSample {
        Map<Strain, List<Integer>> copy = new EnumMap<>(Strain.class);
        tricks.forEach((strain, each) -> copy.put(strain, List.copyOf(each)));
        tricks = Map.copyOf(copy);
    }

    public int layouts() {
        return tricks.values().stream().mapToInt(List::size).max().orElse(0);
    }

    public boolean counts(Strain strain) {
        return tricks.containsKey(strain);
    }

    /** The tricks of a strain, layout by layout; none where it was not counted. */
    public List<Integer> of(Strain strain) {
        return tricks.getOrDefault(strain, List.of());
    }

    public Average averageTricks(Strain strain) {
        return Average.of(of(strain).stream().mapToDouble(Integer::intValue).toArray());
    }

    /** In how many layouts the contract is made. */
    public int made(NamedContract contract) {
        return (int) of(contract.strain()).stream()
                .filter(tricks -> tricks >= contract.tricks())
                .count();
    }

    /** What the contract scores on average. */
    public Average points(NamedContract contract, boolean vulnerable) {
        return Average.of(scores(contract, vulnerable));
    }

    /** By how much one contract scores more than another, layout by layout. */
    public Average more(NamedContract better, NamedContract other, boolean vulnerable) {
        double[] first = scores(better, vulnerable);
        double[] second = scores(other, vulnerable);
        double[] differences = new double[first.length];
        for (int layout = 0; layout < first.length; layout++) {
            differences[layout] = first[layout] - second[layout];
        }
        return Average.of(differences);
    }

    private double[] scores(NamedContract contract, boolean vulnerable) {
        return of(contract.strain()).stream()
                .mapToDouble(tricks -> contract.points(tricks, vulnerable))
                .toArray();
    }
}
