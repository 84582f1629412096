package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.bridge.systems.Theme;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.learning.Place;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.bidding.RecordedAuction;
import kibitzer.marking.bidding.WholeAuction;
import kibitzer.web.download.PbnDownload;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;

/** A deal bid from the first call to the last, with partner and opponents who follow the books. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("bid")
public class BidView extends Page implements BeforeEnterObserver {
    private final transient Desk desk;
    private final transient Citations citations;
    private boolean goesOn;

    BidView(Desk desk, Citations citations) {
        this.desk = desk;
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            BiddingAddress address = BiddingAddress.read(event.getLocation().getQueryParameters());
            if (address.seed().isEmpty()) {
                event.forwardTo(BidView.class, address.afresh().query());
                return;
            }
            show(address, address.auction());
        } catch (BadQuestion unreadable) {
            PageNotFound.tell(event, "This address names no auction: " + unreadable.getMessage() + ".");
        }
    }

    private void show(BiddingAddress address, WholeAuction auction) {
        begin("Bid a hand");
        Optional<Question<BiddingProblem, Call>> question = auction.question();
        if (question.isPresent()) {
            ask(address, question.get());
        } else {
            add(new AuctionReview(auction, citations, /* cardsShown= */ false), ways(address, auction));
        }
        add(choices(address));
        goesOn = false;
    }

    private void ask(BiddingAddress address, Question<BiddingProblem, Call> question) {
        QuestionPanel<BiddingProblem, Call> panel =
                desk.lay(question, Place.Practice.dealt(address.seed().orElseThrow()), Optional.empty());
        panel.setNext("Go on bidding");
        panel.addNextListener(next -> go(address.with(called(panel))));
        add(panel);
        address.before().ifPresent(before -> add(link("Take back the last call", before)));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    /** The learner's call; where he passed the question by, the book's. */
    private static Call called(QuestionPanel<BiddingProblem, Call> panel) {
        return switch (panel.state()) {
            case PanelState.Marked<Call>(var verdict) -> verdict.answer();
            case PanelState.Kept<Call>(Call answer, String says) -> answer;
            case PanelState.Asking<Call> asking -> book(panel);
            case PanelState.Revealed<Call> revealed -> book(panel);
        };
    }

    private static Call book(QuestionPanel<BiddingProblem, Call> panel) {
        return panel.question().advice().best().stream().findFirst().orElse(Call.PASS);
    }

    private Div ways(BiddingAddress address, WholeAuction auction) {
        RouterLink another = link("Another deal", address.afresh());
        another.addClassName("kb-button-first");
        return styled(
                new Div(
                        another,
                        link("The same deal again", address.again()),
                        play(address, auction),
                        new PbnDownload(() -> RecordedAuction.of(auction, new Explainer(citations)))),
                "kb-actions");
    }

    /** The same deal on from the lead. */
    private static RouterLink play(BiddingAddress address, WholeAuction auction) {
        RouterLink link = new RouterLink("Play this deal", PlayBridgeView.class);
        String said = address.calls().stream().map(Call::toString).collect(Collectors.joining("."));
        Map<String, String> query = new LinkedHashMap<>();
        address.query().getParameters().forEach((name, values) -> query.put(name, values.getFirst()));
        query.remove("calls");
        query.put("said", said);
        link.setQueryParameters(QueryParameters.simple(query));
        link.setVisible(auction.auction().lastBid().isPresent());
        return styled(link, "kb-button");
    }

    private static RouterLink link(String text, BiddingAddress address) {
        RouterLink link = new RouterLink(text, BidView.class);
        link.setQueryParameters(address.query());
        return styled(link, "kb-button");
    }

    private Div choices(BiddingAddress address) {
        Choice<String> system = select("System", Systems.ids(), address.system());
        system.setItemLabelGenerator(id -> Systems.of(id).name());
        Choice<String> opponents = select("Opponents", Opponents.words(), address.opponents());
        opponents.setItemLabelGenerator(word -> switch (word) {
            case Opponents.SAME -> "Play the same";
            case Opponents.SILENT -> "Only pass";
            default -> "Play " + Systems.of(word).name();
        });
        Choice<String> theme =
                select("Deals", Stream.concat(Stream.of(""), Theme.words()).toList(), address.theme());
        theme.setItemLabelGenerator(word -> Theme.named(word).map(Theme::label).orElse("Anything"));
        for (Choice<String> select : List.of(system, opponents, theme)) {
            select.addValueChangeListener(
                    change -> go(address.playing(system.getValue(), opponents.getValue(), theme.getValue())));
        }
        return styled(new Div(system, opponents, theme), "kb-choices");
    }

    private static Choice<String> select(String label, List<String> words, String chosen) {
        Choice<String> select = new Choice<>();
        select.setLabel(label);
        select.setItems(words);
        select.setValue(chosen);
        return select;
    }

    private void go(BiddingAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(BidView.class, address.query()));
    }
}
