package kibitzer.games.bridge.wholehand.defence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.games.bridge.doubledummy.BestCards;
import kibitzer.games.bridge.doubledummy.CardByCard;
import kibitzer.games.bridge.doubledummy.CardPlayed;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.PlayRecord;
import kibitzer.games.bridge.wholehand.WholeHand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DefenceHandsTest {
    /** One of each theme; all with {@code -Dkibitzer.problems.all=true}. */
    static Stream<DefenceHand> hands() {
        return DefenceHands.shipped().stream()
                .filter(hand ->
                        Boolean.getBoolean("kibitzer.problems.all") || hand.id().endsWith("-1"));
    }

    /** Held against the search card by card, which knows nothing of themes: the lead gives nothing up, the contract is one down. */
    @ParameterizedTest
    @MethodSource("hands")
    void isBeatenByOneTrickAndTheDefenderCanLetItMakeAtAsManyTurnsAsItsLevel(DefenceHand defence) {
        WholeHand hand = defence.hand();
        List<Card> best = PlayRecord.best(hand);
        HandPlay over = PlayRecord.replayed(hand, best);
        List<CardPlayed> lines = CardByCard.of(hand.deal(), hand.strain(), hand.declarer(), best);

        assertThat(over.isOver()).isTrue();
        assertThat(over.own()).isEqualTo(hand.needed());
        assertThat(lines).allMatch(line -> line.after() == hand.toMake() - 1);
        List<DefenceTheme.Turn> turns = DefenceFinder.turns(hand, best, new BestCards(hand.deal(), hand.strain()));
        assertThat(defence.theme().fits(turns.getFirst())).isTrue();
        assertThat(Math.min(turns.size(), 5)).isEqualTo(defence.level());
    }

    @Test
    void everyThemeHasHandsAndEveryLineIsWrittenAsItIsRead() {
        assertThat(DefenceHands.shipped()).extracting(DefenceHand::theme).contains(DefenceTheme.values());
        assertThat(DefenceHands.shipped())
                .allSatisfy(hand ->
                        assertThat(DefenceHands.hand(DefenceHands.line(hand))).isEqualTo(hand));
    }
}
