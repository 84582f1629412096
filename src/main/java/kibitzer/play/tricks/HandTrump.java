package kibitzer.play.tricks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.auction.Outcome;

/** What is trumps in a hand, and how it becomes so: by rule, by a card turned, by a call, a word or the first lead. */
record HandTrump(TrickHand hand) {
    private static final String NO_TRUMP = "NT";

    /** What is trumps; none where nothing is. Of no meaning before that is fixed. */
    Optional<Suit> suit() {
        String word = hand.named().orElseGet(this::calledTrump);
        if (!word.isEmpty()) {
            return word.equals(NO_TRUMP) ? Optional.empty() : Optional.of(CardNotation.readSuit(word));
        }
        return switch (making().by()) {
            case RULE -> Optional.of(making().suits().getFirst());
            case TURN_UP, TURN_UP_OR_NAMED, TURN_UP_OR_CONTRACT -> hand.turnUp().map(Card::suit);
            default -> Optional.empty();
        };
    }

    /** The suits that the maker may name: "S", "H", "NT". */
    List<String> names() {
        List<String> names = new ArrayList<>();
        making().suits().forEach(suit -> names.add(String.valueOf(suit.letter())));
        if (making().noTrump()) {
            names.add(NO_TRUMP);
        }
        return names;
    }

    boolean isToBeNamed() {
        boolean byMaker = switch (making().by()) {
            case BIDDER, DEALER, LONGEST_SUIT -> true;
            default -> false;
        };
        return byMaker && hand.named().isEmpty() && calledTrump().isEmpty();
    }

    private String calledTrump() {
        return hand.outcome().map(Outcome::trump).orElse("");
    }

    boolean isByFirstLead() {
        return making().by() == TrumpMaking.By.FIRST_LEAD;
    }

    /** Whether no card is turned for trumps before somebody has not followed suit (Culbertson, p. 197). */
    boolean turnsLate() {
        boolean turned = hand.turnUp().isPresent()
                && hand.play()
                        .filter(now -> hand.game().rules().turnsLate(now.contract()))
                        .isEmpty();
        return !turned && mayTurnLate(hand.game());
    }

    static boolean mayTurnLate(TrickGame game) {
        return game.rules().contracts().stream().anyMatch(game.rules()::turnsLate);
    }

    private TrumpMaking making() {
        return hand.game().rules().making(hand.contract());
    }
}
