package kibitzer.web.play.cribbage;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.play.cribbage.SeenCribbage;

/** How a game ended: who has pegged out, and how far the other came. */
final class CribbageOutcome extends Div {

    CribbageOutcome(CribbageMatch match, SeenCribbage seen) {
        addClassName("kb-crib-end");
        boolean won = match.winner().orElseThrow() == seen.side();
        Players players = new Players(seen);
        String winner = players.sides()
                .get(Math.floorMod(
                        match.winner().orElseThrow() - seen.side(), match.game().sides()));
        H2 said = new H2(
                won
                        ? (match.game().partners() ? "Your side pegs out and wins." : "You peg out and win.")
                        : winner + (match.game().partners() ? " peg out and win." : " pegs out and wins."));
        said.addClassName("kb-prompt");
        add(
                said,
                new Paragraph("The game was to " + match.end() + ", in "
                        + match.deal().number()
                        + (match.deal().number() == 1 ? " deal." : " deals.")
                        + (match.isLurch() ? " The loser was not half-way: a lurch, a double game." : "")));
    }
}
