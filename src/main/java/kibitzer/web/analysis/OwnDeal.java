package kibitzer.web.analysis;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.DealFile;
import kibitzer.games.bridge.notation.RecordsRead;
import kibitzer.marking.analysis.GivenCards;
import kibitzer.web.field.PackPicker;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.page.Page;
import kibitzer.web.table.FourHands;

/** A deal of one's own: pasted whole, or hand by hand, typed or picked; a hand left empty has the cards left over. */
final class OwnDeal extends Div {
    private static final int LONGEST_DEAL = 20_000;
    private static final int LONGEST_HAND = 200;

    private final TextArea whole = new TextArea("A whole deal, as PBN, LIN or a link to a hand viewer");
    private final Map<Seat, TextField> hands = new EnumMap<>(Seat.class);
    private final Paragraph fault = new Paragraph();
    private final transient Consumer<Deal> take;

    OwnDeal(Consumer<Deal> take) {
        this.take = take;
        whole.setMaxLength(LONGEST_DEAL);
        whole.addClassName("kb-file-text");
        Div seats = Page.styled(new Div(), "kb-search");
        for (Seat seat : Seat.values()) {
            TextField hand = new TextField(FourHands.capital(seat));
            hand.setMaxLength(LONGEST_HAND);
            hands.put(seat, hand);
            seats.add(hand);
        }
        fault.getElement().setAttribute("role", "alert");
        NativeButton look =
                Page.styled(new NativeButton("Look into this deal", click -> read()), "kb-button", "kb-button-first");
        add(
                whole,
                Page.styled(
                        new Paragraph("Or hand by hand, such as AQ42.KJ5.Q83.K97; one may stay empty and has the cards"
                                + " left over."),
                        "kb-soft"),
                seats,
                Page.styled(new FilledOnceOpened("Pick the cards of a hand", this::picking), "kb-more"),
                fault,
                Page.styled(new Div(look), "kb-actions"));
    }

    private Div picking() {
        Select<Seat> seat = new Select<>();
        seat.setLabel("Whose hand");
        seat.setItems(Seat.values());
        seat.setItemLabelGenerator(FourHands::capital);
        seat.setValue(Seat.NORTH);
        Div place = new Div();
        place.add(new PackPicker("Give these cards", cards -> {
            hand(seat.getValue()).setValue(PbnHand.write(cards));
            seat.setValue(seat.getValue().next());
        }));
        return new Div(seat, place);
    }

    private TextField hand(Seat seat) {
        return Objects.requireNonNull(hands.get(seat), "every seat has a field");
    }

    private void read() {
        fault.setText("");
        try {
            if (whole.getValue().isBlank()) {
                take.accept(byHand());
            } else {
                pasted();
            }
        } catch (BadNotation wrong) {
            fault.setText(String.valueOf(wrong.getMessage()));
        }
    }

    private void pasted() {
        String text = whole.getValue();
        if (text.length() > LONGEST_DEAL) {
            throw BadNotation.because(text.length() + " signs", LONGEST_DEAL + " at most");
        }
        RecordsRead read = DealFile.read(text);
        read.boards().stream()
                .findFirst()
                .ifPresentOrElse(
                        board -> take.accept(board.deal()),
                        () -> fault.setText(read.told().stream().findFirst().orElse("No deal is in it.")));
    }

    private Deal byHand() {
        Map<Seat, CardSet> read = new EnumMap<>(Seat.class);
        Stream.of(Seat.values()).forEach(seat -> given(seat).ifPresent(cards -> read.put(seat, cards)));
        return DealFile.deal(read);
    }

    private Optional<CardSet> given(Seat seat) {
        String text = hand(seat).getValue();
        if (text.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(GivenCards.read(text).cards());
        } catch (BadNotation wrong) {
            throw BadNotation.because(
                    seat.inWords() + ": " + String.valueOf(wrong.getMessage()).replaceFirst("; expected .*", ""),
                    wrong.expected());
        }
    }
}
