package kibitzer.web.paper;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.web.table.CardText;
import kibitzer.web.words.FieldName;

/** What lies on the table, in print: spades and clubs black, hearts and diamonds in outline, so that no colour is needed. */
public final class PaperHand {
    private static final int WHOLE_HAND = 8;

    private PaperHand() {}

    static Component of(Exhibit exhibit) {
        return switch (exhibit) {
            case Exhibit.Held(String label, CardSet cards, Exhibit.Fan fan) ->
                fan == Exhibit.Fan.BY_RANK
                        ? row(label, cards.byRank())
                        : cards.size() >= WHOLE_HAND && cards.jokers().isEmpty()
                                ? suits(label, cards)
                                : row(label, cards.toList());
            case Exhibit.Row(String label, List<Card> cards) -> row(label, cards);
            case BiddingShown bidding ->
                new Div(
                        new Paragraph("Dealer: " + bidding.auction().dealer().inWords() + ". Vulnerable: "
                                + bidding.vulnerability().inWords() + "."),
                        auction(bidding.auction()));
            case Exhibit.Trick trick -> trick(trick);
            case Exhibit.Table table -> table(table);
            case Exhibit.Own own -> new Div();
            case Exhibit.Fact(String label, String value) -> new Paragraph(label + " " + signs(value));
        };
    }

    private static Paragraph trick(Exhibit.Trick trick) {
        return new Paragraph(trick.label() + ": " + signs(trick.inWords()) + ".");
    }

    private static Div table(Exhibit.Table table) {
        Div shown = new Div();
        for (Exhibit.AtTable player : table.seats()) {
            String note = player.note().isEmpty() ? "" : " (" + player.note() + ")";
            if (!player.open().isEmpty() || !note.isEmpty()) {
                shown.add(row(player.name() + note, player.open()));
            }
        }
        table.turnUp().ifPresent(card -> shown.add(row("Turn-up", List.of(card))));
        table.trick().ifPresent(trick -> shown.add(trick(trick)));
        return shown;
    }

    private static Div suits(String label, CardSet cards) {
        Div hand = lines(cards);
        hand.addComponentAsFirst(new Paragraph(label + ":"));
        return hand;
    }

    /** A line a suit, spades first. */
    static Div lines(CardSet cards) {
        Div hand = new Div();
        hand.addClassName("kb-paper-hand");
        for (Suit suit : Suit.DOWNWARDS) {
            String ranks =
                    cards.in(suit).toList().stream().map(card -> rank(card)).collect(Collectors.joining(" "));
            hand.add(new Div(sign(suit) + " " + (ranks.isEmpty() ? "\u2013" : ranks)));
        }
        return hand;
    }

    private static Paragraph row(String label, List<Card> cards) {
        return new Paragraph(label + ": "
                + (cards.isEmpty()
                        ? "none"
                        : cards.stream().map(PaperHand::card).collect(Collectors.joining("  "))));
    }

    private static String card(Card card) {
        return card.isJoker() ? "Joker" : rank(card) + sign(card.suit());
    }

    private static String rank(Card card) {
        String letter = String.valueOf(card.rank().letter());
        return letter.equals("T") ? "10" : letter;
    }

    /** The text sign, never the coloured picture of it. */
    private static String sign(Suit suit) {
        return switch (suit) {
            case SPADES -> "\u2660\uFE0E";
            case HEARTS -> "\u2661";
            case DIAMONDS -> "\u2662";
            case CLUBS -> "\u2663\uFE0E";
        };
    }

    /** A sentence with cards and calls in it. */
    public static String signs(String sentence) {
        return CardText.withSigns(sentence).replace("\u2665", "\u2661").replace("\u2666", "\u2662");
    }

    private static Component auction(Auction auction) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-paper-auction");
        NativeTableRow head = new NativeTableRow();
        for (Seat seat : Seat.values()) {
            boolean own = !auction.isFinished() && seat == auction.turn();
            head.add(new NativeTableHeaderCell(FieldName.of(seat.inWords()) + (own ? " (you)" : "")));
        }
        table.add(new NativeTableHeader(head));
        NativeTableBody body = new NativeTableBody();
        NativeTableRow row = new NativeTableRow();
        for (int i = 0; i < auction.dealer().ordinal(); i++) {
            row.add(new NativeTableCell(""));
        }
        List<String> calls =
                new ArrayList<>(auction.calls().stream().map(PaperHand::call).toList());
        if (!auction.isFinished()) {
            calls.add("?");
        }
        for (String call : calls) {
            if (row.getComponentCount() == Seat.values().length) {
                body.add(row);
                row = new NativeTableRow();
            }
            row.add(new NativeTableCell(call));
        }
        while (row.getComponentCount() < Seat.values().length) {
            row.add(new NativeTableCell(""));
        }
        body.add(row);
        table.add(body);
        return table;
    }

    static String call(Call call) {
        String text = call.toString();
        return text.equals("P") ? "pass" : signs(text);
    }
}
