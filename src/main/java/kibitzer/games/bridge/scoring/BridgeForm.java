package kibitzer.games.bridge.scoring;

import java.util.List;
import java.util.stream.Stream;

/** The forms of bridge whose score the books give. */
public enum BridgeForm {
    CONTRACT("contract", "contract bridge", new ContractScoring()),
    DUPLICATE("duplicate", "duplicate bridge", new DuplicateScoring(true)),
    AUCTION("auction", "auction bridge", new AuctionScoring()),
    BRIDGE_1904("bridge-1904", "the bridge of 1904", new Bridge1904Scoring()),
    PLAFOND("plafond", "plafond", new PlafondScoring());

    private final String word;
    private final String inWords;
    private final Scoring scoring;

    BridgeForm(String word, String inWords, Scoring scoring) {
        this.word = word;
        this.inWords = inWords;
        this.scoring = scoring;
    }

    public static List<String> words() {
        return Stream.of(values()).map(BridgeForm::word).toList();
    }

    /** @param word one of {@link #words()} */
    public static BridgeForm named(String word) {
        return values()[words().indexOf(word)];
    }

    /** "bridge-1904". */
    public String word() {
        return word;
    }

    /** "the bridge of 1904". */
    public String inWords() {
        return inWords;
    }

    public Scoring scoring() {
        return scoring;
    }

    /** True if the declaring side's vulnerability changes the score. */
    public boolean knowsVulnerability() {
        return this == CONTRACT || this == DUPLICATE;
    }
}
