package kibitzer.web.style;

import static kibitzer.web.style.Specimen.onBaize;
import static kibitzer.web.style.Specimen.onPaper;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.ChoiceList;
import kibitzer.web.table.GlossaryTerm;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;
import kibitzer.web.table.OddsBar;
import kibitzer.web.table.OrderList;
import kibitzer.web.table.PeggingBoard;

/** The bidding, and the other ways to answer. */
final class AnswerSpecimens {
    private static final Auction OPENED = new Auction(
            Seat.NORTH, Stream.of("P", "1H", "X", "2H").map(Call::of).toList());

    private AnswerSpecimens() {}

    static List<Specimen> biddingBox() {
        BiddingBox marked = new BiddingBox("After the verdict", OPENED.legalCalls());
        marked.setMarks(Marks.NONE.with("2S", Mark.BEST).with("3H", Mark.WRONG).with("3H", Mark.CHOSEN));
        marked.close();
        return List.of(
                onPaper("nobody has opened", new BiddingBox("Your call", Call.ALL)),
                onPaper("over two hearts", new BiddingBox("Your call", OPENED.legalCalls())),
                onPaper("after the verdict", marked));
    }

    static List<Specimen> auctionTable() {
        return Stream.of(Vulnerability.values())
                .map(vulnerability -> onBaize(
                        "vulnerable: " + vulnerability.word(), new AuctionTable(OPENED, vulnerability, List.of())))
                .toList();
    }

    static List<Specimen> choiceList() {
        Map<String, String> labels = new LinkedHashMap<>();
        labels.put("knock", "Knock");
        labels.put("gin", "Gin");
        labels.put("play-on", "Play on");
        ChoiceList marked = new ChoiceList("After the verdict", labels);
        marked.setMarks(Marks.NONE.with("knock", Mark.BEST).with("play-on", Mark.CHOSEN));
        marked.close();
        return List.of(onPaper("open", new ChoiceList("Your answer", labels)), onPaper("after the verdict", marked));
    }

    static List<Specimen> orderList() {
        Map<String, String> labels = new LinkedHashMap<>();
        labels.put("flush", "Flush");
        labels.put("straight", "Straight");
        labels.put("full-house", "Full house");
        return List.of(onPaper("to be put in order", new OrderList("Highest first", labels)));
    }

    static List<Specimen> peggingBoard() {
        return List.of(
                onPaper(
                        "twice around, between the streets",
                        new PeggingBoard(
                                List.of("You", "Opponent"),
                                List.of(64, 58),
                                List.of(52, 56),
                                121,
                                OptionalInt.of(61),
                                "")),
                onPaper(
                        "once around, pegged out",
                        new PeggingBoard(
                                List.of("You", "Opponent"),
                                List.of(61, 0),
                                List.of(60, 0),
                                61,
                                OptionalInt.of(31),
                                "")));
    }

    static List<Specimen> oddsBar() {
        return List.of(
                onPaper(
                        "the count alone",
                        new OddsBar(0.1915, "4.22 to 1 against", OptionalDouble.empty(), OptionalDouble.empty())),
                onPaper(
                        "with the book's figure and the learner's",
                        new OddsBar(0.3478, "1.88 to 1 against", OptionalDouble.of(0.33), OptionalDouble.of(0.5))));
    }

    static List<Specimen> glossaryTerm() {
        return List.of(onPaper(
                "in a sentence",
                new Div(new Paragraph(
                        new Span("They hold a "),
                        new GlossaryTerm("doubleton", "Two cards of a suit and no more"),
                        new Span(" in hearts.")))));
    }
}
