package kibitzer.play.tricks;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.ecarte.EcarteDiscards;
import kibitzer.conventions.ecarte.EcarteDraw;
import kibitzer.conventions.ecarte.EcarteHand;
import kibitzer.conventions.ecarte.EcarteLeads;
import kibitzer.conventions.ecarte.EcarteStands;
import kibitzer.conventions.ecarte.EcarteView;
import kibitzer.decisions.trick.ecarte.EcarteDiscard;
import kibitzer.decisions.trick.ecarte.EcarteLead;
import kibitzer.decisions.trick.ecarte.EcarteStand;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.play.hand.Turn;

/** Ecarte by Culbertson's table of hands worth playing (pp. 203-204): the first proposal, what is thrown, and the first lead. */
final class EcarteTurns implements TricksTurns {
    private static final String AGAIN =
            "The table of hands worth playing is made for hands as they were dealt; of hands after a draw the book says nothing";
    private static final String GONE = "The stock is nearly gone, so that not every exchange is possible";
    private static final String PLAY =
            "Of the play the book tells no more than the first lead, and calls the rest mechanical";
    private static final EcarteStand STAND = new EcarteStand();
    private static final EcarteDiscard DISCARD = new EcarteDiscard();
    private static final EcarteLead LEAD = new EcarteLead();

    @Override
    public Turn<TrickMove> of(SeenTricks seen) {
        return spoken(seen).map(TableQuestion::turn).orElseGet(() -> new Turn.Silent<>(why(seen)));
    }

    @Override
    public Optional<TrickMove> byTheBook(SeenTricks seen) {
        return spoken(seen).flatMap(TableQuestion::first);
    }

    private static String why(SeenTricks seen) {
        return switch (seen.phase()) {
            case EXCHANGING -> GONE;
            case CALLING -> AGAIN;
            default -> PLAY;
        };
    }

    private static Optional<TableQuestion<?, ?, ?>> spoken(SeenTricks seen) {
        return switch (seen.phase()) {
            case CALLING -> seen.calls().contains(Drawing.AGREED) ? Optional.empty() : Optional.of(stand(seen));
            case EXCHANGING ->
                seen.toLay().orElseThrow().most() < EcarteHand.CARDS ? Optional.empty() : Optional.of(discard(seen));
            case PLAYING -> isFirstLead(seen) ? Optional.of(lead(seen)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean isFirstLead(SeenTricks seen) {
        return seen.hand().size() == EcarteHand.CARDS
                && seen.sight().filter(sight -> sight.trick().cards().isEmpty()).isPresent();
    }

    private static boolean isElder(SeenTricks seen) {
        return seen.seat().place() != seen.dealer();
    }

    private static EcarteHand hand(SeenTricks seen) {
        return new EcarteHand(
                CardSet.of(seen.hand().list()), seen.turnUp().orElseThrow().suit());
    }

    private static TableQuestion<?, ?, ?> stand(SeenTricks seen) {
        EcarteView view =
                new EcarteView(hand(seen), isElder(seen), seen.turnUp().orElseThrow());
        String question = view.elder() ? "Do you stand or propose?" : "They propose. Do you refuse or accept?";
        return new TableQuestion<>(
                STAND,
                view,
                EcarteStands.BOOK,
                view,
                TableQuestion.ask(question, view.hand().cards()),
                TrickMove.Called::new);
    }

    private static TableQuestion<?, ?, ?> discard(SeenTricks seen) {
        EcarteDraw draw = new EcarteDraw(hand(seen), isElder(seen));
        return new TableQuestion<>(
                DISCARD,
                draw,
                EcarteDiscards.BOOK,
                draw,
                TableQuestion.ask(
                        "The proposal is accepted. Which cards do you throw?",
                        draw.hand().cards()),
                TrickMove.PutDown::of);
    }

    private static TableQuestion<?, ?, ?> lead(SeenTricks seen) {
        EcarteHand hand = hand(seen);
        return new TableQuestion<>(
                LEAD,
                hand,
                EcarteLeads.BOOK,
                hand,
                TableQuestion.ask("You are elder hand and lead. Which card?", hand.cards()),
                card -> new TrickMove.Played(card, Optional.empty()));
    }
}
