package kibitzer.advice;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;

/**
 * Another answer that a club gives where a rule speaks: the negative to two clubs is two hearts.
 *
 * @param rule the book's
 * @param answer "2H", or all answers of a form: "2M"
 * @param beside true where the rule stays as it is, and is played a second time with this answer: a weak two beside the
 *     weak three
 */
public record ClubAnswer(String rule, String answer, boolean beside) implements ClubPlay {
    static final String EXPECTED =
            "a rule and what is answered by it, such as acol.respond.two-clubs.negative answers 2H, or also-answers";

    private static final String IN_OUR_CLUB = "-in-our-club";
    private static final Pattern WRITTEN =
            Pattern.compile("([a-z0-9.-]{1,100}) (also-)?answers ([1-7](?:NT|[CDHSxMm])|P|X|XX)");

    /** @throws BadNotation if what is answered is neither a call nor a form of calls */
    public static ClubAnswer read(String rule, String answer, boolean beside) {
        String upper = answer.toUpperCase(Locale.ROOT);
        String form = upper.matches("[1-7]X") ? upper.charAt(0) + "x" : answer.matches("[1-7]m") ? answer : upper;
        return of(new ClubAnswer(rule, form, beside).written()).orElseThrow(() -> new BadNotation(answer, EXPECTED));
    }

    static Optional<ClubAnswer> of(String text) {
        Matcher parts = WRITTEN.matcher(text.strip());
        return parts.matches()
                ? Optional.of(new ClubAnswer(parts.group(1), parts.group(3), parts.group(2) != null))
                : Optional.empty();
    }

    @Override
    public String written() {
        return rule + (beside ? " also-answers " : " answers ") + answer;
    }

    @Override
    public boolean isInThePlaceOf(ClubPlay other) {
        return other instanceof ClubAnswer(var of, var any, var second) && of.equals(rule) && second == beside;
    }

    /** What the rule that gives this answer is called: its own id, or where it stands beside the book's, one after that. */
    public String gives() {
        return beside ? secondTime(rule) : rule;
    }

    /** What a rule of a book is called where it is played a second time. */
    public static String secondTime(String rule) {
        return rule + IN_OUR_CLUB;
    }

    /** The book's rule of which this is one, or which it is. */
    public static String ofTheBook(String rule) {
        return rule.endsWith(IN_OUR_CLUB) ? rule.substring(0, rule.length() - IN_OUR_CLUB.length()) : rule;
    }
}
