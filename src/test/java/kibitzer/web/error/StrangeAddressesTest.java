package kibitzer.web.error;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses are passed on, cut off and mistyped: each shows a page that says what is wrong, or does without. */
@SharedFixture
class StrangeAddressesTest {
    private static final String LONG = "x".repeat(3_000);

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "practice/bridge/call?seed=abc",
                "practice/bridge/call?seed=99999999999999999999",
                "practice/bridge/call?seed=-1",
                "practice/bridge/call?seed=",
                "practice/bridge/call?rules=<script>alert(1)</script>",
                "practice/bridge/call?system=<b>",
                "practice/bridge/call?nonsense=1&nonsense=2",
                "practice/bridge/nothing",
                "practice/<b>/x",
                "drill/bridge/acol/01-one-no-trump?round=x",
                "drill/bridge/acol/01-one-no-trump?round=00000000-0000-0000-0000-000000000007&question=0",
                "drill/bridge/acol/01-one-no-trump?round=00000000-0000-0000-0000-000000000007&question=99999999999",
                "drill/no/such",
                "lesson/bridge/acol/01-one-no-trump?at=<b>",
                "lesson/%00",
                "mix?mode=x",
                "mix?mode=storm&round=x&n=1",
                "mix?mode=endless&round=00000000-0000-0000-0000-000000000007&n=0",
                "mix?games=whist",
                "daily/2026-02-30",
                "daily/0000-00-00",
                "daily/+999999999-12-31",
                "daily/2026-11-01?question=9",
                "daily/2026-11-01?question=x",
                "daily-archive?month=2026-13",
                "daily-archive?month=-999999999-01",
                "review/hand?x=1",
                "mistakes?x=1",
                "analyse?cards=AKQ",
                "analyse?cards=<script>",
                "analyse?cards=AKJ54.KQ3.72.854&auction=9NT",
                "analyse?cards=AKJ54.KQ3.72.854&dealer=X&contract=8H",
                "analyse?question={",
                "analyse?json={\"decision\":\"bridge/call\"}",
                "analyse/bridge?deal=x",
                "double-dummy?seed=x",
                "double-dummy?deal=N:x",
                "bid?system=x",
                "bid?system=acol&seed=x&said=9NT",
                "play/gin?seed=x",
                "play/gin?seed=7&said=zz.zz",
                "play/casino?game=x",
                "play/casino?seed=7&said=zz.zz",
                "play/bridge?system=x",
                "play/bridge?deal=x&seed=1",
                "play/bridge?seed=1&said=8S",
                "play/bridge?seed=1&said=claim-99",
                "play/bridge?seed=1&deals=3",
                "play/mini-bridge?seed=1&declares=east",
                "play/mini-bridge?seed=1&said=forty",
                "play/whist?game=x",
                "play/whist?seed=7&said=zz.zz",
                "play/dummy-whist?seed=7&dummy=S",
                "play/dummy-whist?seed=7&said=zz.zz",
                "play/poker?game=x",
                "play/poker?game=jackpots&seed=1&said=sing",
                "score-sheet?lines=we.9NT.99",
                "score-sheet?form=x",
                "odds/poker?keep=1X",
                "odds/bank?game=faro&bet=rouge",
                "odds/bank?game=faro&bet=K+to+win&seen=AS+AS",
                "odds/bridge?missing=99",
                "library?family=<b>&q=%00",
                "library/no-such-game",
                "laws?laws=x&stage=y",
                "laws/x/y",
                "books-checked/x",
                "glossary?letter=%00",
                "glossary?letter=",
                "search?q=%00%FF",
                "gin/knocking?policy=x",
                "settings?x=y",
                "account/reset/x",
                "setup/x"
            })
    void isAnsweredWithAPage(String address) {
        BrowserlessTrainer.open(address);
        assertThat(_get(Page.class).getElement().getTextRecursively())
                .isNotBlank()
                .doesNotContain("the fault is ours", "Exception", "null");
    }

    @ParameterizedTest
    @ValueSource(strings = {"search?q=", "glossary?q=", "library?q=", "analyse?cards=", "daily/", "mix?games="})
    void isAnsweredHoweverLong(String address) {
        BrowserlessTrainer.open(address + LONG);
        assertThat(_get(Page.class).getElement().getTextRecursively()).isNotBlank();
    }
}
