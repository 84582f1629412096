package kibitzer.web.analysis;

import com.vaadin.flow.server.VaadinSession;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import kibitzer.web.upload.FileUpload;

/**
 * Texts too long for an address, kept as long as the visit lasts, so that a reload finds them; the last
 * few of each visitor, together no longer than one file may be.
 */
final class KeptDeals {
    private static final int MOST = 4;

    private final Map<String, String> texts = new LinkedHashMap<>();

    private KeptDeals() {}

    /** Keeps a text and says under which name; the same text has the same one. */
    static String keep(String text) {
        String name =
                UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
        Map<String, String> texts = ofThisVisitor().texts;
        texts.remove(name);
        texts.put(name, text);
        while (texts.size() > 1 && (texts.size() > MOST || signs(texts) > FileUpload.LARGEST)) {
            texts.remove(texts.keySet().iterator().next());
        }
        return name;
    }

    private static int signs(Map<String, String> texts) {
        return texts.values().stream().mapToInt(String::length).sum();
    }

    static Optional<String> find(String name) {
        return Optional.ofNullable(ofThisVisitor().texts.get(name));
    }

    private static KeptDeals ofThisVisitor() {
        VaadinSession session = VaadinSession.getCurrent();
        KeptDeals kept = session.getAttribute(KeptDeals.class);
        if (kept == null) {
            kept = new KeptDeals();
            session.setAttribute(KeptDeals.class, kept);
        }
        return kept;
    }
}
