package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.problems.defence.CardProof;
import kibitzer.games.bridge.problems.defence.CardProver;
import kibitzer.games.bridge.problems.defence.DefenderLayouts;
import kibitzer.games.bridge.problems.defence.DefenderTurn;
import kibitzer.games.bridge.problems.line.Line;

/** A proved problem of the defence in other suits, the two unseen hands dealt anew. */
final class FurtherDefence {
    private static final int LAYOUTS = 60;

    private FurtherDefence() {}

    /** Empty where the count does not bear it out again. */
    static Optional<PlayProblem> exchanged(PlayProblem from, SuitExchange suits, Seed layoutSeed, String id) {
        Ways.OfCards ways = from.cards();
        Line plan = suits.line(ways.against().plan());
        Card right = suits.card(ways.right());
        Card wrong = suits.card(ways.wrong());
        DefenderTurn before = DefenderTurn.of(from);
        DefenderTurn turn = new DefenderTurn(
                before.seat(),
                suits.cards(before.dummy()),
                suits.cards(before.hand()),
                suits.strain(before.strain()),
                before.need(),
                before.played().stream().map(suits::card).toList());
        List<Deal> layouts = DefenderLayouts.sample(turn, plan, LAYOUTS, layoutSeed);
        if (layouts.size() < LAYOUTS) {
            return Optional.empty();
        }
        CardProver prover = new CardProver(turn, from.theme(), plan, layouts);
        return layouts.stream()
                .filter(layout -> prover.shows(layout, right, wrong))
                .findFirst()
                .flatMap(layout -> counted(
                        from,
                        turn,
                        layout,
                        prover,
                        new Ways.OfCards(right, wrong, new Ways.Against(plan, 0, 0)),
                        layoutSeed,
                        id));
    }

    private static Optional<PlayProblem> counted(
            PlayProblem from,
            DefenderTurn turn,
            Deal layout,
            CardProver prover,
            Ways.OfCards ways,
            Seed layoutSeed,
            String id) {
        CardProof.Tally right = prover.tally(ways.right(), false);
        CardProof.Tally wrong = prover.tally(ways.wrong(), true);
        return right.beaten() <= wrong.beaten()
                ? Optional.empty()
                : Optional.of(new PlayProblem(
                        id,
                        from.theme(),
                        from.level(),
                        layout,
                        from.dealer(),
                        from.vulnerability(),
                        Call.bid(from.contract().level(), turn.strain()),
                        from.declarer(),
                        from.learner(),
                        turn.played(),
                        new Ways.OfCards(
                                ways.right(),
                                ways.wrong(),
                                new Ways.Against(ways.against().plan(), right.planBeaten(), wrong.planBeaten())),
                        new PlayProblem.Counted(
                                LAYOUTS,
                                right.beaten(),
                                wrong.beaten(),
                                from.counted().lines(),
                                from.counted().rivals()),
                        from.theme().lesson(),
                        from.pointer(),
                        layoutSeed.number()));
    }
}
