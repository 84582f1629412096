package kibitzer.classroom.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.problemset.SetReading;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.form.BadQuestion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A problem set while it is written: what stands in it so far, sound or not. Immutable: a change gives another.
 *
 * @param title empty where it has none yet
 * @param about what it trains; empty where that is not said yet
 * @param author who made it, for others; empty if it does not say
 * @param level from 1, for a first lesson, to 5
 */
public record Draft(String title, String about, String author, int level, List<DraftQuestion> questions) {
    public static final int MOST_QUESTIONS = ProblemSet.MOST_QUESTIONS;
    public static final int LONGEST_TITLE = 80;
    public static final int LONGEST_ABOUT = 400;

    /** Characters of the JSON in which it is stored. */
    static final int LONGEST = 500_000;

    private static final JsonMapper JSON = JsonMapper.shared();

    public Draft {
        questions = List.copyOf(questions);
    }

    public static Draft untitled(String author) {
        return new Draft("", "", author, 1, List.of());
    }

    /** The questions that are sound, of a set that was read. */
    public static Draft ofSound(SetReading read) {
        return of(
                read.json().orElseGet(JsonNodeFactory.instance::objectNode),
                read.questions().stream()
                        .filter(QuestionReading::isSound)
                        .map(QuestionReading::json)
                        .toList());
    }

    public static Draft of(ProblemSet set) {
        return new Draft(
                set.title(),
                set.about(),
                set.author().orElse(""),
                set.level(),
                set.problems().stream().map(DraftQuestion::of).toList());
    }

    static Draft stored(String text) {
        JsonNode set = JSON.readTree(text);
        return of(set, set.path("questions").valueStream().toList());
    }

    private static Draft of(JsonNode set, List<JsonNode> questions) {
        return new Draft(
                shortened(set.path("title").asString(""), LONGEST_TITLE),
                shortened(set.path("about").asString(""), LONGEST_ABOUT),
                shortened(set.path("author").asString(""), LONGEST_TITLE),
                Math.clamp(set.path("level").asInt(1), 1, 5),
                questions.stream()
                        .limit(MOST_QUESTIONS)
                        .filter(ObjectNode.class::isInstance)
                        .map(question -> new DraftQuestion((ObjectNode) question))
                        .toList());
    }

    private static String shortened(String text, int longest) {
        return text.length() > longest ? text.substring(0, longest) : text;
    }

    /** In the form of problem sets; valid against their schema if {@link #reading} finds no fault. */
    public ObjectNode json() {
        ObjectNode json =
                JsonNodeFactory.instance.objectNode().put("title", title).put("about", about);
        if (!author.isBlank()) {
            json.put("author", author);
        }
        json.put("level", level);
        var list = json.putArray("questions");
        questions.forEach(question -> list.add(question.json()));
        return json;
    }

    /** The file that others can import. */
    public String exported() {
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json()) + "\n";
    }

    /** @throws BadQuestion if it has more than can be stored */
    String text() {
        String text = json().toString();
        if (text.length() > LONGEST) {
            throw new BadQuestion(
                    "set", text.length() + " characters of JSON", "at most " + LONGEST + ": fewer questions or notes");
        }
        return text;
    }

    /** The set as the trainer reads it, with all that is wrong in it. */
    public SetReading reading() {
        return ProblemSetReader.look("", json());
    }

    public int points() {
        return questions.stream().mapToInt(DraftQuestion::points).sum();
    }

    public Draft titled(String named) {
        return new Draft(named, about, author, level, questions);
    }

    public Draft describedAs(String described) {
        return new Draft(title, described, author, level, questions);
    }

    public Draft by(String named) {
        return new Draft(title, about, named, level, questions);
    }

    public Draft onLevel(int chosen) {
        return new Draft(title, about, author, chosen, questions);
    }

    private Draft asking(List<DraftQuestion> asked) {
        return new Draft(title, about, author, level, asked);
    }

    /** @throws BadQuestion if there is no room for so many */
    public Draft with(List<DraftQuestion> more) {
        List<DraftQuestion> all = new ArrayList<>(questions);
        all.addAll(more);
        if (all.size() > MOST_QUESTIONS) {
            throw new BadQuestion("questions", all.size() + " questions", "at most " + MOST_QUESTIONS);
        }
        return asking(all);
    }

    /** @param index from 0 */
    public Draft with(int index, DraftQuestion question) {
        List<DraftQuestion> all = new ArrayList<>(questions);
        all.set(index, question);
        return asking(all);
    }

    public Draft without(int index) {
        List<DraftQuestion> all = new ArrayList<>(questions);
        all.remove(index);
        return asking(all);
    }

    /** A question goes to another place, those between close up; a place beyond an end is that end. */
    public Draft moved(int index, int to) {
        List<DraftQuestion> all = new ArrayList<>(questions);
        DraftQuestion question = all.remove(index);
        all.add(Math.clamp(to, 0, all.size()), question);
        return asking(all);
    }

    public Optional<String> shownTitle() {
        return Optional.of(title.strip()).filter(there -> !there.isEmpty());
    }
}
