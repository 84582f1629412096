package kibitzer.web.account;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.ClientCallable;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import kibitzer.reminders.push.PushSubscription;

/** Has this browser show reminders, or no more: the browser asks its user, and its maker's push service for an address. */
@Tag("reminder-switch")
final class ReminderSwitch extends Component {
    private final transient Wishes wishes;

    /** What becomes of what the browser says. */
    interface Wishes {

        /** True if the browser at this address shows the learner's reminders. */
        boolean isOn(String endpoint);

        /** @return why not, in a sentence; empty words where it is done */
        String on(PushSubscription browser);

        void off(String endpoint);
    }

    ReminderSwitch(String serverKey, Wishes wishes) {
        this.wishes = wishes;
        getElement().setAttribute("server-key", serverKey);
    }

    @Override
    protected void onAttach(AttachEvent event) {
        getElement().executeJs("customElements.whenDefined('reminder-switch').then(() => this.look())");
    }

    @ClientCallable
    boolean isOn(String endpoint) {
        return wishes.isOn(endpoint);
    }

    @ClientCallable
    String switchedOn(String endpoint, String p256dh, String auth) {
        return wishes.on(new PushSubscription(endpoint, p256dh, auth));
    }

    @ClientCallable
    void switchedOff(String endpoint) {
        wishes.off(endpoint);
    }
}
