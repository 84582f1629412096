package kibitzer.web.question;

import com.vaadin.flow.component.html.NativeButton;
import java.util.Locale;
import java.util.function.UnaryOperator;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;

/** Takes some cards, ticked in the hand on the table and then confirmed; a tick can be taken back until then. */
final class CardsControl extends AnswerControl {
    private final CardHand hand;
    private final NativeButton confirm = new NativeButton();
    private final int least;
    private final UnaryOperator<String> says;
    private String ticked = "";

    /** @param says cards in notation as an instruction, "Throw 5H", "Stand pat"; the cards alone where there is none */
    CardsControl(CardHand hand, int least, int most, UnaryOperator<String> says) {
        this.hand = hand;
        this.least = least;
        this.says = says;
        hand.keep(ANSWER);
        hand.choose(least, most);
        hand.addCardsChosenListener(chosen -> tick(chosen.cards()));
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> give(ticked));
        add(confirm);
        tick("");
    }

    private void tick(String cards) {
        ticked = cards;
        int count = cards.isBlank() ? 0 : cards.strip().split("\\s+").length;
        if (count < least) {
            confirm.setText("Tick " + least + (least == 1 ? " card" : " cards"));
            return;
        }
        String said = says.apply(cards);
        confirm.setText(
                count == 0
                        ? (said.isBlank() ? "No card" : said)
                        : instructed(said, cards, count == 1 ? "this card" : "these " + count + " cards"));
    }

    /** "Throw these 2 cards" of "Throw 5H QC"; "These 2 cards" where nothing is said but the cards. */
    private static String instructed(String said, String cards, String ticked) {
        String verb = said.endsWith(" " + cards) ? said.substring(0, said.length() - cards.length()) : "";
        return verb.isEmpty() ? ticked.substring(0, 1).toUpperCase(Locale.ROOT) + ticked.substring(1) : verb + ticked;
    }

    @Override
    void close(Marks marks) {
        Marks onCards = Marks.NONE;
        for (String answer : marks.byName().keySet()) {
            for (Mark mark : marks.on(answer)) {
                for (Card card : CardNotation.readList(answer)) {
                    onCards = onCards.with(card.toString(), mark);
                }
            }
        }
        hand.setMarks(onCards);
        hand.close();
        confirm.setVisible(false);
    }

    @Override
    void again(String objection) {
        confirm.focus();
    }

    @Override
    void takeFocus() {
        hand.takeFocus();
    }

    @Override
    boolean isOnTheTable() {
        return true;
    }
}
