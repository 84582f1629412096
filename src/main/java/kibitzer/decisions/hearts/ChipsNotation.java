package kibitzer.decisions.hearts;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** What each player wins or loses, in order, as one text: "+3 -1 -1 -1"; "0" for who does neither. */
final class ChipsNotation {
    private static final String EXPECTED =
            "what each player wins or loses, in order, such as \"+3 -1 -1 -1\", 0 for nothing";
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,6}");

    static final Kind<List<Integer>> KIND = Kinds.named(EXPECTED, ChipsNotation::read, ChipsNotation::write);

    private ChipsNotation() {}

    private static List<Integer> read(String text) {
        List<String> words = Arrays.stream(text.replace('\u2212', '-').strip().split("[\\s,;]+"))
                .toList();
        if (words.stream().anyMatch(word -> !NUMBER.matcher(word).matches())) {
            throw new BadNotation(text, EXPECTED);
        }
        return words.stream().map(Integer::parseInt).toList();
    }

    static String write(List<Integer> chips) {
        return chips.stream().map(ChipsNotation::signed).collect(Collectors.joining(" "));
    }

    static String signed(int chips) {
        return chips > 0 ? "+" + chips : String.valueOf(chips);
    }
}
