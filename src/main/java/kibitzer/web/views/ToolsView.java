package kibitzer.web.views;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;

/** Everything that is used beside lessons and practice: at a real table, for a deal, to look something up. */
@Route(value = "tools", layout = Frame.class)
public class ToolsView extends Page {

    /**
     * One page to go to.
     *
     * @param note what it does, in one line
     */
    private record Tool(String name, String note, Class<? extends Page> page) {}

    public ToolsView() {
        begin("Tools");
        lead("For the table, for a deal you held last night, and for what the books say of chances and laws.");
        group(
                "Play a whole hand",
                new Tool("Bid a hand", "With a partner and opponents who bid by the books", BidView.class),
                new Tool(
                        "A pot of poker",
                        "Jack pots or five-card stud against robots that follow the book",
                        PlayPokerView.class),
                new Tool("A hand of gin", "Hand by hand against a robot that follows the pointers", PlayGinView.class));
        group(
                "Look into a deal",
                new Tool(
                        "Analyse a hand",
                        "Any cards: every system's call, every count, melds, draws",
                        AnalyseView.class),
                new Tool(
                        "Analyse a deal",
                        "Paste PBN or LIN: what the book would call, and why",
                        AnalyseBridgeView.class),
                new Tool(
                        "Double dummy",
                        "All four hands open, and what every contract and every lead would win",
                        DoubleDummyView.class));
        group(
                "At the table",
                new Tool("Score sheet", "A rubber kept above and below the line", ScoreSheetView.class),
                new Tool("What happens if", "Every offence and its remedy, with the law's number", LawsView.class));
        group(
                "Chances",
                new Tool("Odds at bridge", "How a suit breaks, where the honours lie", BridgeOddsView.class),
                new Tool("Odds at poker", "Every class of hand, every draw", PokerOddsView.class),
                new Tool("Knock or wait?", "What knocking early wins at gin, played out by robots", KnockingView.class),
                new Tool("The books, checked", "Where a book errs, and what is so", BooksCheckedView.class));
    }

    private void group(String heading, Tool... tools) {
        UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
        List.of(tools).forEach(tool -> tiles.add(tile(tool)));
        add(styled(new H2(heading), "kb-heading"), tiles);
    }

    private static ListItem tile(Tool tool) {
        return styled(
                new ListItem(
                        styled(new RouterLink(tool.name(), tool.page()), "kb-tile-title"),
                        styled(new Paragraph(tool.note()), "kb-tile-note")),
                "kb-tile");
    }
}
