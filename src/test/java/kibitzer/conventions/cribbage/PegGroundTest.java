package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.play.CribbageDeal;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.games.cribbage.play.CribbageMove;
import kibitzer.games.cribbage.play.CribbagePhase;
import org.junit.jupiter.api.Test;

/** A turn that is dealt is one to which a game of cribbage can come: held against games that the table plays at random. */
class PegGroundTest {
    private static final int GAMES = 400;
    private static final int TURNS = 4_000;

    /** How far a deal is, as one player sees it. */
    private record Reached(int held, boolean dealer, int pile, int played) {}

    private static Set<Reached> atTheTable() {
        Set<Reached> all = new HashSet<>();
        IntStream.range(0, GAMES).forEach(game -> {
            Chance chance = new Seed(game).chance();
            CribbageMatch match = CribbageMatch.begin(
                    CribbageGame.SIX_CARD, CribbageGame.TWICE_AROUND, false, game % 2, new Seed(game));
            while (!match.isOver()) {
                CribbageDeal deal = match.deal();
                if (match.phase() == CribbagePhase.PLAY) {
                    all.add(new Reached(
                            deal.held(match.turn()).size(),
                            match.turn() == deal.dealer(),
                            deal.pile().size(),
                            deal.played().size()));
                }
                match = match.after(move(match, chance));
            }
        });
        return all;
    }

    private static CribbageMove move(CribbageMatch match, Chance chance) {
        CardSet hand = match.deal().held(match.turn());
        return match.phase() == CribbagePhase.LAY_AWAY
                ? new CribbageMove.Puts(
                        CardSet.of(chance.shuffled(hand.toList()).subList(0, 2)))
                : CribbageMove.plays(
                        chance.oneOf(match.deal().playable(match.turn()).toList()));
    }

    @Test
    void aTurnThatIsDealtIsReachedAtTheTable() {
        Set<Reached> reached = atTheTable();
        PegGround ground = new PegGround(false);
        Chance chance = new Seed(7).chance();
        Set<Reached> dealt = new HashSet<>();
        PegView here = ground.start(chance);
        for (int turn = 0; turn < TURNS; turn++) {
            here = turn % 10 == 0 ? ground.start(chance) : ground.step(here, chance);
            dealt.add(new Reached(
                    here.hand().size(),
                    here.dealer(),
                    here.pile().size(),
                    here.pile().size() + here.seen().size() - 3));
            assertThat(PegGround.theirs(here)).isBetween(0, 4);
        }

        assertThat(dealt).isSubsetOf(reached);
        assertThat(dealt).filteredOn(turn -> turn.pile() == 0).as("new series").isNotEmpty();
        assertThat(dealt).extracting(Reached::held).contains(2, 3, 4);
    }

    @Test
    void noCardStandsTwice() {
        PegGround ground = new PegGround(false);
        IntStream.range(0, 500)
                .mapToObj(seed -> ground.start(new Seed(seed).chance()))
                .forEach(turn -> {
                    int cards = turn.hand().size()
                            + turn.pile().size()
                            + turn.seen().size();
                    assertThat(turn.unseen().size()).isEqualTo(Card.ALL.size() - cards);
                });
    }
}
