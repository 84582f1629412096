package kibitzer.content.check;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The runs of eight words that stand in the four books, as fingerprints of 40 bits: the books' text is not in the project. Kept
 * in order and as steps from one to the next (Rice's code), 700 kB for 230,000 runs; of a million runs that stand in no book
 * one in five is taken for a book's by chance.
 *
 * <p>Words are letters alone, in lower case; figures are left out. A run of names of cards, calls and hands is nobody's
 * sentence: at least {@value #ORDINARY} of the eight have to be other words.
 */
final class BookRuns {
    static final int WORDS = 8;
    static final int ORDINARY = 3;

    private static final String FILE = "book-runs.bin";
    private static final int BITS = 40;
    private static final int LOW_BITS = 22;
    private static final Pattern WORD = Pattern.compile("[a-z]+");

    private static final Set<String> OF_THE_CARDS = Set.of(
            ("ace aces king kings queen queens knave knaves jack jacks ten tens nine nines eight eights seven sevens six"
                            + " sixes five fives four fours three threes two twos one deuce deuces joker spade spades heart"
                            + " hearts diamond diamonds club clubs trump trumps no bid pass double redouble suit suits card"
                            + " cards royal straight straights flush flushes full house houses kind pair pairs high low of"
                            + " a and or the to in over b c d e f g h i j k l m n o p q r s t u v w x y z rummy poker")
                    .split(" "));

    private final long[] prints;

    private BookRuns(long[] prints) {
        this.prints = prints;
    }

    static BookRuns read() {
        try (InputStream file = BookRuns.class.getResourceAsStream(FILE)) {
            return new BookRuns(decoded(file.readAllBytes()));
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    static BookRuns of(Stream<String> texts) {
        return new BookRuns(texts.flatMap(text -> runs(words(text)).stream())
                .mapToLong(BookRuns::print)
                .sorted()
                .distinct()
                .toArray());
    }

    /** The runs of the text that stand in a book too, joined where they overlap. */
    List<String> in(String text) {
        List<String> words = words(text);
        List<String> found = new ArrayList<>();
        int from = -1;
        for (int at = 0; at + WORDS <= words.size() + 1; at++) {
            boolean stands = at + WORDS <= words.size() && stands(words.subList(at, at + WORDS));
            if (stands && from < 0) {
                from = at;
            } else if (!stands && from >= 0) {
                found.add(String.join(" ", words.subList(from, at - 1 + WORDS)));
                from = -1;
            }
        }
        return found;
    }

    private boolean stands(List<String> run) {
        return isASentence(run) && Arrays.binarySearch(prints, print(String.join(" ", run))) >= 0;
    }

    private static boolean isASentence(List<String> run) {
        return run.stream().filter(word -> !OF_THE_CARDS.contains(word)).count() >= ORDINARY;
    }

    static List<String> words(String text) {
        Matcher matcher = WORD.matcher(text.toLowerCase(Locale.ROOT));
        List<String> words = new ArrayList<>();
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    private static List<String> runs(List<String> words) {
        return IntStream.rangeClosed(0, words.size() - WORDS)
                .mapToObj(at -> words.subList(at, at + WORDS))
                .filter(BookRuns::isASentence)
                .map(run -> String.join(" ", run))
                .toList();
    }

    /** Forty bits of FNV-1a, mixed once more. */
    private static long print(String run) {
        long hash = 0xcbf29ce484222325L;
        for (byte each : run.getBytes(StandardCharsets.US_ASCII)) {
            hash = (hash ^ each) * 0x100000001b3L;
        }
        hash = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
        return (hash ^ hash >>> 33) >>> (Long.SIZE - BITS);
    }

    /** Each step from one to the next: its high part as so many ones and a zero, then its low bits. */
    byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long before = 0;
        int held = 0;
        int count = 0;
        for (long print : prints) {
            long step = print - before;
            before = print;
            for (int bit = (int) (step >> LOW_BITS) + LOW_BITS; bit >= 0; bit--) {
                int one = bit > LOW_BITS ? 1 : bit == LOW_BITS ? 0 : (int) (step >> bit & 1);
                held = held << 1 | one;
                if (++count % Byte.SIZE == 0) {
                    bytes.write(held);
                    held = 0;
                }
            }
        }
        while (count++ % Byte.SIZE != 0) {
            held = held << 1 | 1; // ones without a zero: no further step
            if (count % Byte.SIZE == 0) {
                bytes.write(held);
            }
        }
        return bytes.toByteArray();
    }

    private static long[] decoded(byte[] bytes) {
        LongStream.Builder prints = LongStream.builder();
        long bits = (long) bytes.length * Byte.SIZE;
        long last = 0;
        long at = 0;
        while (true) {
            long high = 0;
            while (at < bits && bit(bytes, at) == 1) {
                high++;
                at++;
            }
            if (at++ >= bits) {
                return prints.build().toArray();
            }
            long low = 0;
            for (int i = 0; i < LOW_BITS; i++) {
                low = low << 1 | bit(bytes, at++);
            }
            last += high << LOW_BITS | low;
            prints.add(last);
        }
    }

    private static int bit(byte[] bytes, long at) {
        return bytes[(int) (at / Byte.SIZE)] >> (Byte.SIZE - 1 - at % Byte.SIZE) & 1;
    }
}
