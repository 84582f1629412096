package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Listed;
import kibitzer.cards.Rank;

/** A choice of wild cards in words: whole ranks first, then single cards. */
final class WildWords {
    private WildWords() {}

    private static CardSet single(Wild wild) {
        CardSet left = wild.cards();
        for (Rank rank : wild.ranks()) {
            left = left.minus(CardSet.FULL_PACK.of(rank));
        }
        return left;
    }

    /** "9", "3", "JK". */
    static List<String> parts(Wild wild) {
        List<String> parts = new ArrayList<>();
        wild.ranks().forEach(rank -> parts.add(String.valueOf(rank.letter())));
        single(wild).forEach(card -> parts.add(card.toString()));
        return parts;
    }

    /** "nines, threes and the joker". */
    static String inWords(Wild wild) {
        List<String> words = new ArrayList<>();
        wild.ranks().forEach(rank -> words.add(rank.plural()));
        for (Card card : single(wild)) {
            words.add("the " + card.inWords());
        }
        return Listed.and(words);
    }
}
