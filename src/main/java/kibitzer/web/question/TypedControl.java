package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.web.field.Entry;
import kibitzer.web.table.Marks;

/** Takes an answer that is typed: a count, a probability, a text. What was typed stays when it cannot be read. */
final class TypedControl extends AnswerControl {
    private static final String NUMBER = "Your answer, a number";
    private final Entry field;
    private final NativeButton confirm = new NativeButton("Answer");

    private TypedControl(String label, String help, String inputMode) {
        field = new Entry(label, help, inputMode);
        field.keep(ANSWER);
        field.addValueChangeListener(change -> field.setInvalid(false));
        field.addEnterListener(() -> give(field.getValue()));
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> give(field.getValue()));
        Div together = new Div(field, confirm);
        together.addClassName("kb-typed");
        add(together);
    }

    static TypedControl count(NumberAnswer.Count count) {
        String unit = count.unit().isEmpty() ? NUMBER : "How many " + count.unit() + "?";
        return new TypedControl(unit, "A whole number from " + count.least() + " to " + count.most(), "numeric");
    }

    static TypedControl halves(NumberAnswer.Halves halves) {
        String unit = halves.unit().isEmpty() ? NUMBER : "How many " + halves.unit() + "?";
        return new TypedControl(unit, "Whole or half numbers: 13, 2½ or 2.5", "decimal");
    }

    static TypedControl probability() {
        return new TypedControl("Your figure", "35%, 0.35, 1 in 3 or 2 to 1 against", "text");
    }

    static TypedControl text(int longest) {
        return new TypedControl("Your answer", "At most " + longest + " characters", "text");
    }

    static TypedControl phrase(AnswerKind<?> phrase) {
        return new TypedControl("Your answer", "Write " + phrase.json().expected(), "text");
    }

    static TypedControl own(AnswerKind.Own<?> own) {
        return new TypedControl("Your answer", "Write " + own.inWriting(), "text");
    }

    @Override
    void close(Marks marks) {
        field.setReadOnly(true);
        confirm.setVisible(false);
    }

    @Override
    boolean saysWhy() {
        return true;
    }

    @Override
    void again(String objection) {
        field.setErrorMessage(objection);
        field.setInvalid(true);
        field.focus();
    }

    @Override
    void reopen() {
        field.setInvalid(false);
    }

    @Override
    void takeFocus() {
        field.focusInPlace();
    }
}
