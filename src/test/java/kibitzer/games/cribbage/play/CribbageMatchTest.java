package kibitzer.games.cribbage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The course of a deal by the laws (p. 254-255), the cards laid out. The dealer is player 1. */
class CribbageMatchTest {

    private static CribbageMatch table(String eldest, String dealer, String starter, int... scores) {
        return table(false, eldest, dealer, starter, scores);
    }

    private static CribbageMatch table(boolean muggins, String eldest, String dealer, String starter, int... scores) {
        CribbageDeal deal = new CribbageDeal(
                CribbageGame.SIX_CARD,
                1,
                1,
                List.of(CardSet.of(eldest), CardSet.of(dealer)),
                List.of(CardSet.EMPTY, CardSet.EMPTY),
                CardSet.EMPTY,
                CardSet.of(starter).first(),
                List.of(),
                List.of(),
                0);
        List<Integer> pegs = scores.length == 0 ? List.of(0, 0) : List.of(scores[0], scores[1]);
        return new CribbageMatch(
                CribbageGame.SIX_CARD,
                121,
                muggins,
                new Seed(1),
                deal,
                CribbagePhase.LAY_AWAY,
                0,
                0,
                pegs,
                pegs,
                List.of());
    }

    private static CribbageMatch after(CribbageMatch table, String... moves) {
        CribbageMatch now = table;
        for (String move : moves) {
            now = now.after(CribbageMove.read(move));
        }
        return now;
    }

    private static List<String> story(CribbageMatch match) {
        return match.events().stream()
                .filter(event -> event.deal() == 1)
                .flatMap(CribbageMatchTest::told)
                .toList();
    }

    private static Stream<String> told(CribbageEvent event) {
        return switch (event) {
            case CribbageEvent.Turned turned -> Stream.of("starter " + turned.starter());
            case CribbageEvent.Played played ->
                Stream.of(played.player() + " " + played.card() + " "
                        + played.count().count()
                        + (played.count().points() > 0
                                ? " for " + played.count().points()
                                : ""));
            case CribbageEvent.Go go -> Stream.of(go.player() + " go");
            case CribbageEvent.Pegged pegged ->
                Stream.of(pegged.player() + (pegged.last() ? " last" : " one for the go"));
            case CribbageEvent.Shown shown ->
                Stream.of(shown.player()
                        + (shown.crib() ? " crib " : " shows ")
                        + shown.claimed()
                        + (shown.taken() > 0 ? " muggins " + shown.taken() : ""));
        };
    }

    @Test
    void aGoIsForTheLastToPlayAndTheOtherLeads() {
        CribbageMatch end =
                after(table("KS QS 9S 2H 3C 6D", "KD QD 8H 7H AC 4C", "5D"), "3C 6D", "AC 4C", "KS", "KD", "2H", "7H");
        // 10, 20, 22, 29: eldest has queen and nine, the dealer queen and eight; nobody can go on.
        assertThat(story(end))
                .startsWith("starter 5D", "0 KS 10", "1 KD 20 for 2", "0 2H 22", "1 7H 29", "0 go", "1 one for the go");
        assertThat(end.turn()).isZero();
        assertThat(end.deal().count()).isZero();
    }

    @Test
    void whoeverCanPlaysOnAfterAGoAndPegsWhatHeMakes() {
        CribbageMatch end =
                after(table("KS QS 9S 8H 3C 6D", "KD TD AH AS 2C 4C", "7D"), "3C 6D", "2C 4C", "KS", "KD", "9S", "AH");
        assertThat(story(end))
                .startsWith("starter 7D", "0 KS 10", "1 KD 20 for 2", "0 9S 29", "1 AH 30", "0 go")
                .contains("1 AS 31 for 4");
        assertThat(end.scores().get(1)).isGreaterThanOrEqualTo(6);
    }

