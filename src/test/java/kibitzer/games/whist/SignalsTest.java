package kibitzer.games.whist;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.games.whist.Signals.Played;
import kibitzer.games.whist.Signals.Read;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What north has said by his cards, by the handbook's words on the call, the echo and the signal; spades are trumps. */
class SignalsTest {
    private static Signals after(String tricks) {
        return new Signals(WrittenTricks.read(tricks), Suit.SPADES);
    }

    /** "CALLS_FOR_TRUMPS 1-2 [7H, 6H]" with the first trick as 0, or "NONE". */
    private static String read(String tricks, String suit) {
        return after(tricks)
                .read(WrittenTricks.seat("N"), CardNotation.readSuit(suit))
                .map(SignalsTest::written)
                .orElse("NONE");
    }

    private static String written(Read read) {
        return "%s %d-%d %s".formatted(read.signal(), read.first(), read.last(), read.cards());
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # a card that was not as low as it might have been, and then a lower one
            E KH 4H 2H 7H / E AH 5H 3H 6H            | H | CALLS_FOR_TRUMPS 0-1 [7H, 6H]
            E KH 4H 2H 6H / E AH 5H 3H 7H            | H | NONE
            E KH 4H 2H 7H / S AD 3D 2D 4D / E AH 5H 3H 6H | H | CALLS_FOR_TRUMPS 0-2 [7H, 6H]
            # what was led, or headed the trick when it was played, had its reason
            N 7H KH 4H 2H / E AH 5H 3H 6H            | H | NONE
            S 2H 3H 9H TH / E AH 4H 5H 8H            | H | NONE
            S 2H TH 9H JH / E AH 4H 5H 8H            | H | CALLS_FOR_TRUMPS 0-1 [9H, 8H]
            # the first trick of a suit is not read with one of another suit
            E KH 4H 2H 7H / E AD 5D 3D 6D            | D | NONE
            # the last of several is told
            E KH 4H 2H 9H / E AH 5H 3H 8H / E QH 6C 6H 7H | H | CALLS_FOR_TRUMPS 1-2 [8H, 7H]
            # thrown on another suit, high and then low calls as well
            E AC 2C 3C 7H / E KC 4C 5C 6H            | H | CALLS_FOR_TRUMPS 0-1 [7H, 6H]
            # the best card of a plain suit in play, thrown on another suit
            E AC 2C 3C AH                            | H | COMMAND 0-0 [AH]
            E AC 2C 3C AH / E KC 4C 5C 6H            | H | COMMAND 0-0 [AH]
            E AH 2H 3H 4H / E AC 2C 3C KH            | H | COMMAND 1-1 [KH]
            # the second best in play, if none came after it
            E AC 2C 3C KH                            | H | NO_MORE 0-0 [KH]
            E AC 2C 3C QH                            | H | NONE
            E AH 2H 3H 4H / E AC 2C 3C QH            | H | NO_MORE 1-1 [QH]
            E AC 2C 3C KH / E KC 4C 5C AH            | H | COMMAND 1-1 [AH]
            E AC 2C 3C QH / E KC 4C 5C KH / E KD 4D 5D AD | H | NO_MORE 1-1 [KH]
            # trumping tells nothing
            E AC 2C 3C AS                            | S | NONE
            E AC 2C 3C KS                            | S | NONE
            # nor does high and low in trumps while nobody has called
            E AS 4S 2S 7S / E KS 5S 3S 6S            | S | NONE
            # played to its own suit, the second best says nothing
            E AH 2H 3H KH                            | H | NONE
            # after south's call with 9D and 8D, high and low echoes, in trumps and in a plain suit
            E AD 9D 2D 3D / E KD 8D 4D 5D / E AS 4S 2S 7S / E KS 5S 3S 6S | S | ECHO 2-3 [7S, 6S]
            E AD 9D 2D 3D / E KD 8D 4D 5D / E KH 4H 2H 7H / E AH 5H 3H 6H | H | ECHO 2-3 [7H, 6H]
            # begun before the call was whole it is a call of one's own
            E AD 9D 2D 3D / E KD 8D 4D 7H / E AH 4H 2H 6H | H | CALLS_FOR_TRUMPS 1-2 [7H, 6H]
            E AD 9D 2D 3D / E KD 8D 4D 7S / E AS 4S 2S 6S | S | NONE
            """)
    void theCardsSpeakAsTheHandbookSays(String tricks, String suit, String signal) {
        assertThat(read(tricks, suit)).isEqualTo(signal);
    }

    @Test
    void ofTwoCallsTheOneThatWasWholeFirstCounts() {
        Signals signals = after("""
                E KH 4H 2H 7H / E AD 5D 3D 9D / E KD 6D 4D 8D / E AH 5H 3H 6H""");
        assertThat(signals.call(WrittenTricks.seat("N")).map(SignalsTest::written))
                .contains("CALLS_FOR_TRUMPS 1-2 [9D, 8D]");
        assertThat(signals.called(WrittenTricks.seat("N"))).contains(2);
        assertThat(signals.called(WrittenTricks.seat("S"))).isEmpty();
    }

    /** The handbook does not say whether high and low in trumps call: it is told apart, as of the tricks before one. */
    @Test
    void highAndLowInTrumpsIsToldApart() {
        Signals signals = after("E AS 4S 2S 7S / E KS 5S 3S 6S");
        assertThat(signals.call(WrittenTricks.seat("N"))).isEmpty();
        assertThat(signals.calledInTrumps(WrittenTricks.seat("N"), 2)).isTrue();
        assertThat(signals.calledInTrumps(WrittenTricks.seat("N"), 1)).isFalse();
        assertThat(signals.calledInTrumps(WrittenTricks.seat("S"), 2)).isFalse();
    }

    @Test
    void theLastOfASuitIsAfterWhichNoneWasPlayed() {
        Signals signals = after("E AC 2C 3C AH / E KC 4C 5C 6H");
        assertThat(signals.isLastOf(WrittenTricks.seat("N"), Suit.HEARTS, 0)).isFalse();
        assertThat(signals.isLastOf(WrittenTricks.seat("N"), Suit.HEARTS, 1)).isTrue();
        assertThat(signals.isLastOf(WrittenTricks.seat("N"), Suit.CLUBS, 0)).isTrue();
    }

    /** A trump that takes is neither low nor, being the only kind of card he can take with, without reason. */
    @Test
    void eachCardIsToldWithWhatCanBeSeenOfItsReason() {
        Signals signals = after("E AC 2C 3C 7S / N 8H KH 2H 3H / E QH 4H 5H 6H / E 5C 6C 9H");
        assertThat(signals.played(WrittenTricks.seat("N"), Suit.SPADES))
                .containsExactly(new Played(0, CardNotation.read("7S"), false, true, 8));
        assertThat(signals.played(WrittenTricks.seat("N"), Suit.HEARTS))
                .containsExactly(
                        new Played(1, CardNotation.read("8H"), false, false, 7),
                        new Played(2, CardNotation.read("6H"), true, false, 6));
        assertThat(signals.played(WrittenTricks.seat("W"), Suit.HEARTS))
                .containsExactly(
                        new Played(1, CardNotation.read("3H"), true, false, 10),
                        new Played(2, CardNotation.read("5H"), true, false, 7),
                        new Played(3, CardNotation.read("9H"), true, true, 4));
        assertThat(signals.read(WrittenTricks.seat("N"), Suit.CLUBS)).isEmpty();
    }
}
