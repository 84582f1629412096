package kibitzer.web.classroom.lti;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.lti.key.TrainerKeys;
import kibitzer.classroom.lti.launch.Choice;
import kibitzer.classroom.lti.launch.Choices;
import kibitzer.classroom.lti.launch.Entry;
import kibitzer.classroom.lti.launch.Launches;
import kibitzer.classroom.lti.launch.LoginHints;
import kibitzer.classroom.lti.launch.Logins;
import kibitzer.classroom.lti.message.Fault;
import kibitzer.classroom.lti.message.IdTokens;
import kibitzer.classroom.lti.message.Launch;
import kibitzer.classroom.lti.message.LaunchRefused;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.http.PublicAddress;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RestController;

/** The addresses at which learning platforms and the browsers they send come in (LTI 1.3, 1EdTech Security Framework 1.0). */
@RestController
class LtiDoor {
    private final Logins logins;
    private final IdTokens tokens;
    private final Launches launches;
    private final Choices choices;
    private final TrainerKeys keys;
    private final LtiSession sessions;
    private final LtiPages pages;
    private final PublicAddress address;

    LtiDoor(
            Logins logins,
            IdTokens tokens,
            Launches launches,
            Choices choices,
            TrainerKeys keys,
            LtiSession sessions,
            LtiPages pages,
            PublicAddress address) {
        this.logins = logins;
        this.tokens = tokens;
        this.launches = launches;
        this.choices = choices;
        this.keys = keys;
        this.sessions = sessions;
        this.pages = pages;
        this.address = address;
    }

    /** A platform begins a login; the browser is sent back to it. */
    @RequestMapping(
            path = "/" + LtiAddress.LOGIN,
            method = {RequestMethod.GET, RequestMethod.POST})
    void login(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try {
            LoginHints hints = new LoginHints(
                    required(request, "iss"),
                    required(request, "login_hint"),
                    given(request, "lti_message_hint"),
                    given(request, "client_id"),
                    given(request, "lti_deployment_id"));
            begin(hints, request, response);
        } catch (LaunchRefused refused) {
            pages.refuse(refused, Optional.empty(), request, response);
        }
    }

    /** The same login once more, in a window of its own. */
    @GetMapping("/" + LtiAddress.AGAIN)
    void again(HttpServletRequest request, HttpServletResponse response) throws IOException {
        try {
            LoginHints hints = given(request, "state")
                    .flatMap(logins::hints)
                    .orElseThrow(() -> new LaunchRefused(Fault.EXPIRED, "the login to begin once more is old"));
            begin(hints, request, response);
        } catch (LaunchRefused refused) {
            pages.refuse(refused, Optional.empty(), request, response);
        }
    }

    private void begin(LoginHints hints, HttpServletRequest request, HttpServletResponse response) {
        URI base = base(request);
        URI next = logins.begin(
                hints,
                sessions.bind(request, response, isSecure(base)),
                LtiAddress.at(base, LtiAddress.LAUNCH),
                request.getRemoteAddr());
        redirect(response, HttpStatus.FOUND, next.toString());
    }

    /** A platform's message about whoever holds this browser. */
    @PostMapping("/" + LtiAddress.LAUNCH)
    void launch(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Optional<String> state = given(request, "state");
        try {
            given(request, "error").ifPresent(error -> {
                throw new LaunchRefused(
                        Fault.REFUSED_THERE,
                        "the platform says " + error + " "
                                + given(request, "error_description").orElse(""));
            });
            URI base = base(request);
            Logins.Begun begun = logins.end(required(request, "state"), sessions.browser(request));
            Platform platform = begun.platform();
            Launch launch = tokens.check(required(request, "id_token"), platform, begun.nonceHash());
            Entry entry = enter(platform, launch);
            boolean framed = LtiSession.isFramed(request).orElse(launch.framed());
            sessions.enter(entry.who(), platform, framed, isSecure(base), request, response);
            redirect(response, HttpStatus.SEE_OTHER, request.getContextPath() + path(entry));
        } catch (LaunchRefused refused) {
            pages.refuse(refused, state, request, response);
        }
    }

    /** Of two who come in at the same moment, the second finds what the first has left. */
    private Entry enter(Platform platform, Launch launch) {
        try {
            return launches.enter(platform, launch);
        } catch (DuplicateKeyException atOnce) {
            try {
                return launches.enter(platform, launch);
            } catch (DuplicateKeyException again) {
                throw new LaunchRefused(Fault.TRY_AGAIN, "somebody else came in at the same moment, twice");
            }
        }
    }

    private String path(Entry entry) {
        return switch (entry) {
            case Entry.Learning learning -> "/assignment/" + learning.assignment();
            case Entry.Teaching teaching -> "/class/" + teaching.classroom() + "/preview/" + teaching.assignment();
            case Entry.Choosing choosing -> "/" + LtiAddress.CHOOSE + "/" + choices.begin(choosing.choice());
        };
    }

    /** Sends what an instructor has chosen to the platform that asked. */
    @GetMapping("/" + LtiAddress.ANSWER + "/{choice}/{assignment}")
    void answer(
            @PathVariable String choice,
            @PathVariable String assignment,
            HttpServletRequest request,
            HttpServletResponse response)
            throws IOException {
        Optional<Choice> open = SignedIn.current().flatMap(who -> choices.find(choice, who.learner()));
        if (open.isEmpty() || !(open.get().purpose() instanceof Choice.Answer purpose)) {
            response.sendError(HttpStatus.NOT_FOUND.value());
            return;
        }
        try {
            URI launch = LtiAddress.at(base(request), LtiAddress.LAUNCH);
            pages.send(
                    choices.answer(open.get(), purpose, new AssignmentId(UUID.fromString(assignment)), launch),
                    request,
                    response);
        } catch (NoSuchAssignment | IllegalArgumentException none) {
            response.sendError(HttpStatus.NOT_FOUND.value());
        } catch (LaunchRefused refused) {
            pages.refuse(refused, Optional.empty(), request, response);
        }
    }

    /** With what platforms check the trainer's signatures. */
    @GetMapping(path = "/" + LtiAddress.KEYS, produces = MediaType.APPLICATION_JSON_VALUE)
    String keys() {
        return keys.published();
    }

    private URI base(HttpServletRequest request) {
        return address.base(request)
                .orElseThrow(() -> new LaunchRefused(
                        Fault.NOT_SET_UP,
                        "kibitzer.address (KIBITZER_ADDRESS) must say where people find the trainer"));
    }

    private static boolean isSecure(URI base) {
        return "https".equalsIgnoreCase(base.getScheme());
    }

    private static Optional<String> given(HttpServletRequest request, String name) {
        return Optional.ofNullable(request.getParameter(name)).filter(text -> !text.isBlank());
    }

    private static String required(HttpServletRequest request, String name) {
        return given(request, name)
                .orElseThrow(() -> new LaunchRefused(Fault.INCOMPLETE, "the parameter " + name + " is missing"));
    }

    private static void redirect(HttpServletResponse response, HttpStatus status, String to) {
        response.setStatus(status.value());
        response.setHeader(HttpHeaders.LOCATION, to);
    }
}
