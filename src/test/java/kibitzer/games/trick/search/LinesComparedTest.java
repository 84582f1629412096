package kibitzer.games.trick.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import org.junit.jupiter.api.Test;

/** What cards lead to, and in which trick a worse one gives up what a better one keeps. */
class LinesComparedTest {
    private static final IntPredicate OURS = player -> player % 2 == 0;

    private static Card card(String text) {
        return CardNotation.read(text);
    }

    private static OpenLines.Line line(String card, int won) {
        return new OpenLines.Line(card(card), won, Optional.empty());
    }

    /** "0 AS: AS 2S KS 3S", a trick: its winner, the card that wins it, and the cards in order from player 0. */
    private static BestPlay play(String... tricks) {
        return new BestPlay(Arrays.stream(tricks)
                .map(trick -> {
                    List<Card> cards = CardNotation.readList(trick.substring(trick.indexOf(':') + 1));
                    int winner = trick.charAt(0) - '0';
                    return new BestPlay.Won(winner, cards.get(winner), 0, cards);
                })
                .toList());
    }

    @Test
    void theBestWinMostOrFewest() {
        List<OpenLines.Line> lines = List.of(line("AS", 3), line("KS", 3), line("2S", 1));
        OpenLines many = new OpenLines(lines, false);
        assertThat(many.bestWon()).isEqualTo(3);
        assertThat(many.best()).containsExactly(card("AS"), card("KS"));
        OpenLines few = new OpenLines(lines, true);
        assertThat(few.bestWon()).isEqualTo(1);
        assertThat(few.best()).containsExactly(card("2S"));
        assertThat(few.of(card("KS"))).map(OpenLines.Line::won).contains(3);
        assertThat(few.of(card("QS"))).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> new OpenLines(List.of(), false));
    }

    /** The better card would have won the trick on the table. */
    @Test
    void aTrickIsLostAtOnce() {
        BestPlay better = play("0: AS 2S KS 3S");
        BestPlay worse = play("1: 4S TS KD 3S");
        assertThat(TrickLost.between(better, worse, card("4S"), OURS))
                .contains(new TrickLost.AtOnce(
                        worse.tricks().getFirst(), better.tricks().getFirst()));
    }

    /** The card itself, kept, wins later. */
    @Test
    void theCardItselfWouldHaveWonLater() {
        BestPlay better = play("1: 4S TS KD 3S", "0: QH 2H 3H 4H");
        BestPlay worse = play("1: QH AH 2D 3H", "1: 4S TS 9D 3S");
        TrickLost lost = TrickLost.between(better, worse, card("QH"), OURS).orElseThrow();
        assertThat(lost).isEqualTo(new TrickLost.ItsOwn(card("QH")));
        assertThat(lost.isAvoidedIn(better)).isTrue();
        assertThat(lost.isAvoidedIn(worse)).isFalse();
    }

    /** A trick of ours goes to a card of the others that wins nothing after the better card. */
    @Test
    void theOthersWinATrickOfOursLater() {
        BestPlay better = play("1: 4S TS KD 3S", "2: 2H 5H KH 4H");
        BestPlay worse = play("1: 2H AH 2D 3H", "3: 4S 9S 9D JS");
        TrickLost lost = TrickLost.between(better, worse, card("2H"), OURS).orElseThrow();
        assertThat(lost)
                .isEqualTo(new TrickLost.Later(
                        worse.tricks().getFirst(), better.tricks().getLast()));
        assertThat(lost.isAvoidedIn(better)).isTrue();
        assertThat(lost.isAvoidedIn(worse)).isFalse();
    }

    @Test
    void nothingIsLostWhereTheTricksAreTheSame() {
        BestPlay same = play("1: 4S TS KD 3S", "2: 2H 5H KH 4H");
        assertThat(TrickLost.between(same, same, card("4S"), OURS)).isEmpty();
    }

    /** A card of ours that wins after each of the best, and is beaten after the worse. */
    @Test
    void aCardIsBeaten() {
        BestPlay best = play("2: 2H 5H KH 4H");
        BestPlay other = play("2: 3H 5H KH 4H");
        BestPlay worse = play("1: 9H AH KH 4H");
        assertThat(BeatenCard.in(List.of(best, other), worse, card("9H"), OURS))
                .contains(
                        new BeatenCard(best.tricks().getFirst(), worse.tricks().getFirst()));
        assertThat(BeatenCard.in(List.of(best, play("1: 3H AH KH 4H")), worse, card("9H"), OURS))
                .as("not after every one of the best")
                .isEmpty();
        assertThat(BeatenCard.in(List.of(best), best, card("9H"), OURS))
                .as("it is not beaten")
                .isEmpty();
        assertThat(BeatenCard.in(List.of(best), worse, card("KH"), OURS))
                .as("it is the card played")
                .isEmpty();
    }
}
