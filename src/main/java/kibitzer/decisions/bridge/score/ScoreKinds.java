package kibitzer.decisions.bridge.score;

import java.util.List;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Side;

/** The kinds of value that questions on scores are made of. */
final class ScoreKinds {
    static final Kind<Side> SIDE =
            Kinds.word("we", "they").as(word -> word.equals("they") ? Side.THEY : Side.WE, Side::word);

    private ScoreKinds() {}

    /** One of these forms of bridge. */
    static Kind<BridgeForm> form(List<String> words) {
        return Kinds.word(words).as(BridgeForm::named, BridgeForm::word);
    }
}
