package kibitzer.web.classroom.live;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.live.LiveCode;
import kibitzer.classroom.live.LiveSeats;
import kibitzer.web.field.Entry;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Where the code on the screen in the room is typed; nobody needs an account. */
@UnderMenu(MenuEntry.CLASSES)
@Route(Paths.LIVE)
public class LiveJoinView extends Page implements BeforeEnterObserver {
    private final transient LiveSeats seats;
    private final transient Visitor visitor;

    LiveJoinView(LiveSeats seats, Visitor visitor) {
        this.seats = seats;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        begin("Join a live lesson");
        lead("Type the code that stands on the screen in the room. You need no account.");
        Entry code = Entry.line("Code of the lesson", "");
        code.setPlaceholder("KWRT");
        code.setAutofocus();
        code.setInCapitals();
        code.addClassName("kb-live-code-field");
        add(new EntryForm("Join", () -> find(code.getValue())).with(BadEntry.Field.NAME, code));
    }

    private void find(String entered) {
        try {
            LiveCode code = seats.byCode(entered, visitor.learner(), LiveAddress.network())
                    .code()
                    .orElseThrow();
            getUI().ifPresent(ui -> ui.navigate(LiveSeatView.class, LiveSeatView.parameters(code)));
        } catch (BadEntry bad) {
            throw new BadEntry(BadEntry.Field.NAME, bad.says());
        }
    }
}
