package kibitzer.web.style;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.PageTitle;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;

/** Every component of the table in every state, with its name: the reference for the next page. */
@PageTitle("Style - Kibitzer")
@AnonymousAllowed
public final class StylePage extends Main {

    public StylePage() {
        addClassName("kb-page");
        setId("main");
        H1 title = new H1("Style");
        title.addClassName("kb-title");
        add(title, new Paragraph("Each component in each state, as the pages use them."));
        show("playing-card", CardSpecimens.playingCard());
        show("card-hand", CardSpecimens.cardHand());
        show("card-picture", CardSpecimens.cardPicture());
        show("card-trick", CardSpecimens.cardTrick());
        show("chip-pile", CardSpecimens.chipPile());
        show("card-table", CardSpecimens.cardTable());
        show("meld-tray", CardSpecimens.meldTray());
        show("bidding-box", AnswerSpecimens.biddingBox());
        show("auction-table", AnswerSpecimens.auctionTable());
        show("choice-list", AnswerSpecimens.choiceList());
        show("order-list", AnswerSpecimens.orderList());
        show("odds-bar", AnswerSpecimens.oddsBar());
        show("pegging-board", AnswerSpecimens.peggingBoard());
        show("glossary-term", AnswerSpecimens.glossaryTerm());
    }

    private void show(String component, List<Specimen> specimens) {
        H2 name = new H2(component);
        name.addClassName("kb-heading");
        add(name);
        for (Specimen specimen : specimens) {
            Div place = new Div(specimen.shown());
            place.addClassName(specimen.onBaize() ? "kb-baize" : "kb-paper");
            add(new H3(specimen.state()), place);
        }
    }
}
