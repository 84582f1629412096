package kibitzer.classroom.picture;

import java.awt.geom.AffineTransform;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** How a camera was held, as its JPEG file says (Exif tag 0x0112): 1 for upright, to 8. What it says else is not read. */
final class JpegTurn {
    static final int UPRIGHT = 1;

    private static final int APP1 = 0xe1;
    private static final int START_OF_SCAN = 0xda;
    private static final int TAG = 0x0112;
    private static final int ENTRY = 12;
    private static final int EXIF_HEAD = 6;

    private JpegTurn() {}

    /** {@link #UPRIGHT} where nothing is said, or nothing that can be read. */
    static int of(byte[] jpeg) {
        int at = 2;
        while (at + 4 <= jpeg.length && (jpeg[at] & 0xff) == 0xff) {
            int marker = jpeg[at + 1] & 0xff;
            int length = (jpeg[at + 2] & 0xff) << 8 | jpeg[at + 3] & 0xff;
            if (marker == START_OF_SCAN || length < 2 || at + 2 + length > jpeg.length) {
                return UPRIGHT;
            }
            if (marker == APP1 && length > EXIF_HEAD + 2 && jpeg[at + 4] == 'E' && jpeg[at + 5] == 'x') {
                return exif(ByteBuffer.wrap(jpeg, at + 4 + EXIF_HEAD, length - 2 - EXIF_HEAD)
                        .slice());
            }
            at += 2 + length;
        }
        return UPRIGHT;
    }

    private static int exif(ByteBuffer tiff) {
        if (tiff.limit() < 8) {
            return UPRIGHT;
        }
        tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int directory = tiff.getInt(4);
        if (directory < 8 || directory > tiff.limit() - 2) {
            return UPRIGHT;
        }
        int entries = tiff.getShort(directory) & 0xffff;
        for (int entry = 0; entry < entries; entry++) {
            int at = directory + 2 + entry * ENTRY;
            if (at + ENTRY > tiff.limit()) {
                return UPRIGHT;
            }
            if ((tiff.getShort(at) & 0xffff) == TAG) {
                int turn = tiff.getShort(at + 8);
                return turn >= 1 && turn <= 8 ? turn : UPRIGHT;
            }
        }
        return UPRIGHT;
    }

    /** True if the picture lies on its side: its width is its height. */
    static boolean lies(int turn) {
        return turn > 4;
    }

    /** What sets a picture upright that is so wide and high as it is stored. */
    static AffineTransform upright(int turn, double width, double height) {
        return switch (turn) {
            case 2 -> new AffineTransform(-1, 0, 0, 1, width, 0);
            case 3 -> new AffineTransform(-1, 0, 0, -1, width, height);
            case 4 -> new AffineTransform(1, 0, 0, -1, 0, height);
            case 5 -> new AffineTransform(0, 1, 1, 0, 0, 0);
            case 6 -> new AffineTransform(0, 1, -1, 0, height, 0);
            case 7 -> new AffineTransform(0, -1, -1, 0, height, width);
            case 8 -> new AffineTransform(0, -1, 1, 0, 0, width);
            default -> new AffineTransform();
        };
    }
}
