package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.web.page.Page;

/** Says in front of a course what it teaches the state of, and what a modern table does otherwise; it is ours, not the book's. */
final class BooksDay extends Div {
    BooksDay(String today) {
        addClassName("kb-note");
        add(Page.styled(new Paragraph("As the book of 1957 teaches it"), "kb-strong"), new Paragraph(today));
    }
}
