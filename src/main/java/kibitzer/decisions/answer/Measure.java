package kibitzer.decisions.answer;

/**
 * Something of which an answer states a range.
 *
 * @param name the name in JSON: "points"
 * @param label what stands beside the fields: "Points"
 * @param least the least value there is
 * @param most the greatest value there is
 * @param tolerance how far an end may lie off and still be allowed
 */
public record Measure(String name, String label, double least, double most, double tolerance) {

    /** All there is: a range that tells nothing. */
    public Span whole() {
        return new Span(least, most);
    }
}
