package kibitzer.web.files;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.resource.ResourceResolver;
import org.springframework.web.servlet.resource.ResourceResolverChain;

/**
 * The one stylesheet, the one script and the faces of type of all pages. Their addresses change with their content, so that a browser may keep
 * them for good.
 */
@Component
public final class PageFiles implements ResourceResolver {
    static final String FOLDER = "/kibitzer/";

    private final List<FontFile> fonts = FontFile.all();
    private final PageFile styles;
    private final PageFile script;
    private final PageFile offlineScript;
    private final PageFile componentsScript;

    PageFiles() {
        String faces = fonts.stream().map(FontFile::rule).collect(Collectors.joining());
        styles = new PageFile(".css", faces + JoinedStyles.of("styles/kibitzer.css", Sources.ofTheProject()));
        script = new PageFile(".js", JoinedScript.of("kibitzer.js", Sources.ofTheProject()));
        offlineScript = new PageFile(".js", JoinedScript.of("offline/offline.js", Sources.ofTheProject()));
        componentsScript = new PageFile(".js", OnDemand.script());
    }

    /** The stylesheet's address. */
    public String styles() {
        return FOLDER + styles.name();
    }

    /** The address of the script, which is a module. */
    public String script() {
        return FOLDER + script.name();
    }

    /** The address of the script of the offline page, a module too. */
    public String offlineScript() {
        return FOLDER + offlineScript.name();
    }

    /** The address of the script that brings Vaadin's components on demand, a module too. */
    String componentsScript() {
        return FOLDER + componentsScript.name();
    }

    /** The addresses of the faces of type that most pages show. */
    public List<String> fonts() {
        return fonts.stream()
                .filter(FontFile::isOfEveryPage)
                .map(font -> FOLDER + font.name())
                .toList();
    }

    @Override
    public @Nullable Resource resolveResource(
            @Nullable HttpServletRequest request,
            String path,
            List<? extends Resource> locations,
            ResourceResolverChain chain) {
        return Stream.of(styles, script, offlineScript, componentsScript)
                .filter(file -> file.name().equals(path))
                .map(file -> file.content(unpacks(request)))
                .findFirst()
                .or(() -> fonts.stream()
                        .filter(font -> font.name().equals(path))
                        .map(FontFile::content)
                        .findFirst())
                .orElse(null);
    }

    @Override
    public @Nullable String resolveUrlPath(
            String path, List<? extends Resource> locations, ResourceResolverChain chain) {
        return null;
    }

    private static boolean unpacks(@Nullable HttpServletRequest request) {
        String accepted = request == null ? null : request.getHeader(HttpHeaders.ACCEPT_ENCODING);
        return accepted != null && accepted.contains("gzip");
    }
}
