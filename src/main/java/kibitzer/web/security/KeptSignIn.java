package kibitzer.web.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpSession;
import java.time.Clock;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import kibitzer.accounts.SignIns;
import kibitzer.accounts.SignedIn;
import kibitzer.http.LaunchedFrame;
import kibitzer.http.PublicAddress;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.web.authentication.rememberme.AbstractRememberMeServices;
import org.springframework.security.web.authentication.rememberme.InvalidCookieException;
import org.springframework.stereotype.Component;

/**
 * The cookie by which a browser stays signed in when its session is gone: for as long as it runs, or for {@link SignIns#KEPT}
 * where that was asked for. A session knows which sign-in it belongs to and ends with it.
 */
@Component
final class KeptSignIn extends AbstractRememberMeServices {
    static final String COOKIE = "kibitzer-keep";

    private static final Logger LOG = LoggerFactory.getLogger(KeptSignIn.class);
    private static final String ASKED_FOR = "keep";
    private static final int WHILE_THE_BROWSER_RUNS = -1;
    private static final String NUMBER = KeptSignIn.class.getName() + ".number";
    private static final String NOTED = KeptSignIn.class.getName() + ".noted";
    private static final String TO_CONFIRM = KeptSignIn.class.getName() + ".to-confirm";

    private final SignIns signIns;
    private final PublicAddress address;
    private final Clock clock;

    KeptSignIn(UserDetailsService users, SignIns signIns, PublicAddress address, Clock clock) {
        // A word of this process to itself.
        super(Secret.fresh().text(), users);
        this.signIns = signIns;
        this.address = address;
        this.clock = clock;
        setCookieName(COOKIE);
        setAlwaysRemember(true);
        setCookieCustomizer(cookie -> cookie.setAttribute("SameSite", "Lax"));
    }

    @Override
    protected void onLoginSuccess(
            HttpServletRequest request, HttpServletResponse response, Authentication authentication) {
        SignedIn.of(authentication)
                .ifPresent(who -> begin(who.learner(), isAskedFor(request), Optional.empty(), request, response));
    }

    private static boolean isAskedFor(HttpServletRequest request) {
        return request.getParameter(ASKED_FOR) != null;
    }

    /** Begins a sign-in without the form, after a new password for one; it is kept as long as the one before was to be. */
    void beginAnew(
            LearnerId learner,
            Optional<String> framers,
            boolean secure,
            HttpServletRequest request,
            HttpServletResponse response) {
        boolean kept = numbers(request).stream().anyMatch(number -> signIns.isKept(number, learner));
        begin(learner, kept, framers, request, response);
        if (framers.isPresent() && secure) {
            LaunchedFrame.keepCookies(request, response, COOKIE);
        }
    }

    /** Begins a sign-in in the session of this request; one that this browser had before is over. */
    private void begin(
            LearnerId learner,
            boolean kept,
            Optional<String> framers,
            HttpServletRequest request,
            HttpServletResponse response) {
        numbers(request).forEach(signIns::end);
        SignIns.Ticket ticket = signIns.begin(learner, kept, framers);
        hand(ticket, request, response);
        belongTo(request.getSession(), ticket.number());
        LaunchedFrame.set(request.getSession(), framers);
    }

    /** A database that cannot be written to just now is no reason to take somebody's sign-in away. */
    @Override
    public @Nullable Authentication autoLogin(HttpServletRequest request, HttpServletResponse response) {
        try {
            return super.autoLogin(request, response);
        } catch (DataAccessException notNow) {
            LOG.warn("A sign-in could not be gone on with just now: {}", notNow.getMessage());
            return null;
        }
    }

