package kibitzer.web.classroom.live;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.live.LiveLessonHead;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveSettings;
import kibitzer.classroom.live.PlannedQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.attendance.AttendanceView;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** The live lessons of a class: to start one, to go on with one, to look back at one. {@code ?set=} chooses the set beforehand. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/live")
public class LiveListView extends ClassPage {
    private final transient LiveLessons lessons;
    private final transient Drafts drafts;
    private final transient WallClock clock;

    LiveListView(ClassGate gate, Visitor visitor, LiveLessons lessons, Drafts drafts, WallClock clock) {
        super(gate, visitor);
        this.lessons = lessons;
        this.drafts = drafts;
        this.clock = clock;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        begin("Live lessons of " + admission.classroom().name(), admission);
        lead("All see the same question, answer at once on their phones, and hear the verdict together.");
        add(styled(
                new Div(styled(
                        to(
                                "Register",
                                AttendanceView.class,
                                admission.classroom().id()),
                        "kb-button")),
                "kb-actions"));
        List<LiveLessonHead> all = lessons.of(own(), admission.classroom().id());
        List<LiveLessonHead> going =
                all.stream().filter(head -> !head.lesson().isOver()).toList();
        List<LiveLessonHead> over =
                all.stream().filter(head -> head.lesson().isOver()).toList();
        if (!going.isEmpty()) {
            add(styled(new H2("Going on"), "kb-heading"), tiles(admission, going));
        }
        if (!admission.classroom().archived()) {
            add(
                    styled(new H2("Start one"), "kb-heading"),
                    starting(admission, event.getLocation().getQueryParameters().getSingleParameter("set")));
        }
        if (!over.isEmpty()) {
            add(styled(new H2("Looked back at"), "kb-heading"), tiles(admission, over));
        }
    }

    private EntryForm starting(Admission admission, Optional<String> chosen) {
        List<StoredDraft> sets =
                drafts.of(own()).stream().filter(draft -> !draft.archived()).toList();
        Select<StoredDraft> set = new Select<>();
        set.setLabel("Questions from a set");
        set.setHelperText("Others can be added while the lesson goes on");
        set.setEmptySelectionAllowed(true);
        set.setEmptySelectionCaption("None: I add them in the lesson");
        set.setItems(sets);
        set.setItemLabelGenerator(draft -> draft == null
                ? "None: I add them in the lesson"
                : draft.draft().shownTitle().orElse("Without a title"));
        TextField title = new TextField("What the lesson is called");
        title.setMaxLength(LiveLessons.LONGEST_TITLE);
        title.setManualValidation(true);
        title.setValue("Live lesson");
        set.addValueChangeListener(change -> Optional.ofNullable(change.getValue())
                .flatMap(draft -> draft.draft().shownTitle())
                .ifPresent(title::setValue));
        sets.stream()
                .filter(draft -> chosen.filter(draft.id().toString()::equals).isPresent())
                .findFirst()
                .ifPresent(set::setValue);
        Checkbox names = new Checkbox("The screen says who answered what, and who leads");
        TimeLimit limit = new TimeLimit(Optional.empty());
        return new EntryForm("Open the board", () -> {
                    LiveLessonId id = lessons.open(
                            own(),
                            admission.classroom().id(),
                            title.getValue(),
                            new LiveSettings(names.getValue(), limit.limit()),
                            Optional.ofNullable(set.getValue())
                                    .map(draft -> PlannedQuestion.of(draft.draft()))
                                    .orElse(List.of()));
                    getUI().ifPresent(ui -> ui.navigate(
                            LiveBoardView.class,
                            LiveAddress.of(admission.classroom().id(), id)));
                })
                .with(set)
                .with(BadEntry.Field.NAME, title)
                .with(limit)
                .with(names);
    }

    private Div tiles(Admission admission, List<LiveLessonHead> some) {
        MomentInWords moment =
                new MomentInWords(admission.classroom().zone(), clock.today().zone());
        Div tiles = styled(new Div(), "kb-tiles");
        some.forEach(head -> tiles.add(styled(
                new Div(
                        styled(new H2(head.title()), "kb-tile-title"),
                        styled(
                                new Paragraph("Began " + moment.at(head.begun().truncatedTo(ChronoUnit.MINUTES)) + ". "
                                        + asked(head)),
                                "kb-tile-note"),
                        styled(
                                new Div(styled(
                                        head.lesson().isOver()
                                                ? new RouterLink(
                                                        "The report",
                                                        LiveReportView.class,
                                                        LiveAddress.of(head.classroom(), head.id()))
                                                : new RouterLink(
                                                        "To the board",
                                                        LiveBoardView.class,
                                                        LiveAddress.of(head.classroom(), head.id())),
                                        "kb-button")),
                                "kb-actions")),
                "kb-tile")));
        return tiles;
    }

    private static String asked(LiveLessonHead head) {
        int asked = head.lesson().question();
        return asked == 0 ? "Nothing was asked yet." : asked == 1 ? "One question asked." : asked + " questions asked.";
    }
}
