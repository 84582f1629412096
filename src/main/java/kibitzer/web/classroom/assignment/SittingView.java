package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.PermitAll;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.SittingAnswer;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.gradebook.Comment;
import kibitzer.classroom.gradebook.Comments;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.classroom.gradebook.OwnScores;
import kibitzer.classroom.gradebook.OwnScores.OwnScore;
import kibitzer.decisions.ask.HowMany;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.AnswerSheet;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;
import tools.jackson.databind.JsonNode;

/** A sitting, a question at a time: answered while it is open, read with its verdicts once they are told. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("sitting/:id")
public class SittingView extends Page implements BeforeEnterObserver {
    private final transient Sittings sittings;
    private final transient OwnScores scores;
    private final transient Comments comments;
    private final transient SittingDesk desk;
    private final transient Desk reports;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    SittingView(
            Sittings sittings,
            OwnScores scores,
            Comments comments,
            SittingDesk desk,
            Desk reports,
            Visitor visitor,
            WallClock clock) {
        this.sittings = sittings;
        this.scores = scores;
        this.comments = comments;
        this.desk = desk;
        this.reports = reports;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Paper paper = sittings.paper(visitor.learner(), AssignmentAddress.sitting(event.getRouteParameters()));
        show(
                paper,
                AssignmentAddress.asked(event, paper.size())
                        .orElseGet(() -> paper.open().stream().findFirst().orElse(1)));
    }

    private void show(Paper paper, int number) {
        SittingQuestion asked = paper.question(number).orElseThrow();
        Optional<OwnScore> score = scores.of(paper);
        begin(paper.assignment().terms().title());
        lead("Question " + number + " of " + paper.size() + ". " + state(paper, score));
        SittingClock.of(paper, clock.now()).ifPresent(this::add);
        Map<Integer, Comment> said = comments.told(paper);
        FromPaperInWords.of(paper.sitting()).ifPresent(says -> add(styled(new Paragraph(says), "kb-note")));
        said(said, Comments.WHOLE, "the whole");
        QuestionNumbers numbers = new QuestionNumbers(
                paper.size(),
                number,
                other -> AssignmentAddress.to("", paper.sitting().id(), other));
        Map<Integer, Credit> credits = scores.told(paper);
        paper.inOrder()
                .values()
                .forEach(answer -> mark(numbers, answer, Optional.ofNullable(credits.get(answer.number()))));
        add(numbers);
        if (paper.sitting().isOpen() || paper.isTold(number)) {
            AtomicReference<Optional<JsonNode>> stands =
                    new AtomicReference<>(paper.answer(number).map(SittingAnswer::answer));
            ask(paper, asked, numbers, score, stands);
            if (paper.sitting().isOpen()) {
                add(new SittingWatch(SittingWatch.ANSWERS, () -> look(paper, number, stands.get())));
            }
        } else {
            add(AnswerSheet.asked(asked.question()), styled(new Paragraph(handedIn(paper, asked)), "kb-note"));
        }
        said(said, number, "this question");
        add(ways(paper, number));
    }

    private void said(Map<Integer, Comment> comments, int number, String on) {
        Optional.ofNullable(comments.get(number))
                .ifPresent(comment -> add(styled(
                        new Paragraph(new Span(comment.by() + " on " + on + ": "), new Span(comment.said())),
                        "kb-note",
                        "kb-comment")));
    }

    private String state(Paper paper, Optional<OwnScore> score) {
        if (paper.sitting().practice()) {
            return "This is practice; it counts for nothing.";
        }
        if (paper.sitting().isOpen()) {
            return paper.isLimited()
                    ? "Every answer is stored when you give it."
                    : MomentInWords.length(Duration.between(clock.now(), paper.ends()))
                            + " left; every answer is stored when you give it.";
        }
        return score.map(OwnScoreInWords::of).orElse("Handed in; the verdicts are told later.");
    }

    /** Where the same sitting went on in another window, this one is brought up to it before anything is done here. */
    private void look(Paper before, int number, Optional<JsonNode> stands) {
        Paper now = sittings.paper(visitor.learner(), before.sitting().id());
        boolean replaced = !now.answer(number).map(SittingAnswer::answer).equals(stands);
        if (!replaced && now.sitting().isOpen()) {
            return;
        }
        show(now, number);
        Paragraph news = styled(
                new Paragraph(
                        replaced
                                ? "You answered this question elsewhere meanwhile, in another window or on another"
                                        + " device. What stands here now is stored."
                                : "This sitting was handed in meanwhile."),
                "kb-note");
        news.getElement().setAttribute("role", "status");
        addComponentAtIndex(2, news);
    }

    private void ask(
            Paper paper,
            SittingQuestion asked,
            QuestionNumbers numbers,
            Optional<OwnScore> score,
            AtomicReference<Optional<JsonNode>> stands) {
        score.ifPresent(own -> Optional.ofNullable(own.out().get(asked.number()))
                .map(out -> Optional.of(styled(
                        new Paragraph(
                                "Out of the score: this question gives no points and takes none. " + out.reason()),
                        "kb-tile-note")))
                .orElseGet(() ->
                        Optional.ofNullable(own.credits().get(asked.number())).map(credit -> earned(asked, credit)))
                .ifPresent(this::add));
        Div beside = new Div();
        QuestionPanel<?, ?> panel = desk.lay(paper, asked, given -> {
            stands.set(Optional.of(given.answer().answer()));
            mark(
                    numbers,
                    given.answer(),
                    given.told()
                            ? Optional.of(scores.credit(paper, asked, Optional.of(given.answer())))
                            : Optional.empty());
            if (given.told()) {
                note(asked, Optional.of(scores.credit(paper, asked, Optional.of(given.answer()))), beside);
            }
        });
        panel.addObjectionListener(objected -> panel.tellObjector(reports.report(panel, objected.words())));
        add(panel, beside);
        boolean atTheTable = asked.question().decision().answerKind().isRecorded()
                && paper.sitting().isOpen();
        if (atTheTable && paper.answer(asked.number()).isEmpty()) {
            panel.takeFocus();
        }
        TriesInWords.told(paper, asked).ifPresent(tried -> add(styled(new Paragraph(tried), "kb-tile-note")));
        if (paper.isTold(asked.number())) {
            note(asked, Optional.ofNullable(scores.told(paper).get(asked.number())), beside);
        }
    }

    /** @param credit of the answer, which is told */
    private static void note(SittingQuestion asked, Optional<Credit> credit, Div beside) {
        beside.removeAll();
        credit.filter(earned -> earned.by() == Credit.By.PRACTICE)
                .ifPresent(earned -> beside.add(styled(
                        new Paragraph("General practice counts here and not the book, which is silent: "
                                + earned.earned().toPlainString() + " % of the credit."),
                        "kb-note")));
        asked.note().ifPresent(note -> beside.add(styled(new Paragraph(note), "kb-note")));
    }

    private static Paragraph earned(SittingQuestion asked, Credit credit) {
        String whole = HowMany.of(asked.points(), "point");
        String earned = credit.earned()
                .multiply(BigDecimal.valueOf(asked.points()))
                .movePointLeft(2)
                .stripTrailingZeros()
                .toPlainString();
        String says = earned + " of " + whole
                + switch (credit.by()) {
                    case REGRADE -> ", credit given by your instructor.";
                    case AUTHOR -> ", as the author of the set decided.";
                    case BOARD -> ", for what the board scored.";
                    case PRACTICE -> ", by general practice, for no book speaks here.";
                    case TRAINER ->
                        credit.ofTry() == Credit.WHOLE
                                ? ", by the verdict below."
                                : ", by the verdict below, at a try that counts " + credit.ofTry() + " %.";
                    case NO_ANSWER -> ": you did not answer it.";
                    case UNDER_WAY -> ": it is not handed in yet.";
                    case TO_BE_MARKED -> ": your instructor has not marked it yet.";
                    case NOBODY -> ": this question cannot be marked any more.";
                };
        return styled(new Paragraph(says), "kb-tile-note");
    }

    private static String handedIn(Paper paper, SittingQuestion asked) {
        return paper.answer(asked.number())
                .map(answer -> "You answered " + inWords(asked, answer) + ". The verdict is told later.")
                .orElse("You did not answer this question.");
    }

    static String inWords(SittingQuestion asked, SittingAnswer answer) {
        return inWords(asked.question(), answer);
    }

    private static <P, A> String inWords(Question<P, A> question, SittingAnswer answer) {
        return question.decision()
                .say(
                        question.position(),
                        question.decision().answerKind().json().read(answer.answer()))
                .alone();
    }

    /** @param told what the answer earns, where that is told */
    private static void mark(QuestionNumbers numbers, SittingAnswer answer, Optional<Credit> told) {
        if (answer.again() && told.isEmpty()) {
            numbers.say(answer.number(), "again", "not right, to be tried again");
            return;
        }
        Optional<Grade> grade = told.flatMap(credit -> credit.standing().or(answer::grade));
        numbers.say(
                answer.number(),
                grade.map(Grade::word).orElse("kept"),
                grade.map(Grade::word).orElse("answered"));
    }

    private Div ways(Paper paper, int number) {
        Div ways = styled(new Div(), "kb-actions", "kb-sitting-ways");
        if (number > 1) {
            ways.add(way("Previous question", paper, number - 1));
        }
        if (number < paper.size()) {
            ways.add(styled(way("Next question", paper, number + 1), "kb-button-first"));
        }
        boolean last = IntStream.rangeClosed(1, paper.size()).max().orElse(0) == number;
        if (paper.sitting().isOpen()) {
            RouterLink in = new RouterLink(
                    "Hand in",
                    HandInView.class,
                    AssignmentAddress.of(paper.sitting().id()));
            ways.add(last ? styled(in, "kb-button", "kb-button-first") : styled(in, "kb-button"));
        }
        ways.add(new Span(
                AssignmentAddress.to("The assignment", paper.assignment().id())));
        return ways;
    }

    private static RouterLink way(String text, Paper paper, int number) {
        return styled(AssignmentAddress.to(text, paper.sitting().id(), number), "kb-button");
    }
}
