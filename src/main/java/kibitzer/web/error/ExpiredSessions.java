package kibitzer.web.error;

import com.vaadin.flow.server.CustomizedSystemMessages;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import org.springframework.stereotype.Component;

/**
 * Tells whoever comes back to a page whose session has ended, after hours or a new start of the trainer, that nothing is lost,
 * instead of loading the page anew without a word. What was being written or ticked is kept by the browser
 * ({@code kept-words.js}).
 */
@Component
class ExpiredSessions implements VaadinServiceInitListener {

    @Override
    public void serviceInit(ServiceInitEvent event) {
        CustomizedSystemMessages messages = new CustomizedSystemMessages();
        messages.setSessionExpiredNotificationEnabled(true);
        messages.setSessionExpiredCaption("This page had been open for long");
        messages.setSessionExpiredMessage("Nothing that you have answered is lost. Click here or press Esc to go on;"
                + " please give your last answer again if no verdict came.");
        // A browser that sends no session at all is one whose cookies were cleared meanwhile, or one that keeps none.
        messages.setCookiesDisabledNotificationEnabled(true);
        messages.setCookiesDisabledCaption("This page does not know you any more");
        messages.setCookiesDisabledMessage(
                "Nothing that you have answered is lost. Click here or press Esc to go on; if this"
                        + " comes again at once, let your browser keep cookies for this address.");
        event.getSource().setSystemMessagesProvider(info -> messages);
    }
}
