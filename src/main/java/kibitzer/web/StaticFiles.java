package kibitzer.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.util.DigestUtils;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Serves the project's own scripts and styles under {@code /kibitzer/}. Their names stay the same from one version to the
 * next and the dates in the jar do too, so that only the content can tell a browser whether its copy is still good.
 */
@Configuration(proxyBeanMethods = false)
class StaticFiles implements WebMvcConfigurer {

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        registry.setOrder(Ordered.HIGHEST_PRECEDENCE);
        registry.addResourceHandler("/kibitzer/**")
                .addResourceLocations("classpath:/META-INF/resources/kibitzer/")
                .setCacheControl(CacheControl.noCache())
                .setUseLastModified(false)
                .setEtagGenerator(StaticFiles::weakTag);
    }

    /** Weak, because the server may compress what it sends. */
    private static String weakTag(Resource file) {
        try (InputStream content = file.getInputStream()) {
            return "W/\"" + DigestUtils.md5DigestAsHex(content) + '"';
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
