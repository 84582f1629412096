package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.poker.odds.HighAfterDraw;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;

/**
 * The calculator of a draw: five cards typed or picked from the pack, those thrown ticked or typed, and how many
 * opponents there are. Every change is counted at once.
 */
public final class DrawCalculator extends Div {
    private static final int HAND = 5;

    private final Consumer<AskedDraw> changed;
    private final Entry held = Entry.line("Your five cards", "Such as 8S 8H KD 5C 3S");
    private final Entry thrown = Entry.line("You throw", "None to stand pat; or tick them below");
    private final Choice<Integer> opponents = new Choice<>();
    private final Div table = new Div();
    private final Div result = new Div();
    private final NativeDetails pack;
    private final Map<Suit, CardSet> picked = new EnumMap<>(Suit.class);
    private AskedDraw asked;

    /** @param changed is told of every other draw that is asked */
    public DrawCalculator(AskedDraw asked, Consumer<AskedDraw> changed) {
        this.asked = asked;
        this.changed = changed;
        addClassName("kb-calculator");
        held.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                typeHand();
            }
        });
        thrown.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                typeThrown();
            }
        });
        opponents.setLabel("Opponents");
        opponents.setItems(
                IntStream.rangeClosed(0, HighAfterDraw.MOST_OPPONENTS).boxed().toList());
        opponents.setItemLabelGenerator(many -> many == 0 ? "Leave them out" : String.valueOf(many));
        opponents.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                ask(this.asked.against(change.getValue()));
            }
        });
        pack = new NativeDetails("Pick the five from the pack", new Div());
        pack.addClassName("kb-more");
        Div fields = new Div(held, thrown, opponents);
        fields.addClassName("kb-search");
        result.getElement().setAttribute("role", "region").setAttribute("aria-label", "Result");
        result.getElement().setAttribute("aria-live", "polite");
        table.addClassName("kb-hand-to-throw");
        add(fields, table, pack, result);
        layPack();
        show();
    }

    /** As if the learner typed it. */
    public void type(String fiveCards, String cardsThrown) {
        held.setValue(fiveCards);
        if (typeHand()) {
            thrown.setValue(cardsThrown);
            typeThrown();
        }
    }

    /** Of another hand, those cards are thrown that were thrown before. */
    private boolean typeHand() {
        held.setInvalid(false);
        try {
            CardSet five = CardSet.of(held.getValue());
            if (five.size() != HAND) {
                throw BadNotation.because(HowMany.of(five.size(), "card"), "five");
            }
            AskedDraw other = asked.holding(five);
            other.draw();
            ask(other);
            return true;
        } catch (BadNotation wrong) {
            complain(held, wrong);
            return false;
        }
    }

    private void typeThrown() {
        thrown.setInvalid(false);
        try {
            CardSet out = CardSet.of(thrown.getValue());
            if (!out.subsetOf(asked.hand())) {
                CardSet others = out.minus(asked.hand());
                throw BadNotation.because(
                        "the " + others.first().inWords() + " is not in your hand", "cards of your hand");
            }
            ask(asked.throwing(out));
        } catch (BadNotation wrong) {
            complain(thrown, wrong);
        }
    }

    /** What is not understood changes nothing: the message says whose odds still stand below. */
    private void complain(Entry field, BadNotation wrong) {
        field.setErrorMessage(wrong.getMessage() + ". Below still stands " + CardText.withSigns(standing()));
        field.setInvalid(true);
    }

    private String standing() {
        return asked.hand() + (asked.thrown().isEmpty() ? ", standing pat." : ", throwing " + asked.thrown() + ".");
    }

    private void ask(AskedDraw other) {
        asked = other;
        show();
        changed.accept(other);
    }

    private void show() {
        held.setInvalid(false);
        thrown.setInvalid(false);
        held.setValue(asked.hand().toString());
        thrown.setValue(asked.thrown().toString());
        opponents.setValue(asked.opponents());
        CardHand hand =
                new CardHand("Your hand: tick the cards you throw", asked.hand().byRank());
        hand.choose(0, HAND);
        hand.setChosen(asked.thrown());
        hand.addCardsChosenListener(chosen -> {
            asked = asked.throwing(CardSet.of(chosen.cards()));
            thrown.setValue(asked.thrown().toString());
            answer();
            changed.accept(asked);
        });
        table.removeAll();
        table.add(new H3("Tick what you throw"), hand);
        answer();
    }

    private void answer() {
        result.removeAll();
        result.add(new DrawResult(asked));
    }

    private void layPack() {
        Div rows = new Div();
        rows.addClassName("kb-pack-rows");
        Paragraph count = new Paragraph("Tick five cards.");
        count.getElement().setAttribute("role", "status");
        rows.add(count);
        for (Suit suit : Suit.DOWNWARDS) {
            CardHand row = new CardHand("The " + suit.plural(), CardSet.FULL_PACK.in(suit));
            row.choose(0, HAND);
            row.addCardsChosenListener(chosen -> {
                picked.put(suit, CardSet.of(chosen.cards()));
                CardSet all = picked.values().stream().reduce(CardSet.EMPTY, CardSet::union);
                count.setText(
                        all.size() == HAND
                                ? "These five: " + all + "."
                                : all.size() + " of 5 ticked" + (all.size() > HAND ? ": take some back." : "."));
                if (all.size() == HAND) {
                    ask(asked.holding(all));
                }
            });
            rows.add(row);
        }
        pack.setContent(rows);
    }
}
