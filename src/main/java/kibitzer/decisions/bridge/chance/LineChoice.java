package kibitzer.decisions.bridge.chance;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.conventions.bridge.chances.line.Line;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.odds.Fraction;
import kibitzer.odds.HiddenCards;

/**
 * Several ways to play a combination of cards, of which one is to be chosen.
 *
 * @param missing the cards of the suits in question that the opponents hold
 * @param knownLeft cards already known in the left hand, the missing ones not counted
 * @param knownRight the same of the right hand
 * @param lines two or more
 */
public record LineChoice(CardSet missing, int knownLeft, int knownRight, List<Line> lines) {
    private static final int HAND = 13;

    public LineChoice {
        lines = List.copyOf(lines);
        int places = 2 * HAND - knownLeft - knownRight;
        if (missing.size() > places) {
            throw new BadQuestion(
                    "missing",
                    missing.size() + " cards do not go into the " + places + " places that are left",
                    "fewer missing or fewer known");
        }
        for (Line line : lines) {
            line.objection(missing).ifPresent(wrong -> {
                throw new BadQuestion("lines", line + ": " + wrong, "lines that the missing cards allow");
            });
        }
    }

    Fraction chance(Line line) {
        return line.chance(new HiddenCards(missing, HAND - knownLeft, HAND - knownRight));
    }

    /** The lines that succeed most often. */
    public List<Line> best() {
        Fraction most = lines.stream().map(this::chance).max(Fraction::compareTo).orElseThrow();
        return lines.stream().filter(line -> chance(line).equals(most)).toList();
    }

    boolean nothingKnown() {
        return knownLeft == 0 && knownRight == 0;
    }

    Optional<Integer> known(int cards) {
        return nothingKnown() ? Optional.empty() : Optional.of(cards);
    }
}
