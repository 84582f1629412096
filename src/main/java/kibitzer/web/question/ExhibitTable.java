package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;
import kibitzer.web.table.MeldTray;

/** The baize with what is laid before the learner, in the order in which a player looks at it. */
public final class ExhibitTable extends Div {
    private static final int SEVERAL = 2;

    private final List<CardHand> hands = new ArrayList<>();
    private CardSet held = CardSet.EMPTY;

    public ExhibitTable(List<Exhibit> exhibits) {
        addClassNames("kb-baize", "kb-drop");
        exhibits.stream().filter(Exhibit.Fact.class::isInstance).findFirst().ifPresent(first -> add(facts(exhibits)));
        boolean severalHands = exhibits.stream()
                        .filter(exhibit -> exhibit instanceof Exhibit.Held || exhibit instanceof Exhibit.Row)
                        .count()
                > 1;
        List<Exhibit.Trick> finished = exhibits.stream()
                .filter(ExhibitTable::isFinished)
                .map(Exhibit.Trick.class::cast)
                .toList();
        for (Exhibit exhibit : exhibits) {
            if (finished.size() < SEVERAL || !isFinished(exhibit)) {
                component(exhibit, severalHands).ifPresent(this::add);
            } else if (exhibit.equals(finished.getFirst())) {
                add(small(finished));
            }
        }
    }

    private static boolean isFinished(Exhibit exhibit) {
        return exhibit instanceof Exhibit.Trick trick && trick.winner().isPresent();
    }

    /** The tricks that are over, small and side by side, each under its name. */
    private static Component small(List<Exhibit.Trick> finished) {
        Div tricks = new Div();
        tricks.addClassName("kb-tricks-before");
        for (Exhibit.Trick trick : finished) {
            Span name = note(trick.label());
            name.getElement().setAttribute("aria-hidden", "true");
            tricks.add(new Div(name, TableExhibits.trick(trick)));
        }
        return tricks;
    }

    /** A hand alone on the table is the learner's own and needs no name; of several, each says whose it is. */
    private Optional<Component> component(Exhibit exhibit, boolean severalHands) {
        return switch (exhibit) {
            case Exhibit.Held shown -> {
                held = held.union(shown.cards());
                CardHand hand = kept(hand(shown));
                yield Optional.of(severalHands ? labelled(shown.label(), hand) : hand);
            }
            case Exhibit.Row(String label, List<Card> cards) ->
                cards.isEmpty() ? Optional.empty() : Optional.of(labelled(label, kept(new CardHand(label, cards))));
            case BiddingShown bidding ->
                Optional.of(new AuctionTable(bidding.auction(), bidding.vulnerability(), bidding.meanings()));
            case Exhibit.Trick trick -> Optional.of(TableExhibits.trick(trick));
            case Exhibit.Table table -> Optional.of(TableExhibits.table(table));
            case Exhibit.Own own -> Optional.empty();
            case Exhibit.Fact fact -> Optional.empty();
        };
    }

    /** The cards as they are held. */
    public static CardHand hand(Exhibit.Held held) {
        return switch (held.fan()) {
            case BY_SUIT -> new CardHand(held.label(), held.cards());
            case BY_RANK -> new CardHand(held.label(), held.cards().byRank());
        };
    }

    private CardHand kept(CardHand hand) {
        hands.add(hand);
        return hand;
    }

    /** Words on the baize. */
    static Span note(String words) {
        Span note = new Span(words);
        note.addClassName("kb-baize-note");
        return note;
    }

    private static Component labelled(String label, CardHand shown) {
        Span name = note(label);
        name.getElement().setAttribute("aria-hidden", "true");
        Div row = new Div(name, shown);
        row.addClassName("kb-row");
        row.getStyle().set("--cards", String.valueOf(shown.cards().size()));
        return row;
    }

    /** Facts in words stand together in one line above the cards. */
    private static Component facts(List<Exhibit> exhibits) {
        UnorderedList facts = new UnorderedList();
        facts.addClassName("kb-facts-row");
        for (Exhibit exhibit : exhibits) {
            if (exhibit instanceof Exhibit.Fact(String label, String value)) {
                CardText shown = new CardText(value);
                shown.addClassName("kb-strong");
                facts.add(new ListItem(new Span(label + " "), shown));
            }
        }
        return facts;
    }

    /** Lays a tray for melds in the place of the hands. */
    MeldTray layTray() {
        hands.forEach(
                hand -> remove(hand.getParent().filter(parent -> parent != this).orElse(hand)));
        MeldTray tray = new MeldTray("Your melds", held);
        add(tray);
        return tray;
    }

    /** Lays this in the place of all but the facts in words. */
    void layInstead(Component shown) {
        getChildren()
                .filter(child -> !(child instanceof UnorderedList))
                .toList()
                .forEach(this::remove);
        hands.clear();
        add(shown);
    }

    /** The hand that an answer is chosen from: the first one with all these cards. */
    Optional<CardHand> handWith(Collection<Card> choices) {
        return hands.stream().filter(hand -> hand.cards().containsAll(choices)).findFirst();
    }

    /** The hand of just these ranks, of whichever suit; else the first that holds a card of each of them. */
    Optional<CardHand> handOf(List<String> ranks) {
        return hands.stream()
                .filter(hand -> ranks(hand).equals(ranks))
                .findFirst()
                .or(() -> hands.stream()
                        .filter(hand -> ranks(hand).containsAll(ranks))
                        .findFirst());
    }

    private static List<String> ranks(CardHand hand) {
        return hand.cards().stream()
                .map(card -> String.valueOf(card.rank().letter()))
                .toList();
    }

    /** Lights the cards that the verdict speaks of. */
    void light(Decision<?, ?> decision, Advice<?> advice) {
        List<Card> all = hands.stream().flatMap(hand -> hand.cards().stream()).toList();
        Set<Card> lit = LitCards.of(decision, advice, all);
        hands.forEach(hand -> hand.light(lit));
    }

    /** Lays one more hand on the table. */
    CardHand lay(String label, Collection<Card> cards) {
        CardHand hand = kept(new CardHand(label, List.copyOf(cards)));
        add(hand);
        return hand;
    }
}
