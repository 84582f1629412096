package kibitzer.games.bridge.scoring;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The forms of bridge whose score the books give. */
public enum BridgeForm {
    CONTRACT("contract", "contract bridge", new ContractScoring(), RubberRules.CONTRACT),
    DUPLICATE("duplicate", "duplicate bridge", new DuplicateScoring(true)),
    PROGRESSIVE("progressive", "progressive bridge", new ProgressiveScoring()),
    AUCTION("auction", "auction bridge", new AuctionScoring(), RubberRules.AUCTION),
    BRIDGE_1904("bridge-1904", "the bridge of 1904", new Bridge1904Scoring(), RubberRules.BRIDGE_1904),
    PLAFOND("plafond", "plafond", new PlafondScoring(), RubberRules.PLAFOND);

    private final String word;
    private final String inWords;
    private final Scoring scoring;
    private final Optional<RubberRules> rubber;

    BridgeForm(String word, String inWords, Scoring scoring) {
        this(word, inWords, scoring, Optional.empty());
    }

    BridgeForm(String word, String inWords, Scoring scoring, RubberRules rubber) {
        this(word, inWords, scoring, Optional.of(rubber));
    }

    BridgeForm(String word, String inWords, Scoring scoring, Optional<RubberRules> rubber) {
        this.word = word;
        this.inWords = inWords;
        this.scoring = scoring;
        this.rubber = rubber;
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

    /** How rubbers are made; empty where each deal stands alone. */
    public Optional<RubberRules> rubber() {
        return rubber;
    }

    /** @throws ImpossibleDeal if there is no such deal in this form */
    public void demandPossible(PlayedDeal deal) {
        if (scoring.bidsTricks() && deal.level() == 0) {
            throw new ImpossibleDeal("contract", "\"" + deal.strain().letters() + "\" bids no odd tricks", "1C to 7NT");
        }
        if (!scoring.bidsTricks() && deal.level() > 0) {
            throw new ImpossibleDeal(
                    "contract",
                    "\"" + deal.level() + deal.strain().letters() + "\" is a bid, and " + inWords + " has no bidding",
                    "the trumps alone: S, H, D, C or NT");
        }
        Doubling most = scoring.mostDoubled(deal.strain());
        if (deal.doubling().compareTo(most) > 0) {
            throw new ImpossibleDeal(
                    "doubled",
                    deal.strain().inWords() + " cannot be doubled "
                            + deal.doubling().times() + " times in " + inWords,
                    "0 to " + most.times());
        }
        SortedSet<Integer> possible = scoring.honours(deal.strain());
        if (!possible.contains(deal.honours())) {
            throw new ImpossibleDeal(
                    "honours",
                    deal.honours() + " cannot be scored at " + deal.strain().inWords() + " in " + inWords,
                    "one of " + possible.stream().map(String::valueOf).collect(Collectors.joining(", ")));
        }
    }

    /** True if the declaring side's vulnerability changes the score. */
    public boolean knowsVulnerability() {
        return this == CONTRACT || this == DUPLICATE || this == PROGRESSIVE;
    }
}
