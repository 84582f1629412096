package kibitzer.web.words;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.util.StringUtils;

/** What a score or stake of a game is called on its page; the syllabus names some of them short. */
public final class ScoreName {
    private static final Map<String, String> WHOLE = Map.of(
            "prop_unit", "Proposal and acceptance, the unit",
            "prop_tricks", "Proposal and acceptance, tricks",
            "prop_overtrick", "Proposal and acceptance, each overtrick",
            "solo_over_under", "Solo, each trick over or under",
            "abondance_over_under", "Abondance, each trick over or under",
            "declaree_tricks", "Abondance declared, tricks",
            "abondance_declaree", "Abondance declared",
            "K Q J T 9 8 (not SQ)", "K Q J 10 9 8 (not the queen of spades)");

    private static final Map<String, String> PARTS = Map.of(
            "nv", "not vulnerable",
            "v", "vulnerable",
            "nt", "no trump",
            "under", "undertrick",
            "resp", "response",
            "us", "in America");

    private ScoreName() {}

    /** "Overtrick doubled not vulnerable" of "overtrick_doubled_nv". */
    public static String of(String key) {
        String whole = WHOLE.get(key);
        return whole != null
                ? whole
                : StringUtils.capitalize(TenInWords.of(Arrays.stream(key.split("_"))
                        .map(part -> PARTS.getOrDefault(part, part))
                        .collect(Collectors.joining(" "))));
    }
}
