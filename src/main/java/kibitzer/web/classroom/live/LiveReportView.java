package kibitzer.web.classroom.live;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import kibitzer.classroom.live.LiveAnswer;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveReport;
import kibitzer.classroom.live.LiveReport.Asked;
import kibitzer.classroom.live.LiveReports;
import kibitzer.classroom.live.LiveScore;
import kibitzer.classroom.live.NoSuchLesson;
import kibitzer.classroom.live.PlannedQuestion;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.marking.Citations;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Silence;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.TableFile;
import kibitzer.web.classroom.assignment.LastWords;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.AnswerSheet;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** A live lesson looked back at: each question with its answers, who answered what, the scores, and the same as a file. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/live/:lesson/report")
public class LiveReportView extends ClassPage {
    private final transient LiveReports reports;
    private final transient Citations citations;
    private final transient WallClock clock;

    LiveReportView(ClassGate gate, Visitor visitor, LiveReports reports, Citations citations, WallClock clock) {
        super(gate, visitor);
        this.reports = reports;
        this.citations = citations;
        this.clock = clock;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        LiveReport report = LiveAddress.lesson(event.getRouteParameters())
                .flatMap(this::find)
                .filter(found ->
                        found.head().classroom().equals(admission.classroom().id()))
                .orElseThrow(NoSuchClass::new);
        begin(report.head().title(), admission);
        MomentInWords moment =
                new MomentInWords(admission.classroom().zone(), clock.today().zone());
        lead("A live lesson, begun " + moment.at(report.head().begun().truncatedTo(ChronoUnit.MINUTES)) + ", with "
                + (report.standings().size() == 1
                        ? "one learner."
                        : report.standings().size() + " learners."));
        String file =
                "/" + LiveAddress.file(report.head().classroom(), report.head().id());
        add(styled(
                new Div(TableFile.XLSX.link(file, "Answers for Excel"), TableFile.CSV.link(file, "Answers as CSV")),
                "kb-actions"));
        add(styled(new H2("Who answered what"), "kb-heading"), scores(report));
        add(styled(new H2("The questions"), "kb-heading"));
        report.asked().forEach(asked -> add(question(asked)));
    }

    private Optional<LiveReport> find(LiveLessonId id) {
        try {
            return Optional.of(reports.of(own(), id));
        } catch (NoSuchLesson none) {
            return Optional.empty();
        }
    }

    private static Component scores(LiveReport report) {
        if (report.standings().isEmpty()) {
            return new Paragraph("Nobody took part.");
        }
        NativeTable table = styled(new NativeTable(), "kb-live-scores");
        NativeTableRow names = new NativeTableRow(HeaderCell.ofColumn("Name"), HeaderCell.ofColumn("Points"));
        report.asked()
                .forEach(asked -> names.add(
                        HeaderCell.ofColumn(String.valueOf(asked.question().number()))));
        table.add(new NativeTableHeader(names));
        NativeTableBody body = new NativeTableBody();
        report.standings().forEach(standing -> body.add(row(report, standing)));
        table.add(body);
        Div scrolled = styled(new Div(table), "kb-live-scrolled");
        scrolled.getElement().setAttribute("tabindex", "0");
        scrolled.getElement().setAttribute("role", "region");
        scrolled.getElement().setAttribute("aria-label", "Who answered what");
        return scrolled;
    }

    private static NativeTableRow row(LiveReport report, LiveScore standing) {
        NativeTableRow row = new NativeTableRow(
                HeaderCell.ofRow(standing.seat().name().text()),
                new NativeTableCell(standing.points() + " of " + report.points()));
        report.asked()
                .forEach(asked -> row.add(cell(asked, asked.of(standing.seat().id()))));
        return row;
    }

    private static NativeTableCell cell(Asked asked, Optional<LiveAnswer> given) {
        if (given.isEmpty()) {
            return new NativeTableCell("not answered");
        }
        NativeTableCell cell = new NativeTableCell();
        Optional<Grade> grade = given.get().grade();
        grade.ifPresent(known -> {
            cell.getElement().setAttribute("data-grade", known.word());
            cell.add(new Span(known.isRight() ? "✓ " : "✗ "));
        });
        cell.add(new CardText(asked.question().what().say(given.get().answer())));
        return cell;
    }

    private Component question(Asked asked) {
        Div place = styled(new Div(), "kb-live-asked");
        String state = asked.question().skipped()
                ? " It was skipped, and counts for nothing."
                : asked.question().told().isEmpty() ? " Its verdict was not told." : "";
        PlannedQuestion what = asked.question().what();
        Optional<Silence> silence =
                Silence.on(what.question()).filter(any -> what.overruling().isEmpty());
        place.add(
                styled(
                        new Paragraph("Question " + asked.question().number() + ": "
                                + asked.spread().answered() + " answered, "
                                + asked.spread().right() + " right." + state
                                + silence.map(says -> " " + says.words() + ".").orElse("")),
                        "kb-strong"),
                new SpreadBars(asked.spread(), asked.question().told().isPresent(), true),
                styled(new NativeDetails("The question and its verdict", sheet(asked)), "kb-more"));
        return place;
    }

    private AnswerSheet sheet(Asked asked) {
        return sheet(asked, asked.question().what().question());
    }

    private <P, A> AnswerSheet sheet(Asked asked, Question<P, A> question) {
        return AnswerSheet.unanswered(
                question,
                asked.question().what().overruling().map(own -> LastWords.authors(question, Optional.empty(), own)),
                citations);
    }
}
