package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.trumps.TrumpsGames;
import kibitzer.play.hand.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that change hands before the first lead: passed at black lady, drawn at ecarte, laid away for the widow at five hundred. */
class ExchangedCardsTest {
    private static final String[] NORTH_TO_WEST = {
        "AS KS QS 5H 4H 3H 2H 9D 8D 7D 6D 5D 4D",
        "JS TS 9S AH KH QH JH AD KD QD JD TD 3D",
        "8S 7S 6S TH 9H 8H 7H AC KC QC JC TC 9C",
        "5S 4S 3S 2S 6H 2D 8C 7C 6C 5C 4C 3C 2C"
    };

    private static TrickGame game(String id) {
        return TrickGames.find(id).orElseThrow();
    }

    /** Dealt by west, so that north is the eldest hand. */
    private static TrickHand blackLady(String id) {
        return TrickHand.of(game(id), 3, Stream.of(NORTH_TO_WEST).map(Cards::of).toList(), List.of(), Optional.empty());
    }

    private static TrickHand ecarte(String elder, String dealer, String stock, String turnUp) {
        return TrickHand.of(
                game("ecarte"),
                1,
                List.of(Cards.of(elder), Cards.of(dealer)),
                CardNotation.readListOfAnyPack(stock),
                Optional.of(CardNotation.read(turnUp)));
    }

    private static TrickHand after(TrickHand hand, String... moves) {
        TrickHand now = hand;
        for (String move : moves) {
            SeenTricks seen =
                    SeenTricks.of(now, new TableSeat(now.players(), now.toPlay().getAsInt()));
            TrickMove made = TrickMove.read(move);
            assertThat(seen.lawful()).as(move).contains(made);
            assertThat(TrickMove.read(made.toString())).isEqualTo(made);
            now = switch (made) {
                case TrickMove.Called(String word) -> now.called(word);
                case TrickMove.PutDown(Cards cards) -> now.laid(cards);
                case TrickMove.Played played -> now.played(played);
            };
        }
        return now;
    }

    /** P. 247: three to the left at black lady and by its other names; p. 248: to the right at Greek hearts. */
    @ParameterizedTest
    @CsvSource({
        "black-lady, JS TS 9S",
        "omnibus-hearts, JS TS 9S",
        "slippery-anne, JS TS 9S",
        "discard-hearts, JS TS 9S",
        "greek-hearts, 2S 3S 4S"
    })
    void threeCardsGoToTheNeighbourTheBookNames(String id, String northKeepsNothingOf) {
        TrickHand hand = after(blackLady(id), "lay QS KS AS", "lay JS TS 9S", "lay 8S 7S 6S", "lay 2S 3S 4S");
        assertThat(hand.phase()).isEqualTo(Phase.PLAYING);
        assertThat(hand.hands()).allSatisfy(cards -> assertThat(cards.size()).isEqualTo(13));
        Cards passed = Cards.of(northKeepsNothingOf);
        boolean left = !id.equals("greek-hearts");
        // who gets north's, and whom north's come from
        assertThat(Cards.of("AS KS QS").isPartOf(hand.hands().get(left ? 1 : 3)))
                .isTrue();
        assertThat(Cards.of(left ? "4S 3S 2S" : "JS TS 9S")
                        .isPartOf(hand.hands().get(0)))
                .isTrue();
        assertThat(passed.isPartOf(hand.hands().get(2))).isTrue();
    }

    /** P. 247: everybody passes before looking at what he gets. */
    @Test
    void passedCardsAreSeenByNobodyUntilAllHavePassed() {
        TrickHand high = after(blackLady("black-lady"), "lay QS KS AS", "lay JS TS 9S", "lay 8S 7S 6S");
        TrickHand low = after(blackLady("black-lady"), "lay 2H 3H 4H", "lay JS TS 9S", "lay 8S 7S 6S");
        for (int place = 1; place < 4; place++) {
            TableSeat seat = new TableSeat(4, place);
            assertThat(TricksTableJson.of(SeenTricks.of(high, seat)))
                    .isEqualTo(TricksTableJson.of(SeenTricks.of(low, seat)));
            assertThat(SeenTricks.of(high, seat)).isEqualTo(SeenTricks.of(low, seat));
        }
        TrickHand all = after(high, "lay 2S 3S 4S");
        assertThat(SeenTricks.of(all, new TableSeat(4, 1)).got()).isEqualTo(Cards.of("AS KS QS"));
        assertThat(SeenTricks.of(all, new TableSeat(4, 2)).got()).isEqualTo(Cards.of("JS TS 9S"));
        assertThat(SeenTricks.of(all, new TableSeat(4, 2)).sight().orElseThrow().placed())
                .containsOnlyKeys(CardNotation.read("8S"), CardNotation.read("7S"), CardNotation.read("6S"))
                .containsValue(3);
    }

