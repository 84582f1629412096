package kibitzer.web.offline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.web.files.PageFiles;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The offline page, the worker that shows it where no other page can be fetched, and the trainer as an app. */
@RestController
class OfflinePage {
    static final String ADDRESS = "/offline";

    private static final MediaType SCRIPT = MediaType.parseMediaType("text/javascript;charset=UTF-8");

    private final PageFiles files;
    private final String worker;
    private final String manifest;

    OfflinePage(PageFiles files) {
        this.files = files;
        List<String> shell = Stream.concat(
                        Stream.of(ADDRESS, files.styles(), files.offlineScript()), files.fonts().stream())
                .toList();
        ArrayNode kept = JsonNodeFactory.instance.arrayNode();
        shell.forEach(kept::add);
        manifest = source("manifest.webmanifest");
        String version = Integer.toHexString((page() + shell).hashCode());
        worker = "const VERSION = '" + version + "';\nconst SHELL = " + kept + ";\n" + source("service-worker.js");
    }

    private static String source(String file) {
        try {
            return new ClassPathResource("META-INF/resources/kibitzer/offline/" + file)
                    .getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @GetMapping(path = ADDRESS, produces = "text/html;charset=UTF-8")
    String page() {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>Offline hands - Kibitzer</title>
                <link rel="icon" href="./icon.svg">
                <link rel="manifest" href="./manifest.webmanifest">
                <link rel="stylesheet" href=".%s">
                </head>
                <body>
                <div class="kb-shell">
                <header class="kb-header"><a class="kb-name" href="./">Kibitzer</a></header>
                <main class="kb-page" id="main">
                <h1 class="kb-title">Offline hands</h1>
                <p class="kb-lead" id="line" role="status"></p>
                <div id="hands"></div>
                </main>
                <footer class="kb-footer"><span>The rules and the advice are the books' own; the words are ours.</span></footer>
                </div>
                <script type="module" src=".%s"></script>
                </body>
                </html>
                """.formatted(files.styles(), files.offlineScript());
    }

    /** What a browser needs to know to offer the trainer as an app. */
    @GetMapping(path = "/manifest.webmanifest", produces = "application/manifest+json;charset=UTF-8")
    String manifest() {
        return manifest;
    }

    /** Kept by no cache, so that a device has the new one as soon as there is one. */
    @GetMapping("/service-worker.js")
    ResponseEntity<String> worker() {
        return ResponseEntity.ok().contentType(SCRIPT).body(worker);
    }
}
