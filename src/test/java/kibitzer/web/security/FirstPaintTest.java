package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.web.files.PageFiles;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page brings before any script has run. */
@SharedFixture
class FirstPaintTest {
    /** Why of a page that everybody may open only the place is sent. */
    private static final Map<String, String> PLACES = Map.of(
            "/review/hand", "each time that it is entered another hand is dealt",
            "/live/:code", "a guess at the code is counted",
            "/setup/:token", "a guess at the link is counted",
            "/account/reset/:token", "a guess at the link is counted",
            "/mails/:token", "a guess at the link is counted");

    /** A picture with the heading of its page. */
    private static final Pattern BEGUN =
            Pattern.compile("<template shadowrootmode=\"closed\">.*<main[^>]*>.*<h1[^>]*>[^<]+</h1>", Pattern.DOTALL);

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();

    @Test
    void theMenuComesWithThePageAndTellsWhereOneIs() {
        assertThat(trainer.browser().get("/practice/bridge/call?seed=1").body())
                .contains("href=\"lessons\"", "href=\"sign-in\"")
                .containsPattern("<a [^>]*href=\"practice\"[^>]*aria-current=\"true\"[^>]*>Practice</a>")
                .doesNotContain("href=\"classes\"");
        assertThat(trainer.browser().get("/drill/bridge/acol/01-one-no-trump").body())
                .containsPattern("<a [^>]*href=\"lessons\"[^>]*aria-current=\"true\"[^>]*>Lessons</a>");
    }

    @Test
    void stylesAndScriptAreNamedInThePageAndCanBeFetched() {
        PageFiles files = trainer.get(PageFiles.class);
        assertThat(trainer.browser().get("/").body())
                .contains("<link rel=\"stylesheet\" href=\"." + files.styles() + "\">")
                .contains("<script type=\"module\" src=\"." + files.script() + "\">");

        HttpResponse<String> styles = trainer.browser().get(files.styles());
        assertThat(styles.statusCode()).isEqualTo(200);
        assertThat(styles.headers().firstValue("Content-Type")).contains("text/css");
        assertThat(styles.body()).contains(".kb-first-paint {");
    }

