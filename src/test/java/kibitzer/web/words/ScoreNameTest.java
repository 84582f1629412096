package kibitzer.web.words;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "prop_overtrick|Proposal and acceptance, each overtrick",
                "solo_over_under|Solo, each trick over or under",
                "overtrick_doubled_nv|Overtrick doubled not vulnerable",
                "flush A T K Q J of trumps|Flush A 10 K Q J of trumps",
                "K Q J T 9 8 (not SQ)|K Q J 10 9 8 (not the queen of spades)",
                "single pool, each trick|Single pool, each trick"
            })
    void isWordsInFull(String key, String name) {
        assertThat(ScoreName.of(key)).isEqualTo(name);
    }

    @Test
    void noScoreOfAnyGameIsTheNameOfAField() {
        assertThat(Syllabus.shipped().games().all())
                .flatExtracting(game -> game.scoring().keySet())
                .map(ScoreName::of)
                .noneMatch(name -> name.contains("_"));
    }
}
