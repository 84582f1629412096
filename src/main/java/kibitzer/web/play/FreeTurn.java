package kibitzer.web.play;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.play.hand.PlayedHand;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;
import kibitzer.wording.Sentence;

/** A turn on which the books say nothing: any lawful move is made, a word or a card of the hand, and nobody judges it. */
final class FreeTurn<M> extends Section {
    private final transient Optional<CardHand> held;
    private final transient Function<M, String> label;
    private final transient Consumer<String> go;
    private final List<NativeButton> words = new ArrayList<>();

    /**
     * @param ask what is asked
     * @param why the books are silent, without its full stop
     * @param held the hand from which a card is played; empty where moves are words
     * @param ticks where several cards of the hand make a move
     * @param label a move as it stands on its button
     * @param go is given the move in words
     */
    FreeTurn(
            PlayedHand<?, ?, M> hand,
            String ask,
            String why,
            Optional<CardHand> held,
            Optional<Ticks> ticks,
            Function<M, String> label,
            Consumer<String> go) {
        this.held = held;
        this.label = label;
        this.go = go;
        addClassName("kb-question");
        add(prompt(ask));
        Paragraph reason = new Paragraph(why + ".");
        held.ifPresentOrElse(
                cards -> add(
                        ticks.map(several -> ticked(hand, cards, several)).orElseGet(() -> cards(hand, cards)), reason),
                () -> add(reason, words(hand)));
    }

    /** Puts the focus where the move is made. */
    void takeFocus() {
        held.ifPresentOrElse(
                CardHand::takeFocus, () -> words.stream().findFirst().ifPresent(NativeButton::focus));
    }

    private static H2 prompt(String ask) {
        H2 prompt = new H2(ask);
        prompt.addClassName("kb-prompt");
        return prompt;
    }

    private Div cards(PlayedHand<?, ?, M> hand, CardHand cards) {
        Paragraph objection = objection();
        cards.playOne();
        cards.addCardPlayedListener(played -> {
            try {
                hand.said(played.card());
                go.accept(played.card());
            } catch (BadQuestion unlawful) {
                objection.setText(Sentence.of(unlawful.wrong()));
                cards.putBack();
            }
        });
        Div table = new Div(cards);
        table.addClassNames("kb-baize", "kb-drop");
        return new Div(table, objection);
    }

    private static Paragraph objection() {
        Paragraph objection = new Paragraph();
        objection.getElement().setAttribute("role", "alert");
        return objection;
    }

    /** Cards are ticked, and confirmed when they are as many as are wanted. */
    private Div ticked(PlayedHand<?, ?, M> hand, CardHand cards, Ticks several) {
        Paragraph objection = objection();
        NativeButton confirm = new NativeButton();
        confirm.addClassNames("kb-button", "kb-button-first");
        List<Card> chosen = new ArrayList<>();
        Runnable say = () -> confirm.setText(several.says(chosen.size()));
        say.run();
        cards.choose(several.least(), several.most());
        cards.addCardsChosenListener(ticked -> {
            chosen.clear();
            chosen.addAll(CardNotation.readListOfAnyPack(ticked.cards()));
            say.run();
        });
        confirm.addClickListener(click -> {
            if (chosen.size() < several.least()) {
                return;
            }
            String move = several.move(chosen);
            try {
                hand.said(move);
                go.accept(move);
            } catch (BadQuestion unlawful) {
                objection.setText(Sentence.of(unlawful.wrong()));
            }
        });
        Div table = new Div(cards);
        table.addClassName("kb-baize");
        Div buttons = new Div(confirm);
        buttons.addClassName("kb-actions");
        return new Div(table, buttons, objection);
    }

    private <V> Div words(PlayedHand<?, V, M> hand) {
        Div row = new Div();
        row.addClassName("kb-actions");
        if (hand.game().lawful(hand.view()) instanceof Choices.Listed<M>(List<M> moves)) {
            for (M move : moves) {
                String written = hand.game().moves().write(move).asString();
                NativeButton word =
                        new NativeButton(CardText.withSigns(label.apply(move)), click -> go.accept(written));
                word.addClassName("kb-button");
                words.add(word);
                row.add(word);
            }
        }
        return row;
    }
}
