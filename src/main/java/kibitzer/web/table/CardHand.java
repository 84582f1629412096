package kibitzer.web.table;

import com.vaadin.flow.component.ComponentEvent;
import com.vaadin.flow.component.ComponentEventListener;
import com.vaadin.flow.component.DomEvent;
import com.vaadin.flow.component.EventData;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.shared.Registration;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;

/** A hand of cards as a fan: to look at, to play one card from, or to choose several. */
@Tag("card-hand")
public final class CardHand extends TableElement {
    private final List<Card> cards;
    private Marks marks = Marks.NONE;

    /** Shows the cards in the order given. */
    public CardHand(String label, List<Card> cards) {
        this.cards = List.copyOf(cards);
        attribute("hand-label", label);
        attribute("cards", cards);
    }

    /** Shows a hand by suits, colours alternating. */
    public CardHand(String label, CardSet cards) {
        this(label, cards.toList());
        attribute("sort", "suit");
    }

    public List<Card> cards() {
        return cards;
    }

    /** A click or Enter plays a card at once. */
    public void playOne() {
        attribute("mode", "one");
        attribute("commit", "immediate");
        attribute("drop-zone", ".kb-drop");
    }

    /** One card is picked, or put back; by itself it answers nothing. */
    public void pick() {
        attribute("mode", "one");
    }

    /** Cards are ticked, from {@code least} to {@code most} of them. */
    public void choose(int least, int most) {
        attribute("mode", "many");
        attribute("min", String.valueOf(least));
        attribute("max", String.valueOf(most));
    }

    /** The same, first to last: the order in which they are ticked counts and stands on them. */
    public void chooseInOrder(int least, int most) {
        choose(least, most);
        attribute("ordered", true);
    }

    /** These cards are ticked to begin with. */
    public void setChosen(CardSet chosen) {
        attribute("chosen", chosen);
    }

    public void setMarks(Marks shown) {
        marks = shown;
        attribute("marks", marks.json());
    }

    /** Marks those of the cards that it holds as spoken of, beside what they are marked with. */
    public void light(Set<Card> spokenOf) {
        Marks more = marks;
        for (Card card : cards) {
            if (spokenOf.contains(card)) {
                more = more.with(card.toString(), Mark.LIT);
            }
        }
        if (!more.equals(marks)) {
            setMarks(more);
        }
    }

    /** The cards stay to look at; nothing more can be chosen. */
    public void close() {
        attribute("disabled", true);
    }

    /** Lifts a card, as a finger does before it plays it; whoever plays with a click or one tap sees nothing of it. */
    public void lift(Card card) {
        getElement().executeJs("customElements.whenDefined(this.localName).then(() => this.lift($0))", card.toString());
    }

    /** Puts a card back that the browser took and the question refused. */
    public void putBack() {
        getElement().executeJs("this.chosen = ''");
    }

    public Registration addCardPlayedListener(ComponentEventListener<CardPlayed> listener) {
        return addListener(CardPlayed.class, listener);
    }

    public Registration addCardsChosenListener(ComponentEventListener<CardsChosen> listener) {
        return addListener(CardsChosen.class, listener);
    }

    /** As if the learner played the card. */
    public void play(Card card) {
        fireEvent(new CardPlayed(this, false, card.toString()));
    }

    /** As if the learner ticked these cards and no other. */
    public void tick(CardSet chosen) {
        tick(chosen.toList());
    }

    /** As if the learner ticked these cards and no other, the same one perhaps twice. */
    public void tick(List<Card> chosen) {
        fireEvent(new CardsChosen(this, false, CardNotation.write(chosen)));
    }

    /** A card was played. */
    @DomEvent("card-played")
    public static final class CardPlayed extends ComponentEvent<CardHand> {
        private final String card;

        public CardPlayed(CardHand hand, boolean fromClient, @EventData("event.detail.card") String card) {
            super(hand, fromClient);
            this.card = card;
        }

        /** The card in notation, as the browser sent it. */
        public String card() {
            return card;
        }
    }

    /** The ticked cards changed. */
    @DomEvent("cards-chosen")
    public static final class CardsChosen extends ComponentEvent<CardHand> {
        private final String cards;

        public CardsChosen(CardHand hand, boolean fromClient, @EventData("event.detail.cards.join(' ')") String cards) {
            super(hand, fromClient);
            this.cards = cards;
        }

        /** The cards in notation, as the browser sent them. */
        public String cards() {
            return cards;
        }
    }
}
