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
                        "3NT: xxx/Axx* AKx/Qxx KQJTx/xx Ax/Kxxxx",
                        "3NT: xx/Axxx* KQxx/Axx AQJx/Txx Axx/Kxx",
                        "3NT: xxx/Axx* Kxx/AQx QJTxx/Axx Ax/Kxxx",
                        "3NT: Axx/xx* xxx/AKQ Qxx/AJTxx Axxx/Kxx");
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
                        "3NT: xx/AKx* xxx/AKx xxx/AQxx Axxxx/Kxx",
                        "3NT: xx/AKQ* xxx/Axx AKxxxx/xx xx/AKxxx",
                        "3NT: Kx/Ax* xxx/AKxx Axxxxx/xx xx/AKQxx",
                        "3NT: xxx/AQ* xx/AKxxx AKxxx/xxx xxx/AKx");
            case COMBINE ->
                Stream.of(
                        "3NT: Ax/xx* xxx/AQT AKxx/Jxxx AKxx/QJxx",
                        "3NT: Ax/xxx* xxx/AQJ AKxxx/xx KQx/AJxxx",
                        "3NT: xx/Ax* AQx/xxx AKxx/xxxx AKQx/Jxxx",
                        "6NT: Ax/KQx* AKxx/Jxx AQx/xxx KQJx/Axxx");
            case SAFETY ->
                Stream.of(
                        "3NT: Kx/Axx* AKJTx/xxx Axx/Kxx xxx/AKxx",
                        "6NT: AKx/Qxx* AKJTx/xxx Axx/KQx Kx/Axxx",
                        "4M: AJTxx/Kxxx xx/AKx* Axx/xxx Kxx/Axx");
            case TWO_WAY ->
                Stream.of(
                        "3NT: xx/Axx* AKx/Qxx Axxx/Kxx AJTx/K9xx",
                        "3NT: xx/Axx* Axx/KQx Kxxx/Axx KJTx/A9xx",
                        "3NT: xxx/Ax* AKx/Qxx AJT9x/Kxx Kx/Axxxx",
                        "3NT: Kx/xxx* AKx/Qxx Axxx/Kxx AJTx/K98x");
            case RUFF_FIRST ->
                Stream.of(
                        "4M: Jxx/AKQxx x/Axxx Axxxx/xx xxxx/Ax",
                        "4M: Jxx/AKQTx xx/Axxx AKxx/xx xxxx/xx",
                        "4M: xxx/AKQJx x/Axxx Kxxxx/Ax xxxx/Ax",
                        "4M: Qxx/AKJTxx x/xxxx Axxxx/xx AKxx/x",
                        "4M: xxx/AKQJxx xx/Axxx AKxxx/x xxx/xx");
            case DISCARD_FIRST ->
                Stream.of(
                        "4M: KQxx/JTxxx xxx/Axx* AKQ/xx Kxx/Axx",
                        "4M: QJxx/KTxxx xx/Ax* AKQx/xx xxx/AKxx",
                        "4M: KQxx/JTxxx Axx/xxx* xx/AKQ Axxx/Kx",
                        "4M: JTxxx/KQxx xxx/Axx* AKQ/xxx Kx/Axx");
            case FINESSE ->
                Stream.of(
                        "3NT: xx/AKx* Axx/Kxx AKJxx/xxx xxx/xxxx",
                        "3NT: Kx/Axx* xxx/AKx AQJxx/xxx xxx/Axxx",
                        "4M: Qxxx/AKJxx xxx/Axx* AQx/xxx Axx/xx",
                        "6NT: Ax/KQx* AKx/Qxx AQJxx/xxx Kxx/Axxx");
            case DROP ->
                Stream.of(
                        "3NT: Kx/Axx* AKxxxx/xxx xxx/AKx xx/Axxx",
                        "6M: AKxxx/Jxxxx Ax/Kx Axxx/Kxxx xx/AK");
            case WHICH_SUIT ->
                Stream.of(
                        "3NT: xx/AKx* AKx/Qxx KQJTx/xxx QJx/KTxx",
                        "3NT: xx/AKx* AKx/Qxx AQJT/xxx KQJx/xxxx",
                        "3NT: Kx/Ax* Axxx/Kxx QJTxx/Kxx Kx/QJTxx",
                        "3NT: Ax/Kxx* Kxx/Axx QJT9x/Axx Axx/KJTx");
        };
    }
}
