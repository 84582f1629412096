package kibitzer.web.explore;

import static org.springframework.util.StringUtils.capitalize;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.bridge.meaning.CallMeaning;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.marking.Citations;
import kibitzer.web.bridge.ContractWords;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.explore.ExploreAddress.Opponents;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Ticks;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.words.SystemName;

/** Any auction in any system: what every call that could follow would tell, and by which rule. The address is the auction. */
@UnderMenu(MenuEntry.TOOLS)
@Route("explore")
public class ExploreView extends Page implements BeforeEnterObserver {
    private final transient Citations citations;

    ExploreView(Citations citations) {
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            show(ExploreAddress.read(event.getLocation().getQueryParameters()));
        } catch (BadQuestion unreadable) {
            PageNotFound.tell(event, "This address names no auction: " + unreadable.getMessage() + ".");
        }
    }

    private void show(ExploreAddress address) {
        begin("Explore an auction");
        lead(
                "What every call that could come next would tell, by the rules that advise on it here. Choose one to go on.");
        List<BiddingSoFar> tables = address.systems().stream()
                .map(Systems::of)
                .map(system -> BiddingSoFar.of(address.auction(), address.vulnerable(), system))
                .toList();
        add(table(tables.getFirst()), ways(address));
        add(choices(address));
        Auction auction = address.auction();
        if (auction.isFinished()) {
            section("The auction is over");
            add(new Paragraph(ContractWords.end(auction)));
        } else {
            section(capitalize(auction.turn().inWords()) + " is to call");
            add(new ExploredCalls(tables, citations, call -> link(address.with(call))));
        }
        if (!address.calls().isEmpty()) {
            section("What has been told");
            tables.forEach(this::soFar);
        }
    }

    private static AuctionTable table(BiddingSoFar soFar) {
        return new AuctionTable(
                soFar.auction(),
                soFar.vulnerability(),
                soFar.meanings().stream().map(CallMeaning::inShort).toList(),
                "To call");
    }

    private void section(String title) {
        add(styled(new H2(title), "kb-heading"));
    }

    private void soFar(BiddingSoFar soFar) {
        UnorderedList hands = styled(new UnorderedList(), "kb-rules");
        for (Seat seat : Seat.values()) {
            String shown = CallMeaning.inShort(soFar.shown(seat));
            hands.add(new ListItem(capitalize(seat.inWords()) + ": " + (shown.isEmpty() ? "nothing yet" : shown)));
        }
        add(new Paragraph(SystemName.of(soFar.system().id())), hands);
    }

    private Div ways(ExploreAddress address) {
        Div ways = styled(new Div(), "kb-actions");
        if (!address.calls().isEmpty()) {
            ways.add(
                    button("Take back the last call", address.before()), button("Begin again", address.fromTheStart()));
        }
        return ways;
    }

    private static RouterLink button(String text, ExploreAddress address) {
        RouterLink link = link(address);
        link.setText(text);
        return styled(link, "kb-button");
    }

    private static RouterLink link(ExploreAddress address) {
        RouterLink link = new RouterLink();
        link.setRoute(ExploreView.class);
        link.setQueryParameters(address.query());
        return link;
    }

    private Div choices(ExploreAddress address) {
        Ticks<String> systems = new Ticks<>("Systems, side by side", Systems.ids(), SystemName::of);
        systems.setValue(Set.copyOf(address.systems()));
        Choice<Opponents> opponents = select("East and west", address.opponents(), Opponents.values());
        opponents.setItemLabelGenerator(doing -> doing == Opponents.PASS ? "Pass" : "Call too");
        Choice<Vulnerability> vulnerable = select("Vulnerable", address.vulnerable(), Vulnerability.values());
        vulnerable.setItemLabelGenerator(each -> capitalize(each.inWords()));
        Runnable change = () -> {
            List<String> chosen =
                    Systems.ids().stream().filter(systems.getValue()::contains).toList();
            go(address.playing(
                    chosen.isEmpty() ? address.systems() : chosen, vulnerable.getValue(), opponents.getValue()));
        };
        systems.addValueChangeListener(changed -> change.run());
        Stream.of(opponents, vulnerable).forEach(select -> select.addValueChangeListener(changed -> change.run()));
        return styled(new Div(systems, opponents, vulnerable), "kb-choices");
    }

    private static <T> Choice<T> select(String label, T chosen, T[] all) {
        Choice<T> select = new Choice<>();
        select.setLabel(label);
        select.setItems(all);
        select.setValue(chosen);
        return select;
    }

    private void go(ExploreAddress address) {
        getUI().ifPresent(ui -> ui.navigate(ExploreView.class, address.query()));
    }
}
