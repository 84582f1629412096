package kibitzer.web.practice;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.web.page.Jumps;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.PageTile;
import kibitzer.web.page.Paths;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.words.FamilyName;

/** Everything that can be practised: whole hands to play, then one decision at a time, family by family. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.PRACTICE)
public class PracticeListView extends Page {

    private static final String TRICKS = "trick";

    public PracticeListView() {
        begin("Practice");
        lead("Fresh deals without end. Every answer is marked against the book at once, with the reason.");
        add(styled(
                new Div(
                        styled(new RouterLink("A mix of everything", MixView.class), "kb-button", "kb-button-first"),
                        styled(new PageLink("Problem sets", Paths.PROBLEM_SETS), "kb-button"),
                        styled(new PageLink("What is due for review", Paths.REVIEW), "kb-button")),
                "kb-actions"));
        Jumps jumps = new Jumps("practice", "Games");
        add(jumps);
        PageTile.group(this, "Play a whole hand", PlayLink.all().toArray(PageTile[]::new));
        Map<String, List<Decision<?, ?>>> families = Decisions.all().stream()
                .collect(Collectors.groupingBy(
                        decision -> decision.id().game(), LinkedHashMap::new, Collectors.toList()));
        families.forEach((family, decisions) -> {
            H2 heading = styled(new H2(FamilyName.of(family)), "kb-heading");
            jumps.to(heading, family, FamilyName.of(family));
            add(heading);
            UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
            if (family.equals(TRICKS)) {
                tiles.add(CanYouPlayLink.choose());
            }
            decisions.forEach(decision -> tiles.add(tile(decision)));
            add(tiles);
        });
    }

    private static Tile tile(Decision<?, ?> decision) {
        RouterLink link = new RouterLink(decision.title(), PracticeView.class, PracticeView.parameters(decision));
        int rules = decision.rules().size();
        String asked = decision.head().asks();
        return new Tile(
                link,
                Character.toUpperCase(asked.charAt(0))
                        + asked.substring(1)
                        + (rules > 1 ? ". " + rules + " rules" : ""));
    }
}
