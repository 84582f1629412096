package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import kibitzer.SharedFixture;
import kibitzer.web.files.PageFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a page brings before any script has run. */
@SharedFixture
class FirstPaintTest {
    private final House house = House.usual();

    @Test
    void theMenuComesWithThePageAndTellsWhereOneIs() {
        assertThat(house.browser().get("/practice/bridge/call?seed=1").body())
                .contains("href=\"lessons\"", "href=\"sign-in\"")
                .containsPattern("<a [^>]*href=\"practice\"[^>]*aria-current=\"true\"[^>]*>Practice</a>")
                .doesNotContain("href=\"classes\"");
        assertThat(house.browser().get("/drill/bridge/acol/01-one-no-trump").body())
                .containsPattern("<a [^>]*href=\"lessons\"[^>]*aria-current=\"true\"[^>]*>Lessons</a>");
    }

    @Test
    void stylesAndScriptAreNamedInThePageAndCanBeFetched() {
        PageFiles files = house.get(PageFiles.class);
        assertThat(house.browser().get("/").body())
                .contains("<link rel=\"stylesheet\" href=\"." + files.styles() + "\">")
                .contains("<script type=\"module\" src=\"." + files.script() + "\">");

        HttpResponse<String> styles = house.browser().get(files.styles());
        assertThat(styles.statusCode()).isEqualTo(200);
        assertThat(styles.headers().firstValue("Content-Type")).contains("text/css");
        assertThat(styles.body()).contains(".kb-first-paint {");
    }

    @ParameterizedTest
    @CsvSource({
        "/, 200",
        "/practice/bridge/call?seed=1, 200",
        "/lesson/bridge/acol/01-one-no-trump, 200",
        "/actuator, 404",
        "/.git/config, 404",
        "/no/such/page, 404",
        "/wp-login.php, 404"
    })
    void theStatusTellsWhetherThereIsAPage(String path, int status) {
        HttpResponse<String> reply = house.browser().get(path);
        assertThat(reply.statusCode()).isEqualTo(status);
        assertThat(reply.body()).contains("kb-first-paint");
    }

    @Test
    void aFileOfAnotherVersionIsNotThere() {
        assertThat(house.browser().get("/kibitzer/page-0.css").statusCode()).isEqualTo(404);
    }
}
