package kibitzer.web.question;

import java.util.List;
import kibitzer.games.bridge.Call;
import kibitzer.web.table.BiddingBox;
import kibitzer.web.table.Marks;

/** Takes a call out of the bidding box. */
final class CallControl extends AnswerControl {
    private final BiddingBox box;

    CallControl(List<Call> legal) {
        box = new BiddingBox("Your call", legal);
        box.keep(ANSWER);
        box.addCallMadeListener(made -> give(made.call()));
        add(box);
    }

    @Override
    void close(Marks marks) {
        box.setMarks(marks);
        box.close();
    }

    @Override
    void again(String objection) {
        box.takeBack();
    }

    @Override
    void reopen() {
        box.takeBack();
    }

    @Override
    void takeFocus() {
        box.takeFocus();
    }
}
