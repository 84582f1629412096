package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.time.ZoneId;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.AskedQuestion;
import kibitzer.classroom.gradebook.Comment;
import kibitzer.classroom.gradebook.Comments;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.classroom.gradebook.GivenAnswer;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.gradebook.PrivateNotes;
import kibitzer.classroom.gradebook.Regrade;
import kibitzer.classroom.gradebook.Remarking;
import kibitzer.classroom.gradebook.Scope;
import kibitzer.classroom.gradebook.TurnSheet;
import kibitzer.classroom.gradebook.Work.ScoredTurn;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.marking.Citations;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.web.classroom.assignment.FromPaperInWords;
import kibitzer.web.classroom.assignment.LastWords;
import kibitzer.web.classroom.assignment.TriesInWords;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.AnswerSheet;
import kibitzer.web.question.GradeBadge;
import kibitzer.web.question.LastWord;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;

/** One sitting down to each answer with its verdict, and the ways to give another credit. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/gradebook/sitting/:sitting")
public class TurnSheetView extends GradebookPage {
    private final transient Gradebooks gradebooks;
    private final transient Citations citations;
    private final transient Comments comments;
    private final transient PrivateNotes notes;

    TurnSheetView(
            ClassGate gate,
            Visitor visitor,
            Gradebooks gradebooks,
            Citations citations,
            Comments comments,
            PrivateNotes notes) {
        super(gate, visitor);
        this.notes = notes;
        this.gradebooks = gradebooks;
        this.citations = citations;
        this.comments = comments;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        ClassroomId id = admission.classroom().id();
        ZoneId zone = admission.classroom().zone();
        TurnSheet sheet = gradebooks.sitting(id, visitor(), new SittingId(named(event, SITTING)));
        begin(sheet.learner().name() + ": " + sheet.assignment().terms().title(), admission);
        add(
                ways(
                        to("Gradebook", GradebookView.class, id),
                        toLearner(
                                "All of " + sheet.learner().name(),
                                id,
                                sheet.learner().id()),
                        toItems("The set's questions", id, sheet.assignment().id())),
                new Paragraph(standing(sheet.scored(), zone)));
        sheet.scored()
                .turn()
                .typed()
                .ifPresent(typed -> add(styled(
                        new Paragraph(FromPaperInWords.of(typed) + " " + time(typed.at(), zone) + "."), "kb-note")));
        SittingId sitting = sheet.scored().turn().id();
        boolean told = runs() && comments.mayBeWritten(id, visitor(), sitting);
        Map<Integer, Comment> written = comments.of(id, visitor(), sitting);
        if (told) {
            add(comment(id, sitting, Comments.WHOLE, "the sitting", written));
        } else if (runs()) {
            add(soft("Comments to the learner can be written once the verdicts are told."));
        }
        if (!runs()) {
            Optional.ofNullable(written.get(Comments.WHOLE)).ifPresent(comment -> add(said(comment)));
        }
        OrderedList answers = styled(new OrderedList(), "kb-answers");
        sheet.lines().forEach(line -> {
            ListItem item = item(id, sheet, line, zone);
            if (!runs()) {
                Optional.ofNullable(written.get(line.asked().number())).ifPresent(comment -> item.add(said(comment)));
            }
            if (told) {
                int number = line.asked().number();
                item.add(comment(id, sitting, number, "question " + line.asked().original(), written));
            }
            answers.add(item);
        });
        add(answers);
        if (runs() && !sheet.learner().id().equals(visitor())) {
            add(new NotesPanel(
                    notes, new NotesPanel.Of(id, visitor(), sheet.learner().id(), Optional.of(sitting), zone)));
        }
    }

    /** To whoever looks on. */
    private static Paragraph said(Comment comment) {
        return styled(new Paragraph(comment.by() + ": " + comment.said()), "kb-note", "kb-comment");
    }

    private CommentField comment(
            ClassroomId id, SittingId sitting, int number, String on, Map<Integer, Comment> written) {
        return new CommentField(
                on,
                Optional.ofNullable(written.get(number)),
                text -> comments.write(id, visitor(), sitting, number, text));
    }

    private static String standing(ScoredTurn scored, ZoneId zone) {
        String points = scored.score().points() + " of " + scored.score().possible() + " points";
        return "Sitting " + scored.turn().number()
                + scored.turn()
                        .submitted()
                        .map(at -> ", handed in " + time(at, zone) + LearnerSheetView.timing(scored.timing()) + ": "
                                + points + ".")
                        .orElse(", still under way; as it stands " + points + ".")
                + (scored.turn().practice()
                        ? " It is practice and counts for nothing."
                        : scored.counts() ? " It counts." : " Another counts, or none yet.");
    }

    private ListItem item(ClassroomId id, TurnSheet sheet, TurnSheet.Line line, ZoneId zone) {
        AskedQuestion asked = line.asked();
        Optional<Question<?, ?>> question = Remarking.question(asked.decision(), line.position());
        ListItem item = new ListItem(
                styled(
                        new Paragraph(
                                new CardText(
                                        question.map(known -> known.prompt().ask())
                                                .orElse(asked.decision().text())),
                                styled(
                                        new Span(" Question " + asked.original() + " of the set."),
                                        "kb-soft",
                                        "kb-small")),
                        "kb-answer-ask"),
                new Paragraph(
                        new CardText(asked.given()
                                .map(given -> "Answered: "
                                        + Remarking.told(asked.decision(), line.position(), given.answer()) + ". ")
                                .orElse("Not answered. ")),
                        grade(line),
                        new Span(" " + points(line))));
        asked.given()
                .filter(given -> given.tried() > 1)
                .ifPresent(given -> item.add(soft(TriesInWords.before(given.before().stream()
                        .map(tried -> Remarking.told(asked.decision(), line.position(), tried.answer()))
                        .toList()))));
        line.regrades().forEach(regrade -> item.add(regraded(regrade, zone)));
        if (line.marks().each().size() > 1) {
            item.add(sideBySide(line));
        }
        question.ifPresent(known -> item.add(details(known, line)));
        item.add(regrading(id, sheet, line));
        return item;
    }

    private static Component grade(TurnSheet.Line line) {
        Optional<Grade> grade = line.credit().by() == Credit.By.TO_BE_MARKED
                ? Optional.empty()
                : line.credit().standing().or(() -> trainers(line));
        boolean inPart = line.credit().standing().equals(Optional.of(Grade.ACCEPTABLE));
        Span badge = styled(
                new Span(inPart ? "✓ in part" : grade.map(GradeBadge::says).orElse("to be marked")), "kb-badge");
        grade.ifPresent(known -> badge.getElement().setAttribute("data-kind", known.word()));
        badge.setVisible(line.asked().given().isPresent());
        return badge;
    }

    private static String points(TurnSheet.Line line) {
        Credit credit = line.credit();
        if (line.points() == 0) {
            return "out of the score";
        }
        return credit.earned().toPlainString() + " % of " + counted(line.points(), "point", "points")
                + (credit.by() == Credit.By.TRAINER ? "" : " (" + credit.by().words() + ")")
                + credit.standing()
                        .flatMap(counts -> trainers(line).filter(grade -> grade.isRight() != counts.isRight()))
                        .map(grade -> "; the trainer: " + GradeBadge.says(grade))
                        .orElse("");
    }

    private static Optional<Grade> trainers(TurnSheet.Line line) {
        return line.isMarkedByHand() ? Optional.empty() : line.asked().given().flatMap(GivenAnswer::grade);
    }

    private static Paragraph regraded(Regrade regrade, ZoneId zone) {
        return styled(
                new Paragraph(regrade.percent()
                                .map(percent -> (regrade.agreed() ? "Agreed on " : "Regraded to ") + percent + " % by ")
                                .orElse("Taken out of the score by ")
                        + regrade.by() + ", "
                        + time(regrade.at(), zone) + ": " + regrade.reason()),
                "kb-note");
    }

    private static Div sideBySide(TurnSheet.Line line) {
        return styled(
                new Div(
                        new Div("Marks side by side: " + line.marks().apart() + " % apart"),
                        MarksView.each(line.marks()),
                        new Div(
                                line.marks().isOpen()
                                        ? "The mean counts, "
                                                + line.credit().earned().toPlainString()
                                                + " %, until you agree on a mark."
                                        : "What was agreed on counts, "
                                                + line.credit().earned().toPlainString() + " %.")),
                "kb-note");
    }

    /** Made when it is opened: a whole sitting of verdicts at once would be slow to come. */
    private <P, A> FilledOnceOpened details(Question<P, A> question, TurnSheet.Line line) {
        AskedQuestion asked = line.asked();
        return styled(
                new FilledOnceOpened("The question and the verdict", () -> {
                    Optional<LastWord> word = LastWords.of(
                            question, asked.given().map(GivenAnswer::answer), line.credit(), line.author());
                    return asked.given()
                            .flatMap(given -> Remarking.answer(question, given.answer()))
                            .<Component>map(answer -> AnswerSheet.of(question, answer, word, citations))
                            .orElseGet(() -> AnswerSheet.unanswered(question, word, citations));
                }),
                "kb-more");
    }

    private Div regrading(ClassroomId id, TurnSheet sheet, TurnSheet.Line line) {
        AskedQuestion asked = line.asked();
        AssignmentId assignment = sheet.assignment().id();
        Scope here = Scope.of(assignment, sheet.scored().turn().id(), asked);
        Div ways = styled(new Div(), "kb-answer-ways");
        ways.add(named(
                toRegrade(line.isMarkedByHand() ? "Give your mark" : "Regrade here", id, RegradeQuery.of(here)),
                asked));
        if (line.marks().each().size() > 1) {
            ways.add(named(
                    toRegrade(
                            line.marks().isOpen() ? "Agree on a mark" : "Agree on another mark",
                            id,
                            RegradeQuery.agreeing(here, line.credit().rounded())),
                    asked));
        }
        if (asked.asAssigned()) {
            asked.given()
                    .ifPresent(given -> ways.add(named(
                            toRegrade(
                                    "Regrade this answer for all",
                                    id,
                                    RegradeQuery.of(Scope.answer(assignment, asked.original(), given.answer()))),
                            asked)));
        }
        if (!asked.asAssigned()) {
            asked.given()
                    .flatMap(given -> given.rule())
                    .ifPresent(rule -> ways.add(named(
                            toRegrade(
                                    "Regrade whoever was marked by the same rule",
                                    id,
                                    RegradeQuery.of(Scope.rule(assignment, asked.original(), rule))),
                            asked)));
        }
        ways.add(named(
                toRegrade(
                        "Regrade the question for all",
                        id,
                        RegradeQuery.of(Scope.question(assignment, asked.original()))),
                asked));
        return ways;
    }

    private static RouterLink named(RouterLink link, AskedQuestion asked) {
        link.getElement().setAttribute("aria-label", link.getText() + ", question " + asked.original());
        return link;
    }
}
