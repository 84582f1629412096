package kibitzer.decisions.trick.table;

import java.util.List;
import java.util.Set;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;

/** A set of calls; their order does not matter. */
record CallsAnswer() implements AnswerKind.Own<List<String>> {
    @Override
    public Kind<List<String>> json() {
        return CallsNotation.KIND;
    }

    @Override
    public String inWriting() {
        return "every call that may be made, with commas between: pass, order up";
    }

    @Override
    public String inWords(List<String> answer) {
        return CallsNotation.told(answer);
    }

    @Override
    public boolean agrees(List<String> expected, List<String> given) {
        return Set.copyOf(expected).equals(Set.copyOf(given));
    }
}
