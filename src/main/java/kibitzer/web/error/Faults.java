package kibitzer.web.error;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.notification.Notification;
import com.vaadin.flow.server.ErrorEvent;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinServiceInitListener;
import kibitzer.learning.storage.FullDisk;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/** Says that something the learner did could not be done, and leaves the page as it was; the log has the rest. */
@Component
class Faults implements VaadinServiceInitListener {
    private static final Logger LOG = LoggerFactory.getLogger(Faults.class);
    private static final int SHOWN_MILLIS = 8_000;

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.getSource().addSessionInitListener(begun -> begun.getSession().setErrorHandler(Faults::tell));
    }

    private static void tell(ErrorEvent fault) {
        LOG.error("A page failed", fault.getThrowable());
        boolean full = FullDisk.behind(fault.getThrowable());
        UI page = UI.getCurrent();
        if (page != null) {
            Notification.show(
                    full
                            ? FullDisk.SAYS
                            : "That did not work, and the fault is ours. Your answers are stored; please try again.",
                    SHOWN_MILLIS,
                    Notification.Position.BOTTOM_CENTER);
        }
    }
}
