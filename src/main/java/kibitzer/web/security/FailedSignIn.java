package kibitzer.web.security;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import kibitzer.accounts.TooManyGuesses;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.web.DefaultRedirectStrategy;
import org.springframework.security.web.RedirectStrategy;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.security.web.authentication.AuthenticationFailureHandler;
import org.springframework.security.web.csrf.CsrfException;

/** Back to the sign-in page, which says what went wrong, in words that tell nobody whether an account is there. */
final class FailedSignIn implements AuthenticationFailureHandler, AccessDeniedHandler {
    private final RedirectStrategy redirect = new DefaultRedirectStrategy();

    @Override
    public void onAuthenticationFailure(
            HttpServletRequest request, HttpServletResponse response, AuthenticationException failure)
            throws IOException {
        redirect.sendRedirect(
                request,
                response,
                address(
                        switch (failure) {
                            case TooManyGuesses tooMany -> SignInProblem.TOO_MANY;
                            case OAuth2AuthenticationException atProvider -> SignInProblem.PROVIDER;
                            default -> SignInProblem.WRONG;
                        }));
    }

    /** A form that was open longer than its session lived is asked for again; anything else is refused. */
    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException refused)
            throws IOException {
        if (refused instanceof CsrfException && request.getRequestURI().equals(SecurityConfiguration.SIGN_IN)) {
            redirect.sendRedirect(request, response, address(SignInProblem.EXPIRED));
        } else if (refused instanceof CsrfException && request.getRequestURI().equals(SecurityConfiguration.SIGN_OUT)) {
            redirect.sendRedirect(request, response, "/account");
        } else {
            response.sendError(HttpStatus.FORBIDDEN.value());
        }
    }

    private static String address(SignInProblem problem) {
        return SecurityConfiguration.SIGN_IN + "?" + problem.word();
    }
}
