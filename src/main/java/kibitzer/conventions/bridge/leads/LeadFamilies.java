package kibitzer.conventions.bridge.leads;

import java.util.Map;
import kibitzer.advice.RuleFamilies;

/** The families of the rules of leading. */
public final class LeadFamilies {
    /** Of the card led: the tables, and where one holding has several rows the holding. */
    public static final RuleFamilies CARDS = new RuleFamilies(Map.ofEntries(
            Map.entry("leads", "leads"),
            Map.entry("partner", "in partner's suit"),
            Map.entry("10-9-x-x", "10 9 x x"),
            Map.entry("a-10-9-x", "A 10 9 x"),
            Map.entry("a-j-10-x", "A J 10 x"),
            Map.entry("a-k-x-x", "A K x x"),
            Map.entry("a-q-10-9", "A Q 10 9"),
            Map.entry("a-q-j-x-x", "A Q J x x"),
            Map.entry("k-10-9-x", "K 10 9 x"),
            Map.entry("k-q-x", "K Q x"),
            Map.entry("k-q-x-x", "K Q x x"),
            Map.entry("q-j-x", "Q J x")));

    /** Of the suit led. */
    public static final RuleFamilies SUITS = new RuleFamilies(Map.ofEntries(
            Map.entry("opening-lead", "opening lead"), Map.entry("no-trump", "no trump"), Map.entry("suit", "suit")));

    private LeadFamilies() {}
}
