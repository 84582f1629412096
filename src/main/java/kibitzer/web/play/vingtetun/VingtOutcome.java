package kibitzer.web.play.vingtetun;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.banking.vingtetun.Settlement;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.play.vingtetun.VingtSeries;
import kibitzer.web.table.TableMoves;
import kibitzer.wording.Sentence;

/** How a deal ended: the cards, what decided it, the counters. */
final class VingtOutcome extends Div {

    /** @param name of the deal: its moves are shown once */
    VingtOutcome(String name, VingtSeries series) {
        addClassNames("kb-gin-end", "kb-vingt-end");
        VingtDeal deal = series.deal();
        int won = series.results().getLast();
        H2 said = new H2(said(won));
        said.addClassName("kb-prompt");
        said.getElement().setAttribute(TableMoves.PLACE, TableMoves.POT);
        add(said, new VingtTable(name, deal, won));
        List<VingtDeal.InPlay> hands = deal.hands();
        for (int hand = 0; hand < hands.size(); hand++) {
            Settlement settled = deal.settled(hands.get(hand));
            String which = hands.size() == 1 ? "" : "Hand " + (hand + 1) + ": ";
            add(new Paragraph(Sentence.of(which + settled.why().inWords())));
        }
    }

    private static String said(int counters) {
        return counters == 0
                ? "Nobody pays."
                : (counters > 0 ? "You win " : "You lose ") + counters(Math.abs(counters)) + ".";
    }

    private static String counters(int many) {
        return HowMany.of(many, "counter");
    }
}
