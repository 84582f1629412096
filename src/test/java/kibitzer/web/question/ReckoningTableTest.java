package kibitzer.web.question;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.rummy.gin.DiscardProblem;
import kibitzer.decisions.rummy.gin.GinDiscard;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The yardstick below a verdict. */
@SharedFixture
class ReckoningTableTest {
    private static final GinDiscard DISCARD = new GinDiscard();

    @BeforeEach
    void sitDown() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    private static String shown(DiscardProblem problem, String answer) {
        Verdict<Card> verdict = new Question<>(DISCARD, problem).mark(CardNotation.read(answer));
        return new ReckoningTable<>(
                        DISCARD, DISCARD.reckon(problem).orElseThrow(), verdict.advice(), Optional.of(verdict))
                .getElement()
                .getTextRecursively()
                .replace("\uFE0E", "");
    }

    private static DiscardProblem hand(String cards, String took) {
        return new DiscardProblem(CardSet.of(cards), List.of(), CardSet.of(took), CardSet.EMPTY, 5);
    }

    @Test
    void saysThatCountingAgreesAndTellsWhoseAnswerIsWhose() {
        assertThat(shown(hand("7S 7H 7D 5C 4C 3C 2C QS 4H 2S AH", ""), "4H"))
                .contains("Counting puts the same first as the book.")
                .contains("Points left", "Can knock", "Fits opponent")
                .contains("the book, by the count")
                .contains("you")
                .contains("each of the 41 cards not seen");
    }

    @Test
    void saysWhereOtherAnswersCountAsWellAsTheBooks() {
        CardSet passed = CardSet.of("QD");
        CardSet hand = CardSet.of("KS TS 5S 3S QH 8H 5H 3C 8D 5D 3D");
        DiscardProblem queenIsSafest = new DiscardProblem(hand, passed.toList(), CardSet.EMPTY, passed, 5);
        assertThat(shown(queenIsSafest, "KS"))
                .contains("By the count the book's answer is as good as any, and 2 others are level with it.");
    }

    // The count would throw the nine into his set; the book throws a queen.
    @Test
    void saysWhatCountingPutsFirstWhereItIsNotTheBooks() {
        assertThat(shown(hand("QS QD 9H 7C 6D 4H 3S 2C AD 8S 5H", "9C 2D"), "QS"))
                .containsPattern("At the table follow the book: by our count \"throw the nine of hearts\" does better,"
                        + " by \\d+ points fewer in a hundred deals\\.")
                .contains("you, the book");
    }
}
