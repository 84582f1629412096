package kibitzer.games.trick;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Orders of cards written as their figures from high to low: "A K Q J 13 12 11 T 9", "JK J J' A K Q T 9". */
final class Figures {
    static final String JOKER = "JK";

    /** The 21 tarots, high to low. */
    static final String TAROTS = "tarots";

    private Figures() {}

    static List<String> read(String text) {
        return Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** The card of a suit with this figure. */
    static Card of(String figure, Suit suit) {
        return CardNotation.readOfAnyPack(figure + suit.letter());
    }

    static boolean isFigure(String word) {
        return word.matches("[AKQJTC2-9]|1[123]");
    }

    /** The other suit of its colour. */
    static Suit partner(Suit suit) {
        return switch (suit) {
            case CLUBS -> Suit.SPADES;
            case SPADES -> Suit.CLUBS;
            case HEARTS -> Suit.DIAMONDS;
            case DIAMONDS -> Suit.HEARTS;
        };
    }

    /** "ace, king, queen". */
    static String inWords(List<String> figures) {
        return figures.stream().map(Figures::inWords).collect(Collectors.joining(", "));
    }

    private static String inWords(String word) {
        if (word.equals(JOKER)) {
            return "joker";
        }
        if (word.equals(TrumpOrder.REST)) {
            return "the rest as in a plain suit";
        }
        if (word.endsWith(TrumpOrder.OTHER)) {
            return "the other " + inWords(word.substring(0, word.length() - 1)) + " of the colour";
        }
        if (word.equals(TAROTS)) {
            return "the tarots from 21 down to 1";
        }
        if (Stream.of(Suit.values()).map(Suit::plural).anyMatch(word::equals)) {
            return "every card of " + word;
        }
        if (word.startsWith(TrumpOrder.ALL)) {
            return "the " + inWords(word.substring(1)) + "s of clubs, spades, hearts and diamonds";
        }
        if (isFigure(word)) {
            return word.equals("C") ? "cavalier" : word.length() > 1 ? word : rank(word);
        }
        return "the " + CardNotation.readOfAnyPack(word).inWords();
    }

    private static String rank(String figure) {
        Rank rank = CardNotation.readRank(figure);
        return rank.compareTo(Rank.TEN) > 0 ? rank.word() : figure.equals("T") ? "10" : figure;
    }
}
