package kibitzer.play.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.poker.pot.BettingAction;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.games.poker.pot.PotSeat;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeenPotTest {

    /** The hidden cards of all others changed about: what a seat sees is the same, in every form, and so is what its robot does. */
    @ParameterizedTest
    @EnumSource
    void whatASeatCannotSeeReachesNeitherItsViewNorItsLineNorItsRobot(PotGame of) {
        PlayedPot game = new PlayedPot(of);
        int compared = 0;
        for (int seed = 0; seed < 60; seed++) {
            Chance chance = new Seed(900 + seed).chance();
            Pot pot = game.deal(DealRequest.of(seed));
            while (!pot.isOver()) {
                TableSeat seat = game.toPlay(pot).orElseThrow();
                Pot other = withHiddenCardsChanged(pot, seat.place(), chance);
                assertThat(other).isNotEqualTo(pot);
                assertThat(game.view(other, seat)).isEqualTo(game.view(pot, seat));
                assertThat(game.table(game.view(other, seat), seat)).isEqualTo(game.table(game.view(pot, seat), seat));
                Move move = game.robots().get("book").move(game.view(pot, seat), chance);
                assertThat(game.robots().get("book").move(game.view(other, seat), chance))
                        .isEqualTo(move);
                compared++;
                pot = pot.after(move);
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    /** Cards nobody else has seen are dealt to the others afresh; how many each holds, shows and drew stays. */
    private static Pot withHiddenCardsChanged(Pot pot, int seat, Chance chance) {
        CardSet open = pot.seats().stream().map(PotSeat::up).reduce(CardSet.EMPTY, CardSet::union);
        List<Card> hidden = chance.shuffled(
                CardSet.FULL_PACK.minus(open).minus(pot.seat(seat).hand()).toList());
        int[] from = {0};
        List<PotSeat> seats = IntStream.range(0, pot.seats().size())
                .mapToObj(place -> {
                    PotSeat held = pot.seat(place);
                    if (place == seat) {
                        return held;
                    }
                    CardSet other = CardSet.of(
                            hidden.subList(from[0], from[0] += held.hand().size()));
                    return new PotSeat(other, held.up(), held.chips(), held.staked(), held.in(), held.drew());
                })
                .toList();
        List<BettingAction> said = pot.said().stream()
                .map(each -> each.seat() != seat && each.move() instanceof Move.Discard(CardSet cards)
                        ? new BettingAction(
                                each.seat(),
                                each.phase(),
                                each.round(),
                                new Move.Discard(CardSet.of(hidden.subList(0, cards.size()))),
                                each.paid())
                        : each)
                .toList();
        return new Pot(pot.game(), seats, pot.stock(), pot.betting(), pot.chips(), said, pot.outcome());
    }
}
