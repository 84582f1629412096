package kibitzer.play.whist;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;

/** The same deal to whoever sees so much of it, with cards that he does not see in other hands. */
final class HiddenCards {
    private HiddenCards() {}

    /** Of two hands that are hidden, cards change places that both may hold: suits that neither has renounced. */
    static WhistSeries changed(WhistSeries series, SeenWhist view, Chance chance) {
        HandInPlay deal = series.deal();
        List<Integer> hidden = new ArrayList<>(TableSeat.all(4).stream()
                .filter(seat -> view.hand(seat).isEmpty())
                .map(TableSeat::place)
                .toList());
        int first = hidden.remove(chance.below(hidden.size()));
        int second = chance.oneOf(hidden);
        Set<Suit> out = renounced(deal, first);
        out.addAll(renounced(deal, second));
        List<Card> one = free(deal, first, out);
        List<Card> two = free(deal, second, out);
        int swapped = Math.min(one.size(), two.size());
        List<Card> mixed = new ArrayList<>(one.subList(0, swapped));
        mixed.addAll(two.subList(0, swapped));
        List<Card> order = chance.shuffled(mixed);
        List<Cards> hands = new ArrayList<>(deal.hands());
        hands.set(first, with(hands.get(first), one.subList(0, swapped), order.subList(0, swapped)));
        hands.set(second, with(hands.get(second), two.subList(0, swapped), order.subList(swapped, 2 * swapped)));
        return new WhistSeries(
                series.form(),
                series.seed(),
                series.wanted(),
                series.dummy(),
                List.of(new HandInPlay(
                        deal.game(),
                        deal.contract(),
                        deal.trump(),
                        deal.turnUp(),
                        deal.stake(),
                        hands,
                        deal.stock(),
                        deal.tricks(),
                        deal.trick())));
    }

    private static Cards with(Cards hand, List<Card> away, List<Card> to) {
        return hand.minus(Cards.of(away)).plus(Cards.of(to));
    }

    private static Set<Suit> renounced(HandInPlay deal, int player) {
        Set<Suit> out = new HashSet<>();
        List<SeenTrick> tricks = new ArrayList<>(deal.tricks());
        tricks.add(deal.trick());
        for (SeenTrick trick : tricks) {
            int place = Math.floorMod(player - trick.leader(), 4);
            if (place < trick.cards().size()
                    && trick.cards().get(place).suit()
                            != trick.cards().getFirst().suit()) {
                out.add(trick.cards().getFirst().suit());
            }
        }
        return out;
    }

    /** The card turned up is known to all. */
    private static List<Card> free(HandInPlay deal, int player, Set<Suit> out) {
        return deal.hands().get(player).stream()
                .filter(card -> !deal.turnUp().filter(card::equals).isPresent() && !out.contains(card.suit()))
                .toList();
    }
}