    @Test
    void thePassIsJudgedWhereFourPlayAndTheRobotFollowsIt() {
        SeenTricks seen = SeenTricks.of(blackLady("black-lady"), new TableSeat(4, 0));
        Turn<TrickMove> turn = new HeartsTurns(true).of(seen);
        assertThat(turn).isInstanceOf(Turn.Asked.class);
        assertThat(turn.byTheBook()).isEqualTo(new HeartsTurns(true).byTheBook(seen));
        // p. 245 is silent on spades: with no spade below her the queen is passed by general practice
        assertThat(turn.byTheBook()).contains(TrickMove.read("lay AS KS QS"));
        TrickHand three = TrickHand.of(
                game("black-lady"),
                2,
                List.of(
                        Cards.of("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AH KH QH JH"),
                        Cards.of("TH 9H 8H 7H 6H 5H 4H 3H 2H AD KD QD JD TD 9D 8D 7D"),
                        Cards.of("6D 5D 4D 3D 2D AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C")),
                List.of(),
                Optional.empty());
        assertThat(new HeartsTurns(true).of(SeenTricks.of(three, new TableSeat(3, 0))))
                .isInstanceOf(Turn.Silent.class);
    }

    /** What others hold, drew or put down may be otherwise: his view, his table and his robot's move stay the same. */
    @ParameterizedTest
    @ValueSource(strings = {"black-lady", "greek-hearts"})
    void nobodySeesWhatIsHidden(String id) {
        TrickHand one = blackLady(id);
        List<Cards> turned = new ArrayList<>(one.dealt().subList(1, 4));
        Collections.rotate(turned, 1);
        turned.addFirst(one.dealt().getFirst());
        TrickHand other = TrickHand.of(one.game(), 3, turned, List.of(), Optional.empty());
        sameFor(one, other, 0);
        TrickHand oneOn = after(one, "lay QS KS AS");
        TrickHand otherOn = after(other, "lay QS KS AS");
        sameFor(oneOn, otherOn, 0);
    }

    private static void sameFor(TrickHand one, TrickHand other, int place) {
        TableSeat seat = new TableSeat(one.players(), place);
        SeenTricks seen = SeenTricks.of(one, seat);
        SeenTricks same = SeenTricks.of(other, seat);
        PlayedTricks played = new PlayedTricks(one.game());
        assertThat(same).isEqualTo(seen);
        assertThat(played.table(same, seat)).isEqualTo(played.table(seen, seat));
        if (seen.isToPlay()) {
            assertThat(played.byTheBook(same)).isEqualTo(played.byTheBook(seen));
            assertThat(played.usual(same)).isEqualTo(played.usual(seen));
        }
    }

    private static final String STOCK = "8H 9H TH JH QH 8D 9D TD 8C 9C TC 7C 7D AC AD KD QD QC KC JC JD";

