package kibitzer.classroom.lti.launch;

import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.Account;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.ResultsChanged;
import kibitzer.classroom.lti.link.ActivityLink;
import kibitzer.classroom.lti.link.ContextId;
import kibitzer.classroom.lti.link.CourseContext;
import kibitzer.classroom.lti.link.LinkId;
import kibitzer.classroom.lti.link.LinkRows;
import kibitzer.classroom.lti.message.Fault;
import kibitzer.classroom.lti.message.Launch;
import kibitzer.classroom.lti.message.Launch.DeepLinking;
import kibitzer.classroom.lti.message.Launch.ResourceLink;
import kibitzer.classroom.lti.message.LaunchRefused;
import kibitzer.classroom.lti.people.PlatformAccounts;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.roster.Enrolments;
import kibitzer.classroom.roster.Part;
import kibitzer.learning.learner.LearnerId;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Takes in somebody whom a platform sends with a message that was checked: gives an account, a class and a place in it, and finds what
 * they came for. All of it or nothing: whoever is refused leaves no trace.
 */
@Service
public class Launches {
    /** What a platform keeps with an activity that was chosen here. */
    public static final String ASSIGNMENT = "assignment";

    private final PlatformAccounts accounts;
    private final LinkRows links;
    private final Enrolments enrolments;
    private final Assignments assignments;
    private final ApplicationEventPublisher events;

    Launches(
            PlatformAccounts accounts,
            LinkRows links,
            Enrolments enrolments,
            Assignments assignments,
            ApplicationEventPublisher events) {
        this.accounts = accounts;
        this.links = links;
        this.enrolments = enrolments;
        this.assignments = assignments;
        this.events = events;
    }

    /**
     * @throws LaunchRefused if they cannot come in
     * @throws org.springframework.dao.DuplicateKeyException if they, or the first of the course, came in twice at once
     */
    @Transactional
    public Entry enter(Platform platform, Launch launch) {
        Launch.Context course =
                launch.context().orElseThrow(() -> new LaunchRefused(Fault.NO_COURSE, "context is missing"));
        boolean instructs = launch.person().instructs();
        if (launch.content() instanceof DeepLinking && !instructs) {
            throw new LaunchRefused(Fault.NOT_A_TEACHER, "a deep linking request without the role of an instructor");
        }
        Optional<CourseContext> known = links.context(platform.id(), launch.deployment(), course.id());
        if (known.isEmpty() && !instructs) {
            throw new LaunchRefused(
                    Fault.NO_CLASS_YET, "no instructor has opened course " + course.id() + " of " + platform.name());
        }
        Account account =
                accounts.of(platform, launch.person().subject(), launch.person().name());
        if (account.disabled()) {
            throw new LaunchRefused(Fault.DISABLED, "account " + account.learner() + " is disabled");
        }
        LearnerId who = account.learner();
        if (instructs) {
            accounts.makeInstructor(who);
        }
        ContextId context;
        ClassroomId classroom;
        if (known.isPresent()) {
            context = known.get().id();
            classroom = known.get().classroom();
        } else {
            classroom = enrolments.open(course.title().orElse("Class"), platform.zone());
            context = links.insertContext(platform.id(), launch.deployment(), course.id(), classroom);
        }
        launch.members().ifPresent(members -> links.members(context, members));
        Part part = instructs ? Part.INSTRUCTOR : Part.LEARNER;
        String name = launch.person().name().orElse(account.name().text());
        if (enrolments.enrol(classroom, who, part, name) == Enrolments.Outcome.TOO_LATE) {
            throw new LaunchRefused(Fault.ARCHIVED, "class " + classroom + " is archived");
        }
        return switch (launch.content()) {
            case DeepLinking asked -> choosing(platform, launch, asked, who, classroom);
            case ResourceLink activity -> opening(platform, launch, activity, who, context, classroom);
        };
    }

    private static Entry choosing(
            Platform platform, Launch launch, DeepLinking asked, LearnerId who, ClassroomId classroom) {
        if (!asked.acceptsLinks()) {
            throw new LaunchRefused(Fault.NOT_UNDERSTOOD, "accept_types has no ltiResourceLink");
        }
        if (!platform.owns(asked.returnTo())) {
            throw new LaunchRefused(
                    Fault.NOT_GENUINE,
                    "deep_link_return_url " + asked.returnTo() + " is at no host that is registered for "
                            + platform.name() + "; an administrator can add it under further addresses");
        }
        Choice.Answer answer =
                new Choice.Answer(launch.deployment(), asked.returnTo(), asked.data(), asked.acceptsLineItem());
        return new Entry.Choosing(who, new Choice(who, platform.id(), classroom, answer));
    }

    private Entry opening(
            Platform platform,
            Launch launch,
            ResourceLink activity,
            LearnerId who,
            ContextId context,
            ClassroomId classroom) {
        Optional<ActivityLink> before = links.link(context, activity.id());
        LinkId link = before.map(ActivityLink::id).orElseGet(() -> links.insertLink(context, activity.id()));
        launch.grades().ifPresent(grades -> links.grades(link, grades));
        Optional<Assignment> chosen = Optional.ofNullable(activity.custom().get(ASSIGNMENT))
                .flatMap(Launches::id)
                .or(() -> before.flatMap(ActivityLink::assignment))
                .flatMap(assignments::known)
                .filter(known ->
                        known.classroom().equals(classroom) && known.withdrawn().isEmpty());
        if (chosen.isEmpty()) {
            if (!launch.person().instructs()) {
                throw new LaunchRefused(
                        Fault.NO_TASK_YET, "activity " + activity.id() + " has no assignment of class " + classroom);
            }
            return new Entry.Choosing(who, new Choice(who, platform.id(), classroom, new Choice.Keep(link)));
        }
        AssignmentId assignment = chosen.get().id();
        if (before.flatMap(ActivityLink::assignment).filter(assignment::equals).isEmpty()) {
            bind(link, assignment);
        } else if (launch.grades().isPresent()) {
            // Scores from before the platform named a column for them.
            events.publishEvent(new ResultsChanged(assignment, Optional.of(who)));
        }
        return launch.person().instructs()
                ? new Entry.Teaching(who, classroom, assignment)
                : new Entry.Learning(who, assignment);
    }

    /** Keeps an assignment for an activity; the platform is told the scores that there are already. */
    private void bind(LinkId link, AssignmentId assignment) {
        links.bind(link, assignment);
        events.publishEvent(new ResultsChanged(assignment, Optional.empty()));
    }

    private static Optional<AssignmentId> id(String text) {
        try {
            return Optional.of(new AssignmentId(UUID.fromString(text)));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }
}
