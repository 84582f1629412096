package kibitzer.web.question;

import com.vaadin.flow.component.html.NativeButton;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;

/** Takes some cards, ticked in the hand on the table and then confirmed; a tick can be taken back until then. */
final class CardsControl extends AnswerControl {
    private final CardHand hand;
    private final NativeButton confirm = new NativeButton();
    private final int least;
    private String ticked = "";

    CardsControl(CardHand hand, int least, int most) {
        this.hand = hand;
        this.least = least;
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
        confirm.setText(
                count == 0
                        ? (least == 0 ? "No card" : "Tick " + least + (least == 1 ? " card" : " cards"))
                        : count == 1 ? "This card" : "These " + count + " cards");
    }

    @Override
    void close(Marks marks) {
        Marks onCards = Marks.NONE;
        for (String answer : marks.byName().keySet()) {
            for (Mark mark : marks.on(answer)) {
                for (Card card : CardSet.of(answer)) {
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
