package kibitzer.advice;

import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Where a statement comes from, and what the figures and the facts in it rest on. */
class SourceTest {
    private static final Source BOOK = source("weather.p01");
    private static final Source OPEN = BOOK.withFigureFromPractice("fifteen is usual");
    private static final Source PRACTICE = generalPractice("people like shirts");

    @Nested
    class WhatAFigureRestsOn {
        @Test
        void theBookPrintsItUnlessItIsLeftOpen() {
            assertThat(BOOK.basisOfFigure("degrees")).isEqualTo(Basis.BOOK);
            assertThat(OPEN.basisOfFigure("degrees")).isEqualTo(Basis.PRACTICE);
            assertThat(PRACTICE.basisOfFigure("degrees")).isEqualTo(Basis.PRACTICE);
        }

        @Test
        void ofARuleWithFiguresLeftOpenSomeMayBePrinted() {
            Source printing = OPEN.printing("degrees", "drops");

            assertThat(printing.basisOfFigure("degrees")).isEqualTo(Basis.BOOK);
            assertThat(printing.basisOfFigure("drops")).isEqualTo(Basis.BOOK);
            assertThat(printing.basisOfFigure("wind")).isEqualTo(Basis.PRACTICE);
        }

        @Test
        void itMayFollowFromOthersOrBeCounted() {
            assertThat(BOOK.reckoning("degrees").basisOfFigure("degrees")).isEqualTo(Basis.RECKONED);
            assertThat(BOOK.counting("degrees").basisOfFigure("degrees")).isEqualTo(Basis.COUNTED);
            assertThat(BOOK.counting("degrees").basisOfFigure("drops")).isEqualTo(Basis.BOOK);
        }
    }

    @Nested
    class WhatIsNoFigure {
        @Test
        void itIsTheBooksButWhatIsSaidToBeLeftOpen() {
            assertThat(OPEN.basisOf("rain")).isEqualTo(Basis.BOOK);
            assertThat(OPEN.leaving("rain").basisOf("rain")).isEqualTo(Basis.PRACTICE);
            assertThat(OPEN.leaving("rain").basisOf("snow")).isEqualTo(Basis.BOOK);
        }

        @Test
        void whereNoBookSpeaksAllIsPractice() {
            assertThat(PRACTICE.basisOf("rain")).isEqualTo(Basis.PRACTICE);
            assertThat(PRACTICE.counting("rain").basisOf("rain")).isEqualTo(Basis.PRACTICE);
        }
    }

    @Test
    void wordsOfTheBookAreKeptByFeature() {
        assertThat(OPEN.meaning("a warm day", "degrees", "sun").words())
                .containsOnlyKeys("degrees", "sun")
                .containsValue(Meaning.ofTheBook("a warm day"));
        assertThat(OPEN.meaning("warm", "degrees").meaning("wet", "drops").words())
                .containsOnlyKeys("degrees", "drops");
    }

    @Test
    void whatIsAskedOfAFeatureMayStandInAnotherEntry() {
        Source both = BOOK.stating("weather.p09", "drops");

        assertThat(both.of("drops")).isEqualTo(source("weather.p09"));
        assertThat(both.of("degrees")).isEqualTo(both);
        assertThat(both.stating("weather.p08", "wind").of("drops")).isEqualTo(source("weather.p09"));
    }

    @Nested
    class WhoSpeaks {
        @Test
        void aBookOrPracticeOrTheAuthorOfAQuestion() {
            assertThat(BOOK.isGeneralPractice()).isFalse();
            assertThat(BOOK.isAuthors()).isFalse();
            assertThat(PRACTICE.isGeneralPractice()).isTrue();
            assertThat(PRACTICE.isAuthors()).isFalse();
            assertThat(Source.AUTHOR.isAuthors()).isTrue();
            assertThat(Source.AUTHOR.isGeneralPractice()).isFalse();
        }

        @Test
        void somebodyMustSpeak() {
            assertThatThrownBy(() -> new Source(List.of(), " ", false))
                    .hasMessageContaining("expected a syllabus id or a practice");
        }

        @Test
        void onlyABookLeavesAFigureOpen() {
            assertThat(BOOK.leavesAFigureOpen()).isFalse();
            assertThat(OPEN.leavesAFigureOpen()).isTrue();
            assertThat(PRACTICE.withFigureFromPractice("fifteen").leavesAFigureOpen())
                    .isFalse();
        }
    }

    @Test
    void aStatementTakenOverKeepsWhatPracticeSupplied() {
        assertThat(BOOK.takenOver("it serves indoors too").practice()).isEqualTo("it serves indoors too");
        assertThat(OPEN.takenOver("it serves indoors too").practice())
                .isEqualTo("it serves indoors too; fifteen is usual");
        assertThat(BOOK.takenOver("it serves indoors too").ids()).containsExactly("weather.p01");
        assertThat(PRACTICE.takenOver("it serves indoors too")).isEqualTo(PRACTICE);
    }

    @Test
    void aStatementMayBeMadeInSeveralPlacesAndOnSeveralPages() {
        assertThat(BOOK.and("weather.p02", "weather.p03").ids())
                .containsExactly("weather.p01", "weather.p02", "weather.p03");
        assertThat(BOOK.onPage(34, 35).pages()).containsExactly(34, 35);
    }
}
