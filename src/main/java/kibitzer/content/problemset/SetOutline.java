package kibitzer.content.problemset;

import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.reading.ShippedFile;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.catalogue.Decisions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a list of sets says of one, told without dealing its questions.
 *
 * @param id the name of the set
 * @param games that its questions are about, by their ids in the syllabus
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
                questions.valueStream().map(SetOutline::game).collect(Collectors.toSet()),
                set.path("level").asInt(1),
                questions.size(),
                questions
                        .valueStream()
                        .mapToInt(question -> question.path("points").asInt(1))
                        .sum());
    }

    /** The game that the position names, if it is one of the syllabus, else the decision's own. */
    private static String game(JsonNode question) {
        JsonNode asked = question.has("deal") ? question.path("deal") : question;
        String named = question.path("position").path("game").asString("");
        return Syllabus.shipped().games().find(named).isPresent()
                ? named
                : Decisions.get(asked.path("decision").asString("")).game();
    }
}
