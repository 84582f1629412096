package kibitzer.web.classroom.club;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.List;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** Where an instructor says what the class plays otherwise than the book. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/figures")
public class ClubPlaysView extends ClassPage {
    private final transient ClubPlays figures;

    ClubPlaysView(ClassGate gate, Visitor visitor, ClubPlays figures) {
        super(gate, visitor);
        this.figures = figures;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        show(admission);
    }

    private void show(Admission admission) {
        ClassroomId id = admission.classroom().id();
        begin("How your club plays", admission);
        lead(
                "Say which bidding rule your club plays otherwise: with another figure, with another call, or not at all. What you"
                        + " assign from then on, live lessons and the practice of this class are advised and marked by it, the other"
                        + " players at boards bid by it, and every verdict says that your club plays it so.");
        List<PlayedSo> played = figures.of(id, own());
        add(styled(new H2("Played otherwise"), "kb-heading"));
        if (played.isEmpty()) {
            add(styled(new Paragraph("Nothing: the class plays by the book."), "kb-tile-note"));
        } else if (admission.classroom().archived()) {
            add(new PlayedList(played));
        } else {
            add(new PlayedList(
                    played,
                    play -> attempt(() -> {
                        figures.byTheBook(id, own(), play);
                        show(admission);
                    })));
        }
        if (!played.isEmpty()) {
            add(styled(new Div(to("Practise as your club plays", ClubPracticeView.class, id)), "kb-actions"));
        }
        if (!admission.classroom().archived()) {
            add(styled(new H2("Play a rule otherwise"), "kb-heading"), form(admission, played));
        }
        add(limits());
    }

    private ClubPlayForm form(Admission admission, List<PlayedSo> played) {
        ClassroomId id = admission.classroom().id();
        return new ClubPlayForm(ClubRule.every(played), new ClubPlayForm.Doing() {
            @Override
            public EffectInWords effect(ClubPlay play) {
                return new EffectInWords(figures.effect(id, own(), play));
            }

            @Override
            public void play(PlayedSo so) {
                attempt(() -> {
                    figures.play(id, own(), so);
                    show(admission);
                });
            }
        });
    }

    private static NativeDetails limits() {
        NativeDetails details = new NativeDetails(
                "What cannot be said here",
                new UnorderedList(
                        new ListItem(
                                "A convention that the system has not: transfers, two over one, a short club. A rule of the book"
                                        + " can be left out, or have another figure or call; only an opening can be played a"
                                        + " second time."),
                        new ListItem(
                                "What is answered to another call: weak twos are the weak three played a second time with 2M on"
                                        + " six cards. The opening has that meaning alone, and no book speaks of the answers"
                                        + " to it, so they are not asked."),
                        new ListItem(
                                "A rule that general practice alone gives: it makes no answer wrong, so there is no figure"
                                        + " to overrule."),
                        new ListItem(
                                "With five-card majors, which minor is opened on three cards: where no suit is biddable, no"
                                        + " book speaks."),
                        new ListItem(
                                "What is assigned already keeps the figures that it was given with. Check its marks again"
                                        + " in the gradebook to see which would be others by now."),
                        new ListItem("Lessons, daily hands and practice outside the class stay by the book.")));
        details.addClassName("kb-more");
        return details;
    }
}
