package kibitzer.web.question;

import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Function;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.Mark;
import kibitzer.web.table.Marks;

/** Takes one card, or its rank, out of the hand on the table; playing the card gives the answer. */
final class CardControl extends AnswerControl {
    private final CardHand hand;
    private final Function<Card, String> answer;
    private final Paragraph instruction = new Paragraph("Choose a card.");

    /** @param answer what a card answers: itself, or its rank */
    CardControl(CardHand hand, Function<Card, String> answer) {
        this.hand = hand;
        this.answer = answer;
        instruction.addClassName("kb-soft");
        add(instruction);
        hand.keep(ANSWER);
        hand.playOne();
        hand.addCardPlayedListener(played -> give(answerOf(played.card())));
    }

    private String answerOf(String sent) {
        try {
            return answer.apply(CardNotation.read(sent));
        } catch (BadNotation | IllegalStateException unreadable) {
            return sent; // the answer's kind says what is wrong with it
        }
    }

    @Override
    void close(Marks marks) {
        Marks onCards = Marks.NONE;
        for (Card card : hand.cards()) {
            if (!card.isJoker() || marks.byName().containsKey("JK")) {
                for (Mark mark : marks.on(answer.apply(card))) {
                    onCards = onCards.with(card.toString(), mark);
                }
            }
        }
        hand.setMarks(onCards);
        hand.close();
        instruction.setVisible(false);
    }

    @Override
    void again(String objection) {
        hand.putBack();
    }

    @Override
    void reopen() {
        hand.putBack();
    }

    @Override
    void lift(Card card) {
        hand.lift(card);
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
