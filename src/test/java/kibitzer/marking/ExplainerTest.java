package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Sentences made of several answers. */
class ExplainerTest {
    @Test
    void instructionsThatBeginAlikeSayItOnce() {
        assertThat(Explainer.alternatives(List.of("Throw the king of hearts", "Throw the king of clubs")))
                .isEqualTo("Throw the king of hearts or the king of clubs");
        assertThat(Explainer.alternatives(List.of("Open 1NT", "Open 1♣"))).isEqualTo("Open 1NT or 1♣");
    }

    @Test
    void anAnswerInsideASentenceBeginsSmall() {
        assertThat(Explainer.inside("A meld")).isEqualTo("a meld");
        assertThat(Explainer.inside("Open 1NT")).isEqualTo("open 1NT");
        assertThat(Explainer.inside("1NT")).isEqualTo("1NT");
        assertThat(Explainer.inside("A♦")).isEqualTo("A♦");
    }

    @Test
    void otherAnswersStandSideBySide() {
        assertThat(Explainer.alternatives(List.of("Take the upcard", "Leave the upcard")))
                .isEqualTo("Take the upcard or leave the upcard");
        assertThat(Explainer.alternatives(List.of("Three fours", "Three of a kind")))
                .isEqualTo("Three fours or three of a kind");
        assertThat(Explainer.alternatives(List.of("1NT", "1♣"))).isEqualTo("1NT or 1♣");
        assertThat(Explainer.alternatives(List.of())).isEmpty();
    }
}
