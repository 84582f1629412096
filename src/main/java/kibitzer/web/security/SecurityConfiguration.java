package kibitzer.web.security;

import com.vaadin.flow.spring.security.RequestUtil;
import com.vaadin.flow.spring.security.VaadinSavedRequestAwareAuthenticationSuccessHandler;
import com.vaadin.flow.spring.security.VaadinSecurityConfigurer;
import kibitzer.accounts.Accounts;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.records.LearnerRecords;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configuration.EnableWebSecurity;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.core.context.SecurityContextHolderStrategy;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;

/**
 * The chain that every request passes. Pages say themselves who may see them ({@code @AnonymousAllowed},
 * {@code @PermitAll}, {@code @RolesAllowed}); here stands what is no page.
 */
@Configuration(proxyBeanMethods = false)
@EnableWebSecurity
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
class SecurityConfiguration {
    static final String SIGN_IN = "/sign-in";
    static final String SIGN_OUT = "/sign-out";

    @Bean
    SecurityFilterChain entrance(
            HttpSecurity http,
            RequestUtil vaadinRequests,
            Accounts accounts,
            SecurityContextHolderStrategy contexts,
            LearnerCookie cookie,
            LearnerRecords records,
            KeptSignIn keeping,
            FrameRule frames,
            ObjectProvider<ClientRegistrationRepository> providers,
            ObjectProvider<ProviderUsers> providerUsers) {
        AfterSignIn afterSignIn = new AfterSignIn(cookie, records);
        FailedSignIn failedSignIn = new FailedSignIn();
        http.setSharedObject(VaadinSavedRequestAwareAuthenticationSuccessHandler.class, afterSignIn);
        http.authorizeHttpRequests(doors -> doors.requestMatchers(
                        "/account/data.json",
                        "/class/*/course.json",
                        "/class/*/page/*/picture/*",
                        "/class/*/scores.csv",
                        "/class/*/answers.csv",
                        "/class/*/live/*/answers.csv",
                        "/class/*/assignment/*/boards.csv",
                        "/class/*/assignment/*/boards.xlsx",
                        "/class/*/scores.xlsx",
                        "/class/*/answers.xlsx",
                        "/class/*/register.csv",
                        "/class/*/register.xlsx",
                        "/class/*/live/*/answers.xlsx")
                .authenticated()
                .requestMatchers("/api/**", "/kibitzer/**", "/icon.svg", "/error")
                .permitAll());
        http.with(
                VaadinSecurityConfigurer.vaadin(),
                vaadin -> vaadin.loginView(SIGN_IN, "/")
                        .enableCsrfConfiguration(false)
                        .anyRequest(AuthorizeHttpRequestsConfigurer.AuthorizedUrl::permitAll));
        http.formLogin(form -> form.usernameParameter("name").failureHandler(failedSignIn));
        http.rememberMe(remember -> remember.rememberMeServices(keeping).key(keeping.getKey()));
        http.logout(logout -> logout.logoutUrl(SIGN_OUT));
        if (providers.getIfAvailable() != null) {
            http.oauth2Login(provider -> provider.loginPage(SIGN_IN)
                    .userInfoEndpoint(users ->
                            users.oidcUserService(providerUsers.getObject()).userService(ProviderUsers::refuse))
                    .successHandler(afterSignIn)
                    .failureHandler(failedSignIn));
        }
        // Vaadin's requests carry a token of Vaadin's own; kibitzer.http.OwnOrigin holds foreign pages off the API.
        http.csrf(csrf -> csrf.ignoringRequestMatchers(vaadinRequests::isFrameworkInternalRequest)
                .ignoringRequestMatchers("/api/**")
                // A learning platform's page posts these; state, cookie and signature stand for the token.
                .ignoringRequestMatchers("/lti/login", "/lti/launch"));
        http.exceptionHandling(refusals -> refusals.accessDeniedHandler(failedSignIn));
        http.headers(headers -> Headers.declare(headers, frames::framers));
        http.addFilterBefore(new StillSignedIn(accounts, keeping, contexts), AnonymousAuthenticationFilter.class);
        return http.build();
    }
}
