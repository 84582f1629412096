package kibitzer.web.classroom.club;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.Optional;
import kibitzer.conventions.bridge.systems.ClubEffect;
import kibitzer.games.bridge.Call;
import kibitzer.web.table.CardText;

/** What a figure would do to hands, told before it is played: how many change their call, and what is left open. */
final class EffectInWords extends Div {
    private static final int MOVES = 6;

    EffectInWords(ClubEffect effect) {
        getElement().setAttribute("role", "status");
        addClassName("kb-note");
        if (effect.looked() == 0) {
            add(new Paragraph(
                    "The rule spoke at no turn of the deals that were bid: what it would change is not known."));
            return;
        }
        add(new Paragraph("Of " + effect.looked() + " hands dealt to where the rule speaks, "
                + (effect.moved() == 0 ? "none changes its call." : effect.moved() + " change their call:")));
        UnorderedList moves = new UnorderedList();
        effect.moves().stream()
                .limit(MOVES)
                .forEach(move -> moves.add(new ListItem(
                        new CardText(move.hands() + " from " + call(move.before()) + " to " + call(move.after())))));
        if (effect.moves().size() > MOVES) {
            int others = effect.moves().stream()
                    .skip(MOVES)
                    .mapToInt(ClubEffect.Move::hands)
                    .sum();
            moves.add(new ListItem(others + " in other ways"));
        }
        if (effect.moved() > 0) {
            add(moves);
        }
        add(new Paragraph(
                effect.silent() == 0
                        ? "It leaves no hole: a rule of the book, or yours, speaks for each of them."
                        : "A hole: on " + hands(effect.silent())
                                + " no rule of a book speaks any more, and general practice or nothing is left. Their"
                                + " questions are not asked."));
        if (effect.passedOver() > 0) {
            add(new Paragraph("An overlap: " + hands(effect.passedOver())
                    + " would fit the rule as you play it, but a rule before it takes them."));
        }
    }

    private static String hands(int number) {
        return number == 1 ? "one hand" : number + " hands";
    }

    private static String call(Optional<Call> call) {
        return call.map(found -> found.equals(Call.PASS) ? "a pass" : found.toString())
                .orElse("no call");
    }
}
