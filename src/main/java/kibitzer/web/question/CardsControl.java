package kibitzer.web.question;

import com.vaadin.flow.component.html.NativeButton;
import java.util.function.UnaryOperator;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;
import kibitzer.wording.Sentence;

/** Takes some cards, ticked in the hand on the table and then confirmed; a tick can be taken back until then. */
final class CardsControl extends AnswerControl {
    private static final String NO_CARD = "No card";

    private final CardHand hand;
    private final NativeButton confirm = new NativeButton();
    private final int least;
    private final UnaryOperator<String> says;
    private String ticked = "";

    /** @param says what stands on the button for the cards ticked */
    private CardsControl(CardHand hand, int least, UnaryOperator<String> says) {
        this.hand = hand;
        this.least = least;
        this.says = says;
        hand.keep(ANSWER);
        hand.addCardsChosenListener(chosen -> tick(chosen.cards()));
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> give(ticked));
        add(confirm);
        tick("");
    }

    /** @param says cards in notation as an instruction, "Throw 5H", "Stand pat"; the cards alone where there is none */
    static CardsControl anyOrder(CardHand hand, int least, int most, UnaryOperator<String> says) {
        hand.choose(least, most);
        return new CardsControl(hand, least, cards -> label(says.apply(cards), cards));
    }

    /** First to last, as they are ticked; the button says them as they stand. */
    static CardsControl inOrder(CardHand hand, int least, int most) {
        hand.chooseInOrder(least, most);
        return new CardsControl(
                hand, least, cards -> cards.isBlank() ? NO_CARD : "In this order: " + CardText.withSigns(cards));
    }

    private void tick(String cards) {
        ticked = cards;
        if (count(cards) < least) {
            confirm.setText("Tick " + least + (least == 1 ? " card" : " cards"));
            return;
        }
        confirm.setText(says.apply(cards));
    }

    private static int count(String cards) {
        return cards.isBlank() ? 0 : cards.strip().split("\\s+").length;
    }

    private static String label(String said, String cards) {
        int count = count(cards);
        return count == 0
                ? (said.isBlank() ? NO_CARD : said)
                : instructed(said, cards, count == 1 ? "this card" : "these " + count + " cards");
    }

    /** "Throw these 2 cards" of "Throw 5H QC"; "These 2 cards" where nothing is said but the cards. */
    private static String instructed(String said, String cards, String ticked) {
        String verb = said.endsWith(" " + cards) ? said.substring(0, said.length() - cards.length()) : "";
        return verb.isEmpty() ? Sentence.capital(ticked) : verb + ticked;
    }

    @Override
    void close(Marks marks) {
        Marks onCards = Marks.NONE;
        for (String answer : marks.byName().keySet()) {
            for (Mark mark : marks.on(answer)) {
                for (Card card : CardNotation.readListOfAnyPack(answer)) {
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
