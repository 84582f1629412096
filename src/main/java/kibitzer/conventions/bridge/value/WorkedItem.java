package kibitzer.conventions.bridge.value;

/**
 * One item of a hand's value, as it is counted.
 *
 * @param fact the name in JSON: "aces"
 * @param seen what is seen in the hand: "2 aces", "A-K in spades"
 * @param worth what it comes to, in the count's unit; below 0 for a deduction
 * @param pointer the statement of the book that counts it; empty where general practice does
 */
public record WorkedItem(String fact, String seen, double worth, String pointer) {}
