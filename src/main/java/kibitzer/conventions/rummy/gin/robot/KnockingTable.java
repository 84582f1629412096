package kibitzer.conventions.rummy.gin.robot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;

/**
 * Every way to knock played against every other, and knocking at once against itself.
 *
 * @param seed from which all cards come; every pair plays the same series of deals
 * @param games how many each pair plays
 * @param beginnings what the first few games of each pair gave, so that they can be played again soon
 * @param matches what all of them gave
 */
public record KnockingTable(long seed, int games, List<KnockMatch> beginnings, List<KnockMatch> matches) {
    /** What the command calls it. */
    public static final String NAME = "gin-knocking";

    /** How many games the beginning of a match is. */
    public static final int BEGINNING = 20;

    private static final String HEAD = "first\tsecond\tgames\tgames-won\tnet\tnet-squares\thands\thands-won\thands-lost"
            + "\tpoints\tpoint-squares\tundercut\tundercuts\tturns";

    public KnockingTable {
        beginnings = List.copyOf(beginnings);
        matches = List.copyOf(matches);
    }

    /**
     * Plays it all.
     *
     * @param games at least 1
     */
    public static KnockingTable played(int games, Seed seed) {
        return new KnockingTable(seed.number(), games, all(Math.min(games, BEGINNING), seed), all(games, seed));
    }

    private static List<KnockMatch> all(int games, Seed seed) {
        List<List<KnockPolicy>> pairs = new ArrayList<>();
        pairs.add(List.of(KnockPolicy.AT_ONCE, KnockPolicy.AT_ONCE));
        KnockPolicy[] policies = KnockPolicy.values();
        for (int first = 0; first < policies.length; first++) {
            for (int second = first + 1; second < policies.length; second++) {
                pairs.add(List.of(policies[first], policies[second]));
            }
        }
        return pairs.parallelStream()
                .map(pair -> KnockMatch.played(pair.get(0), pair.get(1), games, seed))
                .toList();
    }

    /** The table as it ships, played once by {@link #command()}. */
    public static KnockingTable shipped() {
        return Shipped.TABLE;
    }

    private static final class Shipped {
        static final KnockingTable TABLE = load();
    }

    private static KnockingTable load() {
        try (InputStream file = KnockingTable.class.getResourceAsStream(NAME + ".tsv")) {
            if (file == null) {
                throw new IllegalStateException("the table " + NAME + " is not shipped");
            }
            return read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the table " + NAME + " cannot be read", unreadable);
        }
    }

    /** The command that plays exactly this table. */
    public String command() {
        return "./kibitzer tournament " + NAME + " --games " + games + " --seed " + seed;
    }

    /** How one way to knock did against another, in whichever order they met. */
    public Optional<KnockMatch> match(KnockPolicy one, KnockPolicy other) {
        return matches.stream()
                .flatMap(match -> Stream.of(match, match.reversed()))
                .filter(match -> match.first() == one && match.second() == other)
                .findFirst();
    }

    /** As it is kept in a file: its command, its columns, the beginnings, then the matches. */
    public String text() {
        return Stream.of(
                        Stream.of("# " + command(), HEAD),
                        beginnings.stream().map(KnockingTable::row),
                        matches.stream().map(KnockingTable::row))
                .flatMap(rows -> rows)
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String row(KnockMatch match) {
        return Stream.concat(
                        Stream.of(match.first().word(), match.second().word()),
                        LongStream.of(
                                        match.games(),
                                        match.gamesWon(),
                                        match.net(),
                                        match.netSquares(),
                                        match.hands(),
                                        match.handsWon(),
                                        match.handsLost(),
                                        match.points(),
                                        match.pointSquares(),
                                        match.undercut(),
                                        match.undercuts(),
                                        match.turns())
                                .mapToObj(String::valueOf))
                .collect(Collectors.joining("\t"));
    }

    /** Reads what {@link #text} writes. */
    static KnockingTable read(String text) {
        List<String> rows = text.lines().toList();
        String[] command = rows.get(0).split(" ", -1);
        List<KnockMatch> all = rows.stream().skip(2).map(KnockingTable::match).toList();
        int pairs = all.size() / 2;
        return new KnockingTable(
                Long.parseLong(command[7]),
                Integer.parseInt(command[5]),
                all.subList(0, pairs),
                all.subList(pairs, all.size()));
    }

    private static KnockMatch match(String row) {
        String[] parts = row.split("\t", -1);
        long[] sums = Stream.of(parts).skip(2).mapToLong(Long::parseLong).toArray();
        return new KnockMatch(
                KnockPolicy.named(parts[0]),
                KnockPolicy.named(parts[1]),
                sums[0],
                sums[1],
                sums[2],
                sums[3],
                sums[4],
                sums[5],
                sums[6],
                sums[7],
                sums[8],
                sums[9],
                sums[10],
                sums[11]);
    }
}
