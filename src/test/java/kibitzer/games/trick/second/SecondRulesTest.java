package kibitzer.games.trick.second;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The engine against rules told a second time, in positions out of lawfully played deals of every game;
 * {@code -Dkibitzer.trick.positions=10000} tries more of them.
 */
class SecondRulesTest {
    private static final int POSITIONS = Integer.getInteger("kibitzer.trick.positions", 200);

    /** A family adds its own here. */
    private static final List<SecondRules> ALL = List.of(
            new SecondWhist(),
            new SecondEuchre(),
            new SecondHearts(),
            new SecondTurnedTrumps(),
            new SecondSkat(),
            new SecondLatin(),
            new SecondTarok(),
            new SecondPiquet(),
            new SecondBezique(),
            new SecondSixtySix(),
            new SecondJass(),
            new SecondPinochle(),
            new SecondHighestCard(),
            new SecondTrumps(),
            new SecondRoundGames(),
            new SecondAllFours());

    static Stream<TrickGame> games() {
        return TrickGames.ALL.stream();
    }

    @Test
    void everyGameIsToldTwice() {
        Set<String> told = ALL.stream().flatMap(rules -> rules.games().stream()).collect(Collectors.toSet());

        assertThat(TrickGames.ALL).extracting(TrickGame::id).containsExactlyInAnyOrderElementsOf(told);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameCardsAreLawfulAndTheSameCardWins(TrickGame game) {
        SecondRules second = ALL.stream()
                .filter(rules -> rules.games().contains(game.id()))
                .findFirst()
                .orElseThrow();
        Chance chance = new Seed(game.id().hashCode()).chance();
        int judged = 0;
        while (judged < POSITIONS) {
            PlayedDeal deal = new PlayedDeal(game, chance);
            int tricks = 0;
            while (!deal.isOver()) {
                TrickPosition position = deal.position();
                assertThat(position.lawful().lawful().list())
                        .as("%s", position)
                        .extracting(Card::toString)
                        .containsExactlyInAnyOrderElementsOf(second.lawful(table(position)));
                judged++;
                deal.playAny();
                if (deal.tricks() > tricks) {
                    tricks = deal.tricks();
                    TrickPosition trick = deal.lastTrick();
                    assertThat(trick.rules()
                                    .winner(trick.trick(), trick.facts())
                                    .orElse(-1))
                            .as("%s", trick)
                            .isEqualTo(second.winner(table(trick)));
                }
            }
        }
    }

    private static SecondRules.Table table(TrickPosition position) {
        return new SecondRules.Table(
                position.game().id(),
                position.contract().word(),
                position.trump().map(suit -> String.valueOf(suit.letter())).orElse("NT"),
                position.hand().stream().map(Card::toString).toList(),
                position.trick().stream().map(Card::toString).toList(),
                position.facts().stockOpen(),
                position.facts().firstLead(),
                position.facts()
                        .named()
                        .map(suit -> String.valueOf(suit.letter()))
                        .orElse(""),
                position.facts().turnUp().map(Card::toString).orElse(""));
    }
}
