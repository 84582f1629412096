package kibitzer.web.classroom.live;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import kibitzer.classroom.live.Seat;
import kibitzer.classroom.live.SeatId;
import kibitzer.web.button.OnceButton;

/** Who is here, for the instructor: taking seats away, giving them back, letting nobody new in. */
final class BoardPeople extends Div {

    /**
     * @param lock is told whether the door is to be shut
     * @param remove is told which seat is to be taken away, or given back
     */
    BoardPeople(List<Seat> seats, boolean locked, Consumer<Boolean> lock, BiConsumer<SeatId, Boolean> remove) {
        Checkbox door = new Checkbox("Let nobody new in", locked);
        door.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                lock.accept(change.getValue());
            }
        });
        add(door);
        if (seats.isEmpty()) {
            add(new Paragraph("Nobody is here yet."));
            return;
        }
        UnorderedList list = new UnorderedList();
        list.addClassName("kb-live-people");
        seats.forEach(seat -> list.add(item(seat, remove)));
        add(list);
    }

    private static ListItem item(Seat seat, BiConsumer<SeatId, Boolean> remove) {
        OnceButton button =
                new OnceButton(seat.present() ? "Remove" : "Put back", () -> remove.accept(seat.id(), seat.present()));
        button.addClassName("kb-button");
        button.getElement().setAttribute("aria-label", (seat.present() ? "Remove " : "Put back ") + seat.name());
        Span name = new Span(seat.name().text());
        if (!seat.present()) {
            name.addClassName("kb-soft");
        }
        return new ListItem(name, button);
    }
}
