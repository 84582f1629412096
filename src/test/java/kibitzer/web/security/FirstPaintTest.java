package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    @Test
    void aQuestionComesWithThePageThatAsksIt() {
        String page =
                house.browser().get("/practice/bridge/call?seed=1&system=acol").body();

        assertThat(page)
                .contains("<h1 class=\"kb-title\">What to call</h1>", "What do you call?")
                .containsPattern("<card-hand [^>]*cards=\"[^\"]{38}\"")
                .contains("<template shadowrootmode=\"closed\">")
                .doesNotContain("history.replaceState");
    }

    @Test
    void aQuestionThatThePageChoosesIsTheOneItsAddressAsksFor() {
        String page = house.browser().get("/practice/poker/class").body();
        Matcher chosen = Pattern.compile("location.pathname \\+ '(\\?[^']*)'").matcher(page);
        assertThat(chosen.find()).isTrue();

        String again =
                house.browser().get("/practice/poker/class" + chosen.group(1)).body();

        assertThat(hand(again)).isEqualTo(hand(page)).hasSize(14);
        assertThat(again).doesNotContain("history.replaceState");
    }

    /** A name in the address must not become a part of the script. */
    @Test
    void whatIsWrittenInTheAddressStaysAnAddress() {
        assertThat(house.browser()
                        .get("/practice/poker/class?book=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")
                        .body())
                .doesNotContain("alert(1)");
        assertThat(house.browser()
                        .get("/practice/bridge/call?x%27%2Balert(1)%2B%27=1")
                        .body())
                .doesNotContain("alert(1)");
    }

    @Test
    void aLessonComesWithItsFirstParts() {
        assertThat(house.browser().get("/lesson/rummy/gin/02-when-to-knock").body())
                .contains("<h1 class=\"kb-title\">When to knock</h1>", "Do you knock, and with which discard?");
    }

    @ParameterizedTest
    @CsvSource({
        "/play/gin?seed=7, Judged at once, <card-table",
        "/play/poker?seed=7, Judged at once, <card-table",
        "/play/bridge?seed=7, 'Bridge, bid and played', <card-hand",
        "/play/whist?seed=7, Judged at once, <card-table",
        "/play/cribbage?seed=7, Which two cards do you lay away to the crib?, <pegging-board",
        "/play/tricks/euchre?seed=7, A hand of, <card-hand",
    })
    void aPlayedTableComesWithThePage(String path, String words, String table) {
        assertThat(house.browser().get(path).body())
                .contains("<template shadowrootmode=\"closed\">", words, table)
                .doesNotContain("history.replaceState");
    }

    @Test
    void aTableThatThePageChoosesIsTheOneItsAddressAsksFor() {
        assertThat(house.browser().get("/play/gin").body()).containsPattern("location.pathname \\+ '\\?seed=\\d+'");
    }

    /** What has been played is played again by the page alone. */
    @Test
    void aHandThatIsGoneOnWithHasItsPlace() {
        assertThat(house.browser().get("/play/gin?seed=7&said=s.s").body())
                .contains("kb-skeleton")
                .doesNotContain("shadowrootmode");
    }

    @Test
    void anyOtherPageHasItsPlace() {
        assertThat(house.browser().get("/glossary").body()).contains("kb-skeleton");
    }

    private static String hand(String page) {
        Matcher hand = Pattern.compile("<card-hand [^>]*cards=\"([^\"]*)\"").matcher(page);
        assertThat(hand.find()).isTrue();
        return hand.group(1);
    }

    @ParameterizedTest
    @CsvSource({
        "/, 200",
        "/practice/bridge/call?seed=1, 200",
        "/lesson/bridge/acol/01-one-no-trump, 200",
        "/analyse/bridge, 200",
        "/library?words=hearts, 200",
        "/nonsense, 404",
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
