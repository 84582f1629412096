package kibitzer.cards;

import java.util.List;

/** Small numbers in words: "no" cards, "twelve", a count of "twenty-four". */
public final class NumberWord {
    private static final int TWENTY = 20;
    private static final int TEN = 10;

    private static final List<String> BELOW_TWENTY = List.of(
            "no",
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

    private NumberWord() {}

    /** From "no" for 0 to "fifty-nine". */
    public static String of(int number) {
        if (number < TWENTY) {
            return BELOW_TWENTY.get(number);
        }
        String tens = TENS.get(number / TEN);
        return number % TEN == 0 ? tens : tens + "-" + BELOW_TWENTY.get(number % TEN);
    }
}
