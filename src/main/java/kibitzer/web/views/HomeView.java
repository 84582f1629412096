package kibitzer.web.views;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.Clock;
import java.time.LocalDate;
import kibitzer.decisions.Exhibit;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;

/** The first page: today's hand, where the learner was, where to begin. */
@Route(value = "", layout = Frame.class)
public class HomeView extends Page {

    HomeView(Clock clock) {
        begin("Kibitzer");
        lead("Learn to play cards well, from four old rule books: read a little, decide, and be told why.");
        add(styled(new Div(today(Today.of(LocalDate.now(clock)))), "kb-tiles"));
    }

    private static Div today(Today today) {
        RouterLink play = styled(
                new RouterLink("Play it", PracticeView.class, PracticeView.parameters(today.decision())),
                "kb-button",
                "kb-button-first");
        play.setQueryParameters(Dealt.at(today.seed()).query());
        Div tile = styled(
                new Div(
                        styled(new H2("Today's hand"), "kb-tile-title"),
                        styled(
                                new Paragraph(new CardText(today.decision().title() + ". "
                                        + today.question().prompt().ask())),
                                "kb-tile-note")),
                "kb-tile",
                "kb-tile-first");
        today.question().prompt().exhibits().stream()
                .filter(Exhibit.Held.class::isInstance)
                .map(Exhibit.Held.class::cast)
                .findFirst()
                .ifPresent(held -> tile.add(new CardHand(held.label(), held.cards())));
        tile.add(styled(new Div(play), "kb-actions"));
        return tile;
    }
}
