package kibitzer.conventions.bridge.systems;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.advice.RuleFamilies;

/** The families of the rules of bidding: the system, the place in the auction, and what it was bid after. */
public final class BiddingFamilies {
    private static final RuleFamilies PLACES = new RuleFamilies(Map.ofEntries(
            Map.entry("open", "opening"),
            Map.entry("respond", "answering partner"),
            Map.entry("respond-to-1nt", "answering one no trump"),
            Map.entry("respond-to-2nt", "answering two no trump"),
            Map.entry("respond-to-3nt", "answering three no trump"),
            Map.entry("respond-to-two", "answering a two-bid"),
            Map.entry("respond-to-weak-two", "answering a weak two"),
            Map.entry("respond-to-long-suit", "answering a long suit"),
            Map.entry("rebid", "later calls"),
            Map.entry("may", "allowed as well"),
            Map.entry("contested", "over their bid"),
            Map.entry("defence", "over their opening"),
            Map.entry("practice", "general practice"),
            Map.entry("one-no-trump", "one no trump"),
            Map.entry("two-no-trump", "two no trump"),
            Map.entry("three-no-trump-opening", "three no trump opening"),
            Map.entry("two-clubs", "two clubs"),
            Map.entry("strong-two", "strong two"),
            Map.entry("three-bid", "three bid"),
            Map.entry("four-bid", "four bid"),
            Map.entry("raise", "raise"),
            Map.entry("raised", "raised"),
            Map.entry("after-no-trump", "after no trump"),
            Map.entry("over-no-trump", "over no trump"),
            Map.entry("stayman", "Stayman"),
            Map.entry("vanderbilt", "the Vanderbilt club"),
            Map.entry("blackwood", "Blackwood"),
            Map.entry("four-five", "the four-five no trump")));

    public static final RuleFamilies ALL = PLACES.and(new RuleFamilies(Systems.ids().stream()
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(), id -> Systems.of(id).name()))));

    private BiddingFamilies() {}
}
