package kibitzer.web.classroom.live;

import static kibitzer.web.page.Page.styled;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import kibitzer.classroom.live.LiveCode;
import kibitzer.web.picture.QrImage;

/**
 * How people come into a live lesson by their phones, as the board shows it.
 *
 * @param address where phones find the trainer
 */
record JoinInstructions(String address, LiveCode code) {
    /** The code in a line, above the board. */
    Span small() {
        Span told = styled(new Span(code.text()), "kb-live-code");
        return new Span(new Span(LiveAddress.spoken(address) + " "), told);
    }

    /** The whole of it, while people come in. */
    Div large() {
        Anchor link = new Anchor(LiveAddress.join(address, code), LiveAddress.spoken(address));
        link.addClassName("kb-live-address");
        link.setRouterIgnore(true);
        return styled(
                new Div(
                        new Div(
                                new Paragraph(new Span("On your phone go to "), link),
                                styled(new Paragraph(code.text()), "kb-live-code", "kb-live-code-large"),
                                new Paragraph("and type this code, or point the camera at the picture.")),
                        styled(new QrImage(LiveAddress.join(address, code)), "kb-live-qr")),
                "kb-live-lobby");
    }
}
