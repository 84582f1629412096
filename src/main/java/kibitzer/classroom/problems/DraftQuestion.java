package kibitzer.classroom.problems;

import java.util.List;
import java.util.Optional;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One question of a draft, sound or not, in the JSON of problem sets. Immutable: a change gives another.
 *
 * @param json as it stands in a set
 */
public record DraftQuestion(ObjectNode json) {
    private static final String DECISION = "decision";
    private static final String POSITION = "position";
    private static final String DEAL = "deal";
    private static final String POINTS = "points";
    private static final String NOTE = "note";
    private static final String HINT = "hint";
    private static final String OVERRULE = "overrule";
    private static final String ANSWERS = "answers";
    private static final String COMMENT = "comment";

    public DraftQuestion {
        json = json.deepCopy();
    }

    /** @param position may be unfinished */
    public static DraftQuestion written(DecisionId decision, ObjectNode position) {
        ObjectNode json = empty().put(DECISION, decision.text());
        json.set(POSITION, position.deepCopy());
        return new DraftQuestion(json);
    }

    public static <P, A> DraftQuestion written(Question<P, A> question) {
        return written(question.decision().id(), question.decision().form().write(question.position()));
    }

    public static DraftQuestion dealt(Dealing dealing) {
        ObjectNode json = empty();
        json.set(DEAL, dealing.json());
        return new DraftQuestion(json);
    }

    static DraftQuestion of(ProblemSet.Problem problem) {
        DraftQuestion question =
                problem.dealing().map(DraftQuestion::dealt).orElseGet(() -> written(problem.question()));
        DraftQuestion counted = question.withPoints(problem.points())
                .withNote(problem.note().orElse(""))
                .withHint(problem.hint());
        return problem.overruling()
                .map(overruling -> counted.overruled(overruling.answers(), overruling.comment()))
                .orElse(counted);
    }

    private static ObjectNode empty() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** A copy, for whoever wants to change it. */
    @Override
    public ObjectNode json() {
        return json.deepCopy();
    }

    /** What is asked; empty if the trainer has no such decision. */
    public Optional<Decision<?, ?>> decision() {
        return Decisions.find(
                (isDealt() ? json.path(DEAL) : json).path(DECISION).asString(""));
    }

    public boolean isDealt() {
        return json.has(DEAL);
    }

    /** {"decision": ..., "seed": ..., "with": ...}; empty for a written position. */
    public ObjectNode deal() {
        return object(DEAL);
    }

    /** The position as far as it is written; empty for a dealt one. */
    public ObjectNode position() {
        return object(POSITION);
    }

    private ObjectNode object(String field) {
        return json.path(field) instanceof ObjectNode there ? there.deepCopy() : empty();
    }

    public int points() {
        return json.path(POINTS).asInt(1);
    }

    public String note() {
        return json.path(NOTE).asString("");
    }

    public boolean hint() {
        return json.path(HINT).asBoolean(true);
    }

    /** True if the author overrules the trainer, with answers that may still be missing. */
    public boolean isOverruled() {
        return json.has(OVERRULE);
    }

    /** The answers that count as right where the author overrules the trainer. */
    public List<JsonNode> overrulingAnswers() {
        return json.path(OVERRULE).path(ANSWERS).valueStream().toList();
    }

    public String overrulingComment() {
        return json.path(OVERRULE).path(COMMENT).asString("");
    }

    public DraftQuestion withPoints(int points) {
        return with(POINTS, JsonNodeFactory.instance.numberNode(points));
    }

    public DraftQuestion withNote(String note) {
        return note.isBlank() ? without(NOTE) : with(NOTE, JsonNodeFactory.instance.stringNode(note.strip()));
    }

    public DraftQuestion withHint(boolean hint) {
        return hint ? without(HINT) : with(HINT, JsonNodeFactory.instance.booleanNode(false));
    }

    /** The position written out, in place of another or of a deal; the author's own answers stay with the same position only. */
    public DraftQuestion withPosition(DecisionId decision, ObjectNode position) {
        ObjectNode changed = json();
        changed.remove(List.of(DEAL, "expect", "accept"));
        changed.put(DECISION, decision.text());
        changed.set(POSITION, position.deepCopy());
        return inPlaceOfThis(changed);
    }

    /** Dealt so, in place of another deal or position; the author's own answers stay with the same cards only. */
    public DraftQuestion withDealing(Dealing dealing) {
        ObjectNode changed = json();
        changed.remove(List.of(DECISION, POSITION, "expect", "accept"));
        changed.set(DEAL, dealing.json());
        return inPlaceOfThis(changed);
    }

    /** Without the author's own answers where it asks something else: the author has judged this position and no other. */
    private DraftQuestion inPlaceOfThis(ObjectNode changed) {
        DraftQuestion now = new DraftQuestion(changed);
        return isOverruled() && !asked().equals(now.asked()) ? now.notOverruled() : now;
    }

    /** What is asked, dealt or written: the position itself, or what stands there where none can be read. */
    private ObjectNode asked() {
        return reading()
                .problem()
                .map(problem -> written(problem.question()).json())
                .orElseGet(() -> json().retain(List.of(DECISION, POSITION, DEAL)));
    }

    /** These answers in place of the trainer's, and why. */
    public DraftQuestion overruled(List<JsonNode> answers, String comment) {
        ObjectNode overrule = empty();
        answers.forEach(overrule.putArray(ANSWERS)::add);
        overrule.put(COMMENT, comment);
        return with(OVERRULE, overrule);
    }

    /** The trainer's own answers. */
    public DraftQuestion notOverruled() {
        return without(OVERRULE);
    }

    private DraftQuestion with(String field, JsonNode value) {
        ObjectNode changed = json();
        changed.set(field, value);
        return new DraftQuestion(changed);
    }

    private DraftQuestion without(String field) {
        ObjectNode changed = json();
        changed.remove(field);
        return new DraftQuestion(changed);
    }

    /** The question as the trainer reads it, with all that is wrong in it. */
    public QuestionReading reading() {
        ObjectNode alone = empty();
        alone.putArray("questions").add(json);
        return ProblemSetReader.look("", alone).questions().getFirst();
    }
}
