package kibitzer.web.progress;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.ask.HowMany;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.progress.SkillProgress;
import kibitzer.learning.progress.Streak;
import kibitzer.learning.progress.Studies;
import kibitzer.learning.progress.Study;
import kibitzer.learning.rating.FamilyRatings;
import kibitzer.learning.review.Mistakes;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.learning.review.Reviews;
import kibitzer.web.lesson.CourseView;
import kibitzer.web.lesson.LessonsView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.DayCalendar;
import kibitzer.web.picture.LessonsStudied;
import kibitzer.web.picture.Meter;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.practice.SkillLink;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.Ago;
import kibitzer.web.words.DueInWords;
import kibitzer.web.words.FamilyName;

/** How far the learner has come: the streak, what waits today, ratings, courses with their lessons, every skill with its curve. */
@UnderMenu(MenuEntry.PROGRESS)
@Route(Paths.PROGRESS)
public class ProgressView extends Page implements BeforeEnterObserver {
    private static final int WEEKS = 18;
    private static final int WEAKEST = 5;
    /** So many courses stand open. */
    private static final int FEW = 3;
    /** Skills that stand unfolded, so that a phone's page keeps an end; a family alone is never folded. */
    private static final int SKILLS_AT_ONCE = 12;

    private final transient Studies studies;
    private final transient LessonsDone done;
    private final transient Lessons lessons;
    private final transient Mistakes mistakes;
    private final transient Reviews reviews;
    private final transient FamilyRatings ratings;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ProgressView(
            Studies studies,
            LessonsDone done,
            Lessons lessons,
            Mistakes mistakes,
            Reviews reviews,
            FamilyRatings ratings,
            Visitor visitor,
            WallClock clock) {
        this.reviews = reviews;
        this.ratings = ratings;
        this.studies = studies;
        this.done = done;
        this.lessons = lessons;
        this.mistakes = mistakes;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        LearnerDay today = clock.today();
        Study study = studies.of(visitor.learner(), today);
        begin("Your progress");
        if (study.days().isEmpty()) {
            lead("Nothing is answered yet. What you answer, in lessons and in practice, is counted here.");
            add(styled(
                    new Div(
                            styled(new RouterLink("Begin a lesson", LessonsView.class), "kb-button", "kb-button-first"),
                            styled(new RouterLink("Practise", PracticeListView.class), "kb-button")),
                    "kb-actions"));
            return;
        }
        LessonsStudied studied = new LessonsStudied(done.of(visitor.learner()));
        add(figures(study, studied), streakRule(study.streak()));
        add(heading("Today"), waiting(today));
        add(heading("The days"), calendar(study, today.date()));
        List<SkillProgress> weakest = study.weakest(WEAKEST);
        if (!weakest.isEmpty()) {
            add(heading("Practise these first"), weakest(weakest));
        }
        add(heading("Your rating"), new RatingLines(ratings.of(visitor.learner(), today), today));
        add(heading("Courses"), courses(studied, study));
        add(heading("Skills"), skills(study));
        add(styled(new Div(new RouterLink("Your reports of wrong verdicts", ReportsView.class)), "kb-actions"));
    }

    /** What is due and what is to be put right, in the words of the pages where it is done. */
    private Component waiting(LearnerDay today) {
        ReviewQueue queue = reviews.queue(visitor.learner(), today);
        RouterLink review = queue.today().isEmpty()
                ? new RouterLink("See when each comes back", ReviewView.class)
                : styled(new RouterLink("Review now", ReviewHandView.class), "kb-button-first");
        Div ways = styled(new Div(styled(review, "kb-button")), "kb-actions");
        MistakesView.link(mistakes.of(visitor.learner(), today), today)
                .ifPresent(link -> ways.add(styled(link, "kb-button")));
        return new Div(new Paragraph(DueInWords.of(queue, today, clock.now())), ways);
    }

    private Component figures(Study study, LessonsStudied studied) {
        DescriptionList figures = styled(new DescriptionList(), "kb-figures-row");
        int streak = study.streak().days();
        figure(figures, "Streak", HowMany.of(streak, "day"));
        figure(
                figures,
                "Answers",
                study.all().answers() + " ("
                        + percent(study.all().right(), study.all().answers()) + " right)");
        figure(figures, "Time at the table", time(study.all().time()));
        figure(
                figures,
                "Lessons passed",
                lessons.all().stream().filter(studied.done()::isPassed).count() + " of "
                        + lessons.all().size());
        figure(
                figures,
                "Skills mastered",
                study.skills().stream().filter(SkillProgress::isMastered).count() + " of "
                        + study.skills().size() + " begun");
        return figures;
    }

