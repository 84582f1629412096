package kibitzer.games.cribbage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import org.junit.jupiter.api.Test;

/** Whole deals event by event, by the laws of p. 254-255. Player 1 deals; each line is what it pegs as well. */
class CribbageStoryTest {
    private static CribbageMatch table(CribbageGame game, boolean muggins, int score, String starter, String... hands) {
        List<CardSet> dealt = List.of(hands).stream().map(CardSet::of).toList();
        List<Integer> pegs = List.of(score, score);
        CribbageDeal deal = new CribbageDeal(
                game,
                1,
                1,
                dealt,
                dealt.stream().map(hand -> CardSet.EMPTY).toList(),
                CardSet.EMPTY,
                CardSet.of(starter).first(),
                List.of(),
                List.of(),
                0);
        return new CribbageMatch(
                game, 121, muggins, new Seed(1), deal, CribbagePhase.LAY_AWAY, 0, 0, pegs, pegs, List.of());
    }

    private static CribbageMatch after(CribbageMatch table, String moves) {
        CribbageMatch now = table;
        for (String move : moves.split(", ")) {
            now = now.after(CribbageMove.read(move));
        }
        return now;
    }

    private static List<String> story(CribbageMatch match) {
        return match.events().stream()
                .filter(event -> event.deal() == 1)
                .map(CribbageStoryTest::told)
                .toList();
    }

    private static String told(CribbageEvent event) {
        return switch (event) {
            case CribbageEvent.Turned turned -> "starter " + turned.starter();
            case CribbageEvent.Played(int deal, int player, var card, var count) ->
                player + " " + card + " " + count.count() + (count.points() > 0 ? " for " + count.points() : "");
            case CribbageEvent.Go go -> go.player() + " go";
            case CribbageEvent.Pegged pegged -> pegged.player() + (pegged.last() ? " last" : " one for the go");
            case CribbageEvent.Shown shown ->
                shown.player() + (shown.crib() ? " crib " : " shows ") + shown.claimed() + " of " + shown.worth();
        };
    }

    /** Law 10: who still can plays on after a go, and thirty-one with it counts two. Law 11: the other leads anew. */
    @Test
    void afterAGoTheOtherPlaysOnToThirtyOne() {
        CribbageMatch end = after(
                table(CribbageGame.SIX_CARD, false, 0, "7D", "KS QS 9S 8H 3C 6D", "KD TD AH AS 2C 4C"),
                "3C 6D, 2C 4C, KS, KD, 9S, AH, QS");
        assertThat(story(end))
                .containsExactly(
                        "starter 7D",
                        "0 KS 10",
                        "1 KD 20 for 2",
                        "0 9S 29",
                        "1 AH 30",
                        "0 go",
                        "1 AS 31 for 4", // thirty-one, and a pair that was made after the go (law 13)
                        "0 QS 10",
                        "1 TD 20",
                        "0 8H 28",
                        "0 last",
                        "0 shows 5 of 5",
                        "1 shows 2 of 2",
                        "1 crib 7 of 7");
        assertThat(end.scores()).containsExactly(1 + 5, 2 + 4 + 2 + 7);
        assertThat(end.behind()).containsExactly(1, 2 + 4 + 2);
        assertThat(end.deal().number()).isEqualTo(2);
        assertThat(end.deal().dealer()).isZero();
        assertThat(end.phase()).isEqualTo(CribbagePhase.LAY_AWAY);
        assertThat(end.toPlay()).hasValue(1);
    }

    /** A go is said once a series; who has no card left says none, and the other plays his own out. */
    @Test
    void aGoIsSaidOnceAndByNobodyWithoutACard() {
        CribbageMatch end = after(
                table(CribbageGame.SIX_CARD, false, 0, "8H", "KS 9S AS AD 3C 6D", "KD QD JD TD 2C 4C"),
                "3C 6D, 2C 4C, KS, KD, 9S, AS, QD, JD");
        assertThat(story(end))
                .startsWith(
                        "starter 8H",
                        "0 KS 10",
                        "1 KD 20 for 2",
                        "0 9S 29",
                        "1 go",
                        "0 AS 30",
                        "0 AD 31 for 4",
                        "1 QD 10",
                        "1 JD 20",
                        "1 TD 30 for 3",
                        "1 last",
                        "0 shows 2 of 2",
                        "1 shows 8 of 8", // four in sequence, and four of a suit without the starter
                        "1 crib 7 of 7");
    }

