package kibitzer.learning;

import java.util.Optional;
import java.util.stream.Stream;

/** How a mix of questions ends. */
public enum MixMode {
    /** When the learner has had enough. */
    ENDLESS("endless"),
    /** With the first wrong answer. */
    STREAK("streak"),
    /** When three minutes are over. */
    STORM("storm"),
    /** With the tenth answer. */
    TEN("ten");

    /** The questions of a run of ten. */
    public static final int QUESTIONS = 10;

    private final String word;

    MixMode(String word) {
        this.word = word;
    }

    /** "streak". */
    public String word() {
        return word;
    }

    public static Optional<MixMode> find(String word) {
        return Stream.of(values()).filter(mode -> mode.word.equals(word)).findFirst();
    }
}
