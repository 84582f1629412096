package kibitzer.games.trick.settle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a payment is reckoned: every step is said, with its numbers and its players, and none that does not apply. */
class SettlementWordsTest {
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource(delimiter = '|', textBlock = """
            whist | tricks:we=6,they=7 | only tricks above six count: 1 at 1 each, so they score 1
            whist | tricks:we=6 honours:we=3 | 3 honours: we score 2
            bid-whist | contract:4 tricks:maker=8,opponents=5 honours:maker=1,opponents=1 | the maker's side makes 3 of the 4 that were bid; the opponents score what they make, 1, and the 1 short
            bid-whist | contract:4 tricks:maker=10,opponents=3 | the maker's side makes 4 of the 4 that were bid; it scores all that it makes
            setback-bid-whist | contract:4 tricks:maker=9,opponents=4 | the maker's side makes 3 of the 4 that were bid; the bid is taken off
            vint | contract:2S tricks:maker=8 | a trick above six counts 20 for the side that wins it
            solo-whist | contract:solo tricks:maker=5 | 5 tricks are wanted, and 5 were won; made, it pays 1; each of the 3 opponents settles with the maker
            solo-whist | contract:solo tricks:maker=7 | 5 tricks are wanted, and 7 were won; made, it pays 1.5, with 2 above; each of the 3 opponents settles with the maker
            solo-whist | contract:solo tricks:maker=4 | 5 tricks are wanted, and 4 were won; lost, it costs 1; each of the 3 opponents settles with the maker
            solo-whist | contract:solo tricks:maker=3 | 5 tricks are wanted, and 3 were won; lost, it costs 1.25, with 1 more short; each of the 3 opponents settles with the maker
            solo-whist | contract:proposal tricks:maker=8 | 8 tricks are wanted, and 8 were won; made, it pays 1; one opponent settles with one partner
            solo-whist | contract:misere tricks:maker=2 | no trick may be won, and 2 were; lost, it costs 2; each of the 3 opponents settles with the maker
            boston | contract:9 tricks:maker=11 | 9 tricks are wanted, and 11 were won; made, it pays 32
            auction-euchre-five-hand | contract:4 tricks:maker=3 | 4 tricks are wanted, and 3 were won; lost, it costs 4; it is scored by the opponents
            auction-euchre-five-hand | contract:4 tricks:maker=4 | 4 tricks are wanted, and 4 were won; made, it pays 4; it is scored by the maker's side
            euchre | tricks:maker=3 | the maker's side won 3 of the five tricks; three or four score 1
            euchre | tricks:maker=5 | the maker's side won 5 of the five tricks; a march scores 2, and 4 only alone
            euchre | tricks:maker=5 alone | the maker's side won 5 of the five tricks; a march alone scores 4
            two-hand-euchre | tricks:maker=5 | the maker's side won 5 of the five tricks; a march scores 2
            euchre | tricks:maker=2 | the maker's side won 2 of the five tricks; it is euchred, and the opponents score 2
            set-back-euchre | tricks:maker=2 | the maker's side won 2 of the five tricks; it is euchred, and loses 2
            ecarte | contract:drawn tricks:maker=1 takers:king=opponents | the maker's side won 1 of the five tricks; the king of trumps was marked, and scores 1; cards were drawn, and the opponent scores 1 for their 4
            hasenpfeffer | contract:4 tricks:maker=4,opponents=2 | the maker's side bid 4 and made 4; it scores 4; the opponents score the 2 they made
            hasenpfeffer | contract:4 tricks:maker=3,opponents=3 | the maker's side bid 4 and made 3; 4 are taken off its score; the opponents score the 3 they made
            forty-five | tricks:we=3,they=2 | we won 3 tricks, which score 5
            five-hundred | contract:7H tricks:maker=10 | 7H is worth 200; it is made with all the tricks, which score 250 at least; the opponents score 10 for each trick, by whom it was won: 0 in all
            five-hundred | contract:7H tricks:maker=7,opponents=3 | 7H is worth 200; it is made, and scores 200; the opponents score 10 for each trick, by whom it was won: 30 in all
            five-hundred | contract:7H tricks:maker=6,opponents=4 | 7H is worth 200; it fails, and 200 are taken off the maker's score; the opponents score 10 for each trick, by whom it was won: 40 in all
            cinch | contract:6 points:maker=6,opponents=8 | 6 were bid, and the maker's side made 6; the bid is made, and the side with more scores the difference
            cinch | contract:6 points:maker=5,opponents=9 | 6 were bid, and the maker's side made 5; the bid fails, and the opponents score their 9 and the bid
            pedro-sancho | contract:6 points:maker=6,opponents=8 | 6 were bid, and the maker's side made 6; it scores 6; the opponents score the 8 they made
            auction-pinochle-1000-club | contract:300 points:maker=340,opponents=8 | 300 were bid, and the maker's side made 340; it scores 300; the opponents score the 8 they made
            misere-partout | tricks:N=7,E=3,S=2,W=1 | N won most tricks, 7, and each other player gets the difference
            penalty-euchre | players:4 tricks:N=5,E=0,S=0,W=0 | N: 5 put in the centre, one a trick; E won no trick: a counter from each who won one; S won no trick: a counter from each who won one; W won no trick: a counter from each who won one
            calabrasella | points:maker=22,opponents=13 | the difference is 9; each of the two opponents settles with the maker
            calabrasella | points:maker=35 | the difference is 35, and all points pay double; each of the two opponents settles with the maker
            frog | contract:chico points:maker=60 | 60 points were won, and 60 are wanted; 0 above 60, at 2 a point; each of the 2 opponents settles with the maker
            frog | contract:chico points:maker=50 | 50 points were won, and 60 are wanted; 10 below 60, at 2 a point; each of the 2 opponents settles with the maker
            six-bid-solo | contract:guarantee-solo trump:S points:maker=80 | 80 points were won, and 80 are wanted; it pays 40; each of the 2 opponents settles with the maker
            six-bid-solo | contract:misere points:maker=2 | no card that counts may be won, and 2 points were; it costs 30; each of the 2 opponents settles with the maker
            sixty-six | points:we=66,they=33 | we won, with 66 to 33; it counts 1
            sixty-six | points:we=70,they=32 | we won, with 70 to 32; they have fewer than 33, which counts 2
            sixty-six | points:we=80,they=0 tricks:we=6,they=0 | we won, with 80 to 0; they have no trick, which counts 3
            sixty-six | points:we=66,they=66 | neither side alone has 66: nobody scores
            marriage | points:we=60,they=60 | neither has more than the other: nobody scores
            modern-schafkopf | points:maker=30,opponents=90 | opponents won, with 90 to 30; maker have fewer than 31, which counts 4; the maker loses it
            klaberjass | points:maker=81,opponents=81 | the maker has 81, the opponent 81; they are equal, and only the opponent scores
            klaberjass | points:maker=80,opponents=82 | the maker has 80, the opponent 82; the maker is bete, and the opponent scores both totals
            belotte | points:maker=80,opponents=82 | the maker has 80, the opponent 82; the maker is bete, and loses the points made
            auction-pinochle | contract:350 trump:S points:maker=350 | a bid of 350 has 5 units, twice in spades; 350 are made: each other player pays
            auction-pinochle | contract:350 trump:H points:maker=349 | a bid of 350 has 5 units; 349 fall short after play: double bete, to each other player
            hearts | players:4 points:N=0,E=6,S=4,W=3 | each pays a counter a heart, which makes a pool of 13; N alone took no heart, which wins it
            hearts | players:4 points:N=0,E=0,S=9,W=4 | each pays a counter a heart, which makes a pool of 13; 2 took no heart and take 6 each
            hearts | players:4 points:N=1,E=2,S=6,W=4 | each pays a counter a heart, which makes a pool of 13; nobody is clear: the pool stays as a jackpot
            hearts | players:4 points:N=0,E=0,S=13,W=0 | each pays a counter a heart, which makes a pool of 13; one took them all: the pool stays as a jackpot
            hearts-howell | players:4 points:N=13,E=0,S=0,W=0 | N: 39 put in and 0 taken out; E: 0 put in and 13 taken out; S: 0 put in and 13 taken out; W: 0 put in and 13 taken out
            hearts-cumulative | players:4 points:N=132,E=95,S=63,W=41 | the average of 331 among 4 is about 83; each pays what is above it, or takes what is below; the chips that do not come out even, 1, are lost by W, the biggest winner
            hearts-cumulative | players:4 points:N=50,E=40,S=30,W=20 | the average of 140 among 4 is 35; each pays what is above it, or takes what is below
            draw-hearts | points:1=9,2=4 | who took fewer wins the difference, 5
            black-lady | players:4 points:N=20,E=6,S=0,W=0 | N: charged with 20; E: charged with 6
            black-lady | players:4 points:N=26 | N took every card that counts: nobody scores
            oh-hell | players:4 cards:3 bids:N=0,E=1,S=2,W=1 tricks:N=0,E=1,S=1,W=1 | N bid 0 and won 0: 8; E bid 1 and won 1: 11; S bid 2 and won 1: 0; W bid 1 and won 1: 11
            three-card-loo | players:3 pool:9 loo:6 tricks:1=2,2=1,3=0 | 1: 2 of the 3 tricks take 6; 2: 1 of the 3 tricks take 3; 3 stood and won no trick: looed for 6
            spoil-five | players:3 pool:5 tricks:1=5 | 1 won 5 tricks, which take the pool; for all five each other player pays a counter beside
            spoil-five | players:3 pool:5 tricks:1=2,2=2,3=1 | the deal is spoiled, and the pool stays
            spoil-five | players:3 pool:5 tricks:1=3,2=2,3=0 | 1 won 3 tricks, which take the pool
            auction-pitch | players:3 maker:1 contract:3 takers:high=1,low=2 points:1=30,2=20,3=4 | high: 1; low: 2; game: 1, with 30; 1 bid 3 and made 2: the bid is taken off
            seven-up | players:2 takers:high=we points:we=20,they=20 | high: we; game is not scored, for two have 20
            """)
    void everyStepIsSaid(String game, String known, String steps) {
        assertThat(String.join("; ", PlayedHand.of(game, known).settled().steps()))
                .isEqualTo(steps);
    }

    /** The same steps with what the table calls its players. */
    @Test
    void playersAreNamedAsTheTableCallsThem() {
        Settlement hand =
                PlayedHand.of("misere-partout", "tricks:N=7,E=3,S=2,W=1").settled();
        assertThat(hand.steps(column -> column.equals("N") ? "you" : column))
                .containsExactly("you won most tricks, 7, and each other player gets the difference");
    }
}
