package kibitzer.web.play;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import kibitzer.play.hand.PlayedGame;
import kibitzer.web.table.CardText;

/** Moves under a question that are no answer to it: they are made, and nobody judges them. */
final class UnjudgedMoves<M> extends Div {

    /**
     * @param label a move as it stands on its button
     * @param go is given the move in words
     */
    UnjudgedMoves(PlayedGame<?, ?, M> game, List<M> moves, Function<M, String> label, Consumer<String> go) {
        addClassName("kb-actions");
        add(new Span("Or play, unjudged:"));
        for (M move : moves) {
            String written = game.moves().write(move).asString();
            NativeButton button =
                    new NativeButton(CardText.withSigns(label.apply(move)), click -> go.accept(written));
            button.addClassName("kb-button");
            add(button);
        }
    }
}
