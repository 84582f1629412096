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
        };
    }
}
