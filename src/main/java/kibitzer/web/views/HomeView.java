package kibitzer.web.views;

import com.vaadin.flow.router.Route;

/** The first page. */
@Route(value = "", layout = Frame.class)
public class HomeView extends Page {

    public HomeView() {
        begin("Kibitzer");
        lead("Learn to play cards from four old rule books.");
    }
}