    private static void figure(DescriptionList figures, String name, String value) {
        figures.add(new Div(new DescriptionList.Term(name), new DescriptionList.Description(value)));
    }

    private static Component streakRule(Streak streak) {
        return styled(
                new Paragraph("A day counts when you answer one question. Of any " + Streak.ONE_MISSED_IN
                        + " days one may be missed without breaking the streak; two running end it."
                        + streak.forgiven()
                                .map(day -> " " + Ago.date(day) + " was forgiven.")
                                .orElse("")
                        + (streak.today() || streak.days() == 0 ? "" : " Today is still open.")),
                "kb-soft",
                "kb-small");
    }

    private static Component calendar(Study study, LocalDate today) {
        return new Div(
                new DayCalendar(today, WEEKS, day -> study.day(day).answers()),
                styled(
                        new Paragraph("The last " + WEEKS + " weeks, a column each from Monday to Sunday; today: "
                                + study.day(today).answers() + " answers, "
                                + time(study.day(today).time()) + "."),
                        "kb-soft",
                        "kb-small"));
    }

    private static Component weakest(List<SkillProgress> weakest) {
        UnorderedList list = styled(new UnorderedList(), "kb-queue");
        weakest.forEach(skill -> list.add(new ListItem(
                SkillLine.name(skill.skill()),
                new Meter(skill.mastery(), SkillLine.percent(skill.mastery()) + " mastered"),
                styled(new Div(styled(SkillLink.practise(skill.skill(), "Practise"), "kb-button")), "kb-actions"))));
        return list;
    }

    private static Component skills(Study study) {
        Map<String, List<SkillProgress>> families = study.skills().stream()
                .collect(Collectors.groupingBy(
                        skill -> skill.skill().decision().game(), LinkedHashMap::new, Collectors.toList()));
        Div all = new Div(styled(
                new Paragraph(
                        "Mastery is the share of right answers: each answer counts nine tenths of the next, and half"
                                + " as much after 30 days, so that it fades where you do not practise. From 80 % on, the line in"
                                + " each picture, a skill is mastered. A picture shows it answer by answer, up to today."),
                "kb-soft",
                "kb-small"));
        int unfolded = 0;
        for (Map.Entry<String, List<SkillProgress>> family : families.entrySet()) {
            UnorderedList list = styled(new UnorderedList(), "kb-skill-list");
            family.getValue().forEach(skill -> list.add(new SkillLine(skill)));
            int skills = family.getValue().size();
            NativeDetails group = styled(
                    new NativeDetails(FamilyName.of(family.getKey()) + " (" + skills + ")", list), "kb-skill-group");
            group.setOpen(families.size() == 1 || unfolded + skills <= SKILLS_AT_ONCE);
            unfolded += group.isOpen() ? skills : 0;
            all.add(group);
        }
        return all;
    }

    private Component courses(LessonsStudied studied, Study study) {
        Div all = new Div();
        List<Course> begun =
                lessons.courses().stream().filter(studied.done()::isTouched).toList();
        begun.forEach(course -> all.add(new CourseMastery(course, studied, study, begun.size() <= FEW)));
        UnorderedList untouched = styled(new UnorderedList(), "kb-skill-list");
        lessons.courses().stream()
                .filter(course -> !begun.contains(course))
                .forEach(course -> untouched.add(new ListItem(
                        styled(new Div(CourseView.link(course)), "kb-queue-name"), studied.meter(course))));
        if (untouched.getComponentCount() > 0) {
            all.add(styled(
                    new NativeDetails("Not begun (" + untouched.getComponentCount() + ")", untouched),
                    "kb-skill-group"));
        }
        all.add(styled(
                new Div(styled(new RouterLink("All lessons, with your drills", LessonsView.class), "kb-button")),
                "kb-actions"));
        return all;
    }

    private static String percent(int part, int whole) {
        return whole == 0 ? "0 %" : Math.round(100.0 * part / whole) + " %";
    }

    private static String time(Duration time) {
        long minutes = Math.round(time.toSeconds() / 60.0);
        return minutes < 60 ? minutes + " min" : minutes / 60 + " h " + minutes % 60 + " min";
    }

    private static H2 heading(String text) {
        return styled(new H2(text), "kb-heading");
    }
}
