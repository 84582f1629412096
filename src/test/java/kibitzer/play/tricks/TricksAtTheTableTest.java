package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.Stake;
import kibitzer.play.hand.Robot;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole hands of every game of tricks that is played at the table; {@code -Dkibitzer.trick.hands=1000} plays more of each. */
@Execution(ExecutionMode.CONCURRENT)
class TricksAtTheTableTest {
    private static final Pattern SEAT_BY_LETTER = Pattern.compile("\\b[NESW]\\b");
    private static final int HANDS = Integer.getInteger("kibitzer.trick.hands", LongProof.of(2, 4));

    @Test
    void moreThanFortyGamesArePlayedAndEveryOtherSaysWhyNot() {
        assertThat(TrickTables.all()).hasSizeGreaterThan(40);
        assertThat(TrickGames.ALL)
                .allMatch(game -> TrickTables.all().contains(game)
                        || TrickTables.barred(game)
                                .filter(why -> !why.isBlank() && !why.endsWith("."))
                                .isPresent());
    }

    @TestFactory
    Stream<DynamicTest> everyGameIsPlayedFromTheDealToItsScore() {
        return TrickTables.all().stream().map(game -> dynamicTest(game.id(), () -> playsOut(new PlayedTricks(game))));
    }

    private static void playsOut(PlayedTricks game) {
        for (int players : PlayedTricks.tables(game.game())) {
            for (int number = 0; number < HANDS; number++) {
                DealRequest request = DealRequest.of(number);
                if (game.options().contains(game.table())) {
                    request = request.with(game.table(), players);
                }
                TricksSeries dealt = game.deal(request);
                assertThat(game.deal(request)).as("the same seed").isEqualTo(dealt);
                Chance chance = new Seed(number).chance();
                boolean plain = number % 4 == 0;
                List<TrickMove> moves = new ArrayList<>();
                TricksSeries hand = dealt;
                for (Optional<TableSeat> seat = game.toPlay(hand); seat.isPresent(); seat = game.toPlay(hand)) {
                    SeenTricks seen = game.view(hand, seat.get());
                    TrickMove move = plain ? game.usual(seen) : Robot.atRandom(game, seen, chance);
                    assertThat(game.objection(seen, move)).as(move.toString()).isEmpty();
                    assertThat(TrickMove.read(move.toString())).isEqualTo(move);
                    hand = game.after(hand, move);
                    moves.add(move);
                }
                TricksSeries again = dealt;
                for (TrickMove move : moves) {
                    again = game.after(again, move);
                }
                assertThat(again).as("the same moves").isEqualTo(hand);
                countsUp(hand.deal());
            }
        }
    }

