package kibitzer.games.bridge.problems.find;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.games.bridge.problems.Theme;

/** The outlines of the hands of each theme. */
final class Patterns {
    private Patterns() {}

    static List<Pattern> of(Theme theme) {
        return texts(theme).map(Pattern::of).toList();
    }

    private static Stream<String> texts(Theme theme) {
        return switch (theme) {
            case HOLD_UP ->
                Stream.of(
                        "3NT: xx/Axx* Axx/KQx AJTxx/Qxx Kxx/Axxx",
                        "3NT: Ax/xxx* QJTxx/Axx Kxx/AQx xxx/Axxx",
                        "3NT: xxx/Axx* Kxx/AQx QJTxx/Axx Ax/Kxxx",
                        "3NT: Axx/xx* xxx/AKQ Qxx/AJTxx Axxx/Kxx",
                        "3NT: Axx/xxx* Ax/KQx QTxxx/AJx Kxx/Axxx",
                        "3NT: xxx/Axx* AKx/Qxx KJTxx/Axx Ax/xxxx");
            case FIRST_TRICK ->
                Stream.of(
                        "3NT: Qx/Axx* Kxx/AQx KJTxx/Qxx Axx/Kxxx",
                        "3NT: Jxx/Ax* AQx/Kxx KQJTx/xxx Ax/Kxxxx",
                        "3NT: Kx/xxx* Axx/KQx AKQxx/xxx xxx/AKxx",
                        "3NT: Qx/Kxx* AKx/Qxx QJTxx/AKx xxx/Axxx",
                        "4M: Kxxx/AQJxx Qx/Axx* Axxx/Kx xxx/xxx");
            case DUCK ->
                Stream.of(
                        "3NT: xx/AKx* xxx/AKQ AKxxx/xx xxx/Axxxx",
                        "3NT: xx/AKQ* xxx/Axx AKxxxx/xx xx/AKxxx",
                        "3NT: xxx/AQ* xx/AKxxx AKxxx/xxx xxx/AKx",
                        "3NT: xxx/AKx* xx/AKQx AKxxxx/xx xx/Axxx",
                        "3NT: xx/AKx* xxx/AKQx Axxxxx/Kx xx/Axxx",
                        "3NT: xxx/AKx* xx/AKxx AQxxxx/xx xx/AKxx");
            case COMBINE ->
                Stream.of(
                        "3NT: Ax/xx* xxx/AQT AKxx/Jxxx AKxx/QJxx",
                        "3NT: xx/Ax* AQx/xxx AKxx/xxxx AKQx/Jxxx",
                        "3NT: Ax/xxx* xxx/AQx AKxxx/xx AKQ/xxxxx",
                        "3NT: xx/Ax* AQJ/xxx AKxxx/xxx AKx/Qxxxx");
            case TWO_WAY ->
                Stream.of(
                        "3NT: xx/Axx* AKx/Qxx Axxx/Kxx AJTx/K9xx",
                        "3NT: xx/Axx* Axx/KQx Kxxx/Axx KJTx/A9xx",
                        "3NT: Kx/xxx* AKx/Qxx Axxx/Kxx AJTx/K98x",
                        "3NT: Axx/xx* Qxx/AKx Kxx/Axxx K9xx/AJTx");
            case RUFF_FIRST ->
                Stream.of(
                        "4M: Jxx/AKQxx x/Axxx Axxxx/xx xxxx/Ax",
                        "4M: xxx/AKQJx x/Axxx Kxxxx/Ax xxxx/Ax",
                        "4M: Qxx/AKJTxx x/xxxx Axxxx/xx AKxx/x",
                        "4M: xxx/AKQJTx xx/Axxx AKxxx/x xxx/xx",
                        "4M: QJxx/AKxxx x/Axx Kxxx/Axx xxxx/xx",
                        "4M: Qxx/AKJTx xx/AKxx Axxx/xx xxxx/Ax",
                        "4M: Txx/AKQJx Ax/Kxxx Axxx/xx xxxx/xx");
            case FINESSE ->
                Stream.of(
                        "3NT: xx/AKx* Axx/Kxx AKJxx/xxx xxx/xxxx",
                        "3NT: xx/AKx* Kxx/Axx AQJx/xxx AKxx/xxxx",
                        "3NT: Ax/xxx* AKx/Qxx xxxx/AQJ Axxx/Kxxx",
                        "3NT: AQJx/xxx xxx/AK* AKx/xxxx Axx/xxxx",
                        "3NT: Kx/Axx* xxx/AKx AQJxx/xxx xxx/Axxx",
                        "4M: Qxxx/AKJxx xxx/Axx* AQx/xxx Axx/xx",
                        "6NT: Ax/KQx* AKx/Qxx AQJxx/xxx Kxx/Axxx");
            case WHICH_SUIT ->
                Stream.of(
                        "3NT: xx/AKx* AKx/Qxx KQJTx/xxx QJx/KTxx",
                        "3NT: xx/AKx* Axx/KQx KQJT/xxxx QJTx/Kxx",
                        "3NT: xx/AKx* AKx/Qxx AQJT/xxx KQJx/xxxx",
                        "3NT: Kx/Ax* Axxx/Kxx QJTxx/Kxx Kx/QJTxx");
            case SAFETY ->
                Stream.of(
                        "3NT: xx/AKQ* xx/AKxx AKQxx/xx xxxx/Axxx",
                        "3NT: xxx/AKx* xx/AQx AKQxx/xxx xxx/AKxx",
                        "3NT: xx/AKx* xxx/AKx AKQxxx/xx xx/Axxxx",
                        "3NT: xxx/AKQ* xxx/AKx AKJxx/Qx xx/xxxxx",
                        "3NT: xx/AKx* xxx/AKxx AKxxx/Qx xxx/Axxx",
                        "3NT: xxx/AK* xx/AKxx AKQxx/xx xxx/Axxxx");
            case ENTRIES ->
                Stream.of(
                        "3NT: Kx/Axx* xxx/AKx QJTxxx/Kx xx/AQxxx",
                        "3NT: Ax/Kxx* xxx/AQx KQJxx/xx xxx/AKxxx",
                        "3NT: Ax/Kxx* xx/AKxx QJTxx/Ax xxxx/AKxx",
                        "3NT: Kx/Ax* xxx/AKxx KQTxx/Jxx xxx/AKxx",
                        "3NT: Axx/Kx* xxx/AKQ QJxxx/Axx xx/AQxxx",
                        "3NT: Ax/Kxx* KQx/Axx xxx/QJTxx AQxxx/Kx",
                        "3NT: Axx/Kx* AQx/xxx xx/KQJxx AKxxx/xxx");
            case DANGER_HAND ->
                Stream.of(
                        "3NT: xx/KJx* Axx/Kxx AKJxx/xxx Axx/Kxxx",
                        "3NT: xxx/KQx* Axx/Kxx AKJxx/xxx Ax/Kxxx",
                        "3NT: xx/KQx* AKx/xxx AKJxx/xxx xxx/AKxx",
                        "3NT: xx/AQx* AKx/xxx AKJxx/xxxx xxx/AKx",
                        "3NT: xxx/KJx* Axx/KQx AKTxx/Jxx Kx/Axxx",
                        "3NT: xx/KJx* AKx/Qxxx KQTxx/Axx Axx/xxx",
                        "3NT: xx/KQx* AQx/Kxx AKJxx/xxxx Axx/xxx");
            case COUNT ->
                Stream.of(
                        "6NT: AJ9x/KT8x AKx/Qxx AKQ/xxx xxx/AKx",
                        "6NT: AJ9x/KT8 AKQ/xxx AKx/Qxxx xxx/AKx",
                        "6NT: AJ8x/KT9x KQx/Axx xx/AKQ AKxx/xxx",
                        "6NT: AJ9/KTxx AKxx/Qxx Kxx/AQx AKx/xxx",
                        "3NT: AJ9x/KT8 Axx/Kxx Kxx/xxxx Axx/xxx",
                        "3NT: AJx/KT9x AKx/xxx xxx/AKxx Axxx/xx",
                        "5NT: AJ9x/KT8x AKx/xxx xxx/AKQ Kxx/Axx");
            case THIRD_HAND ->
                Stream.of(
                        "3NT E: Qxx/KJx* KQxx/xxx QJxx/xxxx Qx/Axx",
                        "3NT E: Qxx/AJx* KQxx/xxx KJTx/xxx xx/Jxxx",
                        "3NT E: Qxx/KTx* AQxx/xxx Qxxx/xxx Qx/Axxx",
                        "3NT E: Jxx/KTx* AQxx/xxx KQxx/xxx xx/Axxx",
                        "3NT E: xxx/KTx* KQJx/xxx AJxx/xxx xx/Axxx",
                        "3NT E: xx/KTxx* AQJx/xxx Kxxx/xxx Qxx/AJx",
                        "3NT E: Kxx/AJx* KQxx/xxx QJxx/Axx xx/xxxx",
                        "3NT E: Kxx/QTxx* AQxx/xxx Jxxx/AQx xx/xxx",
                        "3NT E: Qxx/ATx* AKxx/xxx Jxxx/Qxx xx/KJxx",
                        "3NT E: xxx/QTx* AKxx/xxxx QJxx/Axx Kx/xxx",
                        "3NT E: Jxx/AQx* AKxx/xxxx KQxx/xxx xx/Txx",
                        "3NT E: Txx/KJx* AKxx/xxxx QJxx/Kxx xx/xxx");
            case COVER ->
                Stream.of(
                        "3NT W: ATxx/Kxx xxx/QJTx* KQx/xxx xxx/Axx",
                        "3NT W: ATxx/Kxx xx/QJTx* KQxx/xxx Kxx/Axx",
                        "3NT W: A9xx/Kxx Kx/QJTxx* KJxx/xxx xxx/xx",
                        "3NT W: AT9x/Kxx xxx/QJTx* KJxx/xx xx/Axxx",
                        "3NT W: ATx/Kxx Kxx/QJ9xx* Kxxx/xx xxx/xxx",
                        "3NT W: AJxx/Kxx xxx/QJTxx* KQx/xx xxx/xxx",
                        "3NT W: KTxx/Qxx xxx/QJ9xx* AQx/xxx Qxx/xx",
                        "3NT E: QJ9x/Kxx xx/Axx* AKxx/xxxx xxx/JTx",
                        "3NT E: QJxx/KTx xx/Axx* AKxx/xxxx xxx/JTx",
                        "3NT E: QJxx/Kxx Ax/QTxx* Kxxx/xxx xxx/Jxx",
                        "3NT E: JTxx/Qxx AKx/JTxx* Kxx/xxx xxx/Kxx",
                        "3NT E: JTxx/Kxx Axx/Qxx* KQx/xxxx xxx/Axx",
                        "3NT E: QTxx/Kxx Kxx/AJx* Axx/xxxx xxx/Qxx",
                        "3NT E: JT9x/KQx Ax/xxxx* AKx/xxx xxxx/Axx");
            case RETURN ->
                Stream.of(
                        "3NT E: xxx/Axx* AQx/xxxx KQJxx/xx xx/Jxxx",
                        "3NT E: xx/Axx* KQx/xxxx AQJx/xxx xxxx/Kxx",
                        "3NT E: xx/Axx* QJx/Txxx AKJxx/xx xxx/Jxxx",
                        "3NT E: Jxx/Ax* AKx/QJxx QJTxx/xxx xx/xxxx",
                        "3NT E: xxx/Kxx* AJx/QTxx AQJTx/xx xx/xxxx",
                        "3NT E: xx/AJx* KQJx/xxxx AJxxx/xx xx/Txxx",
                        "3NT E: xxx/AT* Axx/QJTxx KQxx/xxx Qxx/xxx",
                        "3NT E: Txx/KJ* AQx/xxxx AQJx/xxx xxx/QJTx");
            case CASH_OUT ->
                Stream.of(
                        "3NT E: Kxx/Axx* xx/KJxx AKQJx/xx xxx/xxxx",
                        "3NT E: QJx/Axx* xxx/AJTx AKQxx/xx xx/xxxx",
                        "3NT E: KQx/Axx* xx/AQTxx KQJTx/xx xxx/xxx",
                        "3NT E: Qxx/AKx* xxx/KJTxx AKQJx/xx xx/xxx",
                        "3NT E: QJx/Kxx* xxx/AQJx AKQxx/xx xx/xxxx",
                        "3NT E: KJx/Axx* xxx/KQJx KQJTx/xx xx/xxxx",
                        "3NT E: KQJ/Axx* xxx/AQTx QJTxx/xx Qx/xxxx",
                        "3NT E: QJx/AKx* xxx/QJ9x AKJTxx/xx x/xxxx");
            case ACE_OR_NOT ->
                Stream.of(
                        "3NT E: KQJTx/Axx xx/Kxx Jxx/QTxx QJx/xxx",
                        "3NT E: KQJxx/Axx xxx/QJx* Qxx/xxx Kx/QTxx",
                        "3NT W: KQJTx/Axx xxx/QJTxx* xxx/Kx Qx/xxx",
                        "3NT W: KQTxx/Axx xx/KJ9xx* Jxx/Qxx Kxx/xx",
                        "3NT E: KQJTxx/Axx xx/xxx Jxx/KQxx Qx/Jxx",
                        "3NT W: QJTxx/Axx Kx/QJ9xx* xxx/Kxx Qxx/xx",
                        "3NT E: QJTxx/AKx xxx/xxx* Kxx/QJxx Kx/xxx");
            case GIVE_A_RUFF ->
                Stream.of(
                        "4M E: Kxxx/Axx KQxx/Axxx* Jxx/xxx Kx/xxx",
                        "4M E: Jxxx/Axx KQJx/Axxx* Kx/QJx Qxx/xxx",
                        "4M E: QJx/Axx Qxxx/Axxxx* AJxx/xx Kx/xxx",
                        "4M E: Kxx/Axx KJxx/Axxxx* KQxx/xx xx/xxx",
                        "4M E: QTxx/Axx KQxx/AJxx* KQx/xxx xx/xxx",
                        "4M E: JTxx/Ax QJxx/AKxxx* KQx/xxx xx/xxx",
                        "4M E: Qxxx/Ax KJxx/AQxxx* AJx/xxx xx/xxx");
        };
    }
}
