package kibitzer.content.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/**
 * A question that a lesson states together with its answers: what the page that it cites says, where no rule of the trainer
 * decides. Only a lesson asks it, and always the same, so that the catalogue does not know it and nothing is dealt.
 */
final class StatedChoice extends CountedDecision<StatedChoice.Stated, String> {
    private static final int LONGEST = 300;
    private static final Field<String> ASK = Field.required("ask", Kinds.text(LONGEST), "the question");

    /**
     * What is asked.
     *
     * @param ask a sentence
     * @param source where the right answer stands
     * @param answers in the order in which they are offered; one is right
     */
    record Stated(String ask, Source source, List<Answer> answers) {
        Stated {
            answers = List.copyOf(answers);
        }
    }

    /**
     * One answer.
     *
     * @param words what stands on its button
     * @param against what speaks against it, as it stands behind "Not so: "; empty for the right one
     */
    record Answer(String words, String against) {
        boolean isRight() {
            return against.isEmpty();
        }
    }

    private final Stated stated;

    StatedChoice(String game, Stated stated) {
        super(
                new Head("lesson/choice", "What the book says", game, "what the page says on which a lesson rests"),
                new Form<>(
                        List.of(ASK),
                        values -> stated,
                        asked -> FieldValues.none().with(ASK, asked.ask())),
                new WordAnswer.OneWord(labels(stated)),
                List.of(stated.source()));
        this.stated = stated;
    }

    /** Letters stand for the answers: A is the first. */
    private static Map<String, String> labels(Stated stated) {
        return stated.answers().stream()
                .collect(Collectors.toMap(
                        answer -> letter(stated, answer), Answer::words, (one, other) -> one, LinkedHashMap::new));
    }

    private static String letter(Stated stated, Answer answer) {
        return String.valueOf((char) ('a' + stated.answers().indexOf(answer)));
    }

    private static Answer of(Stated stated, String letter) {
        return stated.answers().get(letter.charAt(0) - 'a');
    }

    @Override
    public Stated deal(DealRequest request) {
        return stated;
    }

    @Override
    protected CountedAnswer<String> count(Stated asked) {
        return CountedAnswer.of(
                rule(),
                asked.source(),
                asked.answers().stream()
                        .filter(Answer::isRight)
                        .map(answer -> letter(asked, answer))
                        .toList(),
                List.of());
    }

    @Override
    protected List<Reason> against(Stated asked, String letter) {
        Answer answer = of(asked, letter);
        return answer.isRight()
                ? List.of()
                : List.of(missing(
                        "answer",
                        answer.words(),
                        answer.against(),
                        count(asked).best().getFirst()));
    }

    /** What is said of a wrong answer is written for it, whatever the right one is. */
    @Override
    public boolean declines(String answer, String best) {
        return false;
    }

    @Override
    public Prompt ask(Stated asked) {
        return new Prompt(asked.ask(), List.of());
    }
}
