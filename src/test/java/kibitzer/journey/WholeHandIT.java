package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/** The first hand of a set, played to its last card by touch on the phone, left in its midst and gone on with. */
@Journey
class WholeHandIT {
    private static final String ADDRESS = "/problem-set/whole-hands-1?question=1";
    private static final String CARDS = ".kb-hand-table .hand-card[role]";
    private static final int LEFT_AFTER = 10;
    private static final WholeHand HAND =
            WholeHand.of(PlayProblems.shipped().find("first-trick-1").orElseThrow());

    @Test
    void isPlayedByTouchLeftAndGoneOnWith(RunningTrainer trainer, Browser browser) {
        List<Card> best = PlayRecord.best(HAND);
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at(ADDRESS));
            HandPlay play = HandPlay.begin(HAND);
            int played = 0;
            while (!play.isOver()) {
                if (++played == LEFT_AFTER) {
                    assertThat(Accessibility.faults(page)).isEmpty();
                    page.navigate(trainer.at(ADDRESS));
                }
                play = take(page, play, best.get(play.cards().size()));
            }
            assertThat(page.locator(".kb-headline")).isVisible();
            assertThat(page.locator(".kb-verdict")).containsText(play.own() + " tricks, ");
            page.navigate(trainer.at("/problem-set/whole-hands-1"));
            assertThat(page.getByText("1 of 15 right, and some to come.")).isVisible();
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Waits until the table stands as it stands here: so many cards in the hand that is to play. */
    private static HandPlay take(Page page, HandPlay play, Card card) {
        Seat turn = play.turn();
        assertThat(page.locator(CARDS)).hasCount(play.held(turn).size());
        Locator wanted = page.locator(".kb-hand-table .hand-card[data-card='" + card + "']");
        Means.TOUCH.play(wanted);
        return play.play(card);
    }
}
