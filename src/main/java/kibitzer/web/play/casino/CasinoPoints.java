package kibitzer.web.play.casino;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.games.casino.CasinoScore;
import kibitzer.play.casino.CasinoSeries;

/** How the game stands after the deals that are over. */
public final class CasinoPoints extends Div {

    /** @param number of the deal that is played */
    public CasinoPoints(CasinoScore score, int number) {
        H2 heading = new H2("Deal " + number);
        heading.addClassName("kb-heading");
        add(heading, new Paragraph(said(score)));
    }

    private static String said(CasinoScore score) {
        int goal = score.rules().goal();
        return score.deals() == 0
                ? "The first to " + goal + " points wins the game."
                : "You have " + score.points().get(CasinoSeries.LEARNER) + ", the opponent "
                        + score.points().get(CasinoSeries.OTHER) + "; " + goal + " win.";
    }
}
