package kibitzer.classroom.picture;

/** A picture as it is kept and shown. Made by {@link PictureReader}, or of what that made before. */
public final class Picture {
    /** Bytes of the largest. */
    public static final int LARGEST = 400 * 1024;

    private final PictureKind kind;
    private final int width;
    private final int height;
    private final byte[] content;

    /** @param content is not copied; nobody changes it */
    public Picture(PictureKind kind, int width, int height, byte[] content) {
        this.kind = kind;
        this.width = width;
        this.height = height;
        this.content = content;
    }

    public PictureKind kind() {
        return kind;
    }

    /** In pixels. */
    public int width() {
        return width;
    }

    /** In pixels. */
    public int height() {
        return height;
    }

    /** A copy. */
    public byte[] content() {
        return content.clone();
    }

    /** In bytes. */
    public int size() {
        return content.length;
    }
}
