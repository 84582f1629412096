package kibitzer.marking;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Steps of a count that are told in one sentence: where not all of them fit, what the others come to stands for them. */
final class Steps {
    /** "2 aces: 8", "a singleton in clubs: −1", "plus values: 1½". */
    private static final Pattern STEP = Pattern.compile("[^;]+: (?<sign>[−-]?)(?<whole>\\d*)(?<half>½?)");

    private static final Pattern HONOURS = Pattern.compile("\\d+ (?:ace|king|queen|jack|ten)s?: \\d*½?");

    private static final int REST = 3;

    private Steps() {}

    /** The steps as they are, or as many as fit and "the rest: 3"; as they are too where some of them have no figure. */
    static List<String> fitting(List<String> steps, String subject, String place) {
        int room = Clauses.WORDS - Clauses.words(subject) - Clauses.words(place);
        List<String> counted =
                steps.stream().filter(step -> STEP.matcher(step).matches()).toList();
        boolean fit = steps.stream().mapToInt(Clauses::words).sum() <= room;
        if (fit || counted.size() < 2 || counted.size() + 1 < steps.size()) {
            return steps;
        }
        if (counted.stream().mapToInt(Clauses::words).sum() <= room) {
            return counted;
        }
        counted = withHonoursTogether(counted);
        if (counted.stream().mapToInt(Clauses::words).sum() <= room) {
            return counted;
        }
        List<String> told = new ArrayList<>();
        int halves = 0;
        int left = room - REST;
        for (String step : counted) {
            if (Clauses.words(step) <= left) {
                told.add(step);
                left -= Clauses.words(step);
            } else {
                halves += halves(step);
            }
        }
        told.add("the rest: " + (halves < 0 ? "−" : "") + written(Math.abs(halves)));
        return told;
    }

    /** "the high cards: 10" in the place of a step for each kind of them, where there is more to tell. */
    private static List<String> withHonoursTogether(List<String> steps) {
        List<String> honours =
                steps.stream().filter(step -> HONOURS.matcher(step).matches()).toList();
        if (honours.size() < 2) {
            return steps;
        }
        int halves = honours.stream().mapToInt(Steps::halves).sum();
        List<String> others =
                steps.stream().filter(step -> !honours.contains(step)).toList();
        return Stream.concat(Stream.of("the high cards: " + written(halves)), others.stream())
                .toList();
    }

    private static int halves(String step) {
        Matcher figure = STEP.matcher(step);
        if (!figure.matches()) {
            return 0;
        }
        int whole = figure.group("whole").isEmpty() ? 0 : Integer.parseInt(figure.group("whole"));
        int halves = 2 * whole + (figure.group("half").isEmpty() ? 0 : 1);
        return figure.group("sign").isEmpty() ? halves : -halves;
    }

    private static String written(int halves) {
        String half = halves % 2 == 0 ? "" : "½";
        return halves == 1 ? half : halves / 2 + half;
    }
}
