package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasElement;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.RouteData;
import com.vaadin.flow.server.VaadinService;
import com.vaadin.flow.shared.Registration;
import com.vaadin.flow.spring.SpringServlet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveLessons;
import kibitzer.classroom.live.LiveSettings;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.PagePictures;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.picture.PictureReader;
import kibitzer.classroom.picture.Pictures;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.RosterLine;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.Test;
import org.springframework.boot.web.servlet.ServletRegistrationBean;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * What each page and endpoint is to those around one class, with one assignment, one set and one sitting: the table
 * {@code class-doors.txt} says it of each that there is. Pages are opened as a browser's script does, over HTTP.
 */
@SharedFixture
class ClassRolesTest {
    private static final List<String> WHO =
            List.of("guest", "stranger", "member", "observer", "other-instructor", "own-instructor", "administrator");
    private static final Pattern KEY = Pattern.compile("\"Vaadin-Security-Key\"\\s*:\\s*\"([^\"]+)\"");
    private static final Pattern UI_NUMBER = Pattern.compile("\"v-uiId\"\\s*:\\s*(\\d+)");

    /** A page for accounts has a guest's browser leave for the page on which one signs in. */
    private static final Pattern SENT_TO_SIGN_IN = Pattern.compile("\"/?sign-in\"");

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final People people = new People(trainer);
    private final Map<String, TrainerOverHttp.Browser> browsers = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final AtomicReference<UI> begun = new AtomicReference<>();

    /** What is expected of one address: what is asked for it, and what comes of it for each of {@link #WHO}. */
    private record Row(String kind, String address, String asked, List<String> comes) {
        static Row read(String line) {
            String[] words = line.strip().split("\\s+");
            return new Row(
                    words[0],
                    words[1],
                    words[2].equals("=") ? words[1] : words[2],
                    Stream.of(words).skip(3).toList());
        }

        String key() {
            return kind + " " + address;
        }
    }

