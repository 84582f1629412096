package kibitzer.games.trick.auction;

import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;

/**
 * What calls depend on beside the calls before them.
 *
 * @param players how many sit at the table; the first to speak is 0, the dealer mostly the last
 * @param cards how many each was dealt
 * @param turnUp the card turned, where there is one
 * @param score points that the speaker's side has
 * @param theirs points that the others have
 * @param agreed words of what is agreed beside the usual rules: "nullo"
 */
public record CallTable(int players, int cards, Optional<Card> turnUp, int score, int theirs, Set<String> agreed) {
    public CallTable {
        agreed = Set.copyOf(agreed);
    }

    /** Nothing turned, nothing scored, nothing agreed. */
    public static CallTable of(int players, int cards) {
        return new CallTable(players, cards, Optional.empty(), 0, 0, Set.of());
    }

    public CallTable turned(Card card) {
        return new CallTable(players, cards, Optional.of(card), score, theirs, agreed);
    }

    public CallTable scored(int ours, int others) {
        return new CallTable(players, cards, turnUp, ours, others, agreed);
    }

    public CallTable agreeing(String... words) {
        return new CallTable(players, cards, turnUp, score, theirs, Set.of(words));
    }

    int dealer() {
        return players - 1;
    }

    int after(int speaker) {
        return (speaker + 1) % players;
    }
}
