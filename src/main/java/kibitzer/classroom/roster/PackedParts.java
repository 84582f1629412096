package kibitzer.classroom.roster;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * The parts of a packed file in memory, by its directory (ZIP, PKWARE's APPNOTE 4.3): what stands before the parts is not asked, for
 * programs that write in one go leave it empty.
 */
final class PackedParts {
    private static final int DIRECTORY_ENDS = 0x06054b50;
    private static final int DIRECTORY_ENTRY = 0x02014b50;
    private static final int END_BYTES = 22;
    private static final int LONGEST_COMMENT = 0xFFFF;
    private static final int ENTRY_BYTES = 46;
    private static final int PART_BYTES = 30;
    private static final int DEFLATED = 8;

    private final ByteBuffer file;
    private final Map<String, Place> places = new HashMap<>();

    /** @param packed bytes of it in the file */
    private record Place(int method, int packed, int header) {}

    /** @throws IOException unless it is packed so */
    PackedParts(byte[] packed) throws IOException {
        file = ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN);
        try {
            read();
        } catch (IndexOutOfBoundsException | BufferUnderflowException | IllegalArgumentException cut) {
            throw new IOException("a packed file that is cut off", cut);
        }
    }

    private void read() throws IOException {
        int end = file.capacity() - END_BYTES;
        while (file.getInt(end) != DIRECTORY_ENDS) {
            if (--end < Math.max(0, file.capacity() - END_BYTES - LONGEST_COMMENT)) {
                throw new IOException("no directory");
            }
        }
        int entries = file.getShort(end + 10) & 0xFFFF;
        int at = file.getInt(end + 16);
        for (int entry = 0; entry < entries; entry++) {
            if (file.getInt(at) != DIRECTORY_ENTRY) {
                throw new IOException("no entry of the directory");
            }
            int name = file.getShort(at + 28) & 0xFFFF;
            byte[] text = new byte[name];
            file.get(at + ENTRY_BYTES, text);
            places.put(
                    new String(text, StandardCharsets.UTF_8),
                    new Place(file.getShort(at + 10), file.getInt(at + 20), file.getInt(at + 42)));
            at += ENTRY_BYTES + name + (file.getShort(at + 30) & 0xFFFF) + (file.getShort(at + 32) & 0xFFFF);
        }
    }

    /**
     * A part, unpacked up to one byte more than so many; empty if there is none of that name.
     *
     * @throws IOException if it is damaged
     */
    Optional<byte[]> part(String name, int most) throws IOException {
        Place place = places.get(name);
        return place == null ? Optional.empty() : Optional.of(unpacked(place, most));
    }

    private byte[] unpacked(Place place, int most) throws IOException {
        try {
            int from = place.header()
                    + PART_BYTES
                    + (file.getShort(place.header() + 26) & 0xFFFF)
                    + (file.getShort(place.header() + 28) & 0xFFFF);
            ByteArrayInputStream packed = new ByteArrayInputStream(file.array(), from, place.packed());
            try (InputStream in =
                    place.method() == DEFLATED ? new InflaterInputStream(packed, new Inflater(true)) : packed) {
                return in.readNBytes(most + 1);
            }
        } catch (IndexOutOfBoundsException cut) {
            throw new IOException("a packed part that is cut off", cut);
        }
    }
}
