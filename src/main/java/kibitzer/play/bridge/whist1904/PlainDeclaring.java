package kibitzer.play.bridge.whist1904;

import java.util.Comparator;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Bridge1904Scoring;
import kibitzer.games.bridge.whist1904.Declaring;
import kibitzer.games.bridge.whist1904.Declaring.Saying;

/**
 * What a robot says, for the book of the laws has no advice: three aces or seventeen points are no trumps; a red suit of five cards with two
 * of its top honours is worth naming, a black one of six; else the dealer leaves it, and his partner names his longest suit, spades where
 * he has under eight points. Five trumps with two top honours, or seventeen points, double once.
 */
final class PlainDeclaring {
    private static final int ACES = 3;
    private static final int STRONG = 17;
    private static final int WEAK = 8;
    private static final int RED = 5;
    private static final int BLACK = 6;
    private static final int TOPS = 2;

    private PlainDeclaring() {}

    static Saying say(SeenBridgeWhist seen) {
        Declaring declaring = seen.declaring();
        if (declaring.trump().isPresent()) {
            return doubles(seen.hand(), declaring) ? new Saying.Redouble() : new Saying.Satisfied();
        }
        Optional<Strain> good = good(seen.hand());
        return good.<Saying>map(Saying.Trump::new)
                .orElseGet(() -> declaring.said().isEmpty() ? new Saying.Leave() : new Saying.Trump(left(seen.hand())));
    }

    private static Optional<Strain> good(CardSet hand) {
        if (count(hand, Rank.ACE) >= ACES || HighCardPoints.of(hand) >= STRONG) {
            return Optional.of(Strain.NO_TRUMP);
        }
        return Suit.DOWNWARDS.stream()
                .filter(suit -> hand.length(suit) >= (isRed(suit) ? RED : BLACK) && tops(hand.in(suit)) >= TOPS)
                .max(Comparator.comparingInt(PlainDeclaring::worth))
                .map(Strain::of);
    }

    private static Strain left(CardSet hand) {
        if (HighCardPoints.of(hand) < WEAK) {
            return Strain.SPADES;
        }
        return Suit.DOWNWARDS.stream()
                .max(Comparator.<Suit>comparingInt(hand::length).thenComparingInt(PlainDeclaring::worth))
                .map(Strain::of)
                .orElse(Strain.SPADES);
    }

    private static boolean doubles(CardSet hand, Declaring declaring) {
        return declaring.doubled() == 0
                && declaring
                        .trump()
                        .flatMap(Strain::suit)
                        .map(suit -> hand.length(suit) >= RED && tops(hand.in(suit)) >= TOPS)
                        .orElseGet(() -> HighCardPoints.of(hand) >= STRONG);
    }

    private static boolean isRed(Suit suit) {
        return suit == Suit.HEARTS || suit == Suit.DIAMONDS;
    }

    private static int worth(Suit suit) {
        return Bridge1904Scoring.trick(Strain.of(suit));
    }

    private static int tops(CardSet suit) {
        return (int) suit.stream()
                .map(Card::rank)
                .filter(rank -> rank.compareTo(Rank.QUEEN) >= 0)
                .count();
    }

    private static int count(CardSet hand, Rank rank) {
        return (int) hand.stream().filter(card -> card.rank() == rank).count();
    }
}
