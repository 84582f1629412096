package kibitzer.web.security;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.ObjectPostProcessor;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.header.HeaderWriterFilter;
import org.springframework.security.web.header.writers.CacheControlHeadersWriter;
import org.springframework.security.web.header.writers.CompositeHeaderWriter;
import org.springframework.security.web.header.writers.ContentSecurityPolicyHeaderWriter;
import org.springframework.security.web.header.writers.DelegatingRequestMatcherHeaderWriter;
import org.springframework.security.web.header.writers.HstsHeaderWriter;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;
import org.springframework.security.web.header.writers.StaticHeadersWriter;
import org.springframework.security.web.header.writers.frameoptions.XFrameOptionsHeaderWriter;
import org.springframework.security.web.header.writers.frameoptions.XFrameOptionsHeaderWriter.XFrameOptionsMode;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.NegatedRequestMatcher;
import org.springframework.security.web.util.matcher.OrRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;

/** What browsers are told to allow a page: nothing from elsewhere, no frame around it, no device, and to keep files only. */
final class Headers {
    /** Vaadin starts pages with scripts inside them and sends calls as texts, hence the two "unsafe" words. */
    static final String CONTENT = "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval';"
            + " style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:;"
            + " connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

    static final String DEVICES = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

    private static final PathPatternRequestMatcher.Builder PATHS = PathPatternRequestMatcher.withDefaults();

    /** Scripts, styles and pictures are the same for everybody and are asked for by the dozen. */
    private static final RequestMatcher NOT_FILES = new NegatedRequestMatcher(new OrRequestMatcher(
            PATHS.matcher("/VAADIN/**"),
            PATHS.matcher("/kibitzer/**"),
            PATHS.matcher("/icon.svg"),
            PATHS.matcher("/icon-*.png")));

    private Headers() {}

    /** @param framers whose pages may show this one in a frame, parted by blanks; empty for nobody's */
    static void declare(
            HeadersConfigurer<HttpSecurity> headers, Function<HttpServletRequest, Optional<String>> framers) {
        headers.defaultsDisabled().contentTypeOptions(Customizer.withDefaults());
        Stream.of(
                        frames(framers),
                        new ReferrerPolicyHeaderWriter(ReferrerPolicy.SAME_ORIGIN),
                        new StaticHeadersWriter("Permissions-Policy", DEVICES),
                        new HstsHeaderWriter(),
                        new CacheControlHeadersWriter())
                .map(writer -> new DelegatingRequestMatcherHeaderWriter(NOT_FILES, writer))
                .forEach(headers::addHeaderWriter);
        headers.withObjectPostProcessor(new ObjectPostProcessor<HeaderWriterFilter>() {
            // Pages are forwarded to Vaadin, which sends them off before the filter would write.
            @Override
            public <F extends HeaderWriterFilter> F postProcess(F filter) {
                filter.setShouldWriteHeadersEagerly(true);
                return filter;
            }
        });
    }

    /** The older header knows no list: where a frame is allowed, the policy alone says whose. */
    private static HeaderWriter frames(Function<HttpServletRequest, Optional<String>> framers) {
        HeaderWriter none = new CompositeHeaderWriter(List.of(
                new ContentSecurityPolicyHeaderWriter(CONTENT), new XFrameOptionsHeaderWriter(XFrameOptionsMode.DENY)));
        return (request, response) -> framers.apply(request)
                .<HeaderWriter>map(origins -> new ContentSecurityPolicyHeaderWriter(framedBy(origins)))
                .orElse(none)
                .writeHeaders(request, response);
    }

    static String framedBy(String origins) {
        return CONTENT.replace("frame-ancestors 'none'", "frame-ancestors 'self' " + origins);
    }
}
