package kibitzer.web.views;

import com.vaadin.flow.router.Route;

@Route(value = "library", layout = Frame.class)
public class LibraryView extends Page {

    public LibraryView() {
        begin("Library");
    }
}
