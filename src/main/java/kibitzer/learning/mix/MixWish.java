package kibitzer.learning.mix;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Skill;

/**
 * What a learner wants in a mix.
 *
 * @param games "bridge", "gin"; all if none is named; the family of a decision, "canasta", is one as well, and
 *     so is a single decision, "bridge/call"
 * @param system the bidding system, "acol"; any if empty
 * @param book the book whose word counts, by its short name; any if empty
 * @param onlyMistakes only skills whose last answer was wrong
 */
public record MixWish(Set<String> games, Optional<String> system, Optional<String> book, boolean onlyMistakes) {

    public MixWish {
        games = Set.copyOf(games);
    }

    /** The games of all decisions, in their order. */
    public static Set<String> allGames() {
        return Decisions.all().stream()
                .map(decision -> decision.id().game())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The skills of a decision that may be asked. */
    Stream<Skill> skills(Decision<?, ?> decision) {
        if (!games.isEmpty()
                && !games.contains(decision.id().game())
                && !games.contains(decision.id().family())
                && !games.contains(decision.id().text())) {
            return Stream.empty();
        }
        return decision.rules().isEmpty()
                ? Stream.of(new Skill(decision.id(), Optional.empty()))
                : decision.rules().stream()
                        .filter(rule -> isOfSystem(decision, rule))
                        .map(rule -> new Skill(decision.id(), Optional.of(rule)));
    }

    /** The rules of a decision that may be asked, in its order. */
    public List<String> rules(Decision<?, ?> decision) {
        return skills(decision).flatMap(skill -> skill.rule().stream()).toList();
    }

    /** Only bidding has systems: other rules belong to every one. */
    private boolean isOfSystem(Decision<?, ?> decision, String rule) {
        return system.isEmpty()
                || !Skill.hasSystems(decision)
                || Systems.of(Agreement.of(system.get())).rule(rule).isPresent();
    }
}
