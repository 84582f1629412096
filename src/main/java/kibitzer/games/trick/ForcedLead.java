package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** A lead that a rule of play compels, or bars. */
public enum ForcedLead implements Told {
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
            return facts.firstLead() && hand.stream().filter(rules::isTrump).count() >= 2
                    ? highestTrump(rules, hand)
                    : Optional.empty();
        }
    },
    /** Round games p. 21. */
    TRUMP_AFTER_THE_FIRST("the winner of the first trick must lead his highest trump, if he has one") {
        @Override
        Optional<Card> card(PlayRules rules, List<Card> hand, TableFacts facts) {
            return !facts.firstLead() && hand.size() == rules.cardsDealt() - 1
                    ? highestTrump(rules, hand)
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
            return !rules.isTrump(card) && hand.stream().filter(rules::isTrump).count() >= 2;
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

    private static Optional<Card> aceOfTrumps(PlayRules rules, List<Card> hand, TableFacts facts) {
        boolean aceTurned =
                facts.turnUp().filter(card -> isTrump(rules, card, Rank.ACE)).isPresent();
        return hand.stream()
                .filter(card -> isTrump(rules, card, Rank.ACE) || aceTurned && isTrump(rules, card, Rank.KING))
                .findFirst();
    }

    private static boolean isTrump(PlayRules rules, Card card, Rank rank) {
        Predicate<Suit> trump = suit -> rules.trump().filter(suit::equals).isPresent();
        return !card.isJoker() && !card.isSpecial() && card.rank() == rank && trump.test(card.suit());
    }

    private static Optional<Card> highestTrump(PlayRules rules, List<Card> hand) {
        return rules.order(hand, Optional.empty()).stream().findFirst();
    }

    @Override
    public String says() {
        return says;
    }
}
