package kibitzer.decisions.rummy.gin.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Chance;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.GinGame.Line;

/** The hands won in a game, in order: "you 13", "he 49"; a drawn hand is not written down. */
final class HandsWon {
    /** The learner, as a player of a sheet. */
    static final int YOU = 0;

    static final int HE = 1;
    private static final int MOST = 40;
    private static final int HIGHEST = 120;
    private static final int ORDINARY = 35;
    private static final int BONUS_ONCE_IN = 4;
    private static final String EXPECTED = "who won it and by how much, such as \"you 13\" or \"he 49\"";
    private static final Pattern WRITTEN = Pattern.compile("(you|he)\\s+(\\d{1,3})");

    private static final Kind<Line> LINE = Kinds.named(EXPECTED, HandsWon::read, HandsWon::write);

    static final Field<List<Line>> FIELD = Field.required(
            "hands",
            Kinds.listOf(LINE, "at most " + MOST + " hands in order, each " + EXPECTED),
            "the hands won so far, with the bonus for gin or undercut");

    private HandsWon() {}

    private static Line read(String text) {
        Matcher written = WRITTEN.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!written.matches()) {
            throw new BadNotation(text, EXPECTED);
        }
        int points = Integer.parseInt(written.group(2));
        if (points < 1 || points > HIGHEST) {
            throw new BadNotation(text, "1 to " + HIGHEST + " points");
        }
        return new Line(written.group(1).equals("you") ? YOU : HE, points);
    }

    private static String write(Line line) {
        return (line.winner() == YOU ? "you " : "he ") + line.points();
    }

    /** A hand as it might end: a difference, and one time in four a bonus with it. */
    static Line dealt(Chance chance) {
        int points = 1 + chance.below(ORDINARY);
        return new Line(chance.below(2), chance.onceIn(BONUS_ONCE_IN) ? points + KnockScore.BONUS : points);
    }

    static String who(int player) {
        return player == YOU ? "you" : "they";
    }

    /** What the hands of one player in a game add up to: "35 + 30 + 51". */
    static String sum(GinGame game, int player) {
        return sum(game.lines().stream().filter(line -> line.winner() == player).toList());
    }

    /** What hands add up to. */
    static String sum(List<Line> hands) {
        return hands.stream().map(line -> String.valueOf(line.points())).collect(Collectors.joining(" + "));
    }

    static List<Exhibit> exhibits(List<Line> hands) {
        List<Exhibit> table = new ArrayList<>();
        for (int hand = 0; hand < hands.size(); hand++) {
            table.add(new Exhibit.Fact(
                    "Hand " + (hand + 1),
                    (hands.get(hand).winner() == YOU ? "you win by " : "they win by ")
                            + hands.get(hand).points()));
        }
        return table;
    }
}