    @Override
    protected UserDetails processAutoLoginCookie(
            String[] words, HttpServletRequest request, HttpServletResponse response) {
        SignIns.Ticket presented = ticket(words).orElseThrow(() -> new InvalidCookieException("no sign-in"));
        SignIns.Resumed resumed = signIns.resume(presented.series(), presented.token())
                .orElseThrow(() -> new InvalidCookieException("the sign-in is over"));
        HttpSession session = request.getSession();
        belongTo(session, presented.number());
        LaunchedFrame.set(session, resumed.framers());
        resumed.fresh().ifPresent(fresh -> {
            hand(fresh, request, response);
            session.setAttribute(TO_CONFIRM, clock.instant().plus(SignIns.AT_ONCE));
        });
        if (resumed.framers().isPresent() && isSecure(request)) {
            LaunchedFrame.keepCookies(request, response, COOKIE);
        }
        return getUserDetailsService().loadUserByUsername(resumed.learner().toString());
    }

    private boolean isSecure(HttpServletRequest request) {
        return request.isSecure()
                || address.base(request)
                        .filter(base -> "https".equalsIgnoreCase(base.getScheme()))
                        .isPresent();
    }

    /** Whose pages may show in a frame what this request asks for, which may be the first that comes without a session. */
    Optional<String> framers(HttpServletRequest request) {
        return request.getSession(false) != null
                ? LaunchedFrame.of(request)
                : presented(request).flatMap(ticket -> signIns.framers(ticket.number()));
    }

    private static void belongTo(HttpSession session, String number) {
        session.setAttribute(NUMBER, number);
        session.removeAttribute(NOTED);
        session.removeAttribute(TO_CONFIRM);
    }

    private void hand(SignIns.Ticket ticket, HttpServletRequest request, HttpServletResponse response) {
        setCookie(
                new String[] {ticket.series().text(), ticket.token().text()},
                ticket.kept() ? (int) SignIns.KEPT.toSeconds() : WHILE_THE_BROWSER_RUNS,
                request,
                response);
    }

    /**
     * False if the sign-in that the session belongs to is over. Notes now and then that somebody is there, and that the browser
     * has its new token.
     */
    boolean isOpen(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        if (session == null || !(session.getAttribute(NUMBER) instanceof String number)) {
            return true;
        }
        if (!signIns.isOpen(number)) {
            return false;
        }
        try {
            Instant now = clock.instant();
            if (!(session.getAttribute(NOTED) instanceof Instant noted)
                    || noted.plus(SignIns.NOTED).isBefore(now)) {
                signIns.seen(number);
                session.setAttribute(NOTED, now);
            }
            if (session.getAttribute(TO_CONFIRM) instanceof Instant from && from.isBefore(now)) {
                presented(request)
                        .filter(ticket -> ticket.number().equals(number))
                        .ifPresent(ticket -> signIns.confirm(number, ticket.token()));
                session.removeAttribute(TO_CONFIRM);
            }
        } catch (DataAccessException later) {
            LOG.warn("It was not noted that somebody is there: {}", later.getMessage());
        }
        return true;
    }

    @Override
    public void logout(
            HttpServletRequest request, HttpServletResponse response, @Nullable Authentication authentication) {
        numbers(request).forEach(signIns::end);
        super.logout(request, response, authentication);
    }

    /** Of the sign-ins that cookie and session belong to: one, as a rule. */
    private Set<String> numbers(HttpServletRequest request) {
        Set<String> numbers = new LinkedHashSet<>();
        presented(request).map(SignIns.Ticket::number).ifPresent(numbers::add);
        HttpSession session = request.getSession(false);
        if (session != null && session.getAttribute(NUMBER) instanceof String number) {
            numbers.add(number);
        }
        return numbers;
    }

    private Optional<SignIns.Ticket> presented(HttpServletRequest request) {
        try {
            return Optional.ofNullable(extractRememberMeCookie(request))
                    .filter(text -> !text.isEmpty())
                    .flatMap(text -> ticket(decodeCookie(text)));
        } catch (InvalidCookieException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<SignIns.Ticket> ticket(String[] words) {
        return words.length == 2
                ? Optional.of(new SignIns.Ticket(new Secret(words[0]), new Secret(words[1]), false))
                : Optional.empty();
    }
}
