package kibitzer.games.poker;

import java.util.Arrays;
import kibitzer.cards.Card;

/** Names a hand by sorting and looking, as a beginner would: slow, and sharing nothing with what it checks. */
public final class NaiveClassifier {
    private NaiveClassifier() {}

    /** Ranks 2 to 14 and suits 0 to 3 of five cards. */
    public static HandClass classify(int[] ranks, int[] suits) {
        int[] sorted = ranks.clone();
        Arrays.sort(sorted);
        int samePairs = 0;
        boolean oneSuit = true;
        for (int i = 0; i < 5; i++) {
            oneSuit &= suits[i] == suits[0];
            for (int j = i + 1; j < 5; j++) {
                samePairs += sorted[i] == sorted[j] ? 1 : 0;
            }
        }
        boolean sequence =
                samePairs == 0 && (sorted[4] - sorted[0] == 4 || sorted[4] == 14 && sorted[3] == 5 && sorted[0] == 2);
        // Of a full house 3 + 1 couples of cards agree in rank, of four of a kind 6, and so on down.
        return switch (samePairs) {
            case 6 -> HandClass.FOUR_OF_A_KIND;
            case 4 -> HandClass.FULL_HOUSE;
            case 3 -> HandClass.THREE_OF_A_KIND;
            case 2 -> HandClass.TWO_PAIRS;
            case 1 -> HandClass.PAIR;
            default -> {
                if (sequence) {
                    yield oneSuit ? HandClass.STRAIGHT_FLUSH : HandClass.STRAIGHT;
                }
                yield oneSuit ? HandClass.FLUSH : HandClass.NO_PAIR;
            }
        };
    }

    public static int rank(Card card) {
        return card.rank().ordinal() + 2;
    }
}
