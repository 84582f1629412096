package kibitzer.games.bridge.problems.find;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Theme;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.proof.Hand;
import kibitzer.games.bridge.problems.proof.Prover;
import kibitzer.games.bridge.problems.store.PlayProblems;

/**
 * Problems without end: a proved problem with its suits exchanged and the unseen cards dealt anew, counted again; a guess is looked
 * for anew, since what was played is part of it.
 *
 * <p>What was proved of two hands holds for them in any suits; the deal is one of the layouts that show it: the right
 * line makes and the wrong one has lost where it parts from it, or only the right card beats the contract. The same theme and
 * seed give the same problem.
 */
public final class FurtherDeals {
    private static final String FURTHER = "-further-";
    private static final int LAYOUTS = 60;
    private static final int TRIES = 8;

    private FurtherDeals() {}

    /** The problem of an id: one that is shipped, or "hold-up-further-7", the further one of a theme and seed. */
    public static Optional<PlayProblem> named(String id) {
        int at = id.indexOf(FURTHER);
        Optional<PlayProblem> shipped = PlayProblems.shipped().find(id);
        if (shipped.isPresent() || at < 0) {
            return shipped;
        }
        String seed = id.substring(at + FURTHER.length());
        return Arrays.stream(Theme.values())
                .filter(theme -> theme.id().equals(id.substring(0, at)) && seed.matches("[0-9]{1,9}"))
                .findFirst()
                .flatMap(theme -> dealt(theme, new Seed(Long.parseLong(seed))));
    }

    /** The id of the further problem of a theme and seed. */
    public static String id(Theme theme, Seed seed) {
        return theme.id() + FURTHER + seed.number();
    }

    /** Empty where the theme has no proved problem. */
    public static Optional<PlayProblem> dealt(Theme theme, Seed seed) {
        List<PlayProblem> proved = PlayProblems.shipped().of(theme);
        if (proved.isEmpty()) {
            return Optional.empty();
        }
        if (theme == Theme.COUNT) {
            return GuessFinder.first(seed, id(theme, seed)).or(() -> Optional.of(proved.getFirst()));
        }
        Chance chance = seed.chance();
        for (int tries = 0; tries < TRIES; tries++) {
            PlayProblem from = proved.get(chance.below(proved.size()));
            SuitExchange suits = SuitExchange.of(from.contract().strain(), chance);
            Optional<PlayProblem> problem = from.isDefence()
                    ? FurtherDefence.exchanged(from, suits, seed.deal(tries + 1), id(theme, seed))
                    : exchanged(from, suits, seed.deal(tries + 1), seed);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.of(proved.getFirst());
    }

    private static Optional<PlayProblem> exchanged(PlayProblem from, SuitExchange suits, Seed layoutSeed, Seed named) {
        Strain strain = suits.strain(from.contract().strain());
        Hand hand = new Hand(
                suits.cards(from.deal().north()),
                suits.cards(from.deal().south()),
                strain,
                suits.card(from.lead()),
                from.wanted());
        Line right = suits.line(from.lines().right());
        Line wrong = suits.line(from.lines().wrong());
        List<Deal> layouts = Finder.layouts(hand, LAYOUTS, layoutSeed);
        Prover prover = new Prover(hand, from.theme(), layouts);
        int made = prover.made(right);
        int beaten = prover.made(wrong);
        if (layouts.size() < LAYOUTS || made <= beaten) {
            return Optional.empty();
        }
        return layouts.stream()
                .filter(layout -> prover.losingTurn(layout, right, wrong).isPresent())
                .findFirst()
                .map(layout -> new PlayProblem(
                        id(from.theme(), named),
                        from.theme(),
                        from.level(),
                        layout,
                        from.dealer(),
                        from.vulnerability(),
                        Call.bid(from.contract().level(), strain),
                        from.declarer(),
                        from.learner(),
                        List.of(hand.lead()),
                        new Ways.OfLines(right, wrong),
                        new PlayProblem.Counted(
                                LAYOUTS,
                                made,
                                beaten,
                                from.counted().lines(),
                                from.counted().rivals()),
                        from.theme().lesson(),
                        from.pointer(),
                        layoutSeed.number()));
    }
}
