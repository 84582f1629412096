package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** A lead that a rule of play compels, or bars. */
public enum ForcedLead implements AxisValue {
    /** Round games p. 20. */
    ACE_OF_TRUMPS("the ace of trumps must be the first lead, or the king where the ace is turned up") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return facts.firstLead() ? aceOfTrumps(rules, hand, facts) : Optional.empty();
        }
    },
    /** Round games p. 20. */
    HIGHEST_OF_TWO("with two trumps or more the highest must be the first lead") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return facts.firstLead() && rules.holdsTrumps(hand, 2) ? rules.highestTrump(hand) : Optional.empty();
        }
    },
    /** Round games p. 21. */
    TRUMP_AFTER_THE_FIRST("the winner of the first trick must lead their highest trump, if they have one") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return !facts.firstLead() && hand.size() == rules.cardsDealt() - 1
                    ? rules.highestTrump(hand)
                    : Optional.empty();
        }
    },
    /** P. 198. */
    ACE_OF_TRUMPS_ALWAYS(
            "the ace of trumps must be led by any leader who has it, or the king where the ace is turned up") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return aceOfTrumps(rules, hand, facts);
        }
    },
    /** P. 198. */
    TRUMP_OF_TWO("a leader who has two trumps or more must lead one of them") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return Optional.empty();
        }

        @Override
        boolean bars(PlayRules rules, List<Card> hand, Card card, TableFacts facts) {
            return !rules.isTrump(card) && rules.holdsTrumps(hand, 2);
        }
    },
    /** P. 248. */
    NO_HEART_FIRST("the first lead may not be a heart") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return Optional.empty();
        }

        @Override
        boolean bars(PlayRules rules, List<Card> hand, Card card, TableFacts facts) {
            return facts.firstLead() && rules.suitOf(card).equals(Optional.of(Suit.HEARTS));
        }
    };

    private final String says;

    ForcedLead(String says) {
        this.says = says;
    }

    /** The one card that may be led; none where this rule does not speak. */
    abstract Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts);

    /** True of a card that may not be led by him who has another. */
    boolean bars(PlayRules rules, List<Card> hand, Card card, TableFacts facts) {
        return false;
    }

    /** Asked for every lead, so without a stream. */
    private static Optional<Card> aceOfTrumps(PlayRules rules, List<Card> hand, TableFacts facts) {
        Optional<Suit> trump = rules.trump();
        if (trump.isEmpty()) {
            return Optional.empty();
        }
        Optional<Card> turned = facts.turnUp();
        boolean aceTurned = turned.isPresent() && is(turned.get(), Rank.ACE, trump.get());
        for (Card card : hand) {
            if (is(card, Rank.ACE, trump.get()) || aceTurned && is(card, Rank.KING, trump.get())) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    private static boolean is(Card card, Rank rank, Suit suit) {
        return !card.isJoker() && !card.isSpecial() && card.rank() == rank && card.suit() == suit;
    }

    @Override
    public String says() {
        return says;
    }
}
