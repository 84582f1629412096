package kibitzer.classroom.roster;

import java.util.List;
import java.util.Optional;
import kibitzer.learning.learner.LearnerId;

/**
 * Who of a class plays for whom. A learner is in one pair and in one team at most, and a pair is in a team with both of it or
 * not at all.
 */
public record Sides(List<ClassGroup> pairs, List<ClassGroup> teams) {
    public static final Sides NONE = new Sides(List.of(), List.of());

    public Sides {
        pairs = List.copyOf(pairs);
        teams = List.copyOf(teams);
    }

    static Sides of(List<ClassGroup> all) {
        return new Sides(
                all.stream().filter(group -> group.kind() == GroupKind.PAIR).toList(),
                all.stream().filter(group -> group.kind() == GroupKind.TEAM).toList());
    }

    public Optional<ClassGroup> pairOf(LearnerId learner) {
        return with(pairs, learner);
    }

    public Optional<ClassGroup> teamOf(LearnerId learner) {
        return with(teams, learner);
    }

    /** The pair of which a team has one and not the other, if there is one. */
    Optional<ClassGroup> torn() {
        return pairs.stream()
                .filter(pair ->
                        pair.members().stream().map(this::teamOf).distinct().count() > 1)
                .findFirst();
    }

    private static Optional<ClassGroup> with(List<ClassGroup> groups, LearnerId learner) {
        return groups.stream().filter(group -> group.has(learner)).findFirst();
    }
}
