package kibitzer.web.frame;

import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinResponse;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.communication.UidlRequestHandler;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.springframework.stereotype.Component;

/**
 * Keeps the last reply to each open page packed. Vaadin holds it, for a browser that never got it asks again; left as text, it
 * is the largest part of what a page takes of the heap between two clicks (23,000 characters of a question of practice, and
 * twice as many bytes if one of them is the sign of a suit).
 */
@Component
final class KeptReplies implements VaadinServiceInitListener {
    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addRequestHandler(new Packing());
    }

    /** @param bytes deflated UTF-8 */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Packed(byte[] bytes) {
        private static final int WORTH_IT = 1_000;

        static Packed of(String reply) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (DeflaterOutputStream deflated = new DeflaterOutputStream(packed)) {
                deflated.write(reply.getBytes(StandardCharsets.UTF_8));
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
            return new Packed(packed.toByteArray());
        }

        String reply() {
            try (InflaterInputStream inflated = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
                return new String(inflated.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
    }

    /** Takes the place of Vaadin's own; the session is locked while it works. */
    private static final class Packing extends UidlRequestHandler {
        @Override
        public Optional<ResponseWriter> synchronizedHandleRequest(
                VaadinSession session, VaadinRequest request, VaadinResponse response, String body) throws IOException {
            Optional<UI> ui = Optional.ofNullable(session.getService().findUI(request));
            ui.ifPresent(Packing::unpack);
            try {
                return super.synchronizedHandleRequest(session, request, response, body);
            } finally {
                ui.ifPresent(Packing::pack);
            }
        }

        private static void unpack(UI ui) {
            Optional.ofNullable(ComponentUtil.getData(ui, Packed.class))
                    .ifPresent(packed -> ui.getInternals().setLastRequestResponse(packed.reply()));
        }

        private static void pack(UI ui) {
            String reply = ui.getInternals().getLastRequestResponse();
            boolean worthIt = reply != null && reply.length() > Packed.WORTH_IT;
            ComponentUtil.setData(ui, Packed.class, worthIt ? Packed.of(reply) : null);
            if (worthIt) {
                ui.getInternals().setLastRequestResponse("");
            }
        }
    }
}
