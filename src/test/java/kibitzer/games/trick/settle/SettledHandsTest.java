package kibitzer.games.trick.settle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hand pays, each row with its page: of every payment the last hand that is paid, and the first that is not. */
class SettledHandsTest {
    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # whist, p. 186: tricks above six; three honours of four score 2, all four score 4
            whist | tricks:we=6,they=7 | we=0 they=1
            whist | tricks:we=7,they=6 honours:we=2,they=2 | we=1 they=0
            whist | tricks:we=7,they=6 honours:we=3,they=1 | we=3 they=0
            whist | tricks:we=7,they=6 honours:they=4 | we=1 they=4
            # bridge whist, p. 182: spades 2, clubs 4, diamonds 6, hearts 8, no trump 12
            bridge-whist | trump:S tricks:we=7,they=6 | we=2 they=0
            bridge-whist | trump:C tricks:we=6,they=7 | we=0 they=4
            bridge-whist | trump:D tricks:we=8,they=5 doubles:1 | we=24 they=0
            # bid whist, p. 189: just made; one short; set back, where the others always score
            bid-whist | contract:4 tricks:maker=8,opponents=5 honours:maker=2,opponents=1 | maker=4 opponents=1
            bid-whist | contract:4 tricks:maker=8,opponents=5 honours:maker=1,opponents=1 | maker=0 opponents=2
            bid-whist | contract:2 tricks:maker=6,opponents=7 honours:maker=0 | maker=0 opponents=3
            setback-bid-whist | contract:4 tricks:maker=8,opponents=5 honours:maker=2,opponents=1 | maker=4 opponents=1
            setback-bid-whist | contract:4 tricks:maker=8,opponents=5 honours:maker=1 | maker=-4 opponents=0
            # norwegian whist, p. 189: 4 to the bidder's side, 8 to the others; at nullo 4 for what the others win
            norwegian-whist | contract:grand tricks:maker=7,opponents=6 | maker=4 opponents=0
            norwegian-whist | contract:grand tricks:maker=6,opponents=7 | maker=0 opponents=8
            norwegian-whist | contract:nullo tricks:maker=7,opponents=6 | maker=0 opponents=4
            # vint, p. 192: every trick above six at ten times the level
            vint | contract:2S tricks:maker=8,opponents=5 | maker=40 opponents=0
            # solo whist, p. 176: just made, one short, two short
            solo-whist | contract:solo tricks:maker=5 | maker=3 opponents=-1
            solo-whist | contract:solo tricks:maker=4 | maker=-3 opponents=1
            solo-whist | contract:solo tricks:maker=3 | maker=-3.75 opponents=1.25
            solo-whist | contract:proposal tricks:maker=8 | maker=1 opponents=-1
            solo-whist | contract:misere tricks:maker=0 | maker=6 opponents=-2
            solo-whist | contract:open-misere tricks:maker=1 | maker=-12 opponents=4
            # boston, p. 190, the lines of the table: made; lost by one; by two
            boston | contract:5 tricks:maker=5 | maker=12 opponents=0
            boston | contract:5 tricks:maker=4 | maker=-10 opponents=0
            boston | contract:6 tricks:maker=4 | maker=-25 opponents=0
            boston | contract:10 tricks:maker=8 | maker=-60 opponents=0
            boston | contract:13 tricks:maker=11 | maker=-200 opponents=0
            boston | contract:little-misere tricks:maker=1 | maker=-20 opponents=0
            boston | contract:grand-spread tricks:maker=0 | maker=160 opponents=0
            # misere par tout, p. 191: of two with most tricks each pays the others
            misere-partout | tricks:N=5,E=5,S=2,W=1 | N=-7 E=-7 S=6 W=8
            # oh hell, p. 251
            oh-hell | players:4 cards:3 bids:N=0,E=1,S=2,W=1 tricks:N=0,E=1,S=1,W=1 | N=8 E=11 S=0 W=11
            # highest card, p. 355
            highest-card | players:2 tricks:1=3,2=4 | 1=3 2=4
            # euchre, pp. 206-209: three just make it; five are the march
            euchre | tricks:maker=3 | maker=1 opponents=0
            euchre | tricks:maker=2 alone | maker=0 opponents=2
            set-back-euchre | tricks:maker=3 | maker=1 opponents=0
            two-hand-euchre | tricks:maker=5 alone | maker=2 opponents=0
            euchre-pat-hand | tricks:maker=5 alone | maker=5 opponents=0
            euchre-pat-hand | tricks:maker=2 alone | maker=0 opponents=3
            penalty-euchre | players:4 tricks:N=5,E=0,S=0,W=0 | N=-8 E=1 S=1 W=1
            # ecarte, p. 203: after a draw all five tricks of the opponent score 2
            ecarte | contract:drawn tricks:maker=3 | maker=1 opponents=0
            ecarte | contract:drawn tricks:maker=0 | maker=0 opponents=2
            ecarte | contract:stand tricks:maker=0 takers:king=maker | maker=1 opponents=2
            # auction euchre, pp. 210-211
            auction-euchre-five-hand | contract:4 tricks:maker=4 | maker=4 opponents=0
            auction-euchre-five-hand | contract:15 tricks:maker=4 | maker=0 opponents=15
            auction-euchre-seven-hand | contract:10 tricks:maker=7 | maker=10 opponents=0
            # hasenpfeffer, p. 213: just made, one short; double, alone and lost: the cards of a hand
            hasenpfeffer | contract:4 tricks:maker=4,opponents=2 | maker=4 opponents=2
            double-hasenpfeffer | contract:7 tricks:maker=7,opponents=5 | maker=7 opponents=5
            double-hasenpfeffer | contract:7 cards:12 tricks:maker=6,opponents=6 alone | maker=-12 opponents=6
            # five hundred, p. 215: all the tricks score 250 at least, and no more where the bid is worth more
            five-hundred | contract:8C tricks:maker=10 | maker=260 opponents=0
            five-hundred | contract:7H tricks:maker=6,opponents=4 | maker=-200 opponents=40
            five-hundred-nullo | contract:nullo tricks:maker=0,opponents=10 | maker=250 opponents=0
            # forty-five, p. 195; auction forty-five, p. 196
            forty-five | tricks:we=4,they=1 | we=5 they=0
            forty-five | tricks:we=2,they=3 | we=0 they=5
            auction-forty-five | contract:20 points:maker=20,opponents=10 | maker=20 opponents=10
            auction-forty-five | contract:25 points:maker=30 | maker=30 opponents=0
            # nap, round games p. 10
            nap | players:3 contract:3 tricks:maker=2 | maker=-6 opponents=3
            # pedro sancho, p. 238: made or taken off
            pedro-sancho | contract:9 points:maker=9,opponents=5 | maker=9 opponents=5
            pedro-sancho | contract:9 points:maker=8,opponents=6 | maker=-9 opponents=6
            # cinch, p. 240: equal totals score nobody
            cinch | contract:7 points:maker=7,opponents=7 | maker=0 opponents=0
            # auction pinochle for 1,000, p. 303
            auction-pinochle-1000-club | contract:300 points:maker=300,opponents=40 | maker=300 opponents=40
            auction-pinochle-1000-club | contract:300 points:maker=299,opponents=40 | maker=-300 opponents=40
            # seven-up, p. 233; auction pitch, p. 236: what was bid is just made
            seven-up | players:2 takers:high=we,low=we,jack=they points:we=31,they=20 | we=3 they=1
            auction-pitch | players:3 maker:1 contract:2 takers:high=1,low=2 points:1=30,2=20,3=4 | 1=2 2=1 3=0
            auction-pitch | players:3 maker:1 contract:3 takers:high=1,low=2 points:1=30,2=20,3=4 | 1=-3 2=1 3=0
            # hearts, p. 244: the pool of hands before is won as well; two with the fewest
            hearts | players:4 pool:13 points:N=0,E=6,S=4,W=3 | N=26 E=-6 S=-4 W=-3
            hearts-cumulative | players:4 points:N=50,E=40,S=30,W=20 | N=-15 E=-5 S=5 W=15
            draw-hearts | points:1=4,2=9 | 1=5 2=-5
            # black lady, p. 247: 25 of 26 are charged
            black-lady | players:4 points:N=25,E=1,S=0,W=0 | N=-25 E=-1 S=0 W=0
            # schafkopf, pp. 317-319: 61 wins, 91 twice, all the tricks thrice; 30 saves the maker nothing where 31 is needed
            ancient-schafkopf | points:maker=61,opponents=59 | maker=1 opponents=0
            ancient-schafkopf | points:maker=90,opponents=30 | maker=1 opponents=0
            ancient-schafkopf | points:maker=91,opponents=29 | maker=2 opponents=0
            ancient-schafkopf | points:maker=120 tricks:opponents=0 | maker=3 opponents=0
            ancient-schafkopf | points:maker=29,opponents=91 | maker=0 opponents=4
            ancient-schafkopf | points:opponents=120 tricks:maker=0 | maker=0 opponents=6
            wendish-schafkopf | points:we=120 tricks:we=8,they=0 | we=4 they=0
            wendish-schafkopf | points:we=60,they=60 | we=0 they=0
            modern-schafkopf | points:opponents=120 tricks:maker=0 | maker=-6 opponents=0
            # frog, p. 328: from sixty on; six-bid solo, p. 329
            frog | contract:frog points:maker=60 | maker=0 opponents=0
            frog | contract:frog points:maker=59 | maker=-2 opponents=1
            six-bid-solo | contract:simple-solo points:maker=61 | maker=4 opponents=-2
            six-bid-solo | contract:misere points:maker=0 | maker=60 opponents=-30
            six-bid-solo | contract:misere points:maker=2 | maker=-60 opponents=30
            six-bid-solo | contract:guarantee-solo trump:H points:maker=74 | maker=80 opponents=-40
            six-bid-solo | contract:guarantee-solo trump:H points:maker=73 | maker=-80 opponents=40
            six-bid-solo | contract:guarantee-solo trump:S points:maker=80 | maker=80 opponents=-40
            six-bid-solo | contract:call-solo trump:C points:maker=120 | maker=300 opponents=-150
            # solo, p. 332
            solo-ombre | contract:solo tricks:maker=4 | maker=-12 opponents=4
            # calabrasella, p. 333: 34 to 1 pays single
            calabrasella | points:maker=34,opponents=1 | maker=66 opponents=-33
            calabrasella | points:opponents=35 | maker=-140 opponents=70
            # sixty-six, p. 279: 66 just wins
            sixty-six | points:we=65,they=66 | we=0 they=1
            sixty-six | points:we=65,they=65 | we=0 they=0
            marriage | points:we=60,they=33 | we=1 they=0
            # klaberjass, p. 284; belotte, p. 286
            klaberjass | points:maker=82,opponents=80 | maker=82 opponents=80
            belotte | points:maker=81,opponents=81 | maker=0 opponents=81
            # auction pinochle, pp. 298-300: a bid between two rows has the lower one's units; the highest row goes on
            auction-pinochle | contract:340 trump:H points:maker=340 | maker=6 opponents=-3
            auction-pinochle | contract:340 trump:H points:maker=339 | maker=-12 opponents=6
            auction-pinochle | contract:350 trump:S points:maker=300 | maker=-40 opponents=20
            # spoil five, p. 194: jinking for all five and winning four
            spoil-five | players:3 pool:5 contract:jink tricks:1=3,2=2 | 1=0 2=0 3=0
            # loo, round games pp. 18-23: of a pool of ten the odd counter goes to who won the first trick
            three-card-loo | players:3 pool:10 loo:6 tricks:1=2,2=1,3=0 takers:trick_1=2 | 1=6 2=4 3=-6
            loo-mixed | players:3 pool:30 loo:30 tricks:1=3,2=0 | 1=30 2=-30 3=0
            loo-mixed | players:3 pool:33 loo:30 tricks:1=3,2=0 | 1=33 2=-30 3=0
            loo-mixed | players:3 pool:27 loo:30 tricks:1=3,2=0 | 1=27 2=-27 3=0
            # of each game a hand in which the others score, or in which the steps of the table part
            vint | contract:2S tricks:maker=5,opponents=8 | maker=0 opponents=40
            setback-bid-whist | contract:2 tricks:maker=7,opponents=6 honours:maker=2,opponents=2 | maker=3 opponents=2
            setback-bid-whist | contract:2 tricks:maker=5,opponents=8 | maker=-2 opponents=2
            setback-bid-whist | contract:1 tricks:maker=6,opponents=7 honours:maker=3,opponents=1 | maker=3 opponents=2
            norwegian-whist | contract:grand tricks:maker=5,opponents=8 | maker=0 opponents=16
            norwegian-whist | contract:grand tricks:maker=8,opponents=5 | maker=8 opponents=0
            norwegian-whist | contract:nullo tricks:maker=5,opponents=8 | maker=8 opponents=0
            set-back-euchre | tricks:maker=2 | maker=-2 opponents=0
            # five hundred, p. 216: at nullo ten a trick of the maker; cards won at the long game
            five-hundred-nullo | contract:nullo tricks:maker=2,opponents=8 | maker=-250 opponents=20
            five-hundred-long-game | contract:6NT tricks:maker=5,opponents=5 points:maker=120,opponents=115 | maker=-120 opponents=165
            five-hundred-long-game | contract:7H tricks:maker=7,opponents=3 points:maker=160,opponents=71 | maker=360 opponents=101
            # p. 215: the original and the inverted schedule
            five-hundred | agreed:original contract:8S tricks:maker=8,opponents=2 | maker=120 opponents=20
            five-hundred | agreed:original contract:10NT tricks:maker=10 | maker=600 opponents=0
            five-hundred | agreed:inverted contract:6S tricks:maker=6,opponents=4 | maker=60 opponents=40
            five-hundred | agreed:inverted contract:10D tricks:maker=10 | maker=500 opponents=0
            # auction forty-five, p. 196: all thirty score sixty where they were bid
            auction-forty-five | contract:30 points:maker=30 | maker=60 opponents=0
            double-hasenpfeffer | contract:7 tricks:maker=8,opponents=4 alone | maker=16 opponents=4
            # cinch, p. 240, the book's examples; nothing bid
            cinch | contract:9 points:maker=9,opponents=5 | maker=4 opponents=0
            cinch | contract:6 points:maker=6,opponents=8 | maker=0 opponents=2
            cinch | contract:8 points:maker=5,opponents=9 | maker=0 opponents=17
            cinch | points:maker=5,opponents=9 | maker=5 opponents=9
            pedro-sancho | contract:9 points:maker=12,opponents=2 | maker=12 opponents=2
            auction-pinochle-1000-club | contract:300 points:maker=340,opponents=40 | maker=300 opponents=40
            # hearts, p. 244, the book's examples
            hearts-howell | players:4 points:N=6,E=4,S=2,W=1 | N=-11 E=-3 S=5 W=9
            hearts-cumulative | players:4 points:N=132,E=95,S=63,W=41 | N=-49 E=-12 S=20 W=41
            hearts-cumulative | players:4 points:N=132,E=95,S=63,W=43 | N=-49 E=-12 S=20 W=41
            domino-hearts | players:4 points:N=0,E=5,S=3,W=5 | N=0 E=-5 S=-3 W=-5
            # black lady, p. 247: cards that cost may be written as less than nothing
            black-lady | players:4 points:N=-20,E=-6,S=0,W=0 | N=-20 E=-6 S=0 W=0
            black-lady | players:4 points:N=-26,E=0,S=0,W=0 | N=0 E=0 S=0 W=0
            klaberjass | points:maker=80,opponents=82 | maker=0 opponents=162
            klaberjass | points:maker=81,opponents=81 | maker=0 opponents=81
            belotte | points:maker=80,opponents=82 | maker=0 opponents=82
            # auction pinochle, pp. 298-300: the table of units, row by row
            auction-pinochle | contract:300 trump:H points:maker=300 | maker=6 opponents=-3
            auction-pinochle | contract:400 trump:H points:maker=400 | maker=20 opponents=-10
            auction-pinochle | contract:400 trump:S points:maker=400 | maker=40 opponents=-20
            spoil-five | players:3 pool:5 tricks:1=5 | 1=7 2=-1 3=-1
            spoil-five | players:3 pool:5 tricks:1=4,2=1 | 1=0 2=0 3=0
            spoil-five | players:3 pool:5 contract:jink tricks:1=5 | 1=7 2=-1 3=-1
            loo-five-card | players:3 pool:12 loo:10 tricks:1=3,2=2,3=0 takers:trick_1=2,trick_2=1,trick_3=1 | 1=7 2=5 3=-10
            """)
    void payAsThePageSays(String game, String known, String columns) {
        Settlement settled = PlayedHand.of(game, known).settled();
        assertThat(settled.columns()).as("%s", settled.steps()).isEqualTo(PlayedHand.columns(columns));
    }

    /** A word that the game has no stake for is refused by its name. */
    @ParameterizedTest
    @CsvSource({"solo-whist, contract:boston", "frog, contract:solo", "boston, contract:14"})
    void aContractOfAnotherGameIsRefused(String game, String known) {
        PlayedHand hand = PlayedHand.of(game, known);
        assertThatIllegalArgumentException()
                .isThrownBy(hand::settled)
                .withMessage(hand.played().contract());
    }
}
