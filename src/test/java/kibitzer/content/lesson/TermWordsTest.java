package kibitzer.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.content.syllabus.Term;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TermWordsTest {

    @ParameterizedTest
    @CsvSource({
        "stopper, Two stoppers are enough, stoppers",
        "finesse, He was finessing again, finessing",
        "finesse, He finesses, finesses",
        "bluff, They bluffed, bluffed",
        "follow suit, Following suit is a duty, Following suit",
        "go out, Nobody goes out, goes out",
        "aces up, With Aces Up, Aces Up",
    })
    void findsATermInItsInflections(String term, String text, String found) {
        assertThat(found(new TermWords(List.of(term(term, false)), List.of()), text))
                .containsExactly(found);
    }

    @ParameterizedTest
    @CsvSource({"rank, A cranky flank-rank", "ruff, Truffles", "gin, The beginning"})
    void findsNoPartOfAWord(String term, String text) {
        assertThat(found(new TermWords(List.of(term(term, false)), List.of()), text))
                .isEmpty();
    }

    @Test
    void takesTheLongestTermAndNeverAPartOfItLater() {
        TermWords words = new TermWords(List.of(term("pot", false), term("side pot", false)), List.of());
        assertThat(found(words, "A side pot, and another side pot")).containsExactly("side pot");
        assertThat(found(words, "The pot")).containsExactly("pot");
        assertThat(found(words, "The pot and the side pot")).isEmpty();
    }

    @Test
    void leavesToTheAuthorWhatHasAnEverydaySenseOrSeveralMeanings() {
        Term several = new Term("Deadwood", List.of(), "1. Unmatched cards. 2. Discard pile", List.of(), false);
        TermWords words = new TermWords(List.of(term("down", true), several, term("gin", false)), List.of("gin"));
        assertThat(found(words, "Lay the deadwood face down at gin")).isEmpty();
    }

    private static List<String> found(TermWords words, String text) {
        return words.firstUses(text).stream()
                .map(use -> text.substring(use.from(), use.to()))
                .toList();
    }

    private static Term term(String word, boolean byAuthor) {
        return new Term(word, List.of(), "What it means", List.of(), byAuthor);
    }
}
