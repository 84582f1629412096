package kibitzer.classroom.lti.people;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.accounts.Account;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.lti.call.AccessTokens;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.call.PlatformHttp;
import kibitzer.classroom.lti.call.Reply;
import kibitzer.classroom.lti.link.CourseContext;
import kibitzer.classroom.lti.link.LinkRows;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Enrolments;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.Part;
import kibitzer.learning.learner.LearnerId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Brings the members of a course into its class: everybody whom the platform lists, before they have opened anything. */
@Service
public class CourseRosters {
    static final String SCOPE = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";

    private static final Logger LOG = LoggerFactory.getLogger(CourseRosters.class);
    private static final String LIST = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";
    private static final int MOST_PAGES = 100;
    private static final int MOST_MEMBERS = 5_000;

    private final ClassGate gate;
    private final LinkRows links;
    private final Platforms platforms;
    private final PlatformHttp http;
    private final AccessTokens tokens;
    private final PlatformAccounts accounts;
    private final Enrolments enrolments;
    private final Classrooms classrooms;
    private final TransactionTemplate transaction;

    CourseRosters(
            ClassGate gate,
            LinkRows links,
            Platforms platforms,
            PlatformHttp http,
            AccessTokens tokens,
            PlatformAccounts accounts,
            Enrolments enrolments,
            Classrooms classrooms,
            PlatformTransactionManager transactions) {
        this.gate = gate;
        this.links = links;
        this.platforms = platforms;
        this.http = http;
        this.tokens = tokens;
        this.accounts = accounts;
        this.enrolments = enrolments;
        this.classrooms = classrooms;
        this.transaction = new TransactionTemplate(transactions);
    }

    /**
     * What came of it.
     *
     * @param listed how many the platform lists as taking part
     * @param joined how many of them are new in the class
     * @param gone how many are in the class no more
     */
    public record Fetched(int listed, int joined, int gone) {}

    /** The platforms from which the class can be filled, by name; none if it belongs to no course. */
    public List<String> sources(ClassroomId classroom, LearnerId acting) {
        gate.requireInstructor(classroom, acting);
        return courses(classroom).stream()
                .map(course -> course.platform().name())
                .toList();
    }

    /**
     * Has in the class whom the platforms list. Learners who came from a platform and whom it lists no more are in the class no more;
     * their results stay. Whoever joined in another way stays.
     *
     * @throws kibitzer.classroom.roster.NoSuchClass if whoever acts does not run the class
     * @throws BadEntry if the platform does not tell
     */
    public Fetched fetch(ClassroomId classroom, LearnerId acting) {
        gate.requireInstructor(classroom, acting);
        List<Course> courses = courses(classroom);
        List<Listed> listed = new ArrayList<>();
        try {
            for (Course course : courses) {
                listed.add(new Listed(course.platform(), list(course)));
            }
        } catch (CallFailed failed) {
            LOG.warn("The members of a course were not told ({})", failed.says());
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    "The platform did not tell who is in the course. Nothing was changed; please try again later. The log of"
                            + " the trainer says more.");
        }
        return transaction.execute(status -> enrol(classroom, listed));
    }

    private record Course(Platform platform, URI members) {}

    private record Listed(Platform platform, List<CourseMember> members) {}

    private List<Course> courses(ClassroomId classroom) {
        return links.contexts(classroom).stream()
                .flatMap(context -> course(context).stream())
                .toList();
    }

    private Optional<Course> course(CourseContext context) {
        return context.members()
                .flatMap(members -> platforms.find(context.platform()).map(platform -> new Course(platform, members)));
    }

    private List<CourseMember> list(Course course) {
        List<CourseMember> all = new ArrayList<>();
        Optional<URI> page = Optional.of(course.members());
        for (int number = 0; number < MOST_PAGES && page.isPresent(); number++) {
            Reply reply = http.get(
                    course.platform(),
                    page.get(),
                    Map.of("Authorization", "Bearer " + tokens.of(course.platform(), Set.of(SCOPE)), "Accept", LIST));
            all.addAll(CourseMember.read(reply.json()));
            if (all.size() > MOST_MEMBERS) {
                throw new CallFailed("a course has more than " + MOST_MEMBERS + " members");
            }
            page = reply.next().map(CourseRosters::address);
        }
        if (page.isPresent()) {
            throw new CallFailed("the list of members has more than " + MOST_PAGES + " pages");
        }
        return all;
    }

    private static URI address(String text) {
        try {
            return URI.create(text);
        } catch (IllegalArgumentException unreadable) {
            throw new CallFailed("the next page of the list of members has no address: " + text);
        }
    }

    private Fetched enrol(ClassroomId classroom, List<Listed> listed) {
        Set<LearnerId> before = new HashSet<>(present(classroom));
        Set<LearnerId> there = new HashSet<>();
        Set<LearnerId> known = new HashSet<>();
        for (Listed from : listed) {
            for (CourseMember member : from.members()) {
                if (member.active()) {
                    there.add(enrol(classroom, from.platform(), member));
                }
            }
            before.stream()
                    .filter(learner ->
                            links.subject(from.platform().issuer(), learner).isPresent())
                    .forEach(known::add);
        }
        List<LearnerId> gone =
                known.stream().filter(learner -> !there.contains(learner)).toList();
        enrolments.withdraw(classroom, gone);
        Set<LearnerId> after = new HashSet<>(present(classroom));
        return new Fetched(
                there.size(),
                (int) after.stream()
                        .filter(learner -> !before.contains(learner))
                        .count(),
                (int) before.stream()
                        .filter(learner -> !after.contains(learner))
                        .count());
    }

    private LearnerId enrol(ClassroomId classroom, Platform platform, CourseMember member) {
        Account account = accounts.of(platform, member.subject(), member.name());
        if (member.instructs()) {
            accounts.makeInstructor(account.learner());
        }
        enrolments.enrol(
                classroom,
                account.learner(),
                member.instructs() ? Part.INSTRUCTOR : Part.LEARNER,
                member.name().orElse(account.name().text()));
        return account.learner();
    }

    private List<LearnerId> present(ClassroomId classroom) {
        return Stream.of(classrooms.roster(classroom))
                .flatMap(roster -> Stream.concat(roster.instructors().stream(), roster.learners().stream()))
                .map(Member::learner)
                .toList();
    }
}
