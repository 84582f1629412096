package kibitzer.classroom.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import kibitzer.accounts.BadEntry;

/**
 * A still WebP file (RIFF container, RFC 9649). Java reads no such picture, so that it is not written anew but cut: the chunks of the picture
 * itself stay, those with where and by what it was taken go.
 */
final class WebP {
    private static final int HEADER = 12;
    private static final int CHUNK_HEAD = 8;
    private static final int EXTENDED_LENGTH = 10;
    private static final String EXTENDED = "VP8X";
    private static final String LOSSY = "VP8 ";
    private static final String LOSSLESS = "VP8L";
    private static final Set<String> KEPT = Set.of(EXTENDED, LOSSY, LOSSLESS, "ALPH");

    /** Of the flags of an extended file only this one stays: that parts are transparent. */
    private static final int TRANSPARENT = 0x10;

    private static final int MOVES = 0x02;
    private static final int FOURTEEN_BITS = 0x3fff;

    private WebP() {}

    static boolean is(byte[] content) {
        return content.length > HEADER
                && word(content, 0).equals("RIFF")
                && word(content, 8).equals("WEBP");
    }

    private static String word(byte[] content, int at) {
        return new String(content, at, 4, StandardCharsets.ISO_8859_1);
    }

    /** @throws BadEntry if it is broken, moves or is too large */
    static Picture cut(byte[] content) {
        ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        Optional<int[]> size = Optional.empty();
        int at = HEADER;
        while (at + CHUNK_HEAD <= content.length) {
            String name = word(content, at);
            int length = in.getInt(at + 4);
            int from = at + CHUNK_HEAD;
            if (length < 0 || length > content.length - from) {
                throw PictureReader.broken();
            }
            if (KEPT.contains(name)) {
                byte[] chunk = new byte[length];
                in.get(from, chunk);
                if (name.equals(EXTENDED)) {
                    flags(chunk);
                } else if (!name.equals("ALPH")) {
                    if (size.isPresent()) {
                        throw PictureReader.broken();
                    }
                    size = Optional.of(name.equals(LOSSY) ? lossy(chunk) : lossless(chunk));
                }
                write(kept, name, chunk);
            }
            at = from + length + (length & 1);
        }
        int[] measured = size.orElseThrow(PictureReader::broken);
        PictureReader.requireSide(measured[0], measured[1], PictureReader.LONGEST_UNSCALED);
        byte[] whole = whole(kept.toByteArray());
        if (whole.length > Picture.LARGEST) {
            throw PictureReader.bad("A WebP picture of more than " + Picture.LARGEST / 1024
                    + " KB is not made smaller here. Save it as JPEG.");
        }
        return new Picture(PictureKind.WEBP, measured[0], measured[1], whole);
    }

    private static void flags(byte[] chunk) {
        if (chunk.length != EXTENDED_LENGTH) {
            throw PictureReader.broken();
        }
        if ((chunk[0] & MOVES) != 0) {
            throw PictureReader.bad("A picture that moves is not taken.");
        }
        chunk[0] &= (byte) TRANSPARENT;
    }

    /** Width and height behind the frame's tag of three bytes and its start code. */
    private static int[] lossy(byte[] chunk) {
        if (chunk.length < 10 || (chunk[3] & 0xff) != 0x9d || chunk[4] != 0x01 || chunk[5] != 0x2a) {
            throw PictureReader.broken();
        }
        ByteBuffer data = ByteBuffer.wrap(chunk).order(ByteOrder.LITTLE_ENDIAN);
        return new int[] {data.getShort(6) & FOURTEEN_BITS, data.getShort(8) & FOURTEEN_BITS};
    }

    /** Width and height less one, fourteen bits each, behind the signature. */
    private static int[] lossless(byte[] chunk) {
        if (chunk.length < 5 || chunk[0] != 0x2f) {
            throw PictureReader.broken();
        }
        int bits = ByteBuffer.wrap(chunk).order(ByteOrder.LITTLE_ENDIAN).getInt(1);
        return new int[] {(bits & FOURTEEN_BITS) + 1, (bits >> 14 & FOURTEEN_BITS) + 1};
    }

    private static void write(ByteArrayOutputStream out, String name, byte[] chunk) {
        out.writeBytes(name.getBytes(StandardCharsets.ISO_8859_1));
        out.writeBytes(number(chunk.length));
        out.writeBytes(chunk);
        if (chunk.length % 2 == 1) {
            out.write(0);
        }
    }

    private static byte[] number(int number) {
        return ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(number)
                .array();
    }

    private static byte[] whole(byte[] chunks) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("RIFF".getBytes(StandardCharsets.ISO_8859_1));
        out.writeBytes(number(4 + chunks.length));
        out.writeBytes("WEBP".getBytes(StandardCharsets.ISO_8859_1));
        out.writeBytes(chunks);
        return out.toByteArray();
    }
}
