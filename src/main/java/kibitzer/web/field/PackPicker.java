package kibitzer.web.field;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.web.table.CardHand;

/** The whole pack laid out by suits, to click a hand together. */
public final class PackPicker extends Div {
    private static final int SUIT = 13;

    private final Map<Suit, CardSet> picked = new EnumMap<>(Suit.class);
    private final Paragraph count = new Paragraph();
    private final Div rows = new Div();

    /** @param take is handed the cards when they are all picked */
    public PackPicker(Consumer<CardSet> take) {
        this("Look at these cards", take);
    }

    /** @param label what the button says with which they are taken */
    public PackPicker(String label, Consumer<CardSet> take) {
        addClassName("kb-pack-rows");
        count.getElement().setAttribute("role", "status");
        NativeButton done = new NativeButton(label, click -> take.accept(picked()));
        done.addClassName("kb-button");
        NativeButton none = new NativeButton("Put them all back", click -> pick(CardSet.EMPTY));
        none.addClassName("kb-button");
        Div actions = new Div(done, none);
        actions.addClassName("kb-actions");
        add(rows, count, actions);
        pick(CardSet.EMPTY);
    }

    public CardSet picked() {
        return picked.values().stream().reduce(CardSet.EMPTY, CardSet::union);
    }

    /** Ticks these cards and no other. */
    public void pick(CardSet cards) {
        rows.removeAll();
        for (Suit suit : Suit.DOWNWARDS) {
            CardHand row = new CardHand("The " + suit.plural(), CardSet.FULL_PACK.in(suit));
            row.choose(0, SUIT);
            picked.put(suit, cards.in(suit));
            row.setChosen(cards.in(suit));
            row.addCardsChosenListener(chosen -> {
                picked.put(suit, CardSet.of(chosen.cards()));
                tell();
            });
            rows.add(row);
        }
        tell();
    }

    private void tell() {
        int number = picked().size();
        count.setText(number == 0 ? "No card picked yet." : number == 1 ? "1 card picked." : number + " cards picked.");
    }
}
