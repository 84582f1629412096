package kibitzer.classroom.picture;

import java.util.Arrays;
import java.util.Optional;

/** What a file of a picture is, by how it begins. */
public enum PictureKind {
    PNG("png"),
    JPEG("jpeg"),
    WEBP("webp");

    private static final byte[] PNG_BEGINS = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte[] JPEG_BEGINS = {(byte) 0xff, (byte) 0xd8, (byte) 0xff};

    private final String word;

    PictureKind(String word) {
        this.word = word;
    }

    /** "png". */
    public String word() {
        return word;
    }

    /** "image/png". */
    public String mediaType() {
        return "image/" + word;
    }

    /** @throws IllegalStateException if no kind has the word */
    public static PictureKind of(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a picture of kind \"" + word + "\""));
    }

    /** Empty if it is none of them, whatever its name says. */
    static Optional<PictureKind> of(byte[] content) {
        if (begins(content, PNG_BEGINS)) {
            return Optional.of(PNG);
        }
        if (begins(content, JPEG_BEGINS)) {
            return Optional.of(JPEG);
        }
        return WebP.is(content) ? Optional.of(WEBP) : Optional.empty();
    }

    private static boolean begins(byte[] content, byte[] with) {
        return content.length > with.length && Arrays.equals(content, 0, with.length, with, 0, with.length);
    }
}
