package kibitzer.games.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What south sees who is in turn: what lies on the table, what has gone, who is out of a suit, and what he may play. */
class WhistSightTest {
    /** South plays last to a heart that west led; north has neither hearts nor diamonds left. */
    private static final WhistSight SOUTH = sight("AH 5H 2C 3D", "9H KC 4H", "N 2H QH 3H 8H / E 6D 7D TD JH");

    static WhistSight sight(String hand, String trick, String history) {
        return new WhistSight(
                CardNotation.readSet(hand),
                Suit.SPADES,
                TableSeat.SOUTH,
                WrittenTricks.seat("W"),
                Optional.of(CardNotation.read("9S")),
                trick.isEmpty() ? List.of() : CardNotation.readList(trick),
                WrittenTricks.read(history),
                1,
                2,
                false);
    }

    @Test
    void theOthersSitAroundHimInTheOrderOfPlay() {
        assertThat(SOUTH.left()).isEqualTo(WrittenTricks.seat("W"));
        assertThat(SOUTH.partner()).isEqualTo(WrittenTricks.seat("N"));
        assertThat(SOUTH.right()).isEqualTo(WrittenTricks.seat("E"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''       | S
            9H       | E
            9H KC    | N
            9H KC 4H | W
            """)
    void theTrickWasLedByWhoSitsSoManyPlacesBefore(String trick, String leader) {
        assertThat(sight("AH 5H", trick, "").table().leader()).isEqualTo(WrittenTricks.seat(leader));
    }

    @Test
    void whatIsNeitherHeldNorPlayedMayBeAnywhere() {
        assertThat(SOUTH.played()).isEqualTo(CardNotation.readSet("2H QH 3H 8H 6D 7D TD JH 9H KC 4H"));
        assertThat(SOUTH.unseen().size()).isEqualTo(52 - 4 - 11);
        assertThat(SOUTH.unseen().isDisjoint(SOUTH.hand().union(SOUTH.played())))
                .isTrue();
    }

    /** North threw a heart on diamonds and a club on the hearts that lie there; nobody is out by following, or out of clubs. */
    @ParameterizedTest
    @CsvSource({
        "N,H,true",
        "N,D,true",
        "N,C,false",
        "N,S,false",
        "E,H,false",
        "E,D,false",
        "W,H,false",
        "W,D,false",
        "S,D,false"
    })
    void whoRenouncedASuitIsOutOfIt(String seat, String suit, boolean out) {
        assertThat(SOUTH.isOut(WrittenTricks.seat(seat), CardNotation.readSuit(suit)))
                .isEqualTo(out);
    }

    @Test
    void nobodyIsOutOfAnythingBeforeACardIsPlayed() {
        assertThat(sight("AH", "", "").isOut(WrittenTricks.seat("N"), Suit.HEARTS))
                .isFalse();
    }

    /** Thirteen, less a card for each trick and one for that on the table. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            9H KC 4H | W | 10
            9H KC 4H | E | 10
            4H       | W | 11
            4H       | E | 10
            ''       | N | 11
            """)
    void eachHoldsWhatHeHasNotPlayed(String trick, String seat, int cards) {
        assertThat(sight("AH 5H", trick, "N 2H QH 3H 8H / E 6D 7D TD JH").held(WrittenTricks.seat(seat)))
                .isEqualTo(cards);
    }

    @Test
    void theTricksAreAllKnownWhereTheyAndHisCardsMakeThirteen() {
        String eleven = "3C 4C 5C 6C 7C 8C 9C TC JC QC KC";
        assertThat(sight(eleven, "", "N 2H QH 3H 8H / E 6D 7D TD JH").isWhole()).isTrue();
        assertThat(sight(eleven, "", "N 2H QH 3H 8H").isWhole()).isFalse();
        assertThat(sight(eleven + " 2C", "", "N 2H QH 3H 8H / E 6D 7D TD JH").isWhole())
                .isFalse();
    }

    /** He follows suit if he can, and else plays what he likes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            AH 5H 2C 3D | 9H | AH 5H       | false
            2C 3D       | 9H | 2C 3D       | true
            AH 5H 2C 3D | '' | AH 5H 2C 3D | false
            """)
    void heFollowsSuitIfHeCan(String hand, String trick, String lawful, boolean cannot) {
        WhistSight sight = sight(hand, trick, "");
        assertThat(CardSet.of(sight.lawful())).isEqualTo(CardNotation.readSet(lawful));
        assertThat(sight.cannotFollow()).isEqualTo(cannot);
    }

    @Test
    void theSameTableIsSeenOtherwise() {
        CardSet hand = CardNotation.readSet("2S 3S");
        assertThat(SOUTH.with(hand).hand()).isEqualTo(hand);
        assertThat(SOUTH.with(hand).with(SOUTH.hand())).isEqualTo(SOUTH);
        Card jack = CardNotation.read("JS");
        assertThat(SOUTH.turning(jack).turnUp()).contains(jack);
        assertThat(SOUTH.turning(jack).turning(CardNotation.read("9S"))).isEqualTo(SOUTH);
        assertThat(SOUTH.before(List.of()).trick()).isEmpty();
        assertThat(SOUTH.before(List.of()).before(SOUTH.trick())).isEqualTo(SOUTH);
        WhistSight late = SOUTH.at(4, 3, true);
        assertThat(List.of(late.we(), late.they())).containsExactly(4, 3);
        assertThat(late.oddTrick()).isTrue();
        assertThat(late.at(1, 2, false)).isEqualTo(SOUTH);
    }
}
