package kibitzer.marking.steps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What might be seen at a step of a worked hand: what is seen there, and what is seen at the same step of other hands of the
 * rule, or a number beside it. Only one of them is true of the hand.
 *
 * @param right what is seen
 * @param all two to four, in an order that tells nothing
 */
public record StepChoices(String right, List<String> all) {
    private static final int MOST = 4;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    public StepChoices {
        all = List.copyOf(all);
    }

    /**
     * Empty where nothing else could be seen.
     *
     * @param others hands of the same rule, looked at until there is enough to choose from
     */
    public static Optional<StepChoices> of(Seen step, Stream<WorkedExample> others) {
        List<String> all = new ArrayList<>(List.of(step.found()));
        Stream.concat(
                        others.flatMap(hand -> hand.steps().stream())
                                .filter(other -> other.look().equals(step.look()))
                                .map(Seen::found)
                                .filter(found -> pattern(found).equals(pattern(step.found()))),
                        numbersBeside(step.found()))
                .filter(found -> !all.contains(found))
                .distinct()
                .limit(MOST - 1)
                .forEach(all::add);
        all.sort(Comparator.comparingInt(StepChoices::firstNumber).thenComparing(Comparator.naturalOrder()));
        return all.size() > 1 ? Optional.of(new StepChoices(step.found(), all)) : Optional.empty();
    }

    /** The words without the numbers: two things may both be true of a hand unless they differ in their numbers alone. */
    private static String pattern(String found) {
        return NUMBER.matcher(found).replaceAll("#");
    }

    private static int firstNumber(String found) {
        Matcher number = NUMBER.matcher(found);
        return number.find() ? Integer.parseInt(number.group()) : 0;
    }

    /** Of words with one number of two or more: the same with others, in the plural as it is. */
    private static Stream<String> numbersBeside(String found) {
        if (NUMBER.matcher(found).results().count() != 1 || firstNumber(found) < 2) {
            return Stream.empty();
        }
        int number = firstNumber(found);
        return Stream.of(number + 1, number - 1, number + 2)
                .filter(other -> other > 1)
                .map(other -> NUMBER.matcher(found).replaceFirst(String.valueOf(other)));
    }
}
