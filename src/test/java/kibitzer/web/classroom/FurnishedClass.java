package kibitzer.web.classroom;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveSettings;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.RosterLine;
import kibitzer.classroom.roster.RosterName;
import kibitzer.web.BrowserlessTrainer;

/** A {@link SmallClass} with one of each thing that a class can have, and the addresses of its pages. */
public record FurnishedClass(SmallClass ours, Map<String, String> names) {

    /** Makes it; nobody is signed in. */
    public static FurnishedClass met() {
        SmallClass ours = SmallClass.met();
        Assignment given = ours.give(
                SmallClass.terms("Elevens", Feedback.ON_SUBMISSION),
                SmallClass.question(
                        "{\"decision\": \"bridge/rule-of-eleven\", \"position\": {\"lead\": \"5\", \"dummy\": \"Q83\", \"own\": \"K9\"}, \"answer\": 2}"));
        Drafts drafts = BrowserlessTrainer.get(Drafts.class);
        ProblemSetId set = drafts.blank(ours.instructor(), "Own");
        ClassPages pages = BrowserlessTrainer.get(ClassPages.class);
        PageId page = pages.begin(ours.classroom(), ours.instructor());
        pages.save(ours.classroom(), ours.instructor(), page, 1, new PageText("Leads", "Lead the fourth best."));
        pages.show(ours.classroom(), ours.instructor(), page, 2);
        LiveLessons lessons = BrowserlessTrainer.get(LiveLessons.class);
        LiveLessonId live = lessons.open(ours.instructor(), ours.classroom(), "Live", LiveSettings.USUAL, List.of());
        Map<String, String> names = new HashMap<>();
        names.put("class", ours.classroom().toString());
        names.put("assignment", given.id().toString());
        names.put(
                "sitting",
                BrowserlessTrainer.get(Sittings.class)
                        .start(ours.learner(), given.id())
                        .id()
                        .toString());
        names.put("learner", ours.learner().toString());
        names.put("set", set.toString());
        names.put("shared", drafts.share(ours.instructor(), set));
        names.put(
                "code",
                BrowserlessTrainer.get(Classrooms.class)
                        .joinDoor(ours.classroom(), ours.instructor())
                        .code()
                        .toString());
        names.put(
                "invitation",
                BrowserlessTrainer.get(Invitations.class)
                        .invite(
                                ours.classroom(),
                                ours.instructor(),
                                List.of(new RosterLine(1, new RosterName("Ida Invited"), Optional.empty())))
                        .getFirst()
                        .secret()
                        .text());
        names.put("page", page.toString());
        names.put("live", live.toString());
        names.put(
                "live-code",
                lessons.find(ours.instructor(), live).code().orElseThrow().text());
        BrowserlessTrainer.leave();
        return new FurnishedClass(ours, Map.copyOf(names));
    }

    /** Opens a page, such as {@code class/<class>/roster}: as the learner what is for learners alone, else as the instructor. */
    public void open(String address) {
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(
                address.startsWith("sitting/") || address.startsWith("assignment/")
                        ? ours.learner()
                        : ours.instructor());
        String filled = address;
        for (Map.Entry<String, String> name : names.entrySet()) {
            filled = filled.replace("<" + name.getKey() + ">", name.getValue());
        }
        BrowserlessTrainer.open(filled);
    }
}
