package kibitzer.web.classroom.pages;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Image;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.pages.PageId;
import kibitzer.content.lesson.Part;
import kibitzer.web.table.CardText;

/** A picture of a page of a class. */
@Tag("figure")
final class PictureFigure extends HtmlContainer {

    PictureFigure(Part.Picture picture, ClassroomId classroom, PageId page) {
        setId(picture.id());
        addClassName("kb-picture");
        Image image = new Image(PictureFiles.address(classroom, page, picture.number()), picture.text());
        image.getElement().setAttribute("loading", "lazy");
        add(image);
        picture.caption().ifPresent(caption -> add(new Caption(caption)));
    }

    @Tag("figcaption")
    private static final class Caption extends HtmlContainer {
        Caption(String caption) {
            add(new CardText(caption));
        }
    }
}
