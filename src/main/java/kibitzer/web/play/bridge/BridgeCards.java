package kibitzer.web.play.bridge;

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
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.CardByCard;
import kibitzer.games.bridge.doubledummy.CardPlayed;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import kibitzer.games.bridge.par.Par;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.play.bridge.BridgeHand;
import kibitzer.play.bridge.BridgeResult;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;
import kibitzer.web.table.CardTrick;

/**
 * A deal that is over with all cards open and, when the learner asks, what each card gave up as the cards lay. Apart from the
 * book: a card that a book asks for may well give up a trick.
 */
public final class BridgeCards extends Section {
    private final transient BridgeHand hand;
    private final boolean hasPar;
    private final Seat own;
    private final transient IntFunction<Optional<NativeButton>> again;
    private final Div told = new Div();

    public BridgeCards(BridgeHand hand) {
        this(hand, Seat.SOUTH);
    }

    /** @param own the learner's seat */
    BridgeCards(BridgeHand hand, Seat own) {
        this(hand, /* hasPar= */ true, own, trick -> Optional.empty());
    }

    /**
     * Of a game in which nothing is bid, so that there is no par.
     *
     * @param again what leads back to the learner's turn in the trick of this number, from 0
     */
    static BridgeCards withoutPar(BridgeHand hand, IntFunction<Optional<NativeButton>> again) {
        return new BridgeCards(hand, /* hasPar= */ false, Seat.SOUTH, again);
    }

    private BridgeCards(BridgeHand hand, boolean hasPar, Seat own, IntFunction<Optional<NativeButton>> again) {
        this.hand = hand;
        this.hasPar = hasPar;
        this.own = own;
        this.again = again;
        H2 heading = new H2("The cards");
        heading.addClassName("kb-heading");
        told.getElement().setAttribute("aria-live", "polite");
        add(heading, dealt());
        if (hand.contract().isPresent()) {
            NativeButton ask = new NativeButton("Card by card, with all hands seen");
            ask.addClassNames("kb-button", "kb-whist-ask");
            ask.addClickListener(click -> {
                ask.setVisible(false);
                open(hand.contract().orElseThrow());
            });
            add(ask);
        }
        add(told);
    }

    private Div dealt() {
        CardTable table = new CardTable("The hands as they were dealt");
        for (Seat seat : Seat.values()) {
            table.seat(
                    String.valueOf(seat.letter()),
                    BridgeNames.of(seat, own),
                    hand.board().deal().hand(seat));
        }
        Div baize = new Div(table);
        baize.addClassNames("kb-baize", "kb-gin-table", "kb-whist-dealt");
        return baize;
    }

    private void open(FinalContract contract) {
        Deal deal = hand.board().deal();
        List<CardPlayed> lines = CardByCard.of(deal, contract.strain(), contract.declarer(), hand.cards());
        told.add(new Paragraph(inAll(lines)));
        if (hasPar) {
            told.add(new Paragraph(par(contract, deal)));
        }
        OrderedList tricks = new OrderedList();
        tricks.addClassName("kb-whist-tricks");
        List<SeenTrick> played = hand.play().orElseThrow().tricks();
        for (int number = 0; number < played.size(); number++) {
            ListItem item = trick(played.get(number), lines.subList(4 * number, 4 * number + 4));
            again.apply(number).ifPresent(item::add);
            tricks.add(item);
        }
        told.add(tricks);
    }

    private String inAll(List<CardPlayed> lines) {
        int ours = givenUp(lines, own.isNorthSouth());
        int theirs = givenUp(lines, !own.isNorthSouth());
        return "With all hands seen, declarer wins "
                + BridgeNames.tricks(lines.getFirst().before())
                + " from the first lead on. Cards of your side gave up " + BridgeNames.tricks(ours)
                + ", cards of the opponents " + BridgeNames.tricks(theirs)
                + "; the book's word on each stands apart, for nobody sees all hands in playing.";
    }

    private static int givenUp(List<CardPlayed> lines, boolean northSouth) {
        return lines.stream()
                .filter(line -> line.seat().isNorthSouth() == northSouth)
                .mapToInt(CardPlayed::gaveUp)
                .sum();
    }

    private String par(FinalContract contract, Deal deal) {
        DoubleDummyTable table = DoubleDummy.of(deal).table();
        Par par = new Par(table, hand.board().vulnerability());
        int side = own.isNorthSouth() ? 1 : -1;
        int best = side * (int) Math.round(par.northSouth());
        int scored = side
                * BridgeResult.of(hand).map(result -> result.northSouth(true)).orElse(0);
        int difference = scored - best;
        String made = par.made().map(bid -> ", by " + bid).orElse("");
        return "Par of this deal, both sides bidding with all hands seen: " + told(best) + made + ". "
                + contract + " scored " + told(scored) + ": "
                + (difference == 0
                        ? "par."
                        : Par.imps(difference) + " international match points "
                                + (difference > 0 ? "better than par for you." : "worse than par for you."));
    }

    private static String told(int ours) {
        return ours == 0 ? "nothing for either side" : Math.abs(ours) + (ours > 0 ? " for you" : " for them");
    }

    private ListItem trick(SeenTrick trick, List<CardPlayed> lines) {
        CardTrick shown = BridgeTable.trick("", Seat.values()[trick.leader()], trick.cards(), own);
        int winner = hand.play().orElseThrow().winner(trick);
        shown.setWinner(String.valueOf(Seat.values()[winner].letter()));
        String said = lines.stream()
                .filter(line -> line.gaveUp() > 0)
                .map(this::gaveUp)
                .collect(Collectors.joining(" "));
        ListItem item =
                new ListItem(new Paragraph(new CardText(said.isEmpty() ? "No card gave up anything." : said)), shown);
        boolean ours =
                lines.stream().anyMatch(line -> line.seat().isNorthSouth() == own.isNorthSouth() && line.gaveUp() > 0);
        if (ours) {
            item.addClassName("kb-whist-given-up");
        }
        return item;
    }

    private String gaveUp(CardPlayed line) {
        String whose = line.seat() == own ? "Your" : BridgeNames.of(line.seat(), own) + "'s";
        return whose + " " + line.card() + " gave up "
                + BridgeNames.tricks(line.gaveUp()) + "; "
                + line.better().stream().map(Card::toString).collect(Collectors.joining(" or "))
                + " would not have.";
    }
}
