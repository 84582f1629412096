package kibitzer.content.syllabus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GlossaryTest {
    private final Syllabus syllabus = Syllabus.shipped();

    @Test
    void findsATermWhateverTheCapitals() {
        assertThat(syllabus.glossary().find("deadwood")).get().returns("Deadwood", Term::term);
    }

    @Test
    void aGameUsesTheTermsOfItsAncestorsAndOfEveryGame() {
        assertThat(syllabus.glossary().of("acol-system", syllabus.games()))
                .extracting(Term::term)
                .contains("Above the Line", "Ace")
                .doesNotContain("Active Player", "Aces Up");
    }
}
