package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.play.tricks.OpenReview;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.play.tricks.TrickHand;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;
import kibitzer.wording.Sentence;

/** A hand that is over: what everybody held, and, when the learner asks, each trick with what his card gave up as the cards lay. */
public final class TricksReview extends Section {
    private final TrickHand hand;
    private final SeenTricks seen;
    private final SeatNames names;
    private final Div tricks = new Div();

    public TricksReview(TrickHand hand, SeenTricks seen) {
        this.hand = hand;
        this.seen = seen;
        this.names = SeatNames.of(seen);
        H2 heading = new H2("The cards");
        heading.addClassName("kb-heading");
        tricks.getElement().setAttribute("aria-live", "polite");
        add(heading, dealt());
        if (hand.play().isPresent()) {
            NativeButton ask = new NativeButton("Trick by trick, with all cards seen");
            ask.addClassNames("kb-button", "kb-whist-ask");
            ask.addClickListener(click -> {
                ask.setVisible(false);
                open();
            });
            add(ask);
        }
        add(tricks);
    }

    private OrderedList dealt() {
        OrderedList hands = new OrderedList();
        hands.addClassName("kb-rules");
        names.seats()
                .forEach(seat -> hands.add(new ListItem(new CardText(names.of(seat.place()) + ": "
                        + CardNotation.write(
                                sorted(hand.held().get(seat.place()).list()))))));
        return hands;
    }

    private List<Card> sorted(List<Card> cards) {
        return cards.stream().sorted().toList();
    }

    private void open() {
        List<OpenReview.Line> lines = OpenReview.of(hand, seen.seat().place());
        if (lines.isEmpty()) {
            tricks.add(new Paragraph("You took no part in the play."));
            return;
        }
        OrderedList items = new OrderedList();
        items.addClassName("kb-whist-tricks");
        lines.forEach(line -> items.add(item(line)));
        tricks.add(new Paragraph(inAll(lines)), items);
    }

    private ListItem item(OpenReview.Line line) {
        CardTrick trick = TricksTable.trick(seen, "", line.trick());
        trick.setWinner(names.seats().get(line.winner()).toString());
        ListItem item = new ListItem(new Paragraph(new CardText(told(line))), trick);
        if (line.givenUp().filter(lost -> lost.tricks() > 0).isPresent()) {
            item.addClassName("kb-whist-given-up");
        }
        return item;
    }

    private String told(OpenReview.Line line) {
        String won = names.does(line.winner(), "win");
        String begin = Sentence.of(won) + " ";
        if (line.givenUp().isEmpty()) {
            return begin;
        }
        OpenReview.GivenUp lost = line.givenUp().get();
        return lost.tricks() == 0
                ? begin + "Your " + line.card() + " gave up nothing."
                : begin + "Your " + line.card() + " gave up " + count(lost.tricks()) + "; "
                        + lost.better().stream().map(Card::toString).collect(Collectors.joining(" or "))
                        + " would not have.";
    }

    private String count(int many) {
        boolean points = hand.play().orElseThrow().stake().points();
        return many + (points ? many == 1 ? " point" : " points" : many == 1 ? " trick" : " tricks");
    }

    private String inAll(List<OpenReview.Line> lines) {
        Optional<String> barred = OpenCards.barred(hand.game());
        if (barred.isPresent()) {
            return "What a card gave up is not counted at this game: " + barred.get() + ".";
        }
        int lost = lines.stream()
                .flatMap(line -> line.givenUp().stream())
                .mapToInt(OpenReview.GivenUp::tricks)
                .sum();
        boolean all = lines.stream().allMatch(line -> line.givenUp().isPresent());
        return "With all cards seen, "
                + (lost == 0 ? "your cards gave up nothing" : "your cards gave up " + count(lost))
                + (all ? "." : " at the end of the hand; before that too many cards were out to be counted.")
                + " Nobody sees all cards in playing, and no book is asked for this.";
    }
}
