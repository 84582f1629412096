package kibitzer.web.analysis;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.DealFile;
import kibitzer.games.bridge.notation.RecordsRead;
import kibitzer.marking.BoardAdvice;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.web.download.PbnDownload;
import kibitzer.web.field.Lines;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.upload.FileUpload;

/** Deals out of a PBN or LIN file, each with what the book calls at every turn of its auction. */
@UnderMenu(MenuEntry.TOOLS)
@Route(AnalyseBridgeView.PATH)
public class AnalyseBridgeView extends Page implements BeforeEnterObserver {
    static final String PATH = "analyse/bridge";
    private static final String NO_LONGER_KEPT =
            "These deals are no longer kept on this device. Please paste them again.";
    private static final String DEALS = "deals";
    private static final String KEPT = "kept";
    /** Longer texts are kept for the visit, and the address names them. */
    private static final int LONGEST_ADDRESS = 1_500;

    private static final int PROBLEMS_SHOWN = 20;
    private static final String EXAMPLE = """
            [Event "An example"]
            [Board "1"]
            [Dealer "S"]
            [Vulnerable "None"]
            [Deal "S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53"]
            [Auction "S"]
            1NT Pass 3NT Pass
            Pass Pass
            """;

    private final transient Citations citations;
    private final transient DoubleDummyDesk desk;
    private final Lines text = new Lines("Deals, as PBN or LIN text", FileUpload.LARGEST);
    private final Paragraph status = styled(new Paragraph(), "kb-strong");
    private final UnorderedList problems = styled(new UnorderedList(), "kb-problems");
    private final Div board = new Div();
    private Optional<BoardCalls> calls = Optional.empty();
    /** What the address carries of the deals that are shown. */
    private QueryParameters carried = QueryParameters.empty();

    private String shown = "";

    AnalyseBridgeView(Citations citations, DoubleDummyDesk desk) {
        this.citations = citations;
        this.desk = desk;
        begin("Analyse a deal");
        lead("Paste or upload recorded deals: turn by turn the trainer says what the book would have called, and why.");
        text.addClassName("kb-file-text");
        status.getElement().setAttribute("role", "status");
        NativeButton read = button("Read the deals", () -> read(text.getValue()));
        read.addClassName("kb-button-first");
        NativeButton example = button("Show an example", () -> {
            text.setValue(EXAMPLE);
            read(EXAMPLE);
        });
        add(
                text,
                styled(new Div(read, example), "kb-actions"),
                styled(new FilledOnceOpened("Or upload a file", this::upload), "kb-more"),
                status,
                problems,
                board);
    }

    /** The address part that shows these deals at once: recorded deals, or one deal "N:..." by itself. */
    static QueryParameters carrying(String deals) {
        return QueryParameters.simple(Map.of(DEALS, deals));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        QueryParameters query = event.getLocation().getQueryParameters();
        Optional<String> kept = query.getSingleParameter(KEPT);
        query.getSingleParameter(DEALS)
                .or(() -> kept.flatMap(KeptDeals::find))
                .ifPresentOrElse(
                        deals -> show(deals, query),
                        () -> kept.ifPresent(name -> {
                            tell(NO_LONGER_KEPT, List.of());
                            KeptDeals.fromBrowser(
                                    getElement(), name, found -> found.ifPresent(deals -> show(deals, query)));
                        }));
    }

    private void show(String deals, QueryParameters query) {
        // Back and forward among the calls of the same deals read nothing anew.
        if (calls.isEmpty() || !deals.equals(shown)) {
            text.setValue(deals);
            take(deals);
        }
        calls.ifPresent(there -> there.look(LookedAt.read(query, there.boards())));
    }

    private void remember(String content) {
        if (content.isBlank()) {
            return;
        }
        if (content.length() <= LONGEST_ADDRESS) {
            carried = carrying(content);
            return;
        }
        String name = KeptDeals.keep(content);
        KeptDeals.toBrowser(getElement(), name, content);
        carried = QueryParameters.simple(Map.of(KEPT, name));
    }

    /** Each call that the reader looks at has its address, so that Back leads to the one before. */
    private void looked(LookedAt at) {
        getUI().ifPresent(ui -> ui.getPage().getHistory().pushState(null, new Location(PATH, at.on(carried))));
    }

    private static NativeButton button(String label, Runnable action) {
        return styled(new NativeButton(label, click -> action.run()), "kb-button");
    }

    private FileUpload upload() {
        return new FileUpload("a PBN or LIN file", (name, bytes) -> take(bytes), ".pbn", ".lin", ".txt");
    }

    /** Takes a file as if it had been pasted. */
    void take(byte[] bytes) {
        String content = DealFile.decode(bytes);
        text.setValue(content);
        read(content);
    }

    private void read(String content) {
        take(content);
        if (!content.isBlank()) {
            getUI().ifPresent(ui -> ui.getPage().getHistory().replaceState(null, new Location(PATH, carried)));
        }
    }

    private void take(String content) {
        shown = content;
        calls = Optional.empty();
        if (content.length() > FileUpload.LARGEST) {
            tell(
                    "The text is too long.",
                    List.of(content.length() + " signs; expected " + FileUpload.LARGEST + " at most"));
            board.removeAll();
            return;
        }
        RecordsRead read = DealFile.read(content);
        remember(content);
        int deals = read.boards().size();
        List<String> told = read.told();
        int faults = told.size();
        tell(
                (deals == 0 ? "No deal could be read" : deals == 1 ? "1 deal read" : deals + " deals read")
                        + (faults == 0 ? "." : faults == 1 ? "; 1 problem:" : "; " + faults + " problems:"),
                told);
        board.removeAll();
        if (deals > 0) {
            BoardCalls there = new BoardCalls(read.boards(), citations, desk, this::download, this::looked);
            calls = Optional.of(there);
            board.add(there);
        }
    }

    private void tell(String sentence, List<String> found) {
        status.setText(sentence);
        problems.removeAll();
        found.stream().limit(PROBLEMS_SHOWN).map(ListItem::new).forEach(problems::add);
        if (found.size() > PROBLEMS_SHOWN) {
            problems.add(new ListItem("and " + (found.size() - PROBLEMS_SHOWN) + " more"));
        }
        problems.setVisible(!found.isEmpty());
    }

    /** The board as a file, with what the book says beside each call. */
    private Anchor download(BoardRecord record, String system) {
        return new PbnDownload(() -> new BoardAdvice(new Explainer(citations)).annotated(record, system));
    }
}
