package kibitzer.web.error;

import com.vaadin.flow.server.CustomizedSystemMessages;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.springframework.stereotype.Component;

/**
 * What becomes of a page whose session has ended, after hours, a new start or with its trainer: the browser loads it anew by
 * itself and says that nothing is lost ({@code loaded-anew.js}, which knows it by these words); what was being written or ticked
 * it has kept ({@code kept-words.js}). Where loading does not help, the words stay here and wait for a click.
 */
@Component
class ExpiredSessions implements VaadinServiceInitListener {
    /** A trainer that is not there is another by then, or soon. */
    private static final int AGAIN_MILLIS = 1_000;

    @Override
    public void serviceInit(ServiceInitEvent event) {
        CustomizedSystemMessages messages = new CustomizedSystemMessages();
        messages.setSessionExpiredNotificationEnabled(true);
        messages.setSessionExpiredCaption("This page has to be loaded anew");
        messages.setSessionExpiredMessage("Nothing that you have answered is lost. Click here or press Esc to go on;"
                + " please give your last answer again if no verdict came.");
        // A browser that sends no session at all is one whose cookies were cleared meanwhile, or one that keeps none.
        messages.setCookiesDisabledNotificationEnabled(true);
        messages.setCookiesDisabledCaption("This page does not know you any more");
        messages.setCookiesDisabledMessage(
                "Nothing that you have answered is lost. Click here or press Esc to go on; if this"
                        + " comes again at once, let your browser keep cookies for this address.");
        event.getSource().setSystemMessagesProvider(info -> messages);
        event.getSource()
                .addUIInitListener(
                        page -> page.getUI().getReconnectDialogConfiguration().setReconnectInterval(AGAIN_MILLIS));
    }
}
