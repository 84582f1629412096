package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
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
        Turn<TrickMove> turn = new HeartsTurns().of(seen);
        assertThat(turn).isInstanceOf(Turn.Asked.class);
        assertThat(turn.byTheBook()).isEqualTo(new HeartsTurns().byTheBook(seen));
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
        assertThat(new HeartsTurns().of(SeenTricks.of(three, new TableSeat(3, 0))))
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
}
