package kibitzer.decisions.banking.vingtetun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.banking.cards.InPacks;
import kibitzer.games.banking.vingtetun.DealerEnds;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.Settlement;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;

/** Deals hands to be paid, those that are paid at once as often as those that are settled with the dealer. */
final class HandsToPay {
    private static final List<List<Integer>> SPECIAL =
            List.of(List.of(7, 7, 7), List.of(8, 7, 6), List.of(1, 10), List.of(1, 10));
    private static final int TRIES = 60;
    private static final int MOST_CARDS = 6;
    private static final int KINDS = 6;

    private HandsToPay() {}

    static HandToPay dealt(Chance chance) {
        VingtEtUnRules rules =
                chance.onceIn(3) ? chance.oneOf(VingtEtUnRules.SETTLED) : chance.oneOf(VingtEtUnRules.PLAYED);
        return switch (chance.below(KINDS)) {
            case 0, 1 -> special(rules, chance);
            case 2 -> wanted(rules, chance, Settlement.Why.MANY_CARDS);
            case 3 -> wanted(rules, chance, Settlement.Why.OVER);
            default -> any(rules, chance);
        };
    }

    private static HandToPay special(VingtEtUnRules rules, Chance chance) {
        List<Card> hand = InPacks.dealt(chance.oneOf(SPECIAL), card -> HandCount.value(card.rank()), chance);
        List<Card> rest = chance.shuffled(Card.ALL);
        rest.removeAll(hand);
        return paid(hand, rest, rules, false);
    }

    private static HandToPay wanted(VingtEtUnRules rules, Chance chance, Settlement.Why why) {
        HandToPay hand = any(rules, chance);
        for (int tried = 1; tried < TRIES && hand.settled().why() != why; tried++) {
            hand = any(rules, chance);
        }
        return hand;
    }

    /** Cards are taken as long as chance and the count allow. */
    private static HandToPay any(VingtEtUnRules rules, Chance chance) {
        List<Card> pack = chance.shuffled(Card.ALL);
        int cards = 2;
        while (cards < MOST_CARDS && Hand.of(pack.subList(0, cards)).count().count() < 12 + chance.below(8)) {
            cards++;
        }
        List<Card> hand = new ArrayList<>(pack.subList(0, cards));
        boolean eleven = cards == 3 && Hand.of(hand.subList(0, 2)).count().count() == 11;
        return paid(hand, pack.subList(cards, pack.size()), rules, eleven && chance.onceIn(2));
    }

    private static HandToPay paid(List<Card> hand, List<Card> rest, VingtEtUnRules rules, boolean doubled) {
        int drawn = 2;
        while (Hand.of(rest.subList(0, drawn)).count().count() < DealerEnds.STANDS) {
            drawn++;
        }
        return new HandToPay(
                Cards.of(hand),
                Optional.empty(),
                Optional.of(Cards.of(rest.subList(0, drawn))),
                rules,
                doubled,
                true,
                1);
    }
}
