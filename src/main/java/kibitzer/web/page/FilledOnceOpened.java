package kibitzer.web.page;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeDetails;
import java.util.function.Supplier;

/** What folds away and is made only once somebody looks: until then the server holds, and sends, nothing of it. */
public class FilledOnceOpened extends NativeDetails {
    private boolean filled;

    /** @param content asked for once, the first time that it is opened */
    public FilledOnceOpened(String summary, Supplier<Component> content) {
        super(summary);
        fillWith(content);
    }

    /** @param content asked for once, the first time that it is opened */
    public FilledOnceOpened(Component summary, Supplier<Component> content) {
        super(summary);
        fillWith(content);
    }

    private void fillWith(Supplier<Component> content) {
        addToggleListener(toggled -> {
            if (toggled.isOpened() && !filled) {
                filled = true;
                setContent(content.get());
            }
        });
    }
}
