package kibitzer.web.table;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.shared.Registration;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.games.bridge.Call;

/** The calls of bridge, laid out as in the box on the table. */
@Tag("bidding-box")
public final class BiddingBox extends TableElement {

    /** Only legal calls can be made. */
    public BiddingBox(String label, List<Call> legal) {
        attribute("box-label", label);
        attribute("legal", calls(legal));
    }

    /** Offers the next call; the one that was made is no longer chosen. Where it had the focus, a call that may be made has it. */
    public void offer(List<Call> legal) {
        attribute("legal", calls(legal));
        getElement().executeJs("this.next?.()");
    }

    public void setMarks(Marks marks) {
        attribute("marks", marks.json());
    }

    public void close() {
        attribute("disabled", true);
    }

    /** Takes back a call that the question refused. */
    public void takeBack() {
        getElement().executeJs("this.chosen = ''");
    }

    private static String calls(List<Call> calls) {
        return calls.stream().map(Call::toString).collect(Collectors.joining(" "));
    }

    public Registration addCallMadeListener(ComponentEventListener<CallMade> listener) {
        return addListener(CallMade.class, listener);
    }

    /** As if the learner made the call. */
    public void make(Call call) {
        fireEvent(new CallMade(this, false, call.toString()));
    }

    /** A call was made. */
    @DomEvent("call-made")
    public static final class CallMade extends ComponentEvent<BiddingBox> {
        private final String call;

        public CallMade(BiddingBox box, boolean fromClient, @EventData("event.detail.call") String call) {
            super(box, fromClient);
            this.call = call;
        }

        /** The call in notation, as the browser sent it. */
        public String call() {
            return call;
        }
    }
}