    private static List<Row> table() {
        try (InputStream table = ClassRolesTest.class.getResourceAsStream("class-doors.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Row::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyPageAndEndpointIsToEachWhatTheTableSays() {
        furnish();
        Map<String, Class<? extends Component>> pages = pages();
        Registration listening = service().addUIInitListener(event -> begun.set(event.getUI()));
        List<String> wrong = new ArrayList<>();
        try {
            for (Row row : table()) {
                List<String> comes = WHO.stream()
                        .map(who -> row.kind().equals("page")
                                ? page(browsers.get(who), filled(row.asked()), pages.get(row.address()))
                                : endpoint(browsers.get(who), row.kind(), filled(row.asked())))
                        .toList();
                if (!comes.equals(row.comes())) {
                    wrong.add("%n%s: expected %s%n  but it is %s".formatted(row.key(), row.comes(), comes));
                }
            }
        } finally {
            listening.remove();
        }
        assertThat(wrong).as("for " + WHO).isEmpty();
    }

    @Test
    void nothingThatThereIsIsMissingInTheTable() {
        Set<String> there = new TreeSet<>();
        pages().keySet().forEach(address -> there.add("page " + address));
        there.addAll(endpoints());

        assertThat(there).hasSizeGreaterThan(80);
        assertThat(new TreeSet<>(table().stream().map(Row::key).toList())).isEqualTo(there);
    }

    /** A link that was never sent has its page, which says so; to programs it is not there. */
    @Test
    void theStatusSaysAtOnceWhetherThereIsAPageOfThatName() {
        furnish();
        List<String> wrong = new ArrayList<>();
        for (Row row : table()) {
            if (!row.kind().equals("page") || !row.address().contains(":")) {
                continue;
            }
            for (int who = 0; who < WHO.size(); who++) {
                String comes = row.comes().get(who);
                boolean neverSent = row.asked().endsWith("/x");
                int expected = comes.equals("sign-in") ? 302 : comes.equals("none") || neverSent ? 404 : 200;
                int status = browsers.get(WHO.get(who)).get(filled(row.asked())).statusCode();
                if (status != expected && !comes.equals("role")) {
                    wrong.add("%s for %s: expected %d, but it is %d"
                            .formatted(row.key(), WHO.get(who), expected, status));
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private void furnish() {
        Pupils pupils = new Pupils(trainer.get(JdbcClient.class));
        Map<String, LearnerId> learners = new LinkedHashMap<>();
        browsers.put("guest", trainer.browser());
        for (String who : WHO.subList(1, WHO.size())) {
            String name = who + " of " + Instant.now().toEpochMilli();
            Role role = who.endsWith("instructor")
                    ? Role.INSTRUCTOR
                    : who.equals("administrator") ? Role.ADMINISTRATOR : Role.LEARNER;
            learners.put(who, people.register(name, role));
            browsers.put(who, people.enter(name));
        }
        LearnerId own = learners.get("own-instructor");
        LearnerId other = learners.get("other-instructor");
        LearnerId member = learners.get("member");
        Classrooms classrooms = trainer.get(Classrooms.class);
        ZoneId zone = ZoneId.of("Europe/London");
        ClassroomId classroom = classrooms.create(own, new ClassName("Monday evening"), zone);
        classrooms.create(other, new ClassName("Tuesday evening"), zone);
        pupils.member(classroom, member, "learner");
        pupils.member(classroom, learners.get("observer"), "observer");
        Instant now = Instant.now();
        AssignmentId assignment = pupils.give(
                trainer.get(Assignments.class),
                own,
                classroom,
                pupils.elevens(2),
                Feedback.ON_SUBMISSION,
                now.minus(Duration.ofHours(1)),
                now.plus(Duration.ofDays(1)));
        Drafts drafts = trainer.get(Drafts.class);
        ProblemSetId set = drafts.blank(own, "Own");
        names.put("class", classroom.toString());
        names.put("assignment", assignment.toString());
        names.put(
                "sitting",
                trainer.get(Sittings.class).start(member, assignment).id().toString());
        names.put("learner", member.toString());
        names.put("set", set.toString());
        names.put("shared", drafts.share(own, set));
        names.put("code", classrooms.joinDoor(classroom, own).code().toString());
        names.put("invitation", invitation(classroom, own));
        names.put("page", page(classroom, own).toString());
        LiveLessonId live = trainer.get(LiveLessons.class).open(own, classroom, "Live", LiveSettings.USUAL, List.of());
        names.put("live", live.toString());
        names.put(
                "live-code",
                trainer.get(LiveLessons.class)
                        .find(own, live)
                        .code()
                        .orElseThrow()
                        .text());
    }

    private PageId page(ClassroomId classroom, LearnerId own) {
        ClassPages pages = trainer.get(ClassPages.class);
        PageId page = pages.begin(classroom, own);
        trainer.get(PagePictures.class).add(classroom, own, page, PictureReader.read(Pictures.png(60, 20)));
        pages.save(
                classroom,
                own,
                page,
                1,
                new PageText("Leads", "Lead the fourth best.\n\n```picture\nnumber: 1\ntext: Red and blue\n```\n"));
        pages.show(classroom, own, page, 2);
        return page;
    }

    private String invitation(ClassroomId classroom, LearnerId own) {
        return trainer.get(Invitations.class)
                .invite(classroom, own, List.of(new RosterLine(1, new RosterName("Ida Invited"), Optional.empty())))
                .getFirst()
                .secret()
                .text();
    }

    private String filled(String asked) {
        String filled = asked;
        for (Map.Entry<String, String> name : names.entrySet()) {
            filled = filled.replace("<" + name.getKey() + ">", name.getValue());
        }
        return filled;
    }

    private VaadinService service() {
        browsers.getOrDefault("guest", trainer.browser()).get("/");
        return ((SpringServlet) trainer.context()
                        .getBean("servletRegistrationBean", ServletRegistrationBean.class)
                        .getServlet())
                .getService();
    }

    private Map<String, Class<? extends Component>> pages() {
        return service().getRouter().getRegistry().getRegisteredRoutes().stream()
                .collect(Collectors.toMap(route -> "/" + route.getTemplate(), RouteData::getNavigationTarget));
    }

    /** "GET /api/attempts"; GET where an endpoint says no method. */
    private Set<String> endpoints() {
        return trainer.context().getBeansOfType(RequestMappingHandlerMapping.class).values().stream()
                .flatMap(mapping -> mapping.getHandlerMethods().keySet().stream())
                .flatMap(info -> methods(info)
                        .flatMap(method -> info.getPatternValues().stream().map(pattern -> method + " " + pattern)))
                .collect(Collectors.toSet());
    }

    private static Stream<RequestMethod> methods(RequestMappingInfo info) {
        Set<RequestMethod> methods = info.getMethodsCondition().getMethods();
        return methods.isEmpty() ? Stream.of(RequestMethod.GET) : methods.stream();
    }

    /** What stands there at last: "yes" for the page itself. */
    private String page(TrainerOverHttp.Browser browser, String address, Class<? extends Component> page) {
        String[] parts = address.substring(1).split("\\?", 2);
        String first = browser.get("/?v-r=init&location=&query=").body();
        String reply = browser.json("/?v-r=uidl&v-uiId=" + found(UI_NUMBER, first), """
                        {"csrfToken": "%s", "syncId": 0, "clientId": 0, "rpc": [{"type": "event", "node": 1,
                         "event": "ui-navigate", "data": {"route": "%s", "query": "%s", "appShellTitle": "",
                         "historyState": null, "trigger": ""}}]}
                        """.formatted(
                                found(KEY, first), parts[0], parts.length > 1 ? parts[1] : ""))
                .body();
        UI ui = begun.get();
        AtomicReference<String> shown = new AtomicReference<>();
        ui.accessSynchronously(() -> {
            shown.set(ui.getInternals().getActiveRouterTargetsChain().stream()
                    .findFirst()
                    .map(top -> top.getClass() == page ? "yes" : instead(top))
                    .orElseGet(() -> SENT_TO_SIGN_IN.matcher(reply).find() ? "sign-in" : reply));
            ui.close();
        });
        return shown.get();
    }

    private static String instead(HasElement shown) {
        return switch (shown.getClass().getSimpleName()) {
            case "NotAllowedView" -> "role";
            case "AccountView" -> "account";
            case "NoSuchClassView", "NoSuchAssignmentView", "NoSuchSetView", "NotFoundView" -> "none";
            default -> shown.getClass().getSimpleName();
        };
    }

    private static String endpoint(TrainerOverHttp.Browser browser, String method, String address) {
        HttpResponse<String> reply = switch (method) {
            case "GET" -> browser.get(address);
            case "POST" -> browser.json(address, "{}");
            case "PUT" -> browser.put(address, "{\"answer\": 1}");
            default -> throw new IllegalStateException(method);
        };
        return switch (reply.statusCode()) {
            case 302, 401 -> "sign-in";
            case 403 -> "role";
            case 404 -> "none";
            case 500 -> "fault";
            default -> "yes";
        };
    }

    private static String found(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        assertThat(found.find()).as(text).isTrue();
        return found.group(1);
    }
}
