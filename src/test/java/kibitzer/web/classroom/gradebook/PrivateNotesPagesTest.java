package kibitzer.web.classroom.gradebook;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.textfield.TextArea;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.gradebook.PrivateNotes;
import kibitzer.classroom.roster.Members;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Anna has handed in a sitting, told; Ina runs the class. */
@SharedFixture
class PrivateNotesPagesTest {
    private ElevensHandedIn met;
    private String ofAnna = "";
    private String ofSitting = "";

    @BeforeEach
    void comeIn() {
        met = ElevensHandedIn.met();
        met.told();
        ofAnna = "class/" + met.tuesday() + "/gradebook/learner/" + met.anna();
        ofSitting = "class/" + met.tuesday() + "/gradebook/sitting/" + met.sitting();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void note(String label, String text) {
        _get(TextArea.class, field -> field.withLabel(label)).setValue(text);
        _click(_get(NativeButton.class, button -> button.withText("Add the note")));
    }

    @Test
    void aNoteOnASittingStandsThereAndOnTheLearnersPageAndOneOnTheLearnerOnThatAlone() {
        BrowserlessTrainer.open(ofSitting);
        note("A note on this sitting", "Guessed.");
        assertThat(shown()).contains("Stored.", "Guessed.");

        BrowserlessTrainer.open(ofAnna);
        note("A note on the learner", "Plays too fast.");
        assertThat(shown()).contains("Guessed.", "The sitting it is about", "Plays too fast.");

        BrowserlessTrainer.open(ofSitting);
        assertThat(shown()).contains("Guessed.").doesNotContain("Plays too fast.");
        NativeDetails asking = _find(NativeDetails.class).stream()
                .filter(details -> details.getSummaryText().equals("Delete this note"))
                .findFirst()
                .orElseThrow();
        assertThat(asking.isOpen()).isFalse();
        assertThat(asking.getElement().getTextRecursively()).contains("Delete it? It is gone for every instructor");
        asking.setOpen(true);
        _click(_get(NativeButton.class, button -> button.withText("Keep it")));
        assertThat(asking.isOpen()).isFalse();
        assertThat(shown()).contains("Guessed.");
        asking.setOpen(true);
        _click(_get(NativeButton.class, button -> button.withText("Delete it")));
        assertThat(shown()).contains("Deleted.").doesNotContain("Guessed.");
    }

    @Test
    void anEmptyNoteIsRefusedInWords() {
        BrowserlessTrainer.open(ofAnna);
        note("A note on the learner", "  ");
        assertThat(shown()).contains("expected 1 to 2000 characters");
    }

    @Test
    void neitherTheLearnerNorWhoeverLooksOnSeesIt() {
        PrivateNotes notes = BrowserlessTrainer.get(PrivateNotes.class);
        notes.add(met.tuesday(), met.ina(), met.anna(), Optional.empty(), "Plays too fast.");
        notes.add(met.tuesday(), met.ina(), met.anna(), Optional.of(met.sitting()), "Guessed.");
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        LearnerId olga = BrowserlessTrainer.signIn("Olga", Role.LEARNER);
        met.work().joins(met.tuesday(), olga, "Olga", ElevensHandedIn.OPENS, Optional.empty());
        BrowserlessTrainer.get(Members.class).makeObserver(met.tuesday(), met.ina(), olga);
        for (String page : new String[] {ofAnna, ofSitting}) {
            BrowserlessTrainer.open(page);
            assertThat(shown()).contains("Anna").doesNotContain("Private notes", "Plays too fast.", "Guessed.");
            assertThat(_find(NotesPanel.class)).isEmpty();
        }
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        LearnerId anna = BrowserlessTrainer.signIn("Anna", Role.LEARNER);
        met.work().joins(met.tuesday(), anna, "Anna", ElevensHandedIn.OPENS, Optional.empty());
        for (String page : new String[] {ofAnna, ofSitting}) {
            BrowserlessTrainer.open(page);
            assertThat(shown()).contains("There is no such class").doesNotContain("Plays too fast.", "Guessed.");
        }
    }
}
