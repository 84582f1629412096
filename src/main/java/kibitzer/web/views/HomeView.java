package kibitzer.web.views;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.PageTitle;
import com.vaadin.flow.router.Route;

/** The first page. */
@Route("")
@PageTitle("Kibitzer")
public class HomeView extends Main {

    public HomeView() {
        add(new H1("Kibitzer"), new Paragraph("Learn to play cards from four old rule books."));
    }
}