    @Test
    void aQuestionComesWithThePageThatAsksIt() {
        String page = trainer.browser()
                .get("/practice/bridge/call?seed=1&system=acol")
                .body();

        assertThat(page)
                .contains("<h1 class=\"kb-title\">What to call</h1>", "What do you call?")
                .containsPattern("<card-hand [^>]*cards=\"[^\"]{38}\"")
                .contains("<template shadowrootmode=\"closed\">")
                .doesNotContain("history.replaceState");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/poker/class",
                "/drill/poker/draw-poker/01-drawing-to-a-flush",
                "/checkpoint/bridge/acol",
                "/placement/bridge/acol",
                "/worked/bridge/call?rules=acol.open.weak-no-trump",
                "/mix?mode=ten&games=poker",
                "/bid",
                "/double-dummy"
            })
    void whatThePageChoosesIsWhatItsAddressAsksFor(String path) {
        TrainerOverHttp.Browser browser = trainer.browser();
        String page = browser.get(path).body();
        Matcher chosen = Pattern.compile("location.pathname \\+ '(\\?[^']*)'").matcher(page);
        assertThat(chosen.find()).isTrue();

        String again =
                browser.get(path.replaceFirst("\\?.*", "") + chosen.group(1)).body();

        assertThat(shown(again)).isEqualTo(shown(page)).isNotEmpty();
        assertThat(again).doesNotContain("history.replaceState");
    }

    /** A name in the address must not become a part of the script. */
    @Test
    void whatIsWrittenInTheAddressStaysAnAddress() {
        assertThat(trainer.browser()
                        .get("/practice/poker/class?book=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")
                        .body())
                .doesNotContain("alert(1)");
        assertThat(trainer.browser()
                        .get("/practice/bridge/call?x%27%2Balert(1)%2B%27=1")
                        .body())
                .doesNotContain("alert(1)");
    }

    @Test
    void aLessonComesWithItsFirstParts() {
        assertThat(trainer.browser().get("/lesson/rummy/gin/02-when-to-knock").body())
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
        assertThat(trainer.browser().get(path).body())
                .contains("<template shadowrootmode=\"closed\">", words, table)
                .doesNotContain("history.replaceState");
    }

    @Test
    void aTableThatThePageChoosesIsTheOneItsAddressAsksFor() {
        assertThat(trainer.browser().get("/play/gin").body()).containsPattern("location.pathname \\+ '\\?seed=\\d+'");
    }

    /** What has been played is played again by the page alone. */
    @Test
    void aHandThatIsGoneOnWithHasItsPlace() {
        assertThat(trainer.browser().get("/play/gin?seed=7&said=s.s").body())
                .contains("kb-skeleton")
                .doesNotContain("shadowrootmode");
    }

    @Test
    void everyPageThatEverybodyMayOpenComesWithItsBeginning() {
        Map<String, String> pages = pagesOfGuests();
        assertThat(pages).hasSizeGreaterThan(50).containsKeys(PLACES.keySet().toArray(String[]::new));
        List<String> without = pages.entrySet().stream()
                .filter(page -> !PLACES.containsKey(page.getKey()))
                .filter(page -> !BEGUN.matcher(
                                trainer.browser().get(page.getValue()).body())
                        .find())
                .map(Map.Entry::getKey)
                .toList();
        assertThat(without).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/review/hand",
                "/live/ABCD",
                "/setup/x",
                "/account/reset/x",
                "/mails/x",
                "/assignments",
                "/account"
            })
    void anyOtherPageHasItsPlace(String path) {
        assertThat(trainer.browser().get(path).body()).doesNotContain("shadowrootmode");
    }

    @Test
    void aListComesAsFarAsItIsSeenFirst() {
        assertThat(trainer.browser().get("/practice").body()).contains("<summary", "A mix of everything");
        assertThat(trainer.browser().get("/glossary").body().length()).isLessThan(60_000);
        assertThat(trainer.browser().get("/lessons").body())
                .containsPattern("<details[^>]* open")
                .containsPattern("<input[^>]*type=\"search\"");
    }

    @Test
    void whatIsAskedForStandsInItsField() {
        assertThat(trainer.browser().get("/library?q=hearts").body()).containsPattern("<input[^>]*value=\"hearts\"");
    }

    /** Each with an address of it, by the table of who may open what. */
    private static Map<String, String> pagesOfGuests() {
        try (InputStream table = FirstPaintTest.class.getResourceAsStream("class-doors.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\\s+"))
                    .filter(words -> words[0].equals("page") && words[3].equals("yes"))
                    .collect(Collectors.toMap(words -> words[1], words -> words[2].equals("=") ? words[1] : words[2]));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The words of the picture, and the cards that its hands will draw. */
    private static List<String> shown(String page) {
        Element picture = Jsoup.parse(page).selectFirst("template main");
        return picture == null
                ? List.of()
                : Stream.concat(
                                Stream.of(picture.text()),
                                picture.select("[cards]").stream().map(hand -> hand.attr("cards")))
                        .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "/, 200",
        "/practice/bridge/call?seed=1, 200",
        "/lesson/bridge/acol/01-one-no-trump, 200",
        "/analyse/bridge, 200",
        "/library?q=hearts, 200",
        "/nonsense, 404",
        "/actuator, 404",
        "/.git/config, 404",
        "/no/such/page, 404",
        "/wp-login.php, 404"
    })
    void theStatusTellsWhetherThereIsAPage(String path, int status) {
        HttpResponse<String> reply = trainer.browser().get(path);
        assertThat(reply.statusCode()).isEqualTo(status);
        assertThat(reply.body()).contains("kb-first-paint");
    }

    @Test
    void aFileOfAnotherVersionIsNotThere() {
        assertThat(trainer.browser().get("/kibitzer/page-0.css").statusCode()).isEqualTo(404);
    }
}
