package kibitzer.conventions.rummy;

import java.util.List;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/**
 * Something a player knows of the table, as a number; 0 where it is not told.
 *
 * @param name in JSON
 * @param label what stands before it where it is shown
 * @param singular what one of it is called
 * @param plural what several are called
 * @param values what it is where it is dealt, in rising order
 * @param measure how it is counted
 */
public record Fact(String name, String label, String singular, String plural, List<Integer> values, Measure measure) {
    /** How a fact is counted: 1 says yes and 0 no; any number up to the most; or one of its values. */
    public enum Measure {
        YES_OR_NO,
        NUMBER,
        ONE_OF
    }

    public Fact {
        values = List.copyOf(values);
    }

    /** A number of things, the first word of which takes the plural: "card of the hand". */
    static Fact number(String name, String label, String singular, List<Integer> values, Measure measure) {
        return new Fact(name, label, singular, singular.replaceFirst("^\\w+", "$0s"), values, measure);
    }

    /** Something that is so or not: {@code yes} and {@code no} say it. */
    static Fact of(String name, String label, String yes, String no) {
        return new Fact(name, label, yes, no, List.of(0, 1), Measure.YES_OR_NO);
    }

    public boolean yesOrNo() {
        return measure == Measure.YES_OR_NO;
    }

    public int most() {
        return values.getLast();
    }

    /** False of a number between the only ones that it can be: there is no minimum of 60. */
    public boolean canBe(int value) {
        return measure != Measure.ONE_OF || value == 0 || values.contains(value);
    }

    Quantity<Situation> quantity() {
        return new Quantity<>(name, singular, plural, situation -> situation.of(this));
    }

    Trait<Situation> trait() {
        return new Trait<>(name, singular, plural, situation -> situation.of(this) > 0);
    }

    /** "5 points", "yes". */
    public String inWords(int value) {
        return yesOrNo() ? (value > 0 ? "yes" : "no") : String.valueOf(value);
    }
}
