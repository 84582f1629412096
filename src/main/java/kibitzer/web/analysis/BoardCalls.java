package kibitzer.web.analysis;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.AuctionRecord;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.BoardAdvice;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.page.Page;
import kibitzer.web.play.bridge.PlayDealLink;
import kibitzer.web.question.AdvicePanel;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.CardHand;
import kibitzer.web.words.RuleName;
import kibitzer.web.words.SystemName;

/** Recorded deals: one is chosen, a seat, a turn of that seat and a system, and the book's call there is shown. */
final class BoardCalls extends Div {
    private final List<BoardRecord> boards;
    private final transient Citations citations;
    private final transient BiFunction<BoardRecord, String, Anchor> download;
    private final Select<Integer> board = new Select<>();
    private final Select<Seat> seat = new Select<>();
    private final Select<Integer> turn = new Select<>();
    private final Select<String> system = new Select<>();
    private final Div overview = new Div();
    private final Div advice = new Div();
    private final Div lead = new Div();
    private final transient DoubleDummyDesk desk;
    private final transient Consumer<LookedAt> looked;
    private boolean settled;

    /** @param looked is told what the reader has chosen to look at, and not what was shown to him */
    BoardCalls(
            List<BoardRecord> boards,
            Citations citations,
            DoubleDummyDesk desk,
            BiFunction<BoardRecord, String, Anchor> download,
            Consumer<LookedAt> looked) {
        this.looked = looked;
        this.boards = List.copyOf(boards);
        this.citations = citations;
        this.desk = desk;
        this.download = download;
        board.setLabel("Deal");
        board.setItems(IntStream.range(0, boards.size()).boxed().toList());
        board.setItemLabelGenerator(this::name);
        seat.setLabel("Seat");
        seat.setItems(Seat.values());
        seat.setItemLabelGenerator(each -> RuleName.of(each.inWords()));
        turn.setLabel("Turn");
        turn.setItemLabelGenerator(this::turnName);
        system.setLabel("System");
        system.setItems(BoardAdvice.systems());
        system.setItemLabelGenerator(SystemName::of);
        system.setValue(BoardAdvice.systems().getFirst());
        board.addValueChangeListener(change -> choose(this::offerSeats));
        seat.addValueChangeListener(change -> choose(this::offerTurns));
        turn.addValueChangeListener(change -> choose(this::show));
        system.addValueChangeListener(change -> choose(() -> {
            summarise();
            show();
        }));
        add(
                Page.styled(new H2("All deals"), "kb-heading"),
                overview,
                Page.styled(new H2("Turn by turn"), "kb-heading"),
                Page.styled(new Div(board, seat, turn, system), "kb-search"),
                advice,
                lead);
        board.setValue(0);
        summarise();
        settled = true;
    }

    /** One choice of the reader's brings others along; what he looks at is where they end. */
    private void choose(Runnable choice) {
        boolean first = settled;
        settled = false;
        choice.run();
        if (first) {
            settled = true;
            looked.accept(shown());
        }
    }

    private LookedAt shown() {
        return new LookedAt(
                board.getOptionalValue().orElse(0),
                seat.getOptionalValue().orElse(chosen().dealer()),
                turn.getOptionalValue(),
                system.getOptionalValue().orElse(BoardAdvice.systems().getFirst()));
    }

    List<BoardRecord> boards() {
        return boards;
    }

    /** Shows a call without being asked by the reader. */
    void look(LookedAt at) {
        settled = false;
        system.setValue(at.system());
        board.setValue(at.deal());
        seat.setValue(at.seat());
        at.place().ifPresent(turn::setValue);
        settled = true;
    }

    private void summarise() {
        overview.removeAll();
        overview.add(
                new BoardOverview(boards, this::name, system.getOptionalValue().orElse(""), this::open));
    }

    /** Shows the call at a place of a board. */
    private void open(int index, int place) {
        choose(() -> {
            board.setValue(index);
            seat.setValue(chosen().dealer().after(place));
            turn.setValue(place);
        });
        advice.scrollIntoView();
    }

    private BoardRecord chosen() {
        return boards.get(board.getOptionalValue().orElse(0));
    }

    private void offerSeats() {
        lead.removeAll();
        LeadOfBoard.of(chosen(), citations, desk).ifPresent(lead::add);
        if (seat.getOptionalValue().filter(chosen().dealer()::equals).isPresent()) {
            offerTurns();
        } else {
            seat.setValue(chosen().dealer());
        }
    }

    private void offerTurns() {
        List<Integer> turns = seat.getOptionalValue()
                .map(chooser -> BoardAdvice.turns(chosen(), chooser))
                .orElse(List.of());
        turn.setItems(turns);
        turn.setEnabled(!turns.isEmpty());
        if (turns.isEmpty()) {
            show();
        } else {
            turn.setValue(turns.getFirst());
        }
    }

    private void show() {
        advice.removeAll();
        Optional<Integer> place = turn.getOptionalValue();
        if (place.isEmpty()) {
            advice.add(
                    new Paragraph("The auction ended before this seat had a turn."),
                    new CardHand(
                            "The hand",
                            chosen().deal().hand(seat.getOptionalValue().orElse(chosen().dealer()))));
        } else {
            advice.add(said(chosen(), place.get()));
        }
        advice.add(Page.styled(
                new Div(download.apply(chosen(), system.getOptionalValue().orElse("")), play(chosen())),
                "kb-actions",
                "kb-download"));
    }

    private static PlayDealLink play(BoardRecord record) {
        return new PlayDealLink(
                record.deal(),
                record.dealer(),
                record.vulnerable(),
                record.auction().map(AuctionRecord::auction).flatMap(FinalContract::of));
    }

    private Component said(BoardRecord record, int place) {
        try {
            return panel(
                    BoardAdvice.question(
                            record, place, system.getOptionalValue().orElse("")),
                    BoardAdvice.made(record, place).map(Call::toString));
        } catch (BadQuestion notTaught) {
            Auction before = BoardAdvice.before(record, place);
            return Page.styled(
                    new Div(
                            Page.styled(
                                    new Div(
                                            new AuctionTable(before, record.vulnerable(), List.of()),
                                            new CardHand(
                                                    "The hand", record.deal().hand(before.turn()))),
                                    "kb-baize"),
                            new Paragraph("The trainer cannot advise here: " + inWords(notTaught) + ".")),
                    "kb-question");
        }
    }

    private <P, A> Component panel(Question<P, A> question, Optional<String> made) {
        return new AdvicePanel<>(question, made, citations);
    }

    /** What is wrong, without the field of a question that nobody here has written. */
    private static String inWords(BadQuestion notTaught) {
        String message = String.valueOf(notTaught.getMessage());
        String field = notTaught.field() + ": ";
        return message.startsWith(field) ? message.substring(field.length()) : message;
    }

    private String name(int index) {
        BoardRecord record = boards.get(index);
        String number = record.tag("Board").isEmpty() ? "Deal " + (index + 1) : "Board " + record.tag("Board");
        String event = record.tag("Event").isEmpty() ? "" : ", " + record.tag("Event");
        return number + event;
    }

    private String turnName(int place) {
        int number = place / 4 + 1;
        return "Turn " + number + ": "
                + BoardAdvice.made(chosen(), place).map(Call::toString).orElse("to call");
    }
}
