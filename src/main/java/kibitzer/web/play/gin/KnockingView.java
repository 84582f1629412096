package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Locale;
import java.util.Map;
import kibitzer.conventions.rummy.gin.robot.KnockPolicy;
import kibitzer.conventions.rummy.gin.robot.KnockingTable;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.field.Choice;
import kibitzer.web.odds.BooksCheckedView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;

/** Knock or wait? The book's claim on knocking early, put to the test. The address holds the way to knock that is looked at. */
@UnderMenu(MenuEntry.TOOLS)
@Route("gin/knocking")
public class KnockingView extends Page implements BeforeEnterObserver {
    private static final String PATH = "gin/knocking";

    private final transient KnockingTable table = KnockingTable.shipped();
    private final Div bars = new Div();

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String word = event.getLocation()
                .getQueryParameters()
                .getSingleParameter("policy")
                .orElse(KnockPolicy.AT_ONCE.word());
        if (!KnockPolicy.words().contains(word)) {
            PageNotFound.tell(
                    event,
                    "Nobody knocks by \"" + word + "\" here; expected one of " + String.join(", ", KnockPolicy.words())
                            + ".");
            return;
        }
        show(KnockPolicy.named(word));
    }

    private void show(KnockPolicy policy) {
        begin("Knock or wait?");
        lead(
                "The book says that knocking at the first chance wins much more than waiting a few draws, and that waiting for "
                        + "gin is foolish. Robots have played it out.");
        add(chooser(policy), bars);
        fill(policy);
        section("Everybody against everybody");
        add(
                styled(new Paragraph("The table is wider than the screen: it moves sideways."), "kb-soft", "kb-pushed"),
                new KnockingMatrix(table));
        section("What it shows");
        add(
                new Paragraph(
                        "Knocking at once does win more hands than any other way, and in games it is ahead of every "
                                + "wait of one, two or three draws and of a fixed lower limit. It is not ahead by much: a few points "
                                + "in games that are worth some two hundred. It is ahead by its boxes alone: of the games themselves "
                                + "it wins half or fewer, because an undercut costs more than most knocks win."),
                new Paragraph(
                        "A limit that falls does better than every other way: knock with ten while the hand is young, "
                                + "and after five draws only with three or less, because by then the other hand is low too. Waiting "
                                + "for gin, which the book calls foolish, even beats a robot that knocks with ten to the end, and "
                                + "loses heavily to the one whose limit falls."),
                new Paragraph(
                        "So the book is right about the early draws, and says too little about the late ones. Its own "
                                + "exception, positive evidence that you would be undercut, is not tried here: these robots read "
                                + "nothing in the other hand but the cards it took."));
        section("How it was played");
        String games = String.format(Locale.ROOT, "%,d", table.games());
        add(new Paragraph("Each pair played " + games + " games to 100, "
                + "boxes, game and shutout bonuses of 25, 100 and 100 included, from the same series of deals. All "
                + "robots draw and discard alike, by the pointers: 19 of 20 of their discards are the rule book's "
                + "first choice, nearly all others are allowed by it. They differ only in when they knock; gin is "
                + "always taken. A figure is with 99 per cent certainty not farther from the truth than it says."));
        RouterLink finding =
                new RouterLink("The finding", BooksCheckedView.class, BooksCheckedView.id("gin-rummy.e03"));
        RouterLink play = new RouterLink("Play a hand yourself", PlayGinView.class);
        add(styled(new Div(styled(play, "kb-button"), styled(finding, "kb-button")), "kb-actions"));
    }

    private void section(String title) {
        add(styled(new H2(title), "kb-heading"));
    }

    private void fill(KnockPolicy policy) {
        bars.removeAll();
        bars.add(new KnockingBars(table, policy));
    }

    private Choice<KnockPolicy> chooser(KnockPolicy policy) {
        Choice<KnockPolicy> policies = new Choice<>();
        policies.setLabel("A player who");
        policies.setItems(KnockPolicy.values());
        policies.setItemLabelGenerator(one -> one.label().substring(0, 1).toLowerCase(Locale.ROOT)
                + one.label().substring(1));
        policies.setValue(policy);
        policies.addValueChangeListener(change -> {
            fill(change.getValue());
            getUI().ifPresent(ui -> ui.getPage()
                    .getHistory()
                    .replaceState(
                            null,
                            new Location(
                                    PATH,
                                    QueryParameters.simple(
                                            Map.of("policy", change.getValue().word())))));
        });
        return styled(policies, "kb-wide-select");
    }
}
