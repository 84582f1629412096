package kibitzer.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.odds.Combinations;

/** A finding of the syllabus, held to figures that a test has counted. */
record Finding(Erratum erratum) {
    private static final Pattern FIGURE = Pattern.compile("\\d*\\.\\d+");

    static Finding of(String id) {
        return new Finding(Syllabus.shipped().errata().stream()
                .filter(erratum -> erratum.id().equals(id))
                .findFirst()
                .orElseThrow());
    }

    /** What it says is true holds all of these words or figures. */
    Finding says(String... words) {
        assertThat(erratum.correct()).as(erratum.id()).contains(words);
        return this;
    }

    /** What it says the book prints holds all of these. */
    Finding prints(String... words) {
        assertThat(erratum.printed()).as(erratum.id()).contains(words);
        return this;
    }

    /** The figures of a row, those of the true text that follow these words: ".941 .885 .831". */
    List<Double> figuresAfter(String words) {
        String text = erratum.correct();
        int from = text.indexOf(words);
        assertThat(from).as("\"%s\" in %s", words, text).isNotNegative();
        String rest = text.substring(from + words.length());
        int end = rest.indexOf(';');
        String row = end < 0 ? rest : rest.substring(0, end);
        return FIGURE.matcher(row)
                .results()
                .map(match -> Double.parseDouble(match.group()))
                .toList();
    }

    /** "43.70": with so many decimals. */
    static String decimals(double figure, int many) {
        return String.format(Locale.ROOT, "%." + many + "f", figure);
    }

    /** "1,098,240". */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** A number of combinations, for fractions of them. */
    static double choose(int n, int k) {
        return Combinations.exactly(n, k).doubleValue();
    }
}
