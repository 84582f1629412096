package kibitzer.decisions.trick.table;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;

/** A set of calls; their order does not matter, nor does it how a pass is written. */
record CallsAnswer() implements AnswerKind.Own<List<String>> {
    private static final String PASS = "pass";
    private static final Set<String> PASSES = Set.of(PASS, "P", "0");

    /** Games write it in these ways. */
    static boolean isPass(String call) {
        return PASSES.contains(call);
    }

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
        return alike(expected).equals(alike(given));
    }

    private static Set<String> alike(List<String> calls) {
        return calls.stream().map(call -> isPass(call) ? PASS : call).collect(Collectors.toUnmodifiableSet());
    }
}
