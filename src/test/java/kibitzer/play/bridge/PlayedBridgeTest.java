package kibitzer.play.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.store.PlayProblems;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.marking.Grade;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.OwnTurn;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import kibitzer.play.hand.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bridge between the learner and three robots, from the first call to the last card. */
class PlayedBridgeTest {
    private static final PlayedBridge BRIDGE = new PlayedBridge();

    /** With -Dbridge.deals=10000 as many as are asked for before a release. */
    private static final int DEALS = Integer.getInteger("bridge.deals", 12);

    /** With -Dbridge.problems=100 all of them. */
    private static final int PROBLEMS = Integer.getInteger("bridge.problems", 3);

    /** South has thirteen tricks on top, north none of the cards that matter. */
    private static final String ALL_SOUTH = "N:JT98.5432.5432.2 7654.QJT.QJT.876 AKQ.AK.AK.AKQJT9 32.9876.9876.543";

    private static PlayedHand<BridgeSession, SeenBridge, BridgeMove> byTheBook(DealRequest request) {
        var played = PlayedHand.of(BRIDGE, request, List.of());
        while (!played.isOver()) {
            played = played.byItsRobot();
        }
        return played;
    }

    /** Tricks counted again from the cards as they fell, without the engine. */
    private static int tricks(Optional<Suit> trumps, Seat leader, List<Card> cards, boolean northSouth) {
        int won = 0;
        Seat leads = leader;
        for (int first = 0; first + 4 <= cards.size(); first += 4) {
            int best = first;
            for (int place = first + 1; place < first + 4; place++) {
                Card card = cards.get(place);
                Card highest = cards.get(best);
                boolean same = card.suit() == highest.suit();
                if (same ? card.rank().isHigherThan(highest.rank()) : trumps.equals(Optional.of(card.suit()))) {
                    best = place;
                }
            }
            leads = leads.after(best - first);
            won += leads.isNorthSouth() == northSouth ? 1 : 0;
        }
        return won;
    }

    @Test
    void everyDealIsBidAndPlayedToItsLastCard() {
        RobotTable<BridgeSession, SeenBridge, BridgeMove> table =
                RobotTable.of(BRIDGE, 4, List.of("book", "book", "book", "book"));
        int played = 0;
        for (int seed = 0; seed < DEALS; seed++) {
            BridgeHand hand = table.play(DealRequest.of(seed)).state().hand();
            if (hand.contract().isEmpty()) {
                assertThat(hand.bidding().auction().calls()).hasSize(4).containsOnly(Call.PASS);
                continue;
            }
            played++;
            FinalContract contract = hand.contract().get();
            assertThat(hand.cards()).hasSize(52).doesNotHaveDuplicates();
            boolean northSouth = contract.declarer().isNorthSouth();
            assertThat(hand.declarersTricks())
                    .hasValue(tricks(contract.trump(), contract.leader(), hand.cards(), northSouth));
            assertThat(hand.tricks(true) + hand.tricks(false)).isEqualTo(13);
        }
        assertThat(played).isPositive();
    }

    /** Hidden hands changed about: what a seat sees is the same, and so is what its robot does. */
    @Test
    void whatASeatCannotSeeReachesNeitherItsViewNorItsLineNorItsRobot() {
        int differed = 0;
        int compared = 0;
        for (int seed = 0; seed < 2; seed++) {
            Chance chance = new Seed(40 + seed).chance();
            BridgeSession session = BRIDGE.deal(DealRequest.of(seed));
            while (!session.isOver()) {
                TableSeat seat = BRIDGE.toPlay(session).orElseThrow();
                SeenBridge view = BRIDGE.view(session, seat);
                BridgeSession other = withHiddenCardsChanged(session, view, chance);
                differed += other.equals(session) ? 0 : 1;
                compared++;
                SeenBridge same = BRIDGE.view(other, seat);
                assertThat(same).isEqualTo(view);
                assertThat(BRIDGE.table(same, seat)).isEqualTo(BRIDGE.table(view, seat));
                BridgeMove made = BRIDGE.byTheBook(view);
                assertThat(BRIDGE.byTheBook(same)).isEqualTo(made);
                assertThat(BRIDGE.usual(same)).isEqualTo(BRIDGE.usual(view));
                session = BRIDGE.after(session, made);
            }
        }
        assertThat(differed).isGreaterThan(compared / 2);
    }

