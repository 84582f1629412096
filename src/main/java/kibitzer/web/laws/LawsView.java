package kibitzer.web.laws;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.LawCode;
import kibitzer.games.law.Laws;
import kibitzer.games.law.Stage;
import kibitzer.marking.Citations;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.PracticeView;

/** What happens if: the laws at the table, by code, stage and words. The address holds what is looked for. */
@UnderMenu(MenuEntry.TOOLS)
@Route("laws")
public class LawsView extends Page implements BeforeEnterObserver {
    private final transient Laws laws = Laws.shipped();
    private final transient Citations citations;
    private final Choice<String> code = new Choice<>();
    private final Choice<String> stage = new Choice<>();
    private final Entry words = Entry.search("What has happened?");
    private final Paragraph count = styled(new Paragraph(), "kb-soft");
    private final Div found = styled(new Div(), "kb-laws");
    private LawQuery query = new LawQuery(laws.codes().getFirst().game(), "", "");

    LawsView(Citations citations) {
        this.citations = citations;
        begin("What happens if");
        lead("Something has gone wrong at the table. Choose the laws you play by, and find what they provide.");
        code.setLabel("Laws");
        code.setItems(laws.codes().stream().map(LawCode::game).toList());
        code.setItemLabelGenerator(game -> laws.code(game).map(LawCode::title).orElse(game));
        code.addValueChangeListener(change -> look(query.game(change.getValue()), change.isFromClient()));
        stage.setLabel("When");
        stage.setItemLabelGenerator(LawsView::titleOf);
        stage.addValueChangeListener(change -> look(query.stage(change.getValue()), change.isFromClient()));
        words.setPlaceholder("revoke, lead out of turn, dropped card ...");
        words.addValueChangeListener(change -> look(query.words(change.getValue()), change.isFromClient()));
        count.getElement().setAttribute("role", "status");
        NativeButton print = styled(new NativeButton("Print"), "kb-button");
        print.addClickListener(click -> print.getElement().executeJs("window.print()"));
        add(
                styled(new Div(words, code, stage), "kb-search"),
                count,
                found,
                styled(new Div(print, practise()), "kb-actions"));
    }

    private static String titleOf(String stage) {
        return switch (stage) {
            case "" -> "Choose a stage";
            case LawQuery.EVERY_STAGE -> "At any time";
            default -> Stage.named(stage).title();
        };
    }

    private static RouterLink practise() {
        return styled(
                new RouterLink(
                        "Practise the laws", PracticeView.class, PracticeView.parameters(Decisions.get("law/remedy"))),
                "kb-button");
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        query = LawQuery.read(event.getLocation().getQueryParameters(), laws);
        show();
    }

    private void look(LawQuery wanted, boolean byLearner) {
        if (byLearner) {
            query = wanted;
            getUI().ifPresent(ui -> ui.getPage().getHistory().replaceState(null, new Location("laws", query.query())));
            show();
        }
    }

    private void show() {
        Map<Stage, List<LawCase>> stages = byStage(new LawQuery(query.game(), "", "").among(laws));
        if (!query.stage().isEmpty()
                && !query.stage().equals(LawQuery.EVERY_STAGE)
                && !stages.containsKey(Stage.named(query.stage()))) {
            query = query.stage("");
        }
        List<String> choices = new ArrayList<>(List.of("", LawQuery.EVERY_STAGE));
        stages.keySet().forEach(one -> choices.add(one.word()));
        stage.setItems(choices);
        stage.setValue(query.stage());
        code.setValue(query.game());
        words.setValue(query.words());
        found.removeAll();
        if (query.isOpen()) {
            count.setText(stages.values().stream().mapToInt(List::size).sum() + " cases");
            UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
            stages.forEach((one, cases) -> tiles.add(tile(one, cases)));
            found.add(tiles);
            return;
        }
        List<LawCase> cases = query.among(laws);
        count.setText(
                cases.isEmpty()
                        ? "No case has these words. Fewer or other words find more; where the laws are silent, so are we."
                        : HowMany.of(cases.size(), "case"));
        byStage(cases).forEach((one, under) -> {
            found.add(styled(new H2(one.title()), "kb-heading"));
            under.forEach(single -> found.add(LawEntry.inAList(single, citations)));
        });
    }

    private static Map<Stage, List<LawCase>> byStage(List<LawCase> cases) {
        return cases.stream().collect(Collectors.groupingBy(LawCase::stage, LinkedHashMap::new, Collectors.toList()));
    }

    private ListItem tile(Stage one, List<LawCase> cases) {
        RouterLink link = styled(new RouterLink(one.title(), LawsView.class), "kb-tile-title");
        link.setQueryParameters(query.stage(one.word()).query());
        return styled(
                new ListItem(link, styled(new Paragraph(HowMany.of(cases.size(), "case")), "kb-tile-note")), "kb-tile");
    }
}
