package kibitzer.web.words;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;

/** What is noted of a page in words that lead to it: lines of the text as it was read in stand in no book, ids of games on no page. */
public final class AsPrinted {
    private static final String LINES = "\\d{2,5}(?:-\\d{2,5})?(?:(?:, and|,| and) \\d{2,5}(?:-\\d{2,5})?)*";

    /** In turn; each takes away where something stands. */
    private static final List<Pattern> PLACES = List.of(
            Pattern.compile(",? lines? " + LINES + "(?=\\))"),
            Pattern.compile(" ?\\((?:lines? " + LINES + "[^()]*|\\d{4,5}-\\d{4,5}|\\d{5})\\)"),
            Pattern.compile(" line \\d+,(?= page)"),
            Pattern.compile(" at line \\d+"),
            Pattern.compile("^[Ll]ines? " + LINES + "(?: against (?:" + LINES + "|the text))?(?:[:;] |$)"),
            Pattern.compile("(?<=section|rules) \\d{4,5}-\\d{4,5}"));

    private static final Pattern GAME = Pattern.compile("(?<=\\bin |\\bsee |\\()[a-z]+(?:-[a-z0-9]+)+\\b");

    private static final Pattern A_LINE = Pattern.compile("\\b[Ll]ines? \\d|\\b\\d{4,5}-\\d{4,5}\\b");

    private AsPrinted() {}

    /** Empty where nothing else was said. */
    public static String of(String noted, Games games) {
        String text = noted;
        for (Pattern place : PLACES) {
            text = place.matcher(text).replaceAll("");
        }
        return GAME.matcher(text)
                .replaceAll(id -> Matcher.quoteReplacement(
                        games.find(id.group()).map(Game::name).orElse(id.group())));
    }

    /** Whether it still says where it stands by a line of the text. */
    public static boolean namesALine(String told) {
        return A_LINE.matcher(told).find();
    }
}
