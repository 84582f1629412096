package kibitzer.web.question;

import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import kibitzer.web.table.CardText;
import tools.jackson.databind.JsonNode;

/**
 * Takes an answer that is given move by move at a table: every move is kept before the next is asked for, and none is taken back.
 */
abstract class RecordedControl extends AnswerControl {
    private final Paragraph objection = new Paragraph();
    private transient UnderWay underWay = UnderWay.NOWHERE;
    private transient Optional<JsonNode> kept = Optional.empty();

    RecordedControl() {
        objection.getElement().setAttribute("role", "alert");
        objection.addClassName("kb-fault");
        tell("");
        add(objection);
    }

    /** Goes on where the record stands. */
    @Override
    final void goOn(UnderWay record) {
        underWay = record;
        kept = record.soFar();
        resume(kept);
    }

    /** Lays the table as it stands after a record; as it begins where there is none. */
    abstract void resume(Optional<JsonNode> record);

    /** Shows the table with what is wrong; nothing where that is empty. */
    abstract void show(String wrong);

    final void tell(String wrong) {
        objection.removeAll();
        objection.add(new CardText(wrong));
        objection.setVisible(!wrong.isEmpty());
    }

    final boolean isBegun() {
        return kept.isPresent();
    }

    /** Keeps the record with one move more; where that cannot be, says so and gives false. */
    final boolean keep(JsonNode record, String what) {
        switch (underWay.keep(kept, record)) {
            case KEPT -> {
                kept = Optional.of(record);
                return true;
            }
            case OTHERWISE -> {
                goOn(underWay);
                show("You have gone on with this " + what + " in another window. It stands here as it does there.");
            }
            case OVER -> show("The time is over. What you had played by then is handed in as it stands.");
            case NOT_NOW -> show("That could not be stored just now. Please do it again.");
        }
        return false;
    }

    @Override
    boolean isOnTheTable() {
        return true;
    }
}
