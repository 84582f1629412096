package kibitzer.web.laws;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Locale;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.LawCode;
import kibitzer.games.law.Laws;
import kibitzer.marking.Citations;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;

/** One thing that goes wrong at the table: its remedy, and what other laws make of the same thing. */
@UnderMenu(MenuEntry.TOOLS)
@Route("laws/:laws/:offence")
public class LawView extends Page implements BeforeEnterObserver {
    private final transient Laws laws = Laws.shipped();
    private final transient Citations citations;

    LawView(Citations citations) {
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String game = event.getRouteParameters().get("laws").orElse("");
        String offence = event.getRouteParameters().get("offence").orElse("");
        laws.find(game, offence)
                .ifPresentOrElse(
                        this::show,
                        () -> PageNotFound.tell(
                                event, "The laws have no case called \"" + offence + "\" for \"" + game + "\"."));
    }

    private void show(LawCase one) {
        begin(one.code().title() + ": " + one.stage().title().toLowerCase(Locale.ROOT));
        add(LawEntry.alone(one, citations));
        List<LawCase> elsewhere = laws.elsewhere(one);
        if (!elsewhere.isEmpty()) {
            add(styled(new H2("The same in other laws"), "kb-heading"));
            elsewhere.forEach(other -> add(LawEntry.ofOtherLaws(other, citations)));
        }
        List<LawCase> near = laws.of(one.code()).stream()
                .filter(other -> other.stage() == one.stage() && !other.equals(one))
                .toList();
        if (!near.isEmpty()) {
            add(styled(new H2("Also under " + one.stage().title().toLowerCase(Locale.ROOT)), "kb-heading"));
            near.forEach(other -> add(LawEntry.inAList(other, citations)));
        }
        add(styled(new Div(toAll(one.code())), "kb-actions"));
    }

    private static RouterLink toAll(LawCode code) {
        RouterLink all = styled(new RouterLink("All of these laws", LawsView.class), "kb-button");
        all.setQueryParameters(new LawQuery(code.game(), "", "").query());
        return all;
    }
}
