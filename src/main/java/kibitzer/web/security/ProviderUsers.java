package kibitzer.web.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.accounts.Account;
import kibitzer.accounts.ProviderAccounts;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Lazy;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserRequest;
import org.springframework.security.oauth2.client.oidc.userinfo.OidcUserService;
import org.springframework.security.oauth2.client.userinfo.OAuth2UserRequest;
import org.springframework.security.oauth2.client.userinfo.OAuth2UserService;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.security.oauth2.core.user.OAuth2User;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/** Turns whom an OpenID Connect provider vouches for into an account: the one it had before, or one for this browser's guest. */
@Component
@Lazy
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class ProviderUsers implements OAuth2UserService<OidcUserRequest, OidcUser> {
    private final OidcUserService provider = new OidcUserService();
    private final ProviderAccounts accounts;
    private final Learners learners;
    private final LearnerCookie cookie;

    ProviderUsers(ProviderAccounts accounts, Learners learners, LearnerCookie cookie) {
        this.accounts = accounts;
        this.learners = learners;
        this.cookie = cookie;
    }

    @Override
    public OidcUser loadUser(OidcUserRequest request) {
        OidcUser user = provider.loadUser(request);
        String issuer = String.valueOf(user.getIssuer());
        String subject = Optional.ofNullable(user.getSubject())
                .orElseThrow(() -> new OAuth2AuthenticationException("subject_expected"));
        Account account =
                accounts.find(issuer, subject).orElseGet(() -> accounts.open(guest(), issuer, subject, called(user)));
        if (account.disabled()) {
            throw new OAuth2AuthenticationException("account_disabled");
        }
        return new ProviderUser(account, user);
    }

    /** A provider that does not speak OpenID Connect does not say reliably who somebody is. */
    @SuppressWarnings("DoNotCallSuggester") // it stands where a service is asked for
    static OAuth2User refuse(OAuth2UserRequest request) {
        throw new OAuth2AuthenticationException("openid_connect_expected");
    }

    private static String called(OidcUser user) {
        return Stream.of(user.getPreferredUsername(), user.getNickName(), user.getFullName())
                .flatMap(name -> Optional.ofNullable(name).stream())
                .map(name -> name.split("@", 2)[0])
                .filter(name -> !name.isBlank())
                .findFirst()
                .orElse("Learner");
    }

    private LearnerId guest() {
        return Optional.of(RequestContextHolder.currentRequestAttributes())
                .filter(ServletRequestAttributes.class::isInstance)
                .map(attributes -> ((ServletRequestAttributes) attributes).getRequest())
                .flatMap(this::guestOf)
                .orElseGet(learners::welcomeWithoutKey);
    }

    private Optional<LearnerId> guestOf(HttpServletRequest request) {
        return cookie.guest(request);
    }
}
