package kibitzer.conventions.bridge.value;

/**
 * One line of a count: what it looks for, what each is worth, and where the book says so.
 *
 * @param fact the name in JSON: "aces", "long-side-suit"
 * @param worth what each is worth, in the count's unit; below 0 for a deduction
 * @param pointer the statement of the book, or empty where general practice speaks
 * @param measure looks for it
 */
record ValueLine(String fact, double worth, String pointer, Measure measure) {

    double in(Valued valued) {
        return worth * measure.times().applyAsInt(valued);
    }

    WorkedItem item(Valued valued) {
        return new WorkedItem(fact, measure.words().apply(valued), in(valued), pointer);
    }
}
