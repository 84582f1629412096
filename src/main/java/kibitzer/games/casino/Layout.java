package kibitzer.games.casino;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.CardSet;

/**
 * What lies on the table.
 *
 * @param loose single cards
 * @param builds in the order in which they were made
 */
public record Layout(CardSet loose, List<Build> builds) {
    public static final Layout EMPTY = new Layout(CardSet.EMPTY, List.of());

    public Layout {
        builds = List.copyOf(builds);
    }

    /** Every card of it. */
    public CardSet all() {
        CardSet all = loose;
        for (Build build : builds) {
            all = all.union(build.cards());
        }
        return all;
    }

    public boolean isEmpty() {
        return loose.isEmpty() && builds.isEmpty();
    }

    /** True if a build of this player's lies there. */
    public boolean hasBuildOf(int player) {
        return builds.stream().anyMatch(build -> build.owner() == player);
    }

    /** The cards of the builds that take this value. */
    CardSet built(int value) {
        CardSet built = CardSet.EMPTY;
        for (Build build : builds) {
            built = build.value() == value ? built.union(build.cards()) : built;
        }
        return built;
    }

    /** The table after a lawful play. */
    public Layout after(CasinoPlay play, int player) {
        return switch (play) {
            case CasinoPlay.Trail trail -> new Layout(loose.with(trail.card()), builds);
            case CasinoPlay.Take take -> without(take.taken());
            case CasinoPlay.Builds made -> {
                Layout rest = without(made.with());
                List<Build> more = new ArrayList<>(rest.builds);
                more.add(new Build(made.whole(), made.value(), player));
                yield new Layout(rest.loose, more);
            }
        };
    }

    private Layout without(CardSet gone) {
        return new Layout(
                loose.minus(gone),
                builds.stream().filter(build -> !build.cards().subsetOf(gone)).toList());
    }

    /** The same with the two players exchanged. */
    public Layout exchanged() {
        return new Layout(
                loose, builds.stream().map(build -> build.of(1 - build.owner())).toList());
    }
}
