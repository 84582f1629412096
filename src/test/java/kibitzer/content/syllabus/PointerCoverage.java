package kibitzer.content.syllabus;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.advice.Source;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;

/**
 * Which of the books' checkable statements are taught: cited by a decision's rules or by its advice on dealt positions,
 * listed as not to be checked with the reason, or still missing.
 *
 * @param games by game, how it stands, in the order of the books
 * @param sources ids of everything that a decision cites, tables and worked hands too
 */
public record PointerCoverage(Map<String, OfGame> games, Set<String> sources) {
    private static final int DEALS = LongProof.of(20, 60);

    /** The checkable pointers of one game. */
    public record OfGame(List<String> cited, List<String> notChecked, List<String> missing) {}

    /** @param notChecked ids of the pointers that no decision is to check */
    public static PointerCoverage of(Syllabus syllabus, List<Decision<?, ?>> decisions, Set<String> notChecked) {
        Set<String> cited = decisions.stream()
                .flatMap(decision -> Stream.concat(decision.sources().stream(), citedOnDeals(decision)))
                .flatMap(source -> source.ids().stream())
                .collect(Collectors.toSet());
        Map<String, List<Pointer>> byGame = syllabus.pointers().stream()
                .filter(Pointer::isCheckable)
                .collect(Collectors.groupingBy(Pointer::game, LinkedHashMap::new, Collectors.toList()));
        Map<String, OfGame> games = new LinkedHashMap<>();
        byGame.forEach((game, pointers) -> {
            List<String> ids = pointers.stream().map(Pointer::id).toList();
            games.put(
                    game,
                    new OfGame(
                            ids.stream().filter(cited::contains).toList(),
                            ids.stream()
                                    .filter(id -> !cited.contains(id) && notChecked.contains(id))
                                    .toList(),
                            ids.stream()
                                    .filter(id -> !cited.contains(id) && !notChecked.contains(id))
                                    .toList()));
        });
        return new PointerCoverage(Collections.unmodifiableMap(games), Set.copyOf(cited));
    }

    private static <P, A> Stream<Source> citedOnDeals(Decision<P, A> decision) {
        return Stream.iterate(0L, seed -> seed + 1)
                .limit(DEALS)
                .map(seed -> decision.advise(decision.deal(DealRequest.of(seed))))
                .flatMap(advice -> advice.rulings().stream())
                .map(ruling -> ruling.source());
    }

    /** A line a game, and the ids that are missing. */
    public String report() {
        long all = count(game ->
                game.cited().size() + game.notChecked().size() + game.missing().size());
        StringBuilder report = new StringBuilder();
        report.append("Checkable pointers: %d; cited by a decision %d; listed as not to be checked %d; missing %d%n%n"
                .formatted(
                        all,
                        count(game -> game.cited().size()),
                        count(game -> game.notChecked().size()),
                        count(game -> game.missing().size())));
        report.append("%-40s %6s %6s %8s%n".formatted("game", "cited", "not", "missing"));
        games.forEach((id, game) -> report.append("%-40s %6d %6d %8d%n"
                .formatted(
                        id,
                        game.cited().size(),
                        game.notChecked().size(),
                        game.missing().size())));
        report.append("%nMissing%n".formatted());
        games.values().stream()
                .filter(game -> !game.missing().isEmpty())
                .forEach(game -> report.append(String.join(" ", game.missing())).append("%n".formatted()));
        return report.toString();
    }

    private long count(ToIntFunction<OfGame> part) {
        return games.values().stream().mapToInt(part).sum();
    }
}
