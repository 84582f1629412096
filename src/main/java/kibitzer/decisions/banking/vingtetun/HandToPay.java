package kibitzer.decisions.banking.vingtetun;

import java.util.Optional;
import kibitzer.cards.Cards;
import kibitzer.decisions.banking.cards.InPacks;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.Settlement;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;

/**
 * A hand at vingt-et-un that is to be paid or to pay.
 *
 * @param dealerUp the card that the dealer shows, where his hand is not known
 * @param dealer his whole hand; not needed where the hand is settled at once
 * @param doubled true if two bets are on it
 * @param shown false for a natural that was not shown in time
 */
public record HandToPay(
        Cards hand,
        Optional<ShownCard> dealerUp,
        Optional<Cards> dealer,
        VingtEtUnRules rules,
        boolean doubled,
        boolean shown,
        int packs) {

    /** @throws BadQuestion where the dealer's cards are needed, or a card stands oftener than the packs have it */
    public HandToPay {
        InPacks cards = new InPacks(packs).with("hand", hand);
        boolean natural = Hand.of(hand.list()).isNatural();
        if (!shown && (!natural || rules.tiesPayDealer())) {
            throw new BadQuestion(
                    "shown",
                    "false",
                    "true: only a natural, where ties pay nobody, is asked about when it was not shown");
        }
        if (dealer.isPresent()) {
            cards.with("dealer-hand", dealer.get());
            checkUp(dealerUp, dealer.get());
        } else {
            cards.with("dealer-up", dealerUp);
            if (!shown || Settlement.atOnce(rules, Hand.of(hand.list()), 1).isEmpty()) {
                throw new BadQuestion("dealer-hand", "missing", "the dealer's cards, with which this hand is settled");
            }
        }
    }

    private static void checkUp(Optional<ShownCard> up, Cards dealer) {
        up.filter(shown -> dealer.stream().noneMatch(card -> card.rank() == shown.rank()))
                .ifPresent(shown -> {
                    throw new BadQuestion("dealer-up", "\"" + shown + "\"", "a card of the dealer's");
                });
    }

    Hand counted() {
        return Hand.of(hand.list());
    }

    int bets() {
        return doubled ? 2 : 1;
    }

    Settlement settled() {
        if (!shown) {
            return dealer.map(cards -> Settlement.plain21(bets(), Hand.of(cards.list())))
                    .orElseThrow();
        }
        return dealer.map(cards -> Settlement.with(rules, counted(), bets(), Hand.of(cards.list())))
                .orElseGet(() -> Settlement.atOnce(rules, counted(), bets()).orElseThrow());
    }

    /** "21", "24, over 21". */
    static String told(Cards cards) {
        HandCount count = Hand.of(cards.list()).count();
        return count.isOver() ? count.low() + ", over 21" : String.valueOf(count.count());
    }
}
