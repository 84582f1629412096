package kibitzer.web.play.tricks;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.CardNotation;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.play.tricks.SeenTricks;
import org.springframework.util.StringUtils;

/**
 * A turn in the review, in sentences: when it was, what the learner held, and what lay on the table.
 *
 * @param seen before the turn
 */
record TurnTold(SeenTricks seen) {

    List<String> sentences() {
        List<String> told = new ArrayList<>();
        SeatNames names = SeatNames.of(seen);
        String when = seen.sight()
                .map(sight -> "trick " + (sight.tricks().size() + 1))
                .orElseGet(() -> seen.calls().isEmpty() ? "the first call" : "the calls");
        told.add(StringUtils.capitalize(when) + ": you held "
                + CardNotation.write(seen.hand().list().stream().sorted().toList()) + ".");
        seen.sight().ifPresentOrElse(sight -> onTheTable(told, names, sight), () -> called(told, names));
        return told;
    }

    private void onTheTable(List<String> told, SeatNames names, PlayerView sight) {
        if (!sight.trick().cards().isEmpty()) {
            told.add("On the table lay " + CardNotation.write(sight.trick().cards()) + ", led by "
                    + names.inside(seen.seats().get(sight.trick().leader())) + ".");
        }
    }

    private void called(List<String> told, SeatNames names) {
        seen.turnUp().ifPresent(card -> told.add("Turned up was the " + card.inWords() + "."));
        List<Integer> callers = seen.callers();
        for (int at = 0; at < callers.size(); at++) {
            told.add(names.of(callers.get(at)) + " said \u201c"
                    + CallWords.of(seen.calls().get(at)) + "\u201d.");
        }
    }
}
