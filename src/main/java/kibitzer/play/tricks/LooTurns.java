package kibitzer.play.tricks;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.loo.LooLeadView;
import kibitzer.conventions.loo.LooLeads;
import kibitzer.conventions.loo.LooStands;
import kibitzer.conventions.loo.LooView;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.loo.LooDecisions;
import kibitzer.games.trick.settle.Antes;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.PoolPay;
import kibitzer.play.hand.Turn;

/** Three-card loo by the hints of Round Games with Cards (pp. 29-30): who stands, and what is led. */
final class LooTurns implements TricksTurns {
    private static final int MOST_COUNTERS = 100_000;
    private static final String FORCED = "It is all that you may do here";
    private static final String FOLLOWING =
            "The handbook gives no hint on what is played to a lead: any card that the rules allow may be played";

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        if (seen.lawful().size() == 1) {
            return new Turn.Silent<>(FORCED);
        }
        return spoken(seen).map(TableQuestion::turn).orElseGet(() -> new Turn.Silent<>(FOLLOWING));
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return seen.lawful().size() == 1
                ? Optional.of(seen.lawful().getFirst())
                : spoken(seen).flatMap(TableQuestion::first);
    }

    /** What it costs to stand and win no trick. */
    static int loo(SeenTricks seen) {
        int limited = Antes.of(seen.game()).loo();
        return PayRules.of(seen.game()).orElse(null) instanceof PoolPay pay
                ? pay.loo(seen.standing().pool(), limited)
                : limited;
    }

    private static Optional<TableQuestion<?, ?, ?>> spoken(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING -> Optional.of(stand(seen));
            case PLAYING ->
                seen.sight()
                        .filter(sight ->
                                sight.trick().cards().isEmpty() && seen.hand().size() > 1)
                        .map(sight -> lead(seen));
            default -> Optional.empty();
        };
    }

    private static CardSet cards(SeenTricks seen) {
        return CardSet.of(seen.hand().list());
    }

    private static int said(SeenTricks seen, String word) {
        return Collections.frequency(seen.calls(), word);
    }

    private static TableQuestion<?, ?, ?> stand(SeenTricks seen) {
        LooView view = new LooView(
                cards(seen),
                seen.turnUp().orElseThrow(),
                seen.players(),
                seen.calls().size() + 1,
                said(seen, LooView.STAND),
                said(seen, LooView.THROW_UP),
                seen.calls().contains(LooView.MISS),
                Math.min(seen.standing().pool(), MOST_COUNTERS),
                Math.clamp(loo(seen), 1, MOST_COUNTERS));
        return new TableQuestion<>(
                LooDecisions.STAND,
                view,
                LooStands.BOOK,
                view,
                new Prompt(
                        "Do you stand, take the miss, or throw up?",
                        List.of(
                                new Exhibit.Fact("Pool", view.pool() + "; a loo costs " + view.loo()),
                                new Exhibit.Held("Your hand", view.hand()))),
                TrickMove.Called::new);
    }

    private static TableQuestion<?, ?, ?> lead(SeenTricks seen) {
        LooLeadView view = new LooLeadView(
                cards(seen), seen.turnUp().orElseThrow(), seen.seats().size());
        return new TableQuestion<>(
                LooDecisions.LEAD,
                view,
                LooLeads.BOOK,
                view,
                TableQuestion.ask("You are to lead. Which card do you play?", view.hand()),
                card -> new TrickMove.Played(card, Optional.empty()));
    }
}
