package kibitzer.games.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board in which every seat holds one suit, so that each trick is known: north all spades, east hearts, south diamonds, west clubs. */
class BoardPlayTest {
    private static final String ALL = "AKQJT98765432";
    private static final Deal SUITS = Deal.of("N:" + ALL + "... ." + ALL + ".. .." + ALL + ". ..." + ALL);
    private static final String SEVEN_SPADES = "7S P P P";

    private static List<Call> calls(String calls) {
        return calls.isBlank()
                ? List.of()
                : Arrays.stream(calls.split(" ")).map(Call::of).toList();
    }

    /** The first cards of a hand played out from the top, east leading to the first trick, north to all others. */
    private static List<Card> spadesPlayed(int number) {
        List<Card> cards = new ArrayList<>();
        for (int trick = 0; trick < 13; trick++) {
            for (String suit : trick == 0 ? List.of("H", "D", "C", "S") : List.of("S", "H", "D", "C")) {
                cards.add(CardNotation.read(ALL.charAt(trick) + suit));
            }
        }
        return cards.subList(0, number);
    }

    private static BoardPlay board(String calls, List<Card> cards) {
        return BoardPlay.of(SUITS, Seat.NORTH, Vulnerability.NONE, calls(calls), cards);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | 0 | N
            7S | 0 | E
            7S P P P | 0 | E
            7S P P P | 1 | S
            7S P P P | 3 | N
            7S P P P | 4 | N
            7S P P P | 5 | E
            7S P P P | 51 | W
            7S P P P | 52 | -
            P P P P | 0 | -
            """)
    void theTurnGoesRound(String calls, int cards, String turn) {
        BoardPlay board = board(calls, spadesPlayed(cards));
        assertThat(board.turn().map(seat -> String.valueOf(seat.letter())).orElse("-"))
                .isEqualTo(turn);
        assertThat(board.isOver()).isEqualTo(turn.equals("-"));
    }

    /** Declarer plays dummy's cards too, whichever of the two is asked about; a defender his own alone. */
    @Test
    void declarersSideIsPlayedByEitherOfIt() {
        assertThat(deciding(board(SEVEN_SPADES, spadesPlayed(0)))).containsExactly(Seat.EAST);
        assertThat(deciding(board(SEVEN_SPADES, spadesPlayed(1)))).containsExactly(Seat.NORTH, Seat.SOUTH);
        assertThat(deciding(board(SEVEN_SPADES, spadesPlayed(2)))).containsExactly(Seat.WEST);
        assertThat(deciding(board("7S P", List.of()))).containsExactly(Seat.SOUTH);
        assertThat(deciding(board(SEVEN_SPADES, spadesPlayed(52)))).isEmpty();
    }

    private static List<Seat> deciding(BoardPlay board) {
        return Stream.of(Seat.values()).filter(board::isToDecide).toList();
    }

    /** Seven spades are worth 210, 1,000 and 300; what is not played falls to the other side of the seat asked about. */
    @ParameterizedTest
    @CsvSource({
        "52, NORTH, 13, 1510",
        "52, SOUTH, 13, 1510",
        "52, EAST, 13, -1510",
        "51, NORTH, 12, -50",
        "48, NORTH, 12, -50",
        "48, WEST, 13, -1510",
        "4, NORTH, 1, -600",
        "4, EAST, 13, -1510",
        "3, NORTH, 0, -650",
        "0, NORTH, 0, -650",
        "0, EAST, 13, -1510"
    })
    void aBoardScoresAsItStands(int cards, Seat seat, int tricks, int score) {
        BoardPlay board = board(SEVEN_SPADES, spadesPlayed(cards));
        assertThat(board.declarersTricks(seat)).contains(tricks);
        assertThat(board.score(seat)).contains(score);
    }

    @Test
    void withoutAContractThereIsNothingToScore() {
        BoardPlay passed = board("P P P P", List.of());
        assertThat(passed.isPassedOut()).isTrue();
        assertThat(passed.score(Seat.NORTH)).contains(0);
        assertThat(passed.declarersTricks(Seat.NORTH)).isEmpty();
        BoardPlay goingOn = board("7S P", List.of());
        assertThat(goingOn.isPassedOut()).isFalse();
        assertThat(goingOn.score(Seat.NORTH)).isEmpty();
        assertThat(goingOn.contract()).isEmpty();
    }

    @Test
    void whatCouldNotBePlayedIsRefused() {
        assertThatThrownBy(() -> board("7S P", spadesPlayed(1)))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("no contract was reached");
        assertThatThrownBy(() -> board(SEVEN_SPADES, List.of(CardNotation.read("AS"))))
                .hasMessageContaining("the ace of spades is not east's to play");
        List<Card> tooMany = new ArrayList<>(spadesPlayed(52));
        tooMany.add(CardNotation.read("AS"));
        assertThatThrownBy(() -> board(SEVEN_SPADES, tooMany)).hasMessageContaining("53 cards; expected at most 52");
        List<Card> twice = new ArrayList<>(spadesPlayed(51));
        twice.add(CardNotation.read("AC"));
        assertThatThrownBy(() -> board(SEVEN_SPADES, twice))
                .hasMessageContaining("the ace of clubs is not west's to play");
        Deal ending = Deal.of("N:A... .A.. ..A. ...A");
        assertThatThrownBy(() -> BoardPlay.of(ending, Seat.NORTH, Vulnerability.NONE, List.of(), List.of()))
                .hasMessageContaining("the hands have 1 cards; expected 13 each");
    }

    /** North makes seven spades against anything; seven no trump doubled would lose thirteen tricks, 2,500 points and more. */
    @Test
    void parIsTheGrandSlam() {
        BoardPar par = BoardPar.of(SUITS, Seat.EAST, Vulnerability.NONE);
        assertThat(par.contract()).get().hasToString("7S");
        assertThat(par.of(Seat.NORTH)).isEqualTo(1510);
        assertThat(par.of(Seat.WEST)).isEqualTo(-1510);
        BoardPlay played = BoardPar.played(SUITS, Seat.EAST, Vulnerability.NONE);
        assertThat(played.auction().calls()).hasToString("[P, P, P, 7S, P, P, P]");
        assertThat(played.isOver()).isTrue();
        assertThat(played.score(Seat.SOUTH)).contains(1510);
    }
}
