package kibitzer.web.style;

import static kibitzer.web.style.Specimen.onBaize;
import static kibitzer.web.style.Specimen.onPaper;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.LaidOut;
import kibitzer.cards.Suit;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardPicture;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTable.Chips;
import kibitzer.web.table.CardTrick;
import kibitzer.web.table.ChipPile;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;
import kibitzer.web.table.MeldTray;
import kibitzer.web.table.PlayingCard;

/** The pack, and cards in hands, tricks and on the table. */
final class CardSpecimens {
    private static final CardSet HAND = CardSet.of("AS KS QS 5S AH JH TH 4H KD 7D 2D 9C 8C");

    private CardSpecimens() {}

    static List<Specimen> playingCard() {
        Div faces = new Div();
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet.FULL_PACK.in(suit).forEach(card -> faces.add(new PlayingCard(card)));
        }
        faces.add(new PlayingCard(Card.JOKER), PlayingCard.back());
        Div sizes = new Div();
        for (int pixels : List.of(24, 36, 48, 72, 120, 240)) {
            PlayingCard king = new PlayingCard(CardSet.of("KH").first());
            king.getStyle().set("--kb-card-width", pixels + "px");
            sizes.add(king);
        }
        PlayingCard best = new PlayingCard(CardSet.of("QC").first());
        best.setMark(Mark.BEST);
        Paragraph sentence = new Paragraph(
                new Span("Your "), new PlayingCard(CardSet.of("KS").first()).inline(), new Span(" wins."));
        return List.of(
                onBaize("the whole pack, a joker and a back", faces),
                onBaize("a king from 24 to 240 pixels", sizes),
                onBaize("marked best", new Div(best)),
                onPaper("in a sentence", sentence));
    }

    static List<Specimen> cardHand() {
        CardHand playing = new CardHand("Play one", HAND);
        playing.playOne();
        CardHand choosing = new CardHand("Choose up to three", HAND);
        choosing.choose(0, 3);
        CardHand marked = new CardHand("After the verdict", HAND);
        marked.setMarks(Marks.NONE
                .with("AS", Mark.BEST)
                .with("5S", Mark.WRONG)
                .with("5S", Mark.CHOSEN)
                .with("KS", Mark.ACCEPTABLE));
        marked.close();
        return List.of(
                onBaize("shown", new CardHand("Shown", HAND)),
                onBaize("one card is played", playing),
                onBaize("some cards are chosen", choosing),
                onBaize("after the verdict", marked));
    }

    static List<Specimen> chipPile() {
        return List.of(onBaize("ninety-three chips", new ChipPile(93)), onBaize("seven chips", new ChipPile(7)));
    }

    static List<Specimen> cardPicture() {
        return Stream.of("fan 4H 9H QS KH", "trick 7H KH 2H 9H", "row AS 2S JS TS", "stock 8D")
                .map(LaidOut::read)
                .map(laid -> Specimen.onPaper("A " + laid.way().word(), new CardPicture(laid)))
                .toList();
    }

    static List<Specimen> cardTrick() {
        CardTrick won = new CardTrick(
                "A trick",
                List.of("N", "E", "S", "W"),
                "W",
                CardSet.of("KS QS 5S").toList());
        won.setNames(Map.of("S", "You"));
        won.setWinner("W");
        CardTrick open = new CardTrick(
                "A trick of five",
                List.of("1", "2", "3", "4", "5"),
                "4",
                CardSet.of("JH TH 4H").toList());
        open.setNames(Map.of("3", "You"));
        open.setWinner("4");
        return List.of(
                onBaize("three cards played, the king winning", won), onBaize("the fourth of five players led", open));
    }

    static List<Specimen> cardTable() {
        CardTable bridge = new CardTable("A deal at bridge");
        bridge.seat("N", "North", CardSet.of("AS KS 4S AH JH 7H KD QD 8D TC 9C 8C 2C"));
        bridge.seat("E", "East", 13);
        bridge.seat("S", "You", HAND.minus(CardSet.of("AS KS AH JH KD 9C 8C")));
        bridge.seat("W", "West", 13);
        CardTable gin = new CardTable("A hand of gin");
        gin.seat("N", "Opponent", 10);
        gin.seat("S", "You", CardSet.of("7S 7H 7D 5C 4C 3C KD QC 2H AS"));
        gin.setStock(28);
        gin.setDiscards(CardSet.of("JH 9D 2S").toList());
        CardTable loo = new CardTable("A hand at loo");
        for (String seat : List.of("1", "2", "3", "4", "5")) {
            loo.seat(seat, seat.equals("5") ? "You, the dealer" : "Player " + seat, List.of(), 3, "");
        }
        CardTrick trick = new CardTrick(
                "The trick",
                List.of("1", "2", "3", "4", "5"),
                "1",
                CardSet.of("KS 9S").toList());
        trick.setNames(Map.of("5", "You"));
        loo.setTrick(trick);
        loo.setTurnUp("Turn-up", CardSet.of("7D").first());
        CardTable stud = new CardTable("A pot of stud");
        stud.better("2", "Player 2", CardSet.of("KS 9H").toList(), 1, "", new Chips(4, 91), true);
        stud.better("3", "Player 3, the dealer", List.of(), 0, "has dropped", new Chips(0, 97), false);
        stud.better("1", "You", List.of(), 0, "", new Chips(2, 93), true);
        stud.setPot(38);
        return List.of(
                onBaize("three seats, stakes and a pot", stud),
                onBaize("four seats, two hands open", bridge),
                onBaize("stock and discard pile", gin),
                onBaize("five seats, a trick and the turn-up", loo));
    }

    static List<Specimen> meldTray() {
        CardSet hand = CardSet.of("7S 7H 7D 5C 4C 3C KD QC 2H AS");
        MeldTray closed = new MeldTray("After the verdict", hand);
        closed.close();
        return List.of(onBaize("to be divided", new MeldTray("Your melds", hand)), onBaize("closed", closed));
    }
}
