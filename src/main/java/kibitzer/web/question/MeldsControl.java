package kibitzer.web.question;

import com.vaadin.flow.component.html.NativeButton;
import kibitzer.web.table.Marks;
import kibitzer.web.table.MeldTray;

/** Takes a hand divided into melds: cards are put into melds on the tray, and the division is confirmed. */
final class MeldsControl extends AnswerControl {
    private final MeldTray tray;
    private final NativeButton confirm = new NativeButton("Give these melds as your answer");

    /** @param tray lies on the table, in the place of the hand */
    MeldsControl(MeldTray tray) {
        this.tray = tray;
        tray.keep(ANSWER);
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> give(tray.division()));
        add(confirm);
    }

    @Override
    void close(Marks marks) {
        tray.close();
        confirm.setVisible(false);
    }

    @Override
    void again(String objection) {
        tray.takeFocus();
    }

    @Override
    void takeFocus() {
        tray.takeFocus();
    }

    @Override
    boolean isOnTheTable() {
        return true;
    }
}
