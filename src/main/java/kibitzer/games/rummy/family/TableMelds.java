package kibitzer.games.rummy.family;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;

/**
 * The melds on the table that a player may add to.
 *
 * @param rules of the game
 * @param melds each of them a meld
 */
public record TableMelds(RummyRules rules, List<Cards> melds) {
    public TableMelds {
        melds = List.copyOf(melds);
    }

    /** How hand and table stand after laying off. */
    public record After(Cards rest, List<Cards> melds) {}

    /** The cards of the hand that can be laid off, one after another; equal ones as many as can be in one way. */
    public Cards laidOff(Cards hand) {
        Set<Cards> ways =
                everyWay(hand).stream().map(after -> hand.minus(after.rest())).collect(Collectors.toSet());
        List<Card> laidOff = new ArrayList<>();
        for (Card card : hand.different()) {
            int most = ways.stream().mapToInt(way -> way.count(card)).max().orElse(0);
            laidOff.addAll(Collections.nCopies(most, card));
        }
        return Cards.of(laidOff);
    }

    /** Every way of laying off cards of the hand, none first. */
    public Set<After> everyWay(Cards hand) {
        Set<After> ways = new LinkedHashSet<>();
        Deque<After> open = new ArrayDeque<>();
        open.add(new After(hand, melds));
        while (!open.isEmpty()) {
            After here = open.remove();
            if (!ways.add(here)) {
                continue;
            }
            for (Card card : here.rest().different()) {
                for (int i = 0; i < here.melds().size(); i++) {
                    Cards meld = here.melds().get(i);
                    if (rules.takes(meld, card)) {
                        List<Cards> longer = new ArrayList<>(here.melds());
                        longer.set(i, meld.with(card));
                        open.add(new After(here.rest().without(card), List.copyOf(longer)));
                    }
                }
            }
        }
        return ways;
    }
}