    /** Every card that was played was held, every trick is somebody's, and points in cards are those of the cards played. */
    private static void countsUp(TrickHand hand) {
        HandResult result = HandResult.of(hand);
        assertThat(result.scores()).hasSize(hand.players());
        result.settlement()
                .ifPresent(done -> assertThat(done.steps(column -> "somebody"))
                        .as("a seat by its letter")
                        .noneMatch(step -> SEAT_BY_LETTER.matcher(step).find()));
        List<SeenTrick> tricks = hand.play().map(play -> play.tricks()).orElse(List.of());
        assertThat(result.tricks().stream().mapToInt(Integer::intValue).sum()).isEqualTo(tricks.size());
        if (hand.play().isEmpty()) {
            assertThat(hand.outcome()).isPresent();
            return;
        }
        List<Card> played =
                tricks.stream().flatMap(trick -> trick.cards().stream()).toList();
        List<Card> held = new ArrayList<>();
        hand.seats().forEach(place -> held.addAll(hand.held().get(place).list()));
        if (hand.game().rules().stock().isDrawn()) {
            held.addAll(hand.stock());
        }
        assertThat(played).containsExactlyInAnyOrderElementsOf(held);
        var counts = hand.game().rules().points();
        if (!counts.isNone() && counts.divisor() == 1) {
            int all = counts.of(played, hand.play().orElseThrow().trump(), true);
            assertThat(result.points().stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo(all);
        }
    }

    /** What other seats hold may be changed for one another: his view, his table and his robot's move stay the same. */
    @Test
    void nobodySeesWhatOthersHold() {
        for (TrickGame game : TrickTables.all()) {
            PlayedTricks played = new PlayedTricks(game);
            TricksSeries hand = played.deal(DealRequest.of(11));
            TableSeat seat = played.toPlay(hand).orElseThrow();
            TricksSeries other = hand.at(permuted(hand.deal(), seat.place()));
            SeenTricks seen = played.view(hand, seat);
            assertThat(played.table(played.view(other, seat), seat))
                    .as(game.id())
                    .isEqualTo(played.table(seen, seat));
            assertThat(played.usual(played.view(other, seat))).as(game.id()).isEqualTo(played.usual(seen));
        }
    }

    /** The cards of all other seats go round by one seat; the card turned stays the dealer's. */
    private static TrickHand permuted(TrickHand hand, int own) {
        List<Integer> others = IntStream.range(0, hand.players())
                .filter(place -> place != own && place != hand.dealer())
                .boxed()
                .toList();
        List<Cards> dealt = new ArrayList<>(hand.dealt());
        List<Integer> turned = new ArrayList<>(others);
        Collections.rotate(turned, 1);
        for (int i = 0; i < others.size(); i++) {
            dealt.set(others.get(i), hand.dealt().get(turned.get(i)));
        }
        return TrickHand.of(hand.game(), hand.dealer(), dealt, hand.stock(), hand.turnUp());
    }

    /** P. 205: who orders up makes the suit turned trumps, the dealer takes the card and lays another away. */
    @Test
    void theDealerTakesTheCardTurnedAtEuchre() {
        PlayedTricks euchre = new PlayedTricks(TrickGames.find("euchre").orElseThrow());
        TricksSeries first = euchre.deal(DealRequest.of(3));
        TrickHand dealt = first.deal();
        Card turned = dealt.turnUp().orElseThrow();
        TricksSeries ordered = euchre.after(first, new TrickMove.Called("order-up"));
        TrickHand accepted = ordered.deal();
        assertThat(accepted.phase()).isEqualTo(Phase.LAYING_AWAY);
        assertThat(accepted.toPlay()).hasValue(dealt.dealer());
        assertThat(accepted.held().get(dealt.dealer()).contains(turned)).isTrue();
        Card away = dealt.dealt().get(dealt.dealer()).list().getFirst();
        TrickHand playing = euchre.after(ordered, new TrickMove.Played(away, Optional.empty()))
                .deal();
        assertThat(playing.phase()).isEqualTo(Phase.PLAYING);
        assertThat(playing.trump()).contains(turned.suit());
        assertThat(playing.hands().get(dealt.dealer()).size()).isEqualTo(5);
    }

    /** Who plays alone at euchre has no partner at the table, and three cards make a trick. */
    @Test
    void aLonePlayersPartnerTakesNoPart() {
        PlayedTricks euchre = new PlayedTricks(TrickGames.find("euchre").orElseThrow());
        TricksSeries first = euchre.deal(DealRequest.of(3));
        TrickHand dealt = first.deal();
        TrickHand alone =
                euchre.after(first, new TrickMove.Called("order-up alone")).deal();
        int partner = (dealt.eldest() + 2) % 4;
        assertThat(alone.maker()).hasValue(dealt.eldest());
        assertThat(alone.seats()).hasSize(3).doesNotContain(partner);
    }

    /** P. 20 of the round games: the suit of the caller's first lead is trumps. */
    @Test
    void theFirstLeadFixesTrumpsAtNap() {
        PlayedTricks nap = new PlayedTricks(TrickGames.find("nap").orElseThrow());
        TricksSeries series = nap.deal(DealRequest.of(3).with(nap.table(), 3));
        for (String call : List.of("0", "3", "0")) {
            series = nap.after(series, new TrickMove.Called(call));
        }
        TrickHand hand = series.deal();
        assertThat(hand.phase()).isEqualTo(Phase.FIRST_LEAD);
        assertThat(hand.toPlay()).hasValue((hand.eldest() + 1) % 3);
        Card lead = hand.hands().get(hand.toPlay().getAsInt()).list().getFirst();
        TrickHand led =
                nap.after(series, new TrickMove.Played(lead, Optional.empty())).deal();
        assertThat(led.trump().or(() -> led.play().flatMap(play -> play.trump())))
                .contains(lead.suit());
        assertThat(led.play().map(play -> play.stake()))
                .contains(Stake.TRICKS.alone(hand.toPlay().getAsInt()));
    }

    @ParameterizedTest
    @CsvSource({
        "euchre, 9S, a call comes first",
        "euchre, call 7, \"7\" cannot be called",
        "whist, call pass, nothing is called now",
    })
    void whatMayNotBeDoneSaysWhy(String id, String move, String why) {
        PlayedTricks game = new PlayedTricks(TrickGames.find(id).orElseThrow());
        TricksSeries hand = game.deal(DealRequest.of(1));
        SeenTricks seen = game.view(hand, game.toPlay(hand).orElseThrow());
        TrickMove made = move.equals("9S")
                ? new TrickMove.Played(seen.hand().list().getFirst(), Optional.empty())
                : TrickMove.read(move);
        assertThat(game.objection(seen, made).orElseThrow()).contains(why);
    }
}
