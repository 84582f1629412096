package kibitzer.content.problemset;

import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.ShippedFile;
import kibitzer.decisions.Decisions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a list of sets says of one, told without dealing its questions.
 *
 * @param id the name of the set
 * @param games of the decisions that it asks, by their ids in the syllabus
 * @param level from 1 to 5
 * @param questions how many
 * @param points what all answers right count
 */
public record SetOutline(
        String id, String title, String about, Set<String> games, int level, int questions, int points) {

    public SetOutline {
        games = Set.copyOf(games);
    }

    /** What a file says of the set in it. */
    static SetOutline of(String id, ShippedFile file) {
        JsonNode set = JsonMapper.shared().readTree(file.text());
        JsonNode questions = set.path("questions");
        return new SetOutline(
                id,
                set.path("title").asString(""),
                set.path("about").asString(""),
                questions.valueStream()
                        .map(question -> question.path("decision")
                                .asString(question.path("deal").path("decision").asString("")))
                        .map(decision -> Decisions.get(decision).game())
                        .collect(Collectors.toSet()),
                set.path("level").asInt(1),
                questions.size(),
                questions.valueStream()
                        .mapToInt(question -> question.path("points").asInt(1))
                        .sum());
    }
}
