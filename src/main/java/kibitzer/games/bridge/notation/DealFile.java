package kibitzer.games.bridge.notation;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** A file of deals in either notation: PBN or LIN, whichever it is. */
public final class DealFile {
    private static final Pattern LIN = Pattern.compile("(?is)(^|\\|)\\s*(md|qx|vg|pn|mb|st)\\s*\\|");
    private static final Pattern PBN = Pattern.compile("(?m)^[ \\t]*\\[\\w+\\s*\"");

    private DealFile() {}

    /** Reads LIN where its commands stand and no PBN tag does, PBN otherwise. */
    public static RecordsRead read(String text) {
        if (text.isBlank()) {
            return new RecordsRead(List.of(), List.of(Problem.at(1, "", "nothing is in it", "deals in PBN or LIN")));
        }
        boolean lin = LIN.matcher(text).find() && !PBN.matcher(text).find();
        return lin ? LinReader.read(text) : PbnReader.read(text);
    }

    /** Text of a file: UTF-8 where it can be that, otherwise the Latin alphabet of PBN's standard. */
    public static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** The bytes of a PBN file in the alphabet of its standard; signs of suits become letters. */
    public static byte[] encode(String pbn) {
        return pbn.replace('♠', 'S')
                .replace('♥', 'H')
                .replace('♦', 'D')
                .replace('♣', 'C')
                .replace("\uFE0E", "")
                .replace("\uFE0F", "")
                .replace('−', '-')
                .replace('’', '\'')
                .getBytes(StandardCharsets.ISO_8859_1);
    }
}
