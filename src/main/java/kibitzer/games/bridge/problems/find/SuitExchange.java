package kibitzer.games.bridge.problems.find;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.line.Line;
import kibitzer.games.bridge.problems.line.Step;

/**
 * The same hands in other suits.
 *
 * @param suits for each suit, clubs first, the one it becomes
 */
record SuitExchange(List<Suit> suits) {

    SuitExchange {
        suits = List.copyOf(suits);
    }

    /** One by chance; a major stays a major where it is trumps. */
    static SuitExchange of(Strain strain, Chance chance) {
        List<Suit> order = new ArrayList<>(chance.shuffled(List.of(Suit.values())));
        while (strain.suit().isPresent()
                && order.get(strain.suit().get().ordinal()).isMajor()
                        != strain.suit().get().isMajor()) {
            order = new ArrayList<>(chance.shuffled(List.of(Suit.values())));
        }
        return new SuitExchange(order);
    }

    Strain strain(Strain strain) {
        return strain.suit().map(suit -> Strain.of(suits.get(suit.ordinal()))).orElse(Strain.NO_TRUMP);
    }

    Line line(Line line) {
        return new Line(line.steps().stream()
                .map(step -> new Step(
                        step.act(),
                        step.suit().map(suit -> suits.get(suit.ordinal())),
                        step.card().map(this::card),
                        step.times()))
                .toList());
    }

    CardSet cards(CardSet cards) {
        return cards.stream().map(this::card).collect(CardSet.toCardSet());
    }

    Card card(Card card) {
        return Card.of(card.rank(), suits.get(card.suit().ordinal()));
    }
}
