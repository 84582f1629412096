package kibitzer.conventions.rummy;

import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;

/**
 * Something a player knows of the table, as a number.
 *
 * @param name in JSON
 * @param label what stands before it where it is shown
 * @param singular what one of it is called
 * @param plural what several are called
 * @param most the most it can be; the least is 0
 * @param step what it is a multiple of
 * @param yesOrNo true where 1 says yes and 0 no
 */
public record Fact(String name, String label, String singular, String plural, int most, int step, boolean yesOrNo) {

    /** A number of things, the first word of which takes the plural: "card of the hand". */
    static Fact number(String name, String label, String singular, int most) {
        return new Fact(name, label, singular, singular.replaceFirst("^\\w+", "$0s"), most, 1, false);
    }

    static Fact points(String name, String label, int most) {
        return new Fact(name, label, "point " + label, "points " + label, most, 5, false);
    }

    /** Something that is so or not: {@code yes} and {@code no} say it. */
    static Fact of(String name, String label, String yes, String no) {
        return new Fact(name, label, yes, no, 1, 1, true);
    }

    private Quantity<Situation> quantity() {
        return new Quantity<>(name, singular, plural, situation -> situation.of(this));
    }

    Need<Situation> atLeast(int least) {
        return Needs.atLeast(quantity(), least);
    }

    Need<Situation> atMost(int most) {
        return Needs.atMost(quantity(), most);
    }

    Need<Situation> exactly(int value) {
        return Needs.within(quantity(), Range.exactly(value));
    }

    private Need<Situation> trait(boolean wanted) {
        var trait = new kibitzer.advice.Trait<Situation>(name, singular, plural, situation -> situation.of(this) > 0);
        return wanted ? Needs.has(trait) : Needs.lacks(trait);
    }

    Need<Situation> so() {
        return trait(true);
    }

    Need<Situation> notSo() {
        return trait(false);
    }

    /** "5 points", "yes". */
    public String inWords(int value) {
        return yesOrNo ? (value > 0 ? "yes" : "no") : String.valueOf(value);
    }
}
