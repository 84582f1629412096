package kibitzer.web.views;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;

/** Everything that can be practised, family by family. */
@Route(value = "practice", layout = Frame.class)
public class PracticeListView extends Page {

    public PracticeListView() {
        begin("Practice");
        lead("Fresh deals without end. Every answer is marked against the book at once, with the reason.");
        Paragraph tables = new Paragraph("To look up: ");
        tables.add(new RouterLink("the odds of a suit at bridge", BridgeOddsView.class));
        add(tables);
        Map<String, List<Decision<?, ?>>> families = Decisions.all().stream()
                .collect(Collectors.groupingBy(
                        decision -> decision.id().family(), LinkedHashMap::new, Collectors.toList()));
        families.forEach((family, decisions) -> {
            add(styled(new H2(RuleName.of(family)), "kb-heading"));
            UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
            decisions.forEach(decision -> tiles.add(tile(decision)));
            add(tiles);
        });
        add(styled(new H2("Look into a deal"), "kb-heading"), styled(new UnorderedList(doubleDummy()), "kb-tiles"));
    }

    private static ListItem doubleDummy() {
        return styled(
                new ListItem(
                        styled(new RouterLink("Double dummy", DoubleDummyView.class), "kb-tile-title"),
                        styled(
                                new Paragraph("All four hands open, and what every contract and every lead would win"),
                                "kb-tile-note")),
                "kb-tile");
    }

    private static ListItem tile(Decision<?, ?> decision) {
        RouterLink link = new RouterLink(decision.title(), PracticeView.class, PracticeView.parameters(decision));
        ListItem tile = styled(new ListItem(styled(link, "kb-tile-title")), "kb-tile");
        int rules = decision.rules().size();
        if (rules > 1) {
            tile.add(styled(new Paragraph(rules + " rules, together or one by one"), "kb-tile-note"));
        }
        return tile;
    }
}
