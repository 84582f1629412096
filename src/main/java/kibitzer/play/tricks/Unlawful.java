package kibitzer.play.tricks;

import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.trick.plain.PlayerView;

/** Why a move may not be made, in the words of the rule. */
record Unlawful(SeenTricks seen) {

    String why(TrickMove move) {
        return switch (move) {
            case TrickMove.Called(String word) -> call(word);
            case TrickMove.PutDown(Cards cards) -> putDown(cards);
            case TrickMove.Played played -> card(played);
        };
    }

    private String putDown(Cards cards) {
        if (seen.toLay().isEmpty()) {
            return "no cards are put face down now";
        }
        ToLay turn = seen.toLay().get();
        Optional<Card> strange =
                cards.stream().filter(card -> !seen.hand().contains(card)).findFirst();
        return strange.map(card -> "the " + card.inWords() + " is not in this hand")
                .orElseGet(
                        () -> HowMany.of(cards.size(), "card") + " cannot be put face down; expected " + number(turn));
    }

    private static String number(ToLay turn) {
        return turn.least() == turn.most()
                ? HowMany.of(turn.most(), "card")
                : "from " + turn.least() + " to " + HowMany.of(turn.most(), "card");
    }

    private String call(String word) {
        if (seen.phase() != Phase.CALLING && seen.phase() != Phase.NAMING) {
            return seen.phase() == Phase.EXCHANGING
                    ? "nothing is called now, cards are put face down"
                    : "nothing is called now, a card is played";
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
            case EXCHANGING ->
                "no card is played yet: " + number(seen.toLay().orElseThrow()) + " to be put face down first, as in \""
                        + TrickMove.LAY + " " + card + "\"";
            case FIRST_LEAD -> "the first lead fixes trumps, and the " + card.inWords() + " has no suit";
            case LAYING_AWAY, OVER -> "no card is played now";
            case PLAYING -> toTrick(seen.sight().orElseThrow(), card);
        };
    }

    private static String toTrick(PlayerView sight, Card card) {
        if (!sight.lawful().contains(card)) {
            return "the " + card.inWords() + " may not be played, for "
                    + sight.position().lawful().why(card);
        }
        return "expected "
                + TrickMove.Played.ways(sight, card).map(TrickMove::toString).collect(Collectors.joining(", "));
    }
}