    /** Cards of two hidden hands change places, but for suits that one of them did not follow. */
    private static BridgeSession withHiddenCardsChanged(BridgeSession session, SeenBridge view, Chance chance) {
        BridgeHand hand = session.hand();
        List<Seat> hidden = Stream.of(Seat.values())
                .filter(seat -> !view.hands().containsKey(seat))
                .toList();
        if (hidden.size() < 2) {
            return session;
        }
        Seat first = hidden.getFirst();
        Seat second = hidden.getLast();
        Set<Suit> out = new HashSet<>();
        hand.play().ifPresent(play -> {
            List<SeenTrick> tricks = new ArrayList<>(play.tricks());
            tricks.add(play.trick());
            for (SeenTrick trick : tricks) {
                for (Seat seat : List.of(first, second)) {
                    int place = Math.floorMod(seat.ordinal() - trick.leader(), 4);
                    Suit led = trick.cards().isEmpty()
                            ? Suit.SPADES
                            : trick.cards().getFirst().suit();
                    if (place < trick.cards().size() && trick.cards().get(place).suit() != led) {
                        out.add(led);
                    }
                }
            }
        });
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            hands.put(seat, hand.hand(seat));
        }
        List<Card> one = free(hand.hand(first), out);
        List<Card> two = free(hand.hand(second), out);
        int swapped = Math.min(one.size(), two.size());
        List<Card> mixed = new ArrayList<>(one.subList(0, swapped));
        mixed.addAll(two.subList(0, swapped));
        List<Card> order = chance.shuffled(mixed);
        hands.put(
                first,
                hand.hand(first)
                        .minus(CardSet.of(one.subList(0, swapped)))
                        .union(CardSet.of(order.subList(0, swapped))));
        hands.put(
                second,
                hand.hand(second)
                        .minus(CardSet.of(two.subList(0, swapped)))
                        .union(CardSet.of(order.subList(swapped, 2 * swapped))));
        BridgeHand changed = hand.play()
                .map(play -> new BridgeHand(
                        hand.board(),
                        hand.bidding(),
                        hand.contract(),
                        hand.inHandOf(),
                        Optional.of(new HandInPlay(
                                play.game(),
                                play.contract(),
                                play.trump(),
                                play.turnUp(),
                                play.stake(),
                                Stream.of(Seat.values())
                                        .map(seat -> Cards.of(hands.getOrDefault(seat, CardSet.EMPTY)
                                                .toList()))
                                        .toList(),
                                play.stock(),
                                play.tricks(),
                                play.trick())),
                        hand.claim()))
                .orElseGet(() -> BridgeHand.opened(
                        new BridgeBoard(
                                new Deal(
                                        hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                                        hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                                        hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                                        hands.getOrDefault(Seat.WEST, CardSet.EMPTY)),
                                hand.board().dealer(),
                                hand.board().vulnerability()),
                        hand.bidding(),
                        hand.inHandOf()));
        return new BridgeSession(
                session.practice(),
                session.scoring(),
                session.seed(),
                session.wanted(),
                session.given(),
                session.inHandOf(),
                List.of(changed));
    }

    private static List<Card> free(CardSet hand, Set<Suit> out) {
        return hand.stream().filter(card -> !out.contains(card.suit())).toList();
    }

    private static DealRequest given(String contract, Seat declarer) {
        return DealRequest.of(1)
                .with(BridgeOptions.DEAL, ALL_SOUTH)
                .with(BridgeOptions.CONTRACT, contract)
                .with(BridgeOptions.DECLARER, declarer);
    }

    @Test
    void aContractThatIsGivenIsPlayedWithoutBiddingAndTheTablesLeadIsAskedOfTheLeader() {
        var hand = PlayedHand.of(BRIDGE, given("3NT", Seat.EAST), List.of());
        assertThat(hand.view().phase()).isEqualTo(BridgePhase.PLAY);
        assertThat(hand.view().hands().keySet()).containsExactly(Seat.SOUTH);
        assertThat(hand.next().orElseThrow()).isInstanceOf(Turn.Asked.class);
        assertThat(hand.view().lawful()).hasSize(13);
        var led = hand.said("KS");
        assertThat(led.turns().getFirst().answered().orElseThrow().verdict().grade())
                .isNotEqualTo(Grade.ILLEGAL);
        assertThat(led.view().openDummy()).contains(Seat.WEST);
    }

    /** South sees north's hand and plays both; east and west see south's as dummy's. */
    @Test
    void whoSitsAcrossADeclaringPartnerPlaysBothHands() {
        BridgeSession session = BRIDGE.deal(given("1C", Seat.NORTH));
        assertThat(BRIDGE.toPlay(session))
                .hasValueSatisfying(seat -> assertThat(seat.toString()).isEqualTo("E"));
        session = BRIDGE.after(session, new BridgeMove("QD"));
        assertThat(BRIDGE.toPlay(session)).contains(TableSeat.SOUTH);
        assertThat(BRIDGE.view(session, TableSeat.SOUTH).from()).isEqualTo(Seat.SOUTH);
        session = BRIDGE.after(session, new BridgeMove("AD"));
        session = BRIDGE.after(session, new BridgeMove("6D"));
        assertThat(BRIDGE.toPlay(session)).contains(TableSeat.SOUTH);
        SeenBridge south = BRIDGE.view(session, TableSeat.SOUTH);
        assertThat(south.from()).isEqualTo(Seat.NORTH);
        assertThat(south.hands().keySet()).containsExactlyInAnyOrder(Seat.NORTH, Seat.SOUTH);
        assertThat(BRIDGE.view(session, new TableSeat(4, 1)).hands().keySet())
                .containsExactlyInAnyOrder(Seat.EAST, Seat.SOUTH);
        BridgeSession robots = BRIDGE.deal(given("1C", Seat.NORTH).with(BridgeOptions.FOR_PARTNER, false));
        robots = BRIDGE.after(robots, new BridgeMove("QD"));
        assertThat(BRIDGE.toPlay(robots))
                .hasValueSatisfying(seat -> assertThat(seat.toString()).isEqualTo("N"));
    }

    @Test
    void aClaimStandsWhereItHoldsHoweverTheCardsLieAndElseIsRefusedWithTheTricksThatAreCertain() {
        var hand = PlayedHand.of(BRIDGE, given("7NT", Seat.SOUTH), List.of());
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> PlayedHand.of(BRIDGE, given("7NT", Seat.EAST), List.of("claim 1")))
                .withMessageContaining("before dummy lies open");
        while (hand.view().left() > 10) {
            hand = hand.byItsRobot();
        }
        var stands = hand;
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> stands.said("claim 13"))
                .withMessageContaining("only 10 tricks are left");
        var all = hand.said("claim 10");
        assertThat(all.isOver()).isTrue();
        BridgeHand over = all.end().orElseThrow().state().hand();
        assertThat(over.declarersTricks()).hasValue(13);
        var none = hand.said("claim 0").end().orElseThrow();
        assertThat(none.state().hand().declarersTricks()).hasValue(3);
        assertThat(none.score().end()).isEqualTo("claim");
    }

    @Test
    void whatIsNotCertainIsNotGranted() {
        DealRequest request = DealRequest.of(1)
                .with(BridgeOptions.DEAL, "N:A432.A432.AQ.432 KQ65.KQ65.65.Q65 J87.J87.432.AKJT T9.T9.KJT987.987")
                .with(BridgeOptions.CONTRACT, "1NT");
        var hand = PlayedHand.of(BRIDGE, request, List.of());
        while (hand.view().left() > 10 && !hand.isOver()) {
            hand = hand.byItsRobot();
        }
        var stands = hand;
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> stands.said("claim 10"))
                .withMessageContaining("are certain however the unseen cards lie");
    }

    @ParameterizedTest
    @CsvSource({
        "'N:AK... QJ... T9... 87...', '', cards each",
        "rubbish, '', a seat and four hands",
        "FULL, 8NT, a contract such as 3NT",
        "FULL, 3NTXXX, a contract such as 3NT",
        "FULL, P, a contract such as 3NT"
    })
    void aDealOrContractThatIsNoneIsRefused(String deal, String contract, String message) {
        DealRequest request = DealRequest.of(1)
                .with(BridgeOptions.DEAL, deal.equals("FULL") ? ALL_SOUTH : deal)
                .with(BridgeOptions.CONTRACT, contract);
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> BRIDGE.deal(request))
                .withMessageContaining(message);
    }

    @Test
    void inARubberWhoeverHasAGameIsVulnerableAndTheDealPassesToTheLeft() {
        DealRequest request = DealRequest.of(5)
                .with(BridgeOptions.SCORING, BridgeScoring.RUBBER.word())
                .with(BridgeOptions.DEALS, BridgeOptions.MOST_DEALS);
        Finished<BridgeSession, SeenBridge, BridgeMove> end = RobotTable.of(
                        BRIDGE, 4, List.of("book", "book", "book", "book"))
                .play(request);
        BridgeSession session = end.state();
        assertThat(session.rubber().isOver()).isTrue();
        int northSouth = 0;
        int eastWest = 0;
        Seat dealer = session.hands().getFirst().board().dealer();
        int partNorthSouth = 0;
        int partEastWest = 0;
        for (BridgeHand hand : session.hands()) {
            assertThat(hand.board().dealer()).isEqualTo(dealer);
            dealer = dealer.next();
            assertThat(hand.board().vulnerability().of(Seat.NORTH)).isEqualTo(northSouth > 0);
            assertThat(hand.board().vulnerability().of(Seat.EAST)).isEqualTo(eastWest > 0);
            Optional<BridgeResult> result = BridgeResult.of(hand).filter(BridgeResult::isMade);
            if (result.isPresent()) {
                FinalContract contract = result.get().contract();
                int below = below(contract);
                if (contract.declarer().isNorthSouth()) {
                    partNorthSouth += below;
                } else {
                    partEastWest += below;
                }
                if (partNorthSouth >= 100 || partEastWest >= 100) {
                    northSouth += partNorthSouth >= 100 ? 1 : 0;
                    eastWest += partEastWest >= 100 ? 1 : 0;
                    partNorthSouth = 0;
                    partEastWest = 0;
                }
            }
        }
        assertThat(Math.max(northSouth, eastWest)).isEqualTo(2);
        assertThat(end.score().points().getFirst()).isEqualTo(session.rubber().difference());
    }

    /** Trick points of what was bid, by the table of every bridge book. */
    private static int below(FinalContract contract) {
        int level = contract.bid().level();
        int points = switch (contract.strain()) {
            case CLUBS, DIAMONDS -> 20 * level;
            case HEARTS, SPADES -> 30 * level;
            case NO_TRUMP -> 40 + 30 * (level - 1);
        };
        return points << contract.doubled();
    }

    /** One contract as single deals score it (Culbertson pp. 128 and 164). */
    @ParameterizedTest
    @CsvSource({
        "4S, S, none, 10, 420", // 120 and 300
        "4S, S, both, 10, 620",
        "2H, E, both, 9, -140", // 60, 30 over, 50
        "3NT, W, both, 7, 200",
        "3NTX, S, none, 8, -100",
        "6C, N, both, 12, 1370", // 120, 750, 500
        "1NTXX, S, none, 7, 510" // 160, 50 for it, 300: game
    })
    void aDealIsScored(String contract, String declarer, String vulnerable, int tricks, int northSouth) {
        BridgeSession session = BRIDGE.deal(DealRequest.of(1)
                .with(BridgeOptions.DEAL, ALL_SOUTH)
                .with(BridgeOptions.CONTRACT, contract)
                .with(BridgeOptions.DECLARER, Seat.of(declarer))
                .with(BridgeOptions.VULNERABLE, Vulnerability.of(vulnerable)));
        BridgeResult result = new BridgeResult(
                session.hand().board(), session.hand().contract().orElseThrow(), tricks);
        assertThat(result.northSouth(/* matchPoints= */ true)).isEqualTo(northSouth);
    }

    @Test
    void whatIsBidAndPlayedIsJudgedWhereABookSpeaksAndTheRestSaysWhoseItIs() {
        int calls = 0;
        int cards = 0;
        int silent = 0;
        for (int seed = 0; seed < 6; seed++) {
            for (OwnTurn<SeenBridge, BridgeMove> turn :
                    byTheBook(DealRequest.of(seed)).turns()) {
                if (turn.before().phase() == BridgePhase.BIDDING) {
                    calls++;
                    assertThat(turn.answered().orElseThrow().verdict().grade()).isIn(Grade.BEST, Grade.ACCEPTABLE);
                } else if (turn.answered().isPresent()) {
                    cards++;
                    assertThat(turn.answered().get().verdict().grade()).isIn(Grade.BEST, Grade.ACCEPTABLE);
                    assertThat(turn.answered().get().question().advice().silent())
                            .isFalse();
                } else {
                    silent++;
                    assertThat(((Turn.Silent<BridgeMove>) turn.turn()).why()).isNotBlank();
                }
            }
        }
        assertThat(calls).isPositive();
        assertThat(cards).isPositive();
        assertThat(silent).isPositive();
    }

    /** Every problem hand that is shipped comes to the table with its lead on it, and is played to its end. */
    @Test
    void aProblemHandIsPlayedFromItsFirstTurnAgainstTheDefenceThatSeesAllCards() {
        for (PlayProblem problem :
                PlayProblems.shipped().all().stream().limit(PROBLEMS).toList()) {
            DealRequest request = DealRequest.of(1).with(BridgeOptions.PROBLEM, problem.id());
            var hand = PlayedHand.of(BRIDGE, request, List.of());
            assertThat(hand.view().onTheTable()).startsWith(problem.lead());
            assertThat(hand.view().contract().orElseThrow().bid()).isEqualTo(problem.contract());
            while (!hand.isOver()) {
                hand = hand.byItsRobot();
            }
            assertThat(hand.end().orElseThrow().state().hand().cards()).hasSize(52);
        }
        PlayProblem further = ProblemHands.named("hold-up-further-7").orElseThrow();
        assertThat(BRIDGE.deal(DealRequest.of(1).with(BridgeOptions.PROBLEM, further.id()))
                        .hand()
                        .board()
                        .deal())
                .isEqualTo(further.deal());
        assertThat(PlayProblems.shipped().find(further.id())).isEmpty();
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> BRIDGE.deal(DealRequest.of(1).with(BridgeOptions.PROBLEM, "none")))
                .withMessageContaining("the id of a problem hand");
    }

    /** The learner sits east or west, sees dummy and his own hand, and no book is asked for his card. */
    @Test
    void aProblemOfTheDefenceIsPlayedFromTheDefendersSeat() {
        for (String id : List.of("third-hand-1", "cover-2")) {
            PlayProblem problem = PlayProblems.shipped().find(id).orElseThrow();
            DealRequest request = DealRequest.of(1).with(BridgeOptions.PROBLEM, id);
            var hand = PlayedHand.of(BRIDGE, request, List.of());

            assertThat(Seat.values()[hand.learner().place()]).isEqualTo(problem.learner());
            assertThat(hand.view().hands()).containsOnlyKeys(problem.learner(), Seat.NORTH);
            assertThat(hand.next()).containsInstanceOf(Turn.Silent.class);
            hand = hand.said(problem.cards().right().toString());
            while (!hand.isOver()) {
                hand = hand.byItsRobot();
            }
            List<Card> cards = hand.end().orElseThrow().state().hand().cards();
            assertThat(cards).hasSize(52);
            assertThat(cards.subList(0, problem.played().size() + 1))
                    .startsWith(problem.played().toArray(Card[]::new))
                    .endsWith(problem.cards().right());
        }
    }

    @Test
    void everyLawfulMoveIsListedAndAnotherIsRefusedWithItsReason() {
        BridgeSession session = BRIDGE.deal(given("7C", Seat.SOUTH));
        session = BRIDGE.after(session, new BridgeMove("9H"));
        SeenBridge south = BRIDGE.view(session, TableSeat.SOUTH);
        assertThat(((Choices.Listed<BridgeMove>) BRIDGE.lawful(south)).answers())
                .extracting(BridgeMove::word)
                .containsExactlyInAnyOrder("5H", "4H", "3H", "2H");
        assertThat(BRIDGE.objection(south, new BridgeMove("JS")))
                .hasValueSatisfying(why -> assertThat(why).isEqualTo("the jack of spades does not follow suit"));
        assertThat(BRIDGE.objection(south, new BridgeMove("AH")))
                .hasValueSatisfying(why -> assertThat(why).contains("is not in north's hand"));
        assertThat(south.contract().orElseThrow().strain()).isEqualTo(Strain.CLUBS);
    }
}
