package kibitzer.learning.mix;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.trick.TrickDecisions;
import kibitzer.games.trick.TrickGame;
import kibitzer.learning.Skill;

/**
 * What a learner wants in a mix.
 *
 * @param games "bridge", "gin"; all if none is named; the family of a decision, "canasta", is one as well, and
 *     so is a single decision, "bridge/call"
 * @param system the bidding system, "acol"; any if empty
 * @param book the book whose word counts, by its short name; any if empty
 * @param onlyMistakes only skills whose last answer was wrong
 * @param playing the game of tricks whose rules are asked, and nothing else; any question if empty
 */
public record MixWish(
        Set<String> games,
        Optional<String> system,
        Optional<String> book,
        boolean onlyMistakes,
        Optional<TrickGame> playing) {

    public static final MixWish ANYTHING = new MixWish(Set.of(), Optional.empty(), Optional.empty(), false);

    public MixWish {
        games = Set.copyOf(games);
    }

    /** Not of one game of tricks. */
    public MixWish(Set<String> games, Optional<String> system, Optional<String> book, boolean onlyMistakes) {
        this(games, system, book, onlyMistakes, Optional.empty());
    }

    /** Whether a learner can play this game. */
    public static MixWish playing(TrickGame game) {
        return new MixWish(Set.of(), Optional.empty(), Optional.empty(), false, Optional.of(game));
    }

    /** The same in these games. */
    public MixWish in(Set<String> others) {
        return new MixWish(others, system, book, onlyMistakes, playing);
    }

    /** What every deal is dealt with, where the decision has such an option. */
    Map<String, String> options() {
        Map<String, String> options = new HashMap<>();
        system.ifPresent(word -> options.put(Skill.SYSTEM, word));
        playing.map(TrickDecisions::dealtFor).ifPresent(options::putAll);
        return options;
    }

    /** The games of all decisions, in their order. */
    public static Set<String> allGames() {
        return Decisions.all().stream()
                .map(decision -> decision.id().game())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The skills of a decision that may be asked; no rule that general practice alone gives, on which no book could judge. */
    Stream<Skill> skills(Decision<?, ?> decision) {
        if (playing.isPresent() && !TrickDecisions.rulesOf(playing.get()).contains(decision)) {
            return Stream.empty();
        }
        if (decision.answerKind().isRecorded() && !games.contains(decision.id().text())) {
            return Stream.empty(); // a whole hand takes longer than a mix
        }
        if (!games.isEmpty()
                && !games.contains(decision.id().game())
                && !games.contains(decision.id().family())
                && !games.contains(decision.id().text())) {
            return Stream.empty();
        }
        return decision.rules().isEmpty()
                ? Stream.of(new Skill(decision.id(), Optional.empty()))
                : decision.rules().stream()
                        .filter(decision::isInABook)
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
