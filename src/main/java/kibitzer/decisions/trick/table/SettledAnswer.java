package kibitzer.decisions.trick.table;

import java.util.List;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;

/**
 * Points by column, lost ones below zero.
 *
 * @param columns their names; empty where they are not known yet
 */
public record SettledAnswer(List<String> columns) implements AnswerKind.Own<SettledPoints> {
    public SettledAnswer {
        columns = List.copyOf(columns);
    }

    @Override
    public Kind<SettledPoints> json() {
        return SettledNotation.KIND;
    }

    @Override
    public String inWriting() {
        return columns.isEmpty()
                ? "the points of each column"
                : "the points of " + String.join(", ", columns) + ", such as " + columns.getFirst() + " 3, "
                        + columns.getLast() + " -1";
    }

    @Override
    public boolean agrees(SettledPoints expected, SettledPoints given) {
        return expected.isLike(given);
    }
}
