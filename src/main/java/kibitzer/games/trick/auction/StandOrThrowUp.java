package kibitzer.games.trick.auction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.cards.Suit;

/**
 * Each in turn stands, takes the spare hand, or throws up his cards.
 *
 * @param miss whether there is a spare hand
 * @param dealerWins whether the dealer takes the pool where all others throw up
 * @param against what the dealer may do where one has stood on his own cards
 * @param clubs whether all must stand where a club is turned, and there is no spare hand then
 */
public record StandOrThrowUp(boolean miss, boolean dealerWins, AgainstOne against, boolean clubs) implements Bidding {
    static final String STAND = "stand";
    static final String MISS = "miss";
    static final String UP = "throw-up";

    /** Said by the dealer who must play and does so for the pool: he neither pays nor takes. */
    public static final String DEFEND = "defend";

    /** What is open to the dealer against one who stands. */
    public enum AgainstOne {
        /** He may throw up as anybody. */
        FREE,
        /** He plays for himself on his own cards, or for the pool, and then with the miss (Culbertson, pp. 197-198). */
        OWN_OR_MISS,
        /** The miss too may be taken for himself, or be played for the pool (Round Games with Cards, p. 20). */
        EITHER_MISS,
        /** There is no miss: he plays his cards for himself or for the pool (Culbertson, p. 199). */
        OWN_CARDS;

        private boolean isSaid() {
            return this != FREE;
        }
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        Set<Integer> in = new LinkedHashSet<>();
        for (int place = 0; place < calls.size(); place++) {
            if (!calls.get(place).equals(UP)) {
                in.add(place);
            }
        }
        boolean dealer = calls.size() == table.dealer();
        if (dealer && in.isEmpty() && dealerWins) {
            return Turn.over(Outcome.taken(table.dealer(), "all others have thrown up, and the dealer takes the pool"));
        }
        if (calls.size() == table.players()) {
            return Turn.over(
                    in.isEmpty()
                            ? Outcome.thrownIn("all have thrown up their cards")
                            : in.size() == 1
                                    ? Outcome.taken(in.iterator().next(), "only one has stood, and takes the pool")
                                    : Outcome.byAll(table.players(), in.size() + " have stood")
                                            .taking(in));
        }
        return asks(table, calls, dealer && against != AgainstOne.FREE && in.size() == 1 && !calls.contains(MISS));
    }

    private Turn asks(CallTable table, List<String> calls, boolean must) {
        Map<String, String> open = new LinkedHashMap<>();
        boolean clubLaw = clubLaw(table);
        if (!must && !clubLaw) {
            open.put(UP, "nobody need stand");
        }
        open.put(STAND, clubLaw ? "a club is turned, and all must stand" : "anybody may stand on the cards dealt");
        boolean left = miss && !clubLaw && !calls.contains(MISS) && !(must && against == AgainstOne.OWN_OR_MISS);
        if (left) {
            open.put(MISS, "nobody has taken the miss yet");
        }
        if (must && !clubLaw && against.isSaid()) {
            open.put(DEFEND, "the dealer must play against one, and may do so for the pool");
        }
        return Turn.of(
                calls.size(),
                open,
                must
                        ? "only one has stood before the dealer, who must play against that one"
                        : left || !miss ? "stand or throw up" : "there is no miss to take");
    }

    private boolean clubLaw(CallTable table) {
        return clubs
                && table.turnUp()
                        .filter(card -> card.hasSuit() && card.suit() == Suit.CLUBS)
                        .isPresent();
    }

    @Override
    public boolean needsTurnUp() {
        return clubs;
    }

    @Override
    public List<String> words(CallTable table) {
        List<String> words = new ArrayList<>(List.of(UP, STAND));
        if (miss) {
            words.add(MISS);
        }
        if (against.isSaid()) {
            words.add(DEFEND);
        }
        return List.copyOf(words);
    }

    @Override
    public String says() {
        return "each in turn stands" + (miss ? ", takes the miss," : "") + " or throws up"
                + (against != AgainstOne.FREE ? "; the dealer must play against one who stands alone" : "");
    }
}
