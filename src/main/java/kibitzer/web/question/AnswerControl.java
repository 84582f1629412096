package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.cards.Card;
import kibitzer.web.table.Marks;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The part of a question with which it is answered. It gives the answer as JSON in the notation of questions, so that
 * the answer's kind reads it and says what is wrong with it.
 */
abstract class AnswerControl extends Div {
    /** What the browser keeps is kept under this name. */
    static final String ANSWER = "answer";

    private final List<Consumer<JsonNode>> takers = new ArrayList<>();

    final void onAnswer(Consumer<JsonNode> taker) {
        takers.add(taker);
    }

    final void give(JsonNode answer) {
        takers.forEach(taker -> taker.accept(answer));
    }

    final void give(String answer) {
        give(JsonNodeFactory.instance.stringNode(answer));
    }

    /** The answer is final: nothing more can be given, and the marks are shown where there is a place for them. */
    abstract void close(Marks marks);

    /** The answer given could not be taken: the learner tries again, with what was typed still there. */
    abstract void again(String objection);

    /** True where that is said beside what was typed: the panel need not say it again. */
    boolean saysWhy() {
        return false;
    }

    /** The answer was taken and may still be changed: nothing is marked, and another can be given. */
    void reopen() {}

    /** Goes on with what is given so far, and keeps every further step there; for answers that are given step by step. */
    void goOn(UnderWay record) {}

    /** A card that the learner has met already is lifted, where one card of those on the table is the answer. */
    void lift(Card card) {}

    abstract void takeFocus();

    /** True where the answer is given on the table itself, and the control holds hardly more than a button. */
    boolean isOnTheTable() {
        return false;
    }
}
