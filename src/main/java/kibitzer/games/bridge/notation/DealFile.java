package kibitzer.games.bridge.notation;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/** A file of deals in either notation: PBN or LIN, whichever it is. */
public final class DealFile {
    private static final Pattern LIN = Pattern.compile("(?is)(^|\\|)\\s*(md|qx|vg|pn|mb|st)\\s*\\|");
    private static final Pattern PBN = Pattern.compile("(?m)^[ \\t]*\\[\\w+\\s*\"");

    /** "N:AKQ2..." by itself; "S: AQ42 H: KJ5" is one hand. */
    private static final Pattern ONE_DEAL = Pattern.compile("(?is)^\\s*[nesw]:\\s*(-|[akqjt0-9]*\\.[akqjt0-9]*\\.)");

    private DealFile() {}

    /** True if the text is or holds whole deals, well written or not, and not cards of one hand. */
    public static boolean isMeant(String text) {
        return HandViewerLink.isLink(text)
                || LIN.matcher(text).find()
                || PBN.matcher(text).find()
                || ONE_DEAL.matcher(text).find();
    }

    /** Reads a link to a hand viewer, a deal "N:..." alone as a board that its first seat dealt; LIN where its commands stand and no PBN tag does, PBN otherwise. */
    public static RecordsRead read(String text) {
        if (text.isBlank()) {
            return new RecordsRead(List.of(), List.of(Problem.at(1, "", "nothing is in it", "deals in PBN or LIN")));
        }
        if (HandViewerLink.isLink(text)) {
            return HandViewerLink.read(text);
        }
        if (ONE_DEAL.matcher(text).find() && !PBN.matcher(text).find()) {
            String deal = text.strip();
            return PbnReader.read("[Dealer \"%s\"]\n[Vulnerable \"None\"]\n[Deal \"%s\"]\n"
                    .formatted(deal.substring(0, 1), deal.replaceAll("\\s+", " ")));
        }
        boolean lin = LIN.matcher(text).find() && !PBN.matcher(text).find();
        return lin ? LinReader.read(text) : PbnReader.read(text);
    }

    /**
     * A deal of hands by seat; one that is not given has the cards left over.
     *
     * @throws kibitzer.cards.BadNotation if a hand has not thirteen cards, a card is in two, or more than one is missing
     */
    public static Deal deal(Map<Seat, CardSet> hands) {
        HandsRead read = new HandsRead();
        hands.forEach(read::add);
        return read.deal();
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
