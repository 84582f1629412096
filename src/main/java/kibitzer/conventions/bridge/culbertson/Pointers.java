package kibitzer.conventions.bridge.culbertson;

import java.util.stream.IntStream;
import kibitzer.advice.Source;

/** Statements of one chapter by their numbers. */
final class Pointers {
    private Pointers() {}

    /** Of "culbertson-point-count" 10 and 11: its pointers p10 and p11. */
    static Source of(String chapter, int... numbers) {
        return Source.source(IntStream.of(numbers)
                .mapToObj(number -> String.format("%s.p%02d", chapter, number))
                .toArray(String[]::new));
    }
}
