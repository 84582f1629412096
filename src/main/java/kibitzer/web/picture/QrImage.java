package kibitzer.web.picture;

import com.vaadin.flow.component.html.Image;
import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** An address as a picture that a phone's camera reads: dark on light in either theme, with the margin that readers ask for. */
public final class QrImage extends Image {
    private static final int MARGIN = 4;

    public QrImage(String address) {
        super(
                "data:image/svg+xml;base64,"
                        + Base64.getEncoder().encodeToString(svg(address).getBytes(StandardCharsets.UTF_8)),
                "QR code of " + address);
        addClassName("kb-qr");
    }

    static String svg(String address) {
        QrCode code = QrCode.encodeText(address, QrCode.Ecc.MEDIUM);
        int side = code.size + 2 * MARGIN;
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + MARGIN)
                            .append(' ')
                            .append(y + MARGIN)
                            .append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + side + "v" + side
                + "H0z\"/><path d=\""
                + path + "\"/></svg>";
    }
}
