package kibitzer.games.bridge.problems.line;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.wording.Sentence;

/**
 * How one side means to play a hand: a few steps in order, and beyond them what every player does, take tricks as cheaply
 * as they can be taken, discard what is of no use, and cash what is high as soon as that is enough.
 *
 * <p>A line sees its own side's cards and what has been played, never how the unseen cards lie.
 *
 * @param steps in the order in which they are done; one that cannot be done any more is left out
 */
public record Line(List<Step> steps) {

    public Line {
        steps = List.copyOf(steps);
    }

    /** No step at all: only what every player does. */
    public static final Line PLAIN = new Line(List.of());

    /**
     * Reads "hold 2, finesse QD, cash C".
     *
     * @throws BadNotation naming the step that cannot be read
     */
    public static Line of(String text) {
        return new Line(Stream.of(text.split(","))
                .filter(step -> !step.isBlank())
                .map(Step::of)
                .toList());
    }

    /** How often the suit of the opening lead is let go by. */
    int held() {
        return first(Act.HOLD).map(Step::times).orElse(0);
    }

    Optional<Card> firstFromDummy() {
        return first(Act.PLAY).flatMap(Step::card);
    }

    Optional<Card> firstWinner() {
        return first(Act.WIN).flatMap(Step::card);
    }

    /** What is done on lead. */
    List<Step> leads() {
        return steps.stream().filter(step -> step.act().leads()).toList();
    }

    private Optional<Step> first(Act act) {
        return steps.stream().filter(step -> step.act() == act).findFirst();
    }

    /** Whether a step does this. */
    public boolean does(Act act) {
        return first(act).isPresent();
    }

    /** As it is read. */
    @Override
    public String toString() {
        return steps.stream().map(Step::toString).collect(Collectors.joining(", "));
    }

    /** "Hold up twice, then lead to the queen of diamonds and play it". */
    public String inWords() {
        if (steps.isEmpty()) {
            return "Take the tricks as they come";
        }
        String words = steps.stream().map(Step::inWords).collect(Collectors.joining(", then "));
        return Sentence.capital(words);
    }
}
