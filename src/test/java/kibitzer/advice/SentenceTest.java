package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.wording.Sentence;
import org.junit.jupiter.api.Test;

/** Words that stand by themselves. */
class SentenceTest {
    @Test
    void aStatementEndsWithAFullStop() {
        assertThat(Sentence.of("the five does not follow suit")).isEqualTo("The five does not follow suit.");
    }

    @Test
    void aQuestionEndsWithAQuestionMark() {
        assertThat(Sentence.asking("how many points")).isEqualTo("How many points?");
    }

    @Test
    void ofNoWordsNoSentenceIsMade() {
        assertThat(Sentence.of("")).isEmpty();
        assertThat(Sentence.asking("")).isEmpty();
        assertThat(Sentence.capital("")).isEmpty();
    }
}
