package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
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
    private final transient WhistNames names;
    private final transient IntFunction<Optional<NativeButton>> again;
    private final Div tricks = new Div();

    /** @param again what leads back to the learner's turn in the trick of this number, from 0 */
    public TrickByTrick(WhistSeries series, TableSeat learner, IntFunction<Optional<NativeButton>> again) {
        this.series = series;
        this.names = new WhistNames(learner, series.dummy());
        this.again = again;
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
                    names.of(seat),
                    CardSet.of(first.hands().get(seat.place()).list()));
        }
        first.turnUp().ifPresent(card -> table.setTurnUp("Turned up", card));
        Div baize = new Div(table);
        baize.addClassNames("kb-baize", "kb-gin-table", "kb-whist-dealt");
        return baize;
    }

    private void open() {
        List<OpenReview.Line> lines = OpenReview.of(series, series.deals().size() - 1, names.learner());
        OrderedList items = new OrderedList();
        items.addClassName("kb-whist-tricks");
        for (int number = 0; number < lines.size(); number++) {
            ListItem item = item(lines.get(number));
            again.apply(number).ifPresent(item::add);
            items.add(item);
        }
        tricks.add(new Paragraph(inAll(lines)), items);
    }

    private ListItem item(OpenReview.Line line) {
        CardTrick trick = WhistTable.trick("", line.trick(), names);
        trick.setWinner(line.winner().toString());
        ListItem item = new ListItem(new Paragraph(new CardText(told(line))), trick);
        if (line.givenUp() > 0) {
            item.addClassName("kb-whist-given-up");
        }
        return item;
    }

    private String told(OpenReview.Line line) {
        TableSeat winner = line.winner();
        return names.of(winner) + (winner.equals(names.learner()) ? " win" : " wins") + ". "
                + line.own().stream().map(this::told).collect(Collectors.joining(" "));
    }

    private String told(OpenReview.Own own) {
        String card = names.whose(own.hand()) + " " + own.card();
        if (own.givenUp() == 0) {
            return card + " gave up nothing.";
        }
        return card + " gave up " + WhistNames.count(own.givenUp(), "trick") + "; "
                + own.better().stream().map(Card::toString).collect(Collectors.joining(" or "))
                + " would not have.";
    }

    private static String inAll(List<OpenReview.Line> lines) {
        int tricks = lines.stream().mapToInt(OpenReview.Line::givenUp).sum();
        return tricks == 0
                ? SEEN + "your cards gave up nothing."
                : SEEN + "your cards gave up " + WhistNames.count(tricks, "trick")
                        + "; the book's word on each stands apart, for nobody sees all cards in playing.";
    }
}
