package kibitzer.web.analysis;

import com.vaadin.flow.dom.Element;
import com.vaadin.flow.server.VaadinSession;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import kibitzer.web.upload.FileUpload;

/**
 * Texts too long for an address, so that a reload finds them: the last few of each visitor, together no longer than one file
 * may be. The visit keeps them, and so does the browser, which has them still when the visit is over.
 */
final class KeptDeals {
    private static final int MOST = 4;
    private static final String SHELF = "kibitzer-deals";

    /** What does not fit into the browser's storage is kept by the visit alone. */
    private static final String TO_BROWSER = """
            try {
              const kept = JSON.parse(localStorage.getItem($0) ?? '[]').filter(([name]) => name !== $1);
              localStorage.setItem($0, JSON.stringify([...kept, [$1, $2]].slice(-$3)));
            } catch { }
            """;

    private static final String FROM_BROWSER = """
            try {
              return JSON.parse(localStorage.getItem($0) ?? '[]').find(([name]) => name === $1)?.[1] ?? '';
            } catch {
              return '';
            }
            """;

    private final Map<String, String> texts = new LinkedHashMap<>();

    private KeptDeals() {}

    /** Keeps a text and says under which name; the same text has the same one. */
    static String keep(String text) {
        String name = name(text);
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

    /** Has the browser keep it too. */
    static void toBrowser(Element page, String name, String text) {
        page.executeJs(TO_BROWSER, SHELF, name, text, MOST);
    }

    /** Asks the browser, and tells what it has kept under the name; empty if that is nothing. */
    static void fromBrowser(Element page, String name, Consumer<Optional<String>> told) {
        page.executeJs(FROM_BROWSER, SHELF, name)
                .then(String.class, text -> told.accept(named(name, text) ? Optional.of(text) : Optional.empty()));
    }

    /** A browser's storage is open to whoever sits at it: a text is taken for what was kept only if the name is its own. */
    private static boolean named(String name, String text) {
        return text.length() <= FileUpload.LARGEST && name(text).equals(name);
    }

    private static String name(String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
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
