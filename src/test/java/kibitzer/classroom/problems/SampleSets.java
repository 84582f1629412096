package kibitzer.classroom.problems;

import java.util.List;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.problemset.SetReading;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Sets and questions as an author would write them. */
final class SampleSets {
    static final String STRONG_NO_TRUMP = """
            {"decision": "bridge/call", "points": 3, "note": "Mind the vulnerability.", "hint": false,
             "position": {"system": "acol", "hand": "KQ5.AJ3.KJ84.A92", "dealer": "S", "auction": [], "vulnerable": "ns"}}""";
    static final String ELEVEN = """
            {"deal": {"decision": "bridge/rule-of-eleven", "seed": 7, "with": {}}, "points": 2}""";
    static final String OVERRULED = """
            {"decision": "bridge/call",
             "position": {"system": "acol", "hand": "KQ5.AJ3.KJ84.A92", "dealer": "S", "auction": [], "vulnerable": "ns"},
             "overrule": {"answers": ["1D"], "comment": "In this class we open the minor."}}""";
    static final String TWELVE_CARDS = """
            {"decision": "bridge/call",
             "position": {"system": "acol", "hand": "KQ5.AJ3.KJ84.A9", "dealer": "S", "auction": [], "vulnerable": "ns"}}""";

    private SampleSets() {}

    static String text(String... questions) {
        return "{\"title\": \"A sample\", \"about\": \"Some questions.\", \"author\": \"Ely\", \"level\": 2,\n"
                + "\"questions\": [\n" + String.join(",\n", questions) + "]}";
    }

    static Draft draft(String... questions) {
        return new Draft(
                "A sample",
                "Some questions.",
                "Ely",
                2,
                List.of(questions).stream().map(SampleSets::question).toList());
    }

    static DraftQuestion question(String json) {
        return new DraftQuestion((ObjectNode) JsonMapper.shared().readTree(json));
    }

    static SetReading read(String text) {
        return ProblemSetReader.look("mine.json", "mine", text);
    }
}
