package kibitzer.web.error;

import kibitzer.web.files.PageFiles;
import org.springframework.stereotype.Component;

/** A page with a sentence and what can be done, in the trainer's looks; it needs no script, no session and no cookie. */
@Component
@SuppressWarnings("InlineFormatString") // a page is easier read on its own
public class ScriptlessPage {
    private static final String PAGE = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%2$s - Kibitzer</title>
            <link rel="icon" href="%1$s/icon.svg">
            <link rel="stylesheet" href="%1$s%4$s">
            </head>
            <body>
            <div class="kb-shell">
            <header class="kb-header"><a class="kb-name" href="%1$s/">Kibitzer</a></header>
            <main class="kb-page">
            <h1 class="kb-title">%2$s</h1>
            <p class="kb-lead">%3$s</p>
            <div class="kb-actions">
            %5$s</div>
            </main>
            </div>
            </body>
            </html>
            """;

    private final PageFiles files;

    ScriptlessPage(PageFiles files) {
        this.files = files;
    }

    /**
     * @param root where the trainer is mounted; nothing if at the root
     * @param title in words of our own, as is {@code says}
     * @param actions in HTML
     */
    public String html(String root, String title, String says, String actions) {
        return PAGE.formatted(root, title, says, files.styles(), actions);
    }
}
