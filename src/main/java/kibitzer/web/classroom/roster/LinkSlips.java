package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Function;
import kibitzer.classroom.roster.PersonalLink;
import kibitzer.learning.learner.Secret;
import kibitzer.web.picture.QrImage;

/** Links as slips of paper to cut apart and hand out, six to a sheet of A4. While they are shown, they alone are printed. */
final class LinkSlips extends Div {

    /** @param address of the page that a link leads to, whole */
    LinkSlips(String classroom, List<PersonalLink> links, Function<Secret, String> address) {
        addClassName("kb-link-slips");
        NativeButton print =
                new NativeButton("Print, or save as PDF", click -> getElement().executeJs("window.print()"));
        print.addClassNames("kb-button", "kb-button-first");
        Div actions = new Div(print);
        actions.addClassNames("kb-actions", "kb-screen-only");
        add(actions);
        links.forEach(link -> add(slip(classroom, link, address.apply(link.secret()))));
    }

    private static Div slip(String classroom, PersonalLink link, String address) {
        Paragraph name = new Paragraph(link.name().text());
        name.addClassName("kb-strong");
        Span shown = new Span(address);
        shown.addClassName("kb-slip-address");
        Div words = new Div(
                name,
                new Paragraph(
                        "You are invited to the class " + classroom + ". Point a phone's camera at the code, or type:"),
                shown,
                new Paragraph("It is for you alone and works once."));
        Div slip = new Div(new QrImage(address), words);
        slip.addClassName("kb-slip");
        return slip;
    }
}
