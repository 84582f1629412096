package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.play.whist.OpenReview;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;

/**
 * A deal that is over with all cards open: the hands as they were dealt and, when the learner asks, each trick with what his
 * card gave up as the cards lay. Apart from the book: a card that the maxims ask for may well give up a trick.
 */
public final class TrickByTrick extends Section {
    private static final String SEEN = "With all cards seen, ";

    private final transient WhistSeries series;
    private final transient TableSeat learner;
    private final Div tricks = new Div();

    public TrickByTrick(WhistSeries series, TableSeat learner) {
        this.series = series;
        this.learner = learner;
        H2 heading = new H2("The cards");
        heading.addClassName("kb-heading");
        tricks.getElement().setAttribute("aria-live", "polite");
        NativeButton ask = new NativeButton("Trick by trick, with all cards seen");
        ask.addClassNames("kb-button", "kb-whist-ask");
        ask.addClickListener(click -> {
            ask.setVisible(false);
            open();
        });
        add(heading, dealt(), ask, tricks);
    }

    private Div dealt() {
        CardTable table = new CardTable("The hands as they were dealt");
        HandInPlay first = series.asDealt(series.deals().size() - 1);
        for (TableSeat seat : WhistNames.seats()) {
            table.seat(
                    seat.toString(),
                    WhistNames.of(seat, learner),
                    CardSet.of(first.hands().get(seat.place()).list()));
        }
        first.turnUp().ifPresent(card -> table.setTurnUp("Turned up", card));
        Div baize = new Div(table);
        baize.addClassNames("kb-baize", "kb-gin-table", "kb-whist-dealt");
        return baize;
    }

    private void open() {
        List<OpenReview.Line> lines = OpenReview.of(series, series.deals().size() - 1, learner);
        OrderedList items = new OrderedList();
        items.addClassName("kb-whist-tricks");
        lines.forEach(line -> items.add(item(line)));
        tricks.add(new Paragraph(inAll(lines)), items);
    }

    private ListItem item(OpenReview.Line line) {
        CardTrick trick = WhistTable.trick("", line.trick(), learner);
        trick.setWinner(line.winner().toString());
        ListItem item = new ListItem(new Paragraph(new CardText(told(line))), trick);
        if (line.givenUp() > 0) {
            item.addClassName("kb-whist-given-up");
        }
        return item;
    }

    private String told(OpenReview.Line line) {
        String won = WhistNames.of(line.winner(), learner) + (line.winner().equals(learner) ? " win" : " wins") + ". ";
        if (line.givenUp() == 0) {
            return won + "Your " + line.card() + " gave up nothing.";
        }
        return won + "Your " + line.card() + " gave up " + WhistNames.count(line.givenUp(), "trick") + "; "
                + line.better().stream().map(Card::toString).collect(Collectors.joining(" or "))
                + " would not have.";
    }

    private static String inAll(List<OpenReview.Line> lines) {
        int tricks = lines.stream().mapToInt(OpenReview.Line::givenUp).sum();
        return tricks == 0
                ? SEEN + "your cards gave up nothing."
                : SEEN + "your cards gave up " + WhistNames.count(tricks, "trick")
                        + "; the book's word on each stands apart, for nobody sees all cards when he plays.";
    }
}
