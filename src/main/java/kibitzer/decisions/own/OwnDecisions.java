package kibitzer.decisions.own;

import java.util.List;
import kibitzer.decisions.Decision;

/** What authors write themselves. Only sets and pages of classes ask it: the lists of what can be practised do not have it. */
public final class OwnDecisions {
    /** A question with its choices. */
    public static final WrittenChoice CHOICE = new WrittenChoice();

    /** A question that is answered in words, which the instructor marks. */
    public static final WrittenWords WORDS = new WrittenWords();

    public static final List<Decision<?, ?>> ALL = List.of(CHOICE, WORDS);

    private OwnDecisions() {}
}
