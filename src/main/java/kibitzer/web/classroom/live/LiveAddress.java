package kibitzer.web.classroom.live;

import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServletRequest;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.live.LiveCode;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.Paths;

/** The addresses of live lessons. */
final class LiveAddress {
    static final String LESSON = "lesson";

    private LiveAddress() {}

    /** The lesson that a page of a class is about. */
    static Optional<LiveLessonId> lesson(RouteParameters names) {
        try {
            return names.get(LESSON).map(UUID::fromString).map(LiveLessonId::new);
        } catch (IllegalArgumentException notANumber) {
            return Optional.empty();
        }
    }

    static RouteParameters of(ClassroomId classroom, LiveLessonId lesson) {
        return new RouteParameters(Map.of(ClassPage.ID, classroom.toString(), LESSON, lesson.toString()));
    }

    /** Of the answers, without the ending of its kind. */
    static String file(ClassroomId classroom, LiveLessonId lesson) {
        return "class/" + classroom + "/live/" + lesson + "/answers";
    }

    /** Where phones find a lesson. */
    static String join(String base, LiveCode code) {
        return base + "/" + Paths.LIVE + "/" + code;
    }

    /** What is read out: without what every address begins with. */
    static String spoken(String base) {
        return (base + "/" + Paths.LIVE).replaceFirst("^https?://", "");
    }

    /**
     * The address of the trainer as the browser in the room reaches it; asked while a request is answered.
     *
     * @param known the trainer's public address, empty if none is set
     */
    static String base(String known) {
        if (!known.isBlank()) {
            return known.strip().replaceFirst("/+$", "");
        }
        if (VaadinRequest.getCurrent() instanceof VaadinServletRequest vaadin) {
            HttpServletRequest request = vaadin.getHttpServletRequest();
            int port = request.getServerPort();
            boolean usual = port == ("https".equals(request.getScheme()) ? 443 : 80);
            return request.getScheme() + "://" + request.getServerName() + (usual ? "" : ":" + port)
                    + request.getContextPath();
        }
        return "";
    }

    /** Where the request came from. */
    static String network() {
        return VaadinRequest.getCurrent().getRemoteAddr();
    }
}
