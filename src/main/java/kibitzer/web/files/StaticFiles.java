package kibitzer.web.files;

import java.time.Duration;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Serves the files of all pages, to be kept for good, and says that there is nothing else beside them. */
@Configuration(proxyBeanMethods = false)
class StaticFiles implements WebMvcConfigurer {
    private static final Duration FOR_GOOD = Duration.ofDays(365);

    private final PageFiles files;

    StaticFiles(PageFiles files) {
        this.files = files;
    }

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        registry.setOrder(Ordered.HIGHEST_PRECEDENCE);
        registry.addResourceHandler(PageFiles.FOLDER + "**")
                .setCacheControl(CacheControl.maxAge(FOR_GOOD).cachePublic().immutable())
                .setUseLastModified(false)
                .resourceChain(false)
                .addResolver(files);
    }
}