    /** P. 202: who proposed throws one to five and is served first, then the dealer, who may keep his cards; and it is asked again. */
    @Test
    void afterAProposalThatIsAcceptedBothDrawAndItIsAskedAgain() {
        TrickHand dealt = ecarte("AS 7H AH KH 8S", "KS QS JS TS 9S", STOCK, "7S");
        TrickHand elder = after(dealt, "call propose", "call accept");
        assertThat(elder.toLay()).hasValueSatisfying(turn -> {
            assertThat(turn.place()).isZero();
            assertThat(List.of(turn.least(), turn.most())).containsExactly(1, 5);
        });
        TrickHand dealer = after(elder, "lay 7H AH");
        assertThat(dealer.hands().get(0)).isEqualTo(Cards.of("AS 8S KH 9H 8H"));
        assertThat(dealer.toLay()).hasValueSatisfying(turn -> {
            assertThat(turn.place()).isEqualTo(1);
            assertThat(List.of(turn.least(), turn.most())).containsExactly(0, 5);
        });
        TrickHand again = after(dealer, "lay");
        assertThat(again.phase()).isEqualTo(Phase.CALLING);
        assertThat(again.open()).containsExactly("stand", "propose");
        TrickHand playing = after(again, "call propose", "call refuse");
        assertThat(playing.phase()).isEqualTo(Phase.PLAYING);
        assertThat(playing.toPlay()).hasValue(0);
    }

    /** P. 202: neither throws more than are left, and with the pack exhausted the hands must be played. */
    @Test
    void whenTheStockIsGoneNobodyProposes() {
        TrickHand hand = ecarte("AS 7H AH KH 8S", "KS QS JS TS 9S", "8H 9H TH JH", "7S");
        TrickHand elder = after(hand, "call propose", "call accept");
        assertThat(elder.toLay().map(ToLay::most)).contains(4);
        TrickHand one = after(elder, "lay 7H");
        assertThat(one.toLay().map(ToLay::most)).contains(3);
        TrickHand gone = after(one, "lay TS JS QS");
        assertThat(gone.open()).containsExactly("stand");
        TrickHand all = after(elder, "lay 7H AH KH 8S");
        // nothing is left for the dealer, who keeps what he has
        assertThat(all.phase()).isEqualTo(Phase.CALLING);
        assertThat(all.open()).containsExactly("stand");
        assertThat(all.hands().get(1)).isEqualTo(Cards.of("KS QS JS TS 9S"));
    }

    /** P. 202, 13 and 14 and 6 and 10: points of elder hand and dealer, the king of trumps among them. */
    @ParameterizedTest
    @CsvSource({
        // three tricks score 1; four spades are with elder hand, and no king is marked
        "AS TS 9S 8S 7H, AH KD QD JD 8D, 7S, call stand, 1 or 2, 0",
        // all five, and the king held
        "KS QS JS AS TS, AH KD QD JD 8D, 7S, call stand, 3, 0",
        // he stood and won less than three
        "7H 8H 9H 7D 7C, QS JS AS TS 9S, 7S, call stand, 0, 2",
        // the dealer refused and won less than three: two for elder hand, and one for a king turned
        "QS JS AS TS 9S, 7H 8H 9H 7D 7C, KS, call propose; call refuse, 2, 1",
        // cards were drawn, and the vole of who did not stand scores no more than two
        "7H 8H 9H 7D 7C, QS JS AS TS 9S, 7S, call propose; call accept; lay 7C; lay; call stand, 0, 2",
        // three of five after a draw
        "7H 8H KH QH KD, QS JS 9H 8D 8C, 7S, call propose; call accept; lay 7H; lay 8C; call stand, 0 or 1, 0 or 1",
    })
    void ecarteScoresAsTheLawHasIt(
            String elder, String dealer, String turnUp, String calls, String elderScores, String dealerScores) {
        String stock = TrumpsGames.ECARTE.rules().pack().pack().cards().stream()
                .map(Card::toString)
                .filter(card -> !(elder + " " + dealer + " " + turnUp).contains(card))
                .sorted()
                .reduce((one, other) -> one + " " + other)
                .orElseThrow();
        TrickHand hand = after(ecarte(elder, dealer, stock, turnUp), calls.split("; "));
        PlayedTricks game = new PlayedTricks(hand.game());
        while (hand.phase() == Phase.PLAYING) {
            SeenTricks seen = SeenTricks.of(hand, new TableSeat(2, hand.toPlay().getAsInt()));
            hand = after(hand, game.usual(seen).toString());
        }
        List<Double> scores = HandResult.of(hand).scores();
        assertThat(elderScores).contains(String.valueOf(Math.round(scores.get(0))));
        assertThat(dealerScores).contains(String.valueOf(Math.round(scores.get(1))));
        assertThat(scores.get(0) + scores.get(1)).isPositive();
    }

