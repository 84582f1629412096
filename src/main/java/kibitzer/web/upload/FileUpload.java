package kibitzer.web.upload;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.upload.Upload;
import com.vaadin.flow.component.upload.UploadI18N;
import com.vaadin.flow.server.streams.UploadEvent;
import com.vaadin.flow.server.streams.UploadHandler;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.BiConsumer;

/**
 * Takes one file at a time, as often as one likes: each takes the place of the one before. Why a file was not taken is said
 * here, and whatever the page shows of the last good one stays.
 */
public final class FileUpload extends Div {
    /** Bytes of the largest file that is taken where nothing else is said. */
    public static final int LARGEST = 1 << 20;

    private final int largest;
    private final String tooLarge;
    private final transient BiConsumer<String, byte[]> taken;
    private final Paragraph refusal = new Paragraph();
    private final Upload upload;

    /**
     * @param kind what a file must be: "a CSV file"
     * @param taken is handed the name and the content of each file
     * @param endings that a file's name may have: ".csv"
     */
    public FileUpload(String kind, BiConsumer<String, byte[]> taken, String... endings) {
        this(LARGEST, kind, taken, endings);
    }

    /** @param largest in bytes, whole megabytes */
    public FileUpload(int largest, String kind, BiConsumer<String, byte[]> taken, String... endings) {
        this.largest = largest;
        this.taken = taken;
        tooLarge = "it is larger than " + (largest >> 20) + " MB.";
        upload = new Upload(new InBounds());
        upload.setMaxFiles(1);
        upload.setMaxFileSize(largest);
        upload.setAcceptedFileExtensions(endings);
        upload.setI18n(new UploadI18N()
                .setAddFiles(new UploadI18N.AddFiles().setOne("Choose a file"))
                .setError(new UploadI18N.Error()
                        .setTooManyFiles("one file at a time, please.")
                        .setFileIsTooBig(tooLarge)
                        .setIncorrectFileType("it must be " + kind + ", named " + String.join(" or ", endings) + ".")));
        upload.addFileRejectedListener(rejected -> refuse(rejected.getFileName(), rejected.getErrorMessage()));
        upload.getElement().addEventListener("upload-error", broken -> {
            refuse("The file", "it did not arrive. Please try again.");
            upload.clearFileList();
        });
        refusal.addClassName("kb-fault");
        refusal.getElement().setAttribute("role", "alert");
        refusal.setVisible(false);
        add(upload, refusal);
    }

    /** Takes a file as if it had been dropped here. */
    public void take(String name, byte[] content) {
        refusal.setVisible(false);
        upload.clearFileList(); // a file that stays in the list is the one file that is allowed: no other could follow
        taken.accept(name, content);
    }

    /** Reads no more than a file may have, whatever it says of itself; the content is let go once the page has read it. */
    private final class InBounds implements UploadHandler {
        @Override
        public void handleUploadRequest(UploadEvent event) throws IOException {
            byte[] content;
            try (InputStream sent = event.getInputStream()) {
                content = sent.readNBytes(largest + 1);
            }
            String name = event.getFileName();
            if (content.length > largest) {
                event.reject(tooLarge);
                var _ = event.getUI().access(() -> refuse(name, tooLarge));
            } else {
                var _ = event.getUI().access(() -> take(name, content));
            }
        }

        @Override
        public long getFileSizeMax() {
            return largest;
        }

        @Override
        public long getFileCountMax() {
            return 1;
        }
    }

    private void refuse(String name, String why) {
        refusal.setText((name.isEmpty() ? "The file" : name) + " was not taken: " + why);
        refusal.setVisible(true);
    }
}
