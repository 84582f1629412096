package kibitzer.web.reading;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import kibitzer.content.lesson.Part;

/** The way to a film elsewhere, with the host named: nothing of another host is loaded into a page of ours. */
final class VideoLink extends Paragraph {

    VideoLink(Part.Video video) {
        setId(video.id());
        Anchor link = new Anchor(video.address().toASCIIString(), video.title());
        link.setRouterIgnore(true);
        link.setTarget("_blank");
        link.getElement().setAttribute("rel", "noopener noreferrer");
        add(link, new Span(" (a video at " + video.address().getHost() + ", in a new tab)"));
    }
}
