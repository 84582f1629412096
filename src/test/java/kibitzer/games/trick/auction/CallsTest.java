package kibitzer.games.trick.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The calls of games of tricks, by the pages on which they stand. */
class CallsTest {
    private static final int AUCTIONS = Integer.getInteger("kibitzer.trick.auctions", 30);
    private static final int LONGEST = 400;

    private static Calls of(String id, int players, String turnUp, String... agreed) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        int cards = game.rules().dealing().cards().getOrDefault(players, 5);
        CallTable table = CallTable.of(players, cards).agreeing(agreed);
        return Calls.of(game, turnUp.isBlank() ? table : table.turned(CardNotation.read(turnUp)))
                .orElseThrow();
    }

    private static List<String> read(String calls) {
        return calls.isBlank() ? List.of() : Arrays.asList(calls.strip().split("\\s*,\\s*"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # euchre, pp. 205-206
            euchre | 4 | 9H | '' | pass, order-up, order-up alone
            euchre | 4 | 9H | pass | pass, assist, assist alone
            euchre | 4 | 9H | pass, pass, pass | pass, take-up, take-up alone
            euchre | 4 | 9H | pass, pass, pass, pass | pass, S, S alone, D, D alone, C, C alone
            # a lone hand is of a partnership
            three-hand-euchre | 3 | 9H | pass, pass | pass, take-up
            # solo whist, pp. 174-175
            solo-whist | 4 | '' | '' | pass, propose, solo, misere, abondance, abondance-in-trumps, open-misere, slam
            solo-whist | 4 | '' | pass, propose | pass, accept, solo, misere, abondance, abondance-in-trumps, open-misere, slam
            solo-whist | 4 | '' | pass, propose, pass, pass | pass, accept
            solo-whist | 4 | '' | solo, pass, misere, abondance | pass, abondance-in-trumps, open-misere, slam
            # nap, round games p. 10; with misery, p. 12
            nap | 4 | '' | 0, 2 | 0, 3, 4, 5
            nap | 4 | '' | 5 | 0
            nap-misery | 4 | '' | 2 | 0, misere, 3, 4, 5
            # napoleon, p. 200: two at least, but the dealer may bid one and must bid
            napoleon | 4 | '' | '' | 0, 2, 3, 4, 5
            napoleon | 4 | '' | 0, 0, 0 | 1, 2, 3, 4, 5
            nap-misere | 4 | '' | 3 | 0, misere, 4, 5
            # three-card loo, round games pp. 18-21
            three-card-loo | 5 | '' | '' | throw-up, stand, miss
            three-card-loo | 5 | '' | miss | throw-up, stand
            # seven-up, p. 232
            seven-up | 2 | '' | '' | stand, beg
            seven-up | 2 | '' | beg | give, refuse
            # ecarte, p. 202
            ecarte | 2 | '' | propose | accept, refuse
            ecarte | 2 | '' | propose, accept | stand, propose
            # hasenpfeffer, p. 212; double, p. 213: half the tricks at least, and the dealer must
            hasenpfeffer | 4 | '' | 0, 4 | 0, 5, 6
            double-hasenpfeffer | 4 | '' | 0, 0, 0 | 6, 7, 8, 9, 10, 11, 12
            # cinch, p. 239; auction pitch, p. 236; Pedro Sancho, p. 238
            cinch | 4 | '' | 12 | 0, 13, 14
            auction-pitch | 4 | '' | 2 | 0, 3, 4
            pitch-holding | 3 | '' | 0, 3 | 0, 3, 4
            # auction forty-five, p. 195: the dealer may hold, and is overcalled
            auction-forty-five | 4 | '' | 0, 25, 0 | 0, 25, 30
            auction-forty-five | 4 | '' | 0, 25, 0, 25 | 0, 30
            # auction euchre, p. 210
            auction-euchre-five-hand | 5 | '' | 4 | 0, 5, 8, 15
            auction-euchre-seven-hand | 7 | '' | 6 | 0, 7, 10, 20
            # boston, p. 190
            boston | 4 | '' | pass, 12, pass, pass | pass, grand-spread
            boston | 4 | '' | 12-in-preference, pass | pass, grand-spread, 13, 13-in-colour, 13-in-preference
            # frog, p. 328; six-bid solo, p. 329
            frog | 3 | '' | frog | pass, chico, grand
            six-bid-solo | 3 | '' | guarantee-solo | pass, spread-misere, call-solo
            # klaberjass, p. 282
            klaberjass | 2 | 9S | '' | pass, take, schmeiss
            klaberjass | 2 | 9S | schmeiss | accept, refuse
            klaberjass | 2 | 9S | pass, pass | pass, H, D, C, schmeiss
            klaberjass | 2 | 9S | pass, pass, schmeiss, refuse | H, D, C
            klaberjass | 2 | 9S | pass, pass, pass | pass, H, D, C
            # auction pinochle, p. 294: the first must bid three hundred
            auction-pinochle | 3 | '' | 600 | 0, 610, 620, 630, 640, 650
            # oh hell, p. 250
            oh-hell | 7 | '' | 2 | 0, 1, 2, 3, 4, 5, 6, 7
            # bridge whist, p. 181; cayenne, p. 191; norwegian whist, p. 189
            bridge-whist | 4 | '' | pass | S, C, D, H, NT
            bridge-whist | 4 | '' | S | pass, double
            cayenne | 4 | '' | '' | pass, S, H, D, C, grand, nullo
            norwegian-whist | 4 | '' | pass | pass, grand, nullo
            # calabrasella, p. 333; modern schafkopf, p. 319; polignac, p. 248
            calabrasella | 3 | '' | pass | pass, play
            modern-schafkopf | 3 | '' | '' | pass, take
            polignac | 4 | '' | '' | pass, capot
            # tarok, p. 336: forehand's solo goes above another's
            tarok | 3 | '' | threesome, solo, pass | pass, solo
            # solo, p. 331
            solo-ombre | 4 | '' | frog | pass, frog-in-colour, solo, solo-in-colour, tout, tout-in-colour
            """)
    void mayBe(String game, int players, String turnUp, String calls, String open) {
        assertThat(of(game, players, turnUp).next(read(calls))).isEqualTo(read(open));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # euchre, p. 206: four passes twice
            euchre | 4 | 9H | pass, pass, pass, pass, pass, pass, pass, pass | THROWN_IN | -1 | ''
            euchre | 4 | 9H | pass, assist alone | PLAYED | 1 | H
            euchre | 4 | 9H | pass, pass, pass, pass, C | PLAYED | 0 | C
            # the three examples of solo whist, p. 175
            solo-whist | 4 | '' | pass, propose, pass, pass, accept | PLAYED | 1 | ''
            solo-whist | 4 | '' | pass, propose, accept, solo, pass, misere, pass, pass | PLAYED | 1 | ''
            solo-whist | 4 | '' | pass, propose, pass, pass, pass, pass | THROWN_IN | -1 | ''
            # nap, round games p. 10
            nap | 3 | '' | 0, 0, 0 | PLAYED | 0 | ''
            # three-card loo, round games p. 20: the dealer takes it where all others throw up
            three-card-loo | 4 | '' | throw-up, throw-up, throw-up | TAKEN | 3 | ''
            # boston, p. 190: six, six in colour, six in first preference
            boston | 4 | '' | 6, 6-in-colour, pass, pass, 6-in-preference, pass, pass, pass | PLAYED | 0 | ''
            # auction forty-five, p. 195
            auction-forty-five | 4 | '' | 0, 25, 0, 25, 0 | PLAYED | 3 | ''
            # bid whist, p. 189; going on, three passes end it
            bid-whist | 4 | '' | 0, 5, 0, 6 | PLAYED | 3 | ''
            auction-bid-whist | 4 | '' | 0, 5, 0, 6, 7, 0, 0, 0 | PLAYED | 0 | ''
            # klaberjass, p. 282: who is refused a schmeiss is the maker
            klaberjass | 2 | 9S | schmeiss, refuse | PLAYED | 0 | S
            klaberjass | 2 | 9S | pass, schmeiss, accept | THROWN_IN | -1 | ''
            # auction pinochle, p. 294: two passes end it
            auction-pinochle | 3 | '' | 300, 0, 310, 320, 0 | PLAYED | 0 | ''
            # skat, p. 321: middlehand bids to forehand, then endhand to him that is left
            skat | 3 | '' | 18, 18, 20, pass, 24, pass | PLAYED | 2 | ''
            skat | 3 | '' | pass, pass | PLAYED | 0 | ''
            # solo, p. 331
            solo-ombre | 4 | '' | frog, solo, pass, tout, pass, pass | PLAYED | 2 | ''
            # bridge whist, p. 182
            bridge-whist | 4 | '' | H, pass, double, redouble, pass, pass | PLAYED | 3 | H
            # five hundred, p. 214
            five-hundred | 3 | '' | 7S, 7C, P | PLAYED | 1 | C
            norwegian-whist | 4 | '' | pass, pass, pass, pass | PLAYED | -1 | ''
            """)
    void end(String game, int players, String turnUp, String calls, Outcome.End end, int maker, String trump) {
        Calls these = of(game, players, turnUp);
        assertThat(these.fault(read(calls))).isEmpty();
        Outcome outcome = these.result(read(calls)).orElseThrow();
        assertThat(outcome.end()).isEqualTo(end);
        assertThat(outcome.maker().orElse(-1)).isEqualTo(maker);
        assertThat(outcome.trump()).isEqualTo(trump);
    }

    @Test
    void ofFiveHundredGoByTheSchedule() {
        // p. 215: the inverted schedule ranks clubs, spades, hearts, diamonds; p. 216: nullo above eight spades
        assertThat(of("five-hundred", 3, "", "inverted").next(List.of("10S")))
                .containsExactly("P", "10H", "10D", "10NT");
        assertThat(of("five-hundred", 3, "", "nullo").next(List.of("8S"))).startsWith("P", "nullo", "8C");
    }

    @Test
    void mayNotAddUpAtOhHellWhereThatIsAgreed() {
        // p. 251: seven cards, three and two bid before the dealer
        Calls uneven = of("oh-hell", 3, "", ExactBids.UNEVEN);
        assertThat(uneven.next(List.of("3", "2"))).doesNotContain("12").contains("11", "13");
        assertThat(uneven.why(List.of("3", "2"), "12")).isEqualTo("12 would make the bids add up to the tricks");
    }

    static Stream<TrickGame> gamesWithAnAuction() {
        return TrickGames.ALL.stream().filter(game -> game.rules().auction() != Auction.NONE);
    }

    @ParameterizedTest
    @MethodSource("gamesWithAnAuction")
    void areKnownOrItIsSaidWhyNot(TrickGame game) {
        assertThat(CallRules.of(game).isPresent())
                .isNotEqualTo(CallRules.unplayed(game).isPresent());
    }

    @ParameterizedTest
    @MethodSource("gamesWithAnAuction")
    void alwaysEnd(TrickGame game) {
        Random any = new Random(7);
        for (int players : game.rules().dealing().players()) {
            CallTable table = CallTable.of(
                            players, game.rules().dealing().cards().getOrDefault(players, 5))
                    .turned(CardNotation.read("9H"));
            for (Calls these : Calls.of(game, table).stream().toList()) {
                for (int auction = 0; auction < AUCTIONS; auction++) {
                    List<String> calls = new ArrayList<>();
                    while (!these.over(calls)) {
                        List<String> open = these.next(calls);
                        assertThat(open).isNotEmpty().doesNotHaveDuplicates();
                        assertThat(these.bidding().words(table)).containsAll(open);
                        assertThat(these.speaker(calls)).isBetween(0, players - 1);
                        calls.add(open.get(any.nextInt(open.size())));
                        assertThat(calls).hasSizeLessThan(LONGEST);
                    }
                    assertThat(these.next(calls)).isEmpty();
                    assertThat(these.fault(calls)).isEmpty();
                }
            }
        }
    }
}
