package kibitzer.web.play.reddog;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import kibitzer.decisions.ask.HowMany;
import kibitzer.play.reddog.SeenRedDog;

/** How a deal ended for the learner, and what everybody did. */
final class RedDogOutcome extends Div {

    /** @param name of the deal: its moves are shown once */
    RedDogOutcome(String name, SeenRedDog seen) {
        addClassNames("kb-gin-end", "kb-red-dog-end");
        int won = seen.own().getLast().won();
        H2 said = new H2((won > 0 ? "You win " : "You lose ") + HowMany.of(Math.abs(won), "chip") + ".");
        said.addClassName("kb-prompt");
        add(said, new RedDogTable(name, seen, false));
    }
}
