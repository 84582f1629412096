package kibitzer.games.trick.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The searches against one another, and against playing out every card; {@code -Dkibitzer.trick.endings=500} tries more endings of
 * each game.
 */
class OpenCardsTest {
    private static final int ENDINGS = Integer.getInteger("kibitzer.trick.endings", 4);

    /** So many cards each are played out quickly enough, by the number of players. */
    private static final List<Integer> CARDS = List.of(0, 0, 5, 4, 3, 2, 2, 2);

    static Stream<TrickGame> games() {
        return TrickGames.ALL.stream().filter(game -> OpenCards.barred(game).isEmpty());
    }

    @Test
    void fewGamesAreNotSearched() {
        assertThat(TrickGames.ALL.stream()
                        .filter(game -> OpenCards.barred(game).isPresent())
                        .map(TrickGame::id))
                .containsExactlyInAnyOrder(
                        "joker-hearts", "domino-hearts", "cancellation-hearts", "lift-smoke", "highest-card");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCardLeadsToWhatPlayingOutFinds(TrickGame game) {
        Chance chance = new Seed(game.id().hashCode()).chance();
        List<Integer> tables = game.rules().dealing().players().stream()
                .filter(players -> players < CARDS.size())
                .toList();
        for (int i = 0; i < ENDINGS; i++) {
            int players = chance.oneOf(tables);
            OpenHands hands = LateHands.atMost(CARDS.get(players), game, players, chance);
            Stake stake = stake(game, players, chance);
            BruteForce force = new BruteForce(hands, stake);
            OpenLines lines = OpenCards.lines(hands, stake);
            assertThat(lines.lines()).extracting(OpenLines.Line::card).containsExactlyElementsOf(hands.lawful());
            assertThat(lines.lines())
                    .as("%s for %s", hands, stake)
                    .allSatisfy(line ->
                            assertThat(line.won()).as(line.card().toString()).isEqualTo(force.after(line.card())));
        }
    }

    private static Stake stake(TrickGame game, int players, Chance chance) {
        CardPoints counts = game.rules().points();
        boolean points = !counts.isNone() && counts.addUp() && chance.onceIn(2);
        Optional<Integer> alone = chance.onceIn(3) ? Optional.of(chance.below(players)) : Optional.empty();
        return new Stake(points, chance.onceIn(4), alone);
    }

    /** Two searches that share no line. */
    @ParameterizedTest
    @CsvSource({"whist, 7", "short-whist, 6", "norwegian-whist, 6"})
    void theSearchForAllGamesAgreesWithThatForBridge(String id, int cards) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        Chance chance = new Seed(cards).chance();
        for (int i = 0; i < 2 * ENDINGS; i++) {
            OpenHands hands = LateHands.atMost(cards, game, 4, chance);
            assertThat(WhistSearch.suits(hands, Stake.TRICKS)).isTrue();
            assertThat(new TrickSearch(hands, Stake.TRICKS).lines())
                    .as("%s", hands)
                    .isEqualTo(WhistSearch.lines(hands));
        }
    }

    /** What one side wins of a trick on the table the other does not. */
    @ParameterizedTest
    @CsvSource({"five-hundred, 3, 7", "penalty-euchre, 5, 4", "euchre, 4, 5", "catch-the-ten, 4, 6"})
    void bothSidesTogetherWinAllTricks(String id, int players, int cards) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        Chance chance = new Seed(players).chance();
        for (int i = 0; i < ENDINGS; i++) {
            OpenHands hands = LateHands.onLead(cards, game, players, chance);
            Stake alone = Stake.TRICKS.alone(hands.toPlay());
            for (OpenLines.Line line : OpenCards.lines(hands, alone).lines()) {
                if (line.naming().isEmpty()) {
                    OpenHands after = led(hands, line.card());
                    assertThat(line.won() + OpenCards.lines(after, alone).bestWon())
                            .as("%s, %s led", hands, line.card())
                            .isEqualTo(hands.cardsEach());
                }
            }
        }
    }

    private static OpenHands led(OpenHands hands, Card card) {
        List<Cards> fewer = new ArrayList<>(hands.hands());
        fewer.set(hands.leader(), fewer.get(hands.leader()).without(card));
        return new OpenHands(
                hands.game(), hands.contract(), hands.trump(), fewer, hands.leader(), List.of(card), hands.facts());
    }

    @Test
    void aJokerLedWithoutTrumpsCallsForTheSuitThatWinsMost() {
        TrickGame game = TrickGames.find("five-hundred").orElseThrow();
        OpenHands hands = open(game, Optional.empty(), List.of("JK QS 7H", "AS 8H 9H", "KS AH KH"), 0, "");

        OpenLines lines = OpenCards.lines(hands, Stake.TRICKS);

        // the joker clears both high spades, and then the queen is good
        assertThat(lines.best()).extracting(Card::toString).containsExactly("JK");
        assertThat(lines.of(Card.JOKER).orElseThrow().naming()).contains(Suit.SPADES);
        assertThat(lines.bestWon()).isEqualTo(2);
    }

    @Test
    void partnersAtFourHandsCountTogether() {
        TrickGame whist = TrickGames.find("whist").orElseThrow();
        OpenHands hands = open(whist, Optional.of(Suit.CLUBS), List.of("AS 2H", "3S KH", "2S AH", "4S QH"), 2, "");

        // south leads to north's ace of spades or cashes his own ace of hearts: both tricks either way
        assertThat(OpenCards.lines(hands, Stake.TRICKS).lines())
                .extracting(OpenLines.Line::won)
                .containsExactly(2, 2);
        assertThat(OpenCards.lines(hands, Stake.TRICKS.alone(2)).lines())
                .extracting(OpenLines.Line::won)
                .containsExactly(1, 1);
    }

    @Test
    void handsOutOfStepAreRefused() {
        TrickGame whist = TrickGames.find("whist").orElseThrow();

        assertThatThrownBy(() -> open(whist, Optional.empty(), List.of("AS 2H", "3S KH", "2S AH", "4S"), 0, ""))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static OpenHands open(TrickGame game, Optional<Suit> trump, List<String> hands, int leader, String trick) {
        return new OpenHands(
                game,
                game.rules().usual(),
                trump,
                hands.stream().map(Cards::of).toList(),
                leader,
                CardNotation.readList(trick),
                TableFacts.NONE);
    }
}