    /** The stock, what the other holds and what he threw may be otherwise. */
    @Test
    void nobodySeesTheStockNorWhatTheOtherThrewAtEcarte() {
        TrickHand one = ecarte("AS 7H AH KH 8S", "KS QS JS TS 9S", STOCK, "7S");
        String otherStock = STOCK.replace("JH QH 8D", "KS QS JS");
        TrickHand other = ecarte("AS 7H AH KH 8S", "JH QH 8D TS 9S", otherStock, "7S");
        sameFor(one, other, 0);
        String[] moves = {"call propose", "call accept", "lay 7H AH"};
        sameFor(after(one, moves), after(other, moves), 0);
        TrickHand oneOn = after(after(one, moves), "lay KS");
        TrickHand otherOn = after(after(other, moves), "lay JH");
        sameFor(oneOn, otherOn, 0);
    }

    private static final String WIDOW = "7S 8C 9D";

    /** Dealt by the third, who sits in the last seat. */
    private static TrickHand fiveHundred(String id, String widow, String third) {
        return TrickHand.of(
                game(id),
                2,
                List.of(
                        Cards.of("JK JS JC AS KS QS AH KH 7D 7C"),
                        Cards.of("TS 9S 8S QH JH TH 9H KD QD JD"),
                        Cards.of(third)),
                CardNotation.readListOfAnyPack(widow),
                Optional.empty());
    }

    private static TrickHand fiveHundred(String id) {
        return fiveHundred(id, WIDOW, "8H 7H AD TD 8D AC KC QC TC 9C");
    }

    /** Pp. 214-215: the highest bidder takes the widow, discards three and leads; who passed sees nothing of it. */
    @Test
    void theContractorTakesTheWidowLaysThreeAwayAndLeads() {
        TrickHand taken = after(fiveHundred("five-hundred"), "call P", "call 6H", "call P");
        assertThat(taken.phase()).isEqualTo(Phase.EXCHANGING);
        assertThat(taken.toPlay()).hasValue(1);
        assertThat(taken.hands().get(1)).isEqualTo(Cards.of("TS 9S 8S QH JH TH 9H KD QD JD 7S 8C 9D"));
        assertThat(SeenTricks.of(taken, new TableSeat(3, 0)).laid()).isEmpty();
        TrickHand playing = after(taken, "lay 7S 8S 8C");
        assertThat(playing.phase()).isEqualTo(Phase.PLAYING);
        assertThat(playing.toPlay()).hasValue(1);
        assertThat(playing.hands()).allSatisfy(cards -> assertThat(cards.size()).isEqualTo(10));
        assertThat(playing.trump()).contains(Suit.HEARTS);
        SeenTricks maker = SeenTricks.of(playing, new TableSeat(3, 1));
        assertThat(maker.sight().orElseThrow().placed()).containsValue(3).hasSize(3);
        assertThat(SeenTricks.of(playing, new TableSeat(3, 0))
                        .sight()
                        .orElseThrow()
                        .placed())
                .isEmpty();
    }

    /** P. 215, 13: who leads the joker at no trump says which suit it calls for. */
    @Test
    void theJokerIsNamedWhenItIsLedAtNoTrump() {
        TrickHand playing = after(fiveHundred("five-hundred"), "call 6NT", "call P", "call P", "lay 7D 7C 7S");
        SeenTricks seen = SeenTricks.of(playing, new TableSeat(3, 0));
        assertThat(seen.lawful())
                .contains(TrickMove.read("JK for H"), TrickMove.read("JK for S"))
                .doesNotContain(TrickMove.read("JK"));
    }

    /** P. 215, 17: each opponent scores ten for each trick that he himself has taken. */
    @Test
    void eachOpponentScoresHisOwnTricksAtFiveHundred() {
        TrickHand hand = after(fiveHundred("five-hundred"), "call 6S", "call P", "call P", "lay 7D 7C 8C");
        PlayedTricks game = new PlayedTricks(hand.game());
        while (hand.phase() == Phase.PLAYING) {
            SeenTricks seen = SeenTricks.of(hand, new TableSeat(3, hand.toPlay().getAsInt()));
            hand = after(hand, game.usual(seen).toString());
        }
        HandResult result = HandResult.of(hand);
        // joker, both bowers, ace, king, queen and seven of spades, ace and king of hearts
        assertThat(result.tricks().getFirst()).isGreaterThanOrEqualTo(9);
        assertThat(result.scores().getFirst()).isEqualTo(result.tricks().getFirst() == 10 ? 250 : 40);
        assertThat(result.scores().get(1)).isEqualTo(10.0 * result.tricks().get(1));
        assertThat(result.scores().get(2)).isEqualTo(10.0 * result.tricks().get(2));
    }

