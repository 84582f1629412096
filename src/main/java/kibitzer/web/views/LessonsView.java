package kibitzer.web.views;

import com.vaadin.flow.router.Route;

@Route(value = "lessons", layout = Frame.class)
public class LessonsView extends Page {

    public LessonsView() {
        begin("Lessons");
    }
}
