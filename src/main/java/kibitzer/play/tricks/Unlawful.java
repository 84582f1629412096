package kibitzer.play.tricks;

import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.games.trick.plain.Sight;

/** Why a move may not be made, in the words of the rule. */
record Unlawful(SeenTricks seen) {

    String why(TrickMove move) {
        return switch (move) {
            case TrickMove.Called(String word) -> call(word);
            case TrickMove.Played played -> card(played);
        };
    }

    private String call(String word) {
        if (seen.phase() != Phase.CALLING && seen.phase() != Phase.NAMING) {
            return "nothing is called now, a card is played";
        }
        String why = seen.phase() == Phase.CALLING
                ? seen.calling().orElseThrow().why(seen.calls(), word)
                : "a suit of trumps is named";
        return "\"" + word + "\" cannot be called: " + why + "; expected one of " + String.join(", ", seen.open());
    }

    private String card(TrickMove.Played played) {
        Card card = played.card();
        if (!seen.hand().contains(card)) {
            return "the " + card.inWords() + " is not in this hand";
        }
        return switch (seen.phase()) {
            case CALLING, NAMING -> "a call comes first: " + String.join(", ", seen.open());
            case FIRST_LEAD -> "the first lead fixes trumps, and the " + card.inWords() + " has no suit";
            case LAYING_AWAY, OVER -> "no card is played now";
            case PLAYING -> toTrick(seen.sight().orElseThrow(), card);
        };
    }

    private static String toTrick(Sight sight, Card card) {
        if (!sight.lawful().contains(card)) {
            return "the " + card.inWords() + " may not be played, for "
                    + sight.position().lawful().why(card);
        }
        return "expected "
                + TrickMove.Played.ways(sight, card).map(TrickMove::toString).collect(Collectors.joining(", "));
    }
}