    /** P. 216: at the long game each scores the cards that he won besides, the contractor because the contract is made. */
    @Test
    void eachScoresHisCardsAtTheLongGameOfFiveHundred() {
        TrickHand hand = after(fiveHundred("five-hundred-long-game"), "call 6S", "call P", "call P", "lay 7D 7C 8C");
        PlayedTricks game = new PlayedTricks(hand.game());
        while (hand.phase() == Phase.PLAYING) {
            SeenTricks seen = SeenTricks.of(hand, new TableSeat(3, hand.toPlay().getAsInt()));
            hand = after(hand, game.usual(seen).toString());
        }
        HandResult result = HandResult.of(hand);
        // all that the pack counts, but for the three that are laid away
        assertThat(result.points().stream().mapToInt(Integer::intValue).sum()).isEqualTo(260 - 22);
        int contract = result.tricks().getFirst() == 10 ? 250 : 40;
        assertThat(result.scores().getFirst())
                .isEqualTo(contract + result.points().getFirst());
        for (int place = 1; place < 3; place++) {
            assertThat(result.scores().get(place))
                    .isEqualTo(
                            10.0 * result.tricks().get(place) + result.points().get(place));
        }
    }

    @Test
    void nobodySeesTheWidowNorWhatIsLaidAway() {
        TrickHand one = fiveHundred("five-hundred");
        TrickHand other = fiveHundred("five-hundred", "8H 7H AD", "7S 8C 9D TD 8D AC KC QC TC 9C");
        sameFor(one, other, 0);
        sameFor(one, other, 1);
        TrickHand oneOn = after(one, "call P", "call P", "call 6D", "lay 8H 7H 7S", "AD");
        TrickHand otherOn = after(other, "call P", "call P", "call 6D", "lay 8H 7H 8C", "AD");
        sameFor(oneOn, otherOn, 0);
        sameFor(oneOn, otherOn, 1);
    }

    /** Questions are those of the trainer, and the robot does what is their first answer. */
    @ParameterizedTest
    @CsvSource({
        "five-hundred/bid, ''",
        "five-hundred/discard, call 6S; call P; call P",
    })
    void theBookIsAskedAtFiveHundred(String decision, String moves) {
        TrickHand hand = fiveHundred("five-hundred");
        hand = moves.isEmpty() ? hand : after(hand, moves.split("; "));
        asked(hand, decision);
    }

    @ParameterizedTest
    @CsvSource({
        "ecarte/stand, ''",
        "ecarte/stand, call propose",
        "ecarte/discard, call propose; call accept",
        "ecarte/discard, call propose; call accept; lay 7H",
        "ecarte/lead, call stand",
    })
    void theBookIsAskedAtEcarte(String decision, String moves) {
        TrickHand hand = ecarte("AS 7H AH KH 8S", "KS QS JS TS 9S", STOCK, "7S");
        hand = moves.isEmpty() ? hand : after(hand, moves.split("; "));
        asked(hand, decision);
    }

    private static void asked(TrickHand hand, String decision) {
        PlayedTricks game = new PlayedTricks(hand.game());
        SeenTricks seen =
                SeenTricks.of(hand, new TableSeat(hand.players(), hand.toPlay().getAsInt()));
        Turn<TrickMove> turn = game.turn(seen);
        assertThat(turn)
                .isInstanceOfSatisfying(
                        Turn.Asked.class,
                        asked -> assertThat(asked.question().decision().id()).hasToString(decision));
        assertThat(turn.byTheBook()).contains(game.byTheBook(seen));
        assertThat(seen.lawful()).contains(game.byTheBook(seen));
    }
}
