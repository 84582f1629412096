package kibitzer.web.question;

import java.util.Map;
import kibitzer.web.table.ChoiceList;
import kibitzer.web.table.Marks;

/** Takes one word out of a few. */
final class WordControl extends AnswerControl {
    private final ChoiceList choices;

    WordControl(Map<String, String> labels) {
        choices = new ChoiceList("Your answer", labels);
        choices.keep(ANSWER);
        choices.addChoiceMadeListener(made -> give(made.choice()));
        add(choices);
    }

    @Override
    void close(Marks marks) {
        choices.setMarks(marks);
        choices.close();
    }

    @Override
    void again(String objection) {
        choices.takeBack();
    }

    @Override
    void reopen() {
        choices.takeBack();
    }

    @Override
    void takeFocus() {
        choices.takeFocus();
    }
}
