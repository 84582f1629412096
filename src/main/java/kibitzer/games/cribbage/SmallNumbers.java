package kibitzer.games.cribbage;

import java.util.List;

/** Numbers as they are counted aloud: "twelve", "twenty-four". */
final class SmallNumbers {
    private static final int TWENTY = 20;
    private static final int TEN = 10;

    private static final List<String> BELOW_TWENTY = List.of(
            "nothing",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen");

    private static final List<String> TENS = List.of("", "", "twenty", "thirty", "forty", "fifty");

    private SmallNumbers() {}

    /** From 0 to 59. */
    static String word(int number) {
        if (number < TWENTY) {
            return BELOW_TWENTY.get(number);
        }
        String tens = TENS.get(number / TEN);
        return number % TEN == 0 ? tens : tens + "-" + BELOW_TWENTY.get(number % TEN);
    }
}
