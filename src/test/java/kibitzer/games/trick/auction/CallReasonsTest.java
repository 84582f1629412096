package kibitzer.games.trick.auction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is to speak, why a call is open or not, and what is played at the end: each answer by the rule that it follows. */
class CallReasonsTest {
    private static Calls of(String id, int players, String turnUp) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        CallTable table = CallTable.of(players, game.rules().dealing().cards().getOrDefault(players, 5));
        return Calls.of(game, turnUp.isEmpty() ? table : table.turned(CardNotation.readOfAnyPack(turnUp)))
                .orElseThrow();
    }

    private static List<String> read(String calls) {
        return calls.isBlank() ? List.of() : Arrays.asList(calls.strip().split("\\s*,\\s*"));
    }

    @ParameterizedTest(name = "{0} after [{3}]: {4}")
    @CsvSource(delimiter = '|', textBlock = """
            # a ladder: Culbertson pp. 189, 195 and 215, round games p. 13
            bid-whist | 4 | '' | '' | 0 | nobody need bid
            bid-whist | 4 | '' | '' | 3 | there is no bid before it
            bid-whist | 4 | '' | '' | 12 | there is no such bid to open with
            bid-whist | 4 | '' | 3 | 0 | nobody need go above 3
            bid-whist | 4 | '' | 3 | 4 | it goes above 3
            bid-whist | 4 | '' | 3 | 3 | a bid must go above 3
            pitch-holding | 4 | '' | 2, 0, 0 | 2 | it may be taken at the same bid
            pitch-holding | 4 | '' | 2, 0 | 2 | a bid must go above 2
            napoleon | 4 | '' | 0, 0, 0 | 0 | no pass is allowed: a bid must be made
            napoleon | 4 | '' | 0, 0, 2 | 0 | nobody need go above 2
            auction-pinochle | 3 | '' | '' | 0 | no pass is allowed: a bid must be made
            nap-wellington | 4 | '' | 3 | wellington | a bid must go above 3, and wellington over 5 alone
            nap-wellington | 4 | '' | 5 | wellington | it goes above 5
            five-hundred | 3 | '' | 7C | 7S | a bid must go above 7C, and here the suits rise S, C, D, H, NT
            boston | 4 | '' | pass, 5, 6, pass | 7 | a bid must go above 6, and who has passed may not bid again
            boston | 4 | '' | pass, 5, 6, pass | little-misere | it goes above 6, and may be bid after a pass
            # one against the next: skat, p. 321; solo, p. 331
            skat | 3 | '' | '' | pass | nobody need bid
            skat | 3 | '' | '' | 18 | there is no bid before it
            skat | 3 | '' | '' | 17 | there is no such bid
            skat | 3 | '' | 18 | 18 | the elder keeps the right at the same bid
            skat | 3 | '' | 18 | 20 | the elder keeps the right at 18 or passes
            skat | 3 | '' | 18 | pass | nobody need go on at 18
            skat | 3 | '' | 18, 18 | 18 | a bid must go above 18
            skat | 3 | '' | 18, 18 | 20 | it goes above 18
            solo-ombre | 4 | '' | solo | frog | a bid must go above solo
            solo-ombre | 4 | '' | frog | pass | nobody need go on at frog
            solo-ombre | 4 | '' | frog | solo | it goes above frog
            # the card turned: euchre, pp. 205-206
            euchre | 4 | 9H | '' | pass | nobody need accept the card turned
            euchre | 4 | 9H | '' | order-up | that accepts the card turned
            euchre | 4 | 9H | '' | order-up alone | that accepts the card turned, and the maker may play alone
            euchre | 4 | 9H | '' | assist | in the first round an opponent of the dealer accepts the card turned with order-up, or passes
            euchre | 4 | 9H | pass | order-up | in the first round the dealer's partner accepts the card turned with assist, or passes
            euchre | 4 | 9H | pass, pass, pass | assist | in the first round the dealer accepts the card turned with take-up, or passes
            euchre | 4 | 9H | pass, pass, pass, pass | pass | nobody need name a suit
            euchre | 4 | 9H | pass, pass, pass, pass | S | another suit than the one turned down may be named
            euchre | 4 | 9H | pass, pass, pass, pass | H | in the second round a suit other than the one turned down is named
            alsos | 4 | 9H | '' | S | in the first round whoever speaks accepts the card turned with take, or passes
            # loo, round games pp. 18-21 and 26; Culbertson, pp. 197-199
            three-card-loo | 4 | '' | '' | throw-up | nobody need stand
            three-card-loo | 4 | '' | '' | stand | anybody may stand on the cards dealt
            three-card-loo | 4 | '' | '' | miss | nobody has taken the miss yet
            three-card-loo | 4 | '' | miss | miss | there is no miss to take
            three-card-loo | 4 | '' | stand, throw-up, throw-up | throw-up | only one has stood before the dealer, who must play against that one
            three-card-loo | 4 | '' | stand, throw-up, throw-up | defend | the dealer must play against one, and may do so for the pool
            three-card-loo | 4 | '' | stand, throw-up, throw-up | miss | nobody has taken the miss yet
            three-card-loo | 4 | '' | miss, throw-up, throw-up | throw-up | nobody need stand
            loo | 5 | '' | stand, throw-up, throw-up, throw-up | miss | only one has stood before the dealer, who must play against that one
            irish-loo | 5 | '' | '' | miss | stand or throw up
            loo-club-law | 4 | 9C | '' | stand | a club is turned, and all must stand
            loo-club-law | 4 | 9C | '' | throw-up | there is no miss to take
            loo-club-law | 4 | 9H | '' | throw-up | nobody need stand
            # proposals: solo whist, pp. 174-175
            solo-whist | 4 | '' | '' | pass | nobody need call
            solo-whist | 4 | '' | '' | propose | nobody has called yet
            solo-whist | 4 | '' | '' | solo | there is no call before it
            solo-whist | 4 | '' | '' | accept | there is nothing to accept
            solo-whist | 4 | '' | propose | accept | a proposal may be accepted
            solo-whist | 4 | '' | propose | propose | a call must go above propose
            solo-whist | 4 | '' | propose | solo | it goes above propose
            solo-whist | 4 | '' | pass, propose, pass, pass | accept | a proposal may be accepted, even by who has passed before
            solo-whist | 4 | '' | pass, propose, pass, pass | pass | this seat has passed before
            solo-whist | 4 | '' | pass, propose, pass, pass | solo | this seat has passed, and may only accept a proposal that waits
            solo-whist | 4 | '' | propose, accept, solo | propose | a call must go above solo
            solo-whist | 4 | '' | propose, solo | accept | a call must go above solo
            solo-whist | 4 | '' | solo | propose | a call must go above solo
            # the dealer names: bridge whist, pp. 181-182
            bridge-whist | 4 | '' | '' | pass | the dealer may leave it to partner
            bridge-whist | 4 | '' | '' | S | the dealer may choose
            bridge-whist | 4 | '' | '' | double | there is no such choice
            bridge-whist | 4 | '' | pass | S | the dealer's partner must choose
            bridge-whist | 4 | '' | pass | pass | the dealer has left it to partner, who must choose
            bridge-whist | 4 | '' | S | double | this side may double now
            bridge-whist | 4 | '' | S | pass | nobody need double
            bridge-whist | 4 | '' | S | redouble | trumps are made, and one doubles or passes
            # seven-up, p. 232; ecarte, p. 202; klaberjass, p. 282
            seven-up | 2 | '' | '' | stand | eldest hand may play with the trump turned
            seven-up | 2 | '' | '' | beg | eldest hand may ask for another trump
            seven-up | 2 | '' | '' | give | eldest hand stands or begs
            seven-up | 2 | '' | beg | give | the dealer may give a point and keep the trump
            seven-up | 2 | '' | beg | refuse | the dealer may run the cards for another trump
            seven-up | 2 | '' | beg | stand | the dealer gives a point or refuses
            ecarte | 2 | '' | '' | stand | the non-dealer may play the hand as it is
            ecarte | 2 | '' | '' | propose | the non-dealer may ask for new cards
            ecarte | 2 | '' | '' | accept | the non-dealer stands or proposes
            ecarte | 2 | '' | propose | accept | the dealer may agree to new cards
            ecarte | 2 | '' | propose | refuse | the dealer may have the hands played as they are
            ecarte | 2 | '' | propose | stand | to a proposal the dealer accepts or refuses
            klaberjass | 2 | 9S | '' | pass | nobody need take the card turned
            klaberjass | 2 | 9S | '' | take | it accepts the card turned
            klaberjass | 2 | 9S | '' | schmeiss | it offers to throw the cards in
            klaberjass | 2 | 9S | '' | H | in the first round the card turned is taken or not
            klaberjass | 2 | 9S | pass, pass | H | another suit than the one turned may be named
            klaberjass | 2 | 9S | pass, pass | pass | nobody need name a suit
            klaberjass | 2 | 9S | pass, pass | S | in the second round another suit than the one turned is named
            klaberjass | 2 | 9S | pass, pass, pass | schmeiss | in the second round the dealer names another suit or passes
            klaberjass | 2 | 9S | schmeiss | accept | the cards may be thrown in
            klaberjass | 2 | 9S | schmeiss | refuse | the other may be made to play
            klaberjass | 2 | 9S | schmeiss | pass | to a schmeiss one accepts or refuses
            klaberjass | 2 | 9S | pass, pass, schmeiss, refuse | H | the schmeiss is refused, and the proposer must name a suit
            klaberjass | 2 | 9S | pass, pass, schmeiss, refuse | S | the schmeiss is refused: name another suit than the one turned
            # the first takes it: norwegian whist, p. 189; exact bids: oh hell, p. 250
            norwegian-whist | 4 | '' | pass | grand | nobody has spoken up before
            norwegian-whist | 4 | '' | pass | pass | nobody need say more
            norwegian-whist | 4 | '' | pass | null | there is no such call here
            oh-hell | 7 | '' | '' | 7 | any number of the tricks may be bid
            oh-hell | 7 | '' | '' | 8 | there are 7 tricks
            bid-whist | 4 | '' | 0, 5, 0, 6 | 7 | the calling is over
            """)
    void everyCallHasItsReason(String game, int players, String turnUp, String calls, String call, String why) {
        assertThat(of(game, players, turnUp).why(read(calls), call)).isEqualTo(why);
    }

    @ParameterizedTest(name = "{0} after [{3}]: {4}")
    @CsvSource(delimiter = '|', textBlock = """
            bid-whist | 4 | '' | '' | 0
            bid-whist | 4 | '' | 0, 5, 0 | 3
            # who has passed is passed over: auction pinochle, p. 294
            auction-pinochle | 3 | '' | 300, 0, 310 | 0
            auction-pinochle | 3 | '' | 300, 310, 0 | 0
            auction-pinochle | 3 | '' | 300, 310, 0, 320 | 1
            # middlehand bids to forehand, then endhand to who is left: skat, p. 321
            skat | 3 | '' | '' | 1
            skat | 3 | '' | 18 | 0
            skat | 3 | '' | 18, 18 | 1
            skat | 3 | '' | 18, pass | 2
            skat | 3 | '' | 18, 18, pass | 2
            skat | 3 | '' | pass | 2
            skat | 3 | '' | pass, 18 | 0
            solo-ombre | 4 | '' | '' | 0
            solo-ombre | 4 | '' | frog | 1
            solo-ombre | 4 | '' | frog, pass | 2
            solo-ombre | 4 | '' | frog, solo, pass | 2
            # the eldest hand doubles first, then their partner, then the maker's side: bridge whist, p. 182
            bridge-whist | 4 | '' | '' | 3
            bridge-whist | 4 | '' | pass | 1
            bridge-whist | 4 | '' | S | 0
            bridge-whist | 4 | '' | S, pass | 2
            bridge-whist | 4 | '' | S, double | 3
            bridge-whist | 4 | '' | S, double, pass | 1
            bridge-whist | 4 | '' | S, double, redouble | 0
            euchre | 4 | 9H | pass, pass | 2
            euchre | 4 | 9H | pass, pass, pass, pass, pass | 1
            seven-up | 2 | '' | beg | 1
            ecarte | 2 | '' | propose | 1
            ecarte | 2 | '' | propose, accept | 0
            klaberjass | 2 | 9S | pass | 1
            klaberjass | 2 | 9S | pass, schmeiss | 0
            klaberjass | 2 | 9S | pass, pass, schmeiss, refuse | 0
            klaberjass | 2 | 9S | pass, pass, pass | 1
            solo-whist | 4 | '' | pass, propose | 2
            three-card-loo | 4 | '' | stand, throw-up | 2
            """)
    void theTurnGoesAsTheRuleSays(String game, int players, String turnUp, String calls, int speaker) {
        assertThat(of(game, players, turnUp).speaker(read(calls))).isEqualTo(speaker);
    }

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            bid-whist | 4 | '' | 0, 5, 0, 6 | PLAYED 3 6 / the highest call is 6
            bid-whist | 4 | '' | 0, 0, 0, 0 | THROWN_IN - / all have passed, and the cards are dealt again
            nap | 4 | '' | 0, 0, 0, 0 | PLAYED 0 1 / all have passed, and the first caller must stand for one trick
            cinch | 4 | '' | 0, 0, 0, 0 | PLAYED 3 / all have passed, and the dealer names trumps without a contract
            hasenpfeffer | 4 | '' | 0, 0, 0, 0 | PLAYED - 3 / all have passed, and the holder of the joker must bid three
            five-hundred | 3 | '' | 7S, 7C, P | PLAYED 1 7C C / the highest call is 7C
            skat | 3 | '' | 18, 18, 20, pass, pass | PLAYED 1 20 / the last bid is 20
            skat | 3 | '' | pass, pass | PLAYED 0 / both others have passed, and forehand must name a game
            solo-ombre | 4 | '' | pass, pass, pass, pass | PLAYED - frog / all have passed, and the holder of spadille must play a frog
            solo-ombre | 4 | '' | frog, pass, pass, pass | PLAYED 0 frog frog / the last bid is frog
            solo-ombre | 4 | '' | pass, pass, pass, solo-in-colour | PLAYED 3 solo-in-colour solo C / the last bid is solo-in-colour
            euchre | 4 | 9H | pass, assist alone | PLAYED 1 assist alone H alone / the card turned is accepted
            euchre | 4 | 9H | pass, pass, pass, pass, pass, C | PLAYED 1 C C / C is named for trumps
            euchre | 4 | 9H | pass, pass, pass, pass, pass, pass, pass, pass | THROWN_IN - / all have passed, and the cards are dealt again
            three-card-loo | 4 | '' | throw-up, throw-up, throw-up | TAKEN 3 taking 3 / all others have thrown up, and the dealer takes the pool
            three-card-loo | 4 | '' | throw-up, miss, throw-up, throw-up | TAKEN 1 taking 1 / only one has stood, and takes the pool
            three-card-loo | 4 | '' | stand, miss, throw-up, stand | PLAYED - taking 0 1 3 / 3 have stood
            solo-whist | 4 | '' | pass, propose, pass, pass, accept | PLAYED 1 propose proposal with 0 / the proposal is accepted, and nobody goes above it
            solo-whist | 4 | '' | solo, pass, misere, abondance, pass, pass, pass | PLAYED 3 abondance abondance / the highest call is abondance
            solo-whist | 4 | '' | solo, pass, pass, pass | PLAYED 0 solo solo / the highest call is solo
            solo-whist | 4 | '' | propose, solo, pass, pass, pass | PLAYED 1 solo solo / the highest call is solo
            solo-whist | 4 | '' | propose, pass, pass, pass, pass | THROWN_IN - / nobody has made a call that stands, and the deal passes
            solo-whist | 4 | '' | pass, pass, pass, pass | THROWN_IN - / nobody has made a call that stands, and the deal passes
            bridge-whist | 4 | '' | H, pass, double, redouble, pass, pass | PLAYED 3 H H x2 / H is named
            bridge-whist | 4 | '' | pass, NT, pass, pass | PLAYED 1 NT NT / NT is named
            cayenne | 4 | '' | grand | PLAYED 3 grand grand NT / grand is named
            seven-up | 2 | '' | stand | PLAYED - / the suit turned is trumps
            seven-up | 2 | '' | beg, give | PLAYED - / the suit turned is trumps
            seven-up | 2 | '' | beg, refuse | PLAYED - run / the cards are run for another trump
            ecarte | 2 | '' | stand | PLAYED 0 stand / the hands are played as they are, and no cards were drawn
            ecarte | 2 | '' | propose, refuse | PLAYED 1 refuse / the hands are played as they are, and no cards were drawn
            ecarte | 2 | '' | propose, accept, stand | PLAYED 0 stand / the hands are played as they are
            klaberjass | 2 | 9S | pass, take | PLAYED 1 take S / the suit turned is trumps
            klaberjass | 2 | 9S | schmeiss, refuse | PLAYED 0 schmeiss S / the suit turned is trumps
            klaberjass | 2 | 9S | pass, pass, schmeiss, refuse, H | PLAYED 0 H H / H is named for trumps
            klaberjass | 2 | 9S | pass, pass, pass, D | PLAYED 1 D D / D is named for trumps
            klaberjass | 2 | 9S | pass, pass, pass, pass | THROWN_IN - / both have passed twice, and the cards are dealt again
            klaberjass | 2 | 9S | schmeiss, accept | THROWN_IN - / the schmeiss is accepted, and the cards are dealt again
            norwegian-whist | 4 | '' | pass, grand | PLAYED 1 grand grand / the first to speak up has it
            norwegian-whist | 4 | '' | pass, pass, pass, pass | PLAYED - nullo / all have passed, and nullo is played
            polignac | 4 | '' | pass, capot | PLAYED 1 capot / the first to speak up has it
            oh-hell | 3 | '' | 0, 1, 2 | PLAYED - / all have bid
            """)
    void theEndSaysWhatIsPlayed(String game, int players, String turnUp, String calls, String end) {
        Calls these = of(game, players, turnUp);
        assertThat(these.fault(read(calls))).isEmpty();
        Outcome outcome = these.result(read(calls)).orElseThrow();
        boolean some =
                outcome.end() != Outcome.End.THROWN_IN && outcome.taking().size() < players;
        StringBuilder said = new StringBuilder(outcome.end().name());
        said.append(' ')
                .append(
                        outcome.maker().isPresent()
                                ? String.valueOf(outcome.maker().getAsInt())
                                : "-");
        said.append(outcome.bid().isEmpty() ? "" : " " + outcome.bid());
        said.append(outcome.contract().isEmpty() ? "" : " " + outcome.contract());
        said.append(outcome.trump().isEmpty() ? "" : " " + outcome.trump());
        said.append(outcome.alone() ? " alone" : "");
        said.append(outcome.partner().isPresent() ? " with " + outcome.partner().getAsInt() : "");
        said.append(outcome.doubles() == 0 ? "" : " x" + outcome.doubles());
        if (some) {
            said.append(" taking");
            outcome.taking().stream().sorted().forEach(place -> said.append(' ').append(place));
        }
        assertThat(said.append(" / ").append(outcome.says())).hasToString(end);
    }

    /** The first call that was not open is told with its place; a word of no call, and a call after the end, as such. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0, 5, 3 | 2 3: a bid must go above 5
            0, five | 1 five: there is no such call in this game
            0, 5, 0, 0, 6 | 4 6: the calling was over
            """)
    void aFaultIsToldWithItsPlace(String calls, String told) {
        assertThat(of("bid-whist", 4, "").fault(read(calls)))
                .get()
                .extracting(fault -> fault.at() + " " + fault.call() + ": " + fault.why())
                .isEqualTo(told);
    }

    /** Seven-up, p. 232: at six of seven points the dealer may not give the eldest hand the last one, at five they may. */
    @Test
    void theLastPointIsNotGiven() {
        Begging begging = new Begging();
        CallTable six = CallTable.of(2, 6).scored(0, 6);
        assertThat(begging.turn(six, List.of("beg")).calls()).containsExactly("refuse");
        assertThat(begging.turn(six, List.of("beg")).closed()).isEqualTo("the point given would be eldest hand's last");
        assertThat(begging.turn(CallTable.of(2, 6).scored(6, 5), List.of("beg")).calls())
                .containsExactly("give", "refuse");
    }

    /** Ecarte: eleven cards are turned or dealt of thirty-two, and so a proposal is made ten times at most. */
    @Test
    void proposalsEndWithThePack() {
        Calls ecarte = of("ecarte", 2, "");
        List<String> nine = Stream.generate(() -> List.of("propose", "accept"))
                .limit(9)
                .flatMap(List::stream)
                .toList();
        assertThat(ecarte.next(nine)).containsExactly("stand", "propose");
        List<String> ten = Stream.concat(nine.stream(), List.of("propose", "accept").stream())
                .toList();
        assertThat(ecarte.next(ten)).containsExactly("stand");
    }

    /** The book sets doubling no limit; here eight are the most. */
    @Test
    void doublingEndsAfterEight() {
        Calls whist = of("bridge-whist", 4, "");
        List<String> seven =
                List.of("S", "double", "redouble", "redouble", "redouble", "redouble", "redouble", "redouble");
        assertThat(whist.next(seven)).containsExactly("pass", "redouble");
        List<String> eight =
                Stream.concat(seven.stream(), Stream.of("redouble")).toList();
        assertThat(whist.result(eight).orElseThrow().doubles()).isEqualTo(DealerNames.MOST_DOUBLES);
    }

    /** Oh hell, p. 251: where it is agreed, the last may not even the sum; what is over already needs no care. */
    @Test
    void theLastMayNotEvenTheSumWhereThatIsAgreed() {
        ExactBids bids = new ExactBids();
        CallTable table = CallTable.of(3, 4).agreeing(ExactBids.UNEVEN);
        assertThat(bids.turn(table, List.of("1", "3")).calls()).containsExactly("1", "2", "3", "4");
        assertThat(bids.turn(table, List.of("1", "3")).closed())
                .isEqualTo("0 would make the bids add up to the tricks");
        assertThat(bids.turn(table, List.of("2", "3")).calls()).containsExactly("0", "1", "2", "3", "4");
        assertThat(bids.turn(table, List.of("2", "3")).closed()).isEqualTo("there are 4 tricks");
        assertThat(bids.turn(table, List.of("1")).calls()).as("not the last").hasSize(5);
    }

    /** Culbertson, p. 197: in a single pool nobody may drop out, and the eldest hand alone is asked. */
    @Test
    void inASinglePoolAllStand() {
        Calls single = new Calls(
                CallRules.of(TrickGames.find("loo").orElseThrow()).orElseThrow(),
                CallTable.of(5, 3).agreeing(AllStand.SINGLE));
        assertThat(single.next(List.of())).containsExactly("stand", "miss");
        assertThat(single.speaker(List.of())).isZero();
        Outcome outcome = single.result(List.of("miss")).orElseThrow();
        assertThat(outcome.taking()).hasSize(5);
        assertThat(outcome.contract()).isEqualTo(AllStand.SINGLE);
        assertThat(outcome.says()).isEqualTo("in a single pool all stand");
    }

    /** Double hasenpfeffer, p. 213: bidding begins at half the tricks, by the number of players; other numbers have no calls. */
    @ParameterizedTest
    @CsvSource({"3, 8, 16", "4, 6, 12", "6, 4, 8"})
    void biddingBeginsAtHalfTheTricks(int players, String least, String most) {
        List<String> open = of("double-hasenpfeffer", players, "").next(List.of());
        assertThat(open.get(1)).isEqualTo(least);
        assertThat(open.getLast()).isEqualTo(most);
        Bidding bidding = CallRules.of(TrickGames.find("double-hasenpfeffer").orElseThrow())
                .orElseThrow();
        CallTable five = CallTable.of(5, 9);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bidding.turn(five, List.of()))
                .withMessage("no calls for 5 players");
    }
}
