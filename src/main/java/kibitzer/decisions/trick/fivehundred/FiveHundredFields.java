package kibitzer.decisions.trick.fivehundred;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.euchre.FiveHundredGames;

/** What questions on five hundred share. */
final class FiveHundredFields {
    private FiveHundredFields() {}

    static void inThePack(String field, CardSet cards) {
        TrickFields.inThePack(FiveHundredGames.FIVE_HUNDRED, field, cards.toList(), List.of());
    }

    /** The pack is another where four play or five. */
    static void inThePack(String field, CardSet cards, int players) {
        TrickFields.inThePack(FiveHundredGames.of(players), field, cards.toList(), List.of());
    }

    static String suit(String letter) {
        return switch (letter) {
            case "S" -> "spades";
            case "C" -> "clubs";
            case "D" -> "diamonds";
            case "H" -> "hearts";
            default -> "no trump";
        };
    }
}