    @Test
    void aGoOfOneSeriesIsNoGoOfTheNext() {
        CribbageMatch end = after(
                table(CribbageGame.SIX_CARD, false, 0, "2H", "KS 9S 5S 5H 3C 6D", "KD QD 9D 8D 2C 4C"),
                "3C 6D, 2C 4C, KS, KD, 9S, QD, 5S, 9D");
        assertThat(story(end))
                .startsWith(
                        "starter 2H",
                        "0 KS 10",
                        "1 KD 20 for 2",
                        "0 9S 29",
                        "1 go",
                        "0 one for the go",
                        "1 QD 10",
                        "0 5S 15 for 2",
                        "1 9D 24",
                        "0 5H 29",
                        "1 go",
                        "0 one for the go",
                        "1 8D 8",
                        "1 last");
    }

    /** Law 11: the last card pegs one, or two where it makes thirty-one, and not both. */
    @Test
    void thirtyOneWithTheLastCardIsNoLastCardBesides() {
        CribbageMatch end = after(
                table(CribbageGame.SIX_CARD, false, 0, "7H", "KS QH 5S 6S 3C 6D", "9D QD JD AH 2C 4C"),
                "3C 6D, 2C 4C, KS, 9D, QH, 5S, JD");
        assertThat(story(end).subList(1, 12))
                .containsExactly(
                        "0 KS 10",
                        "1 9D 19",
                        "0 QH 29",
                        "1 AH 30",
                        "0 go",
                        "1 one for the go",
                        "0 5S 5",
                        "1 JD 15 for 2",
                        "0 6S 21",
                        "1 QD 31 for 2",
                        "0 shows 7 of 7"); // five with king and with queen, and a run of three
    }

    /** Law 17: each counts for himself, and the next takes what he overlooked; the crib comes last. */
    @Test
    void withMugginsEachHandWaitsForItsCount() {
        CribbageMatch played = after(
                table(CribbageGame.SIX_CARD, true, 0, "7D", "KS QS 9S 8H 3C 6D", "KD TD AH AS 2C 4C"),
                "3C 6D, 2C 4C, KS, KD, 9S, AH, QS");
        assertThat(played.phase()).isEqualTo(CribbagePhase.COUNT);
        assertThat(played.toPlay()).hasValue(0);
        assertThat(played.countsTheCrib()).isFalse();
        assertThat(played.counted()).isEqualTo(CardSet.of("KS QS 9S 8H"));
        assertThat(played.scores()).containsExactly(1, 6);

        CribbageMatch first = played.after(new CribbageMove.Claims(3));
        assertThat(first.scores()).containsExactly(1 + 3, 6 + 2);
        assertThat(first.toPlay()).hasValue(1);
        assertThat(first.countsTheCrib()).isFalse();
        assertThat(first.counted()).isEqualTo(CardSet.of("KD TD AH AS"));

        CribbageMatch second = first.after(new CribbageMove.Claims(2));
        assertThat(second.toPlay()).hasValue(1);
        assertThat(second.countsTheCrib()).isTrue();
        assertThat(second.counted()).isEqualTo(CardSet.of("3C 6D 2C 4C"));

        CribbageMatch third = second.after(new CribbageMove.Claims(4));
        assertThat(third.scores()).containsExactly(4 + 3, 8 + 2 + 4);
        assertThat(third.deal().number()).isEqualTo(2);
    }

    /** Law 18: who is in the last hole has won; what he overlooked is nobody's any more. */
    @Test
    void whoPegsOutWinsBeforeAnotherTakesWhatHeOverlooked() {
        CribbageMatch played = after(
                table(CribbageGame.SIX_CARD, true, 114, "7D", "KS QS 9S 8H 3C 6D", "KD TD AH AS 2C 4C"),
                "3C 6D, 2C 4C, KS, KD, 9S, AH, QS");
        assertThat(played.scores()).containsExactly(115, 120);
        assertThat(played.winner()).isEmpty();
        assertThat(played.isLurch()).isFalse();
        CribbageMatch one = played.after(new CribbageMove.Claims(5));
        assertThat(one.scores()).containsExactly(120, 120);
        CribbageMatch out = one.after(new CribbageMove.Claims(1));
        assertThat(out.isOver()).isTrue();
        assertThat(out.scores()).containsExactly(120, 121);
        assertThat(out.winner()).hasValue(1);
        assertThat(out.toPlay()).isEmpty();
    }

    /** Law 18: all points count as soon as they are earned, so that the game may end with a card. */
    @Test
    void theGameEndsWithTheCardThatPegsOut() {
        CribbageMatch out = after(
                table(CribbageGame.SIX_CARD, false, 119, "7D", "KS QS 9S 8H 3C 6D", "KD TD AH AS 2C 4C"),
                "3C 6D, 2C 4C, KS, KD");
        assertThat(out.winner()).hasValue(1);
        assertThat(story(out)).endsWith("1 KD 20 for 2");
        assertThat(out.phase()).isEqualTo(CribbagePhase.OVER);
    }
}