    @Test
    void thirtyOneIsTwoAndNotAGoBesides() {
        CribbageMatch end =
                after(table("KS QS 2S 3H 5C 6D", "KD AD 8H 9H 2C 4C", "7D"), "5C 6D", "2C 4C", "KS", "KD", "QS");
        assertThat(story(end)).contains("1 AD 31 for 2").doesNotContain("1 one for the go");
        assertThat(end.turn()).isZero();
    }

    @Test
    void theLastCardPegsOneAndTheShowFollowsInItsOrder() {
        CribbageMatch end = after(
                table("KS QS 9S 8H 3C 6D", "KD TD 2H 4S 2C 4C", "7D"),
                "3C 6D",
                "2C 4C",
                "KS",
                "KD",
                "9S",
                "2H",
                "QS",
                "TD");
        List<String> told = story(end);
        assertThat(told.subList(told.size() - 4, told.size())).satisfies(last -> {
            assertThat(last.getFirst()).endsWith("last");
            assertThat(last.get(1)).startsWith("0 shows");
            assertThat(last.get(2)).startsWith("1 shows");
            assertThat(last.get(3)).startsWith("1 crib");
        });
        assertThat(end.deal().number()).isEqualTo(2);
        assertThat(end.deal().dealer()).isZero();
    }

    @Test
    void aJackTurnedIsTwoForTheDealerAndMayEndTheGame() {
        CribbageMatch end = after(table("KS QS 9S 8H 3C 6D", "KD TD 2H 4S 2C 4C", "JD", 120, 119), "3C 6D", "2C 4C");
        assertThat(end.isOver()).isTrue();
        assertThat(end.winner()).hasValue(1);
        assertThat(end.behind().get(1)).isEqualTo(119);
    }

    @Test
    void theNonDealerWhoShowsFirstWinsThoughTheDealerHoldsMore() {
        CribbageMatch end = after(
                table("9S 9H 6S 6D 3C KC", "5S 5H 5D JC 2C 4C", "3D", 110, 110),
                "3C KC",
                "2C 4C",
                "9S",
                "5S",
                "9H",
                "5H");
        while (!end.isOver()) {
            CardSet playable = end.deal().playable(end.turn());
            end = end.after(CribbageMove.plays(playable.first()));
        }
        assertThat(end.winner()).hasValue(0);
    }

    @ParameterizedTest
    @CsvSource({"12,12,0", "10,10,2", "29,12,0", "0,0,12"})
    void withMugginsWhatIsOverlookedIsTheOpponents(int claimed, int pegged, int taken) {
        CribbageMatch shown = after(table(true, "9S 9H 6S 6D 3C KC", "KS TH 8D 7C 2C 4C", "4D"), "3C KC", "2C 4C");
        while (shown.phase() == CribbagePhase.PLAY) {
            Card card = shown.deal().playable(shown.turn()).first();
            shown = shown.after(CribbageMove.plays(card));
        }
        int before = shown.scores().get(0);
        int other = shown.scores().get(1);
        CribbageMatch after = shown.after(new CribbageMove.Claims(claimed));
        assertThat(after.scores().get(0) - before).isEqualTo(pegged);
        assertThat(after.scores().get(1) - other).isEqualTo(taken);
        assertThat(after.turn()).isEqualTo(1);
    }

    @Test
    void aLoserWhoIsNotHalfWayIsLurched() {
        assertThat(CribbageGame.SIX_CARD.halfway(121)).hasValue(61);
        assertThat(CribbageGame.SIX_CARD.halfway(61)).hasValue(31);
        assertThat(after(table("KS QS 9S 8H 3C 6D", "KD TD 2H 4S 2C 4C", "JD", 60, 119), "3C 6D", "2C 4C")
                        .isLurch())
                .isTrue();
        assertThat(after(table("KS QS 9S 8H 3C 6D", "KD TD 2H 4S 2C 4C", "JD", 61, 119), "3C 6D", "2C 4C")
                        .isLurch())
                .isFalse();
    }
}
