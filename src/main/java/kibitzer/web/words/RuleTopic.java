package kibitzer.web.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;

/** What a rule is about among the rules of its decision: the system, the place in the auction, the form of the game. */
public final class RuleTopic {
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("open", "opening"),
            Map.entry("respond", "answering partner"),
            Map.entry("respond-to-1nt", "answering one no trump"),
            Map.entry("respond-to-2nt", "answering two no trump"),
            Map.entry("respond-to-3nt", "answering three no trump"),
            Map.entry("respond-to-two", "answering a two-bid"),
            Map.entry("respond-to-weak-two", "answering a weak two"),
            Map.entry("respond-to-long-suit", "answering a long suit"),
            Map.entry("rebid", "later calls"),
            Map.entry("contested", "over their bid"),
            Map.entry("defence", "over their opening"),
            Map.entry("practice", "general practice"),
            Map.entry("stayman", "Stayman"),
            Map.entry("vanderbilt", "the Vanderbilt club"),
            Map.entry("blackwood", "Blackwood"),
            Map.entry("four-five", "the four-five no trump"),
            Map.entry("1891", "as in 1891"),
            Map.entry("persian", "Persian rummy"),
            Map.entry("canasta", "Canasta"),
            Map.entry("oklahoma", "Oklahoma"),
            Map.entry("partner", "in partner's suit"),
            Map.entry("500", "five hundred rum"),
            Map.entry("partnership-500", "partnership five hundred rum"));

    private RuleTopic() {}

    /** "Acol, answering partner, one no trump"; empty where there is but one topic. */
    public static String of(Decision<?, ?> decision, String rule) {
        List<String> parts = List.of(rule.split("\\."));
        List<String> words = new ArrayList<>();
        for (String part : parts.subList(0, parts.size() - 1)) {
            if (!part.equals(decision.id().family())
                    && !part.equals(decision.id().name())) {
                words.add(word(part));
            }
        }
        String topic = String.join(", ", words);
        return topic.isEmpty() ? "" : Character.toUpperCase(topic.charAt(0)) + topic.substring(1);
    }

    /** The rule by itself, told from all others of its decision: "Acol, opening: Weak no trump". */
    public static String andTitle(Decision<?, ?> decision, String rule) {
        String topic = of(decision, rule);
        return topic.isEmpty() ? decision.titleOf(rule) : topic + ": " + decision.titleOf(rule);
    }

    private static String word(String part) {
        if (Systems.ids().contains(part)) {
            return SystemName.of(part);
        }
        String title = Rule.titleOf(part);
        boolean ofCards = title.length() > 1 && title.charAt(1) == ' ';
        return WORDS.getOrDefault(part, ofCards ? title : Character.toLowerCase(title.charAt(0)) + title.substring(1));
    }
}
