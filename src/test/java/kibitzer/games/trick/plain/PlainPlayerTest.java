package kibitzer.games.trick.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.search.Stake;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** He plays lawfully at every game, sees nothing that is hidden, and is better than chance. */
class PlainPlayerTest {
    private static final PlainPlayer QUICK = new PlainPlayer(1, 1);
    private static final PlainPlayer FAIR = new PlainPlayer(6, 8);

    static Stream<TrickGame> games() {
        return TrickGames.ALL.stream().filter(PlainPlayer::canPlay);
    }

    @Test
    void hasNoHabitsForThree() {
        assertThat(TrickGames.ALL.stream()
                        .filter(game -> !PlainPlayer.canPlay(game))
                        .map(TrickGame::id))
                .containsExactlyInAnyOrder("domino-hearts", "lift-smoke", "highest-card");
    }

    /** A card that may not be played is refused by the hand itself. */
    @ParameterizedTest
    @MethodSource("games")
    void playsAHandOfEveryGameToItsEnd(TrickGame game) {
        HandInPlay hand = DealtHands.of(game, new Seed(game.id().hashCode()).chance());
        int cards =
                hand.hands().stream().mapToInt(Cards::size).sum() + hand.stock().size();
        int played = 0;
        while (!hand.isOver()) {
            hand = played(hand, QUICK);
            played++;
        }
        assertThat(hand.stock()).isEmpty();
        assertThat(played)
                .isEqualTo(cards - hand.hands().stream().mapToInt(Cards::size).sum());
    }

    private static HandInPlay played(HandInPlay hand, PlainPlayer player) {
        PlainPlayer.Play play = player.play(hand.sight());
        return hand.play(play.card(), play.naming());
    }

    /** The cards of the others are exchanged at random: he sees no difference, and plays the same. */
    @ParameterizedTest
    @CsvSource({"whist", "euchre", "five-hundred", "catch-the-ten"})
    void playsTheSameWhateverIsHidden(String id) {
        Chance chance = new Seed(id.hashCode()).chance();
        HandInPlay hand = DealtHands.of(TrickGames.find(id).orElseThrow(), chance);
        while (!hand.isOver()) {
            PlainPlayer.Play play = FAIR.play(hand.sight());
            HandInPlay other = otherwiseHidden(hand, chance);
            assertThat(other.sight()).isEqualTo(hand.sight());
            assertThat(FAIR.play(other.sight())).isEqualTo(play);
            hand = hand.play(play.card(), play.naming());
        }
    }

    private static HandInPlay otherwiseHidden(HandInPlay hand, Chance chance) {
        List<Card> hidden =
                new ArrayList<>(chance.shuffled(hand.sight().unseen().list()));
        List<Cards> hands = new ArrayList<>();
        for (int player = 0; player < hand.players(); player++) {
            Cards own = hand.hands().get(player);
            hands.add(player == hand.toPlay() ? own : Cards.of(taken(hidden, own.size())));
        }
        return new HandInPlay(
                hand.game(),
                hand.contract(),
                hand.trump(),
                hand.turnUp(),
                hand.stake(),
                hands,
                taken(hidden, hand.stock().size()),
                hand.tricks(),
                hand.trick());
    }

    private static List<Card> taken(List<Card> from, int cards) {
        List<Card> top = from.subList(0, cards);
        List<Card> taken = List.copyOf(top);
        top.clear();
        return taken;
    }

    /** East (player 1) threw a diamond to the spade led, and west trumped the second round. */
    @Test
    void layoutsAgreeWithWhatWasShown() {
        TrickGame whist = TrickGames.find("whist").orElseThrow();
        PlayerView sight = new PlayerView(
                whist,
                whist.rules().usual(),
                Optional.of(Suit.HEARTS),
                Optional.empty(),
                Stake.TRICKS,
                2,
                Cards.of("QS JS TH 9H 8D 7D 6C 5C 4C 3C 2C"),
                List.of(10, 11, 11, 10),
                0,
                List.of(
                        new SeenTrick(0, cards("AS 2D 2S 3S"), Optional.empty(), false),
                        new SeenTrick(0, cards("KS 3D 4S 2H"), Optional.empty(), false)),
                new SeenTrick(3, cards("AC KC"), Optional.empty(), false));
        Layouts layouts = new Layouts(sight);
        Chance chance = new Seed(5).chance();

        for (int i = 0; i < 200; i++) {
            Layouts.Layout layout = layouts.deal(chance);
            assertThat(layout.hands()).extracting(Cards::size).containsExactly(10, 11, 11, 10);
            assertThat(layout.rest()).isEmpty();
            assertThat(layout.hands().get(1).stream()).noneMatch(card -> card.suit() == Suit.SPADES);
            assertThat(layout.hands().get(3).stream()).noneMatch(card -> card.suit() == Suit.SPADES);
            assertThat(Cards.of(layout.hands().stream()
                            .flatMap(Cards::stream)
                            .filter(card -> !sight.hand().contains(card))
                            .toList()))
                    .isEqualTo(sight.unseen());
        }
    }

    private static List<Card> cards(String text) {
        return CardNotation.readList(text);
    }

    /** Two plain partners against two who play any lawful card; chance alone would give half of the tricks. */
    @ParameterizedTest
    @CsvSource({"whist, 6, 55", "euchre, 24, 55"})
    void isBetterThanChance(String id, int hands, int percent) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        Chance chance = new Seed(hands).chance();
        int won = 0;
        int all = 0;
        for (int i = 0; i < hands; i++) {
            HandInPlay hand = DealtHands.of(game, chance);
            while (!hand.isOver()) {
                hand = hand.toPlay() % 2 == i % 2
                        ? played(hand, FAIR)
                        : hand.play(chance.oneOf(hand.sight().lawful()), Optional.of(Suit.SPADES));
            }
            for (SeenTrick trick : hand.tricks()) {
                won += hand.winner(trick) % 2 == i % 2 ? 1 : 0;
                all++;
            }
        }
        assertThat(100 * won).isGreaterThan(percent * all);
    }

    /** At whist the dealer, who plays last, holds the card he turned. */
    @Test
    void theCardTurnedLiesWithTheDealer() {
        TrickGame whist = TrickGames.find("whist").orElseThrow();
        Chance chance = new Seed(3).chance();
        List<Card> pack = chance.shuffled(Card.ALL);
        List<Cards> hands = Stream.of(0, 13, 26, 39)
                .map(from -> Cards.of(pack.subList(from, from + 13)))
                .toList();
        Card turned = pack.getLast();
        HandInPlay hand = HandInPlay.dealt(
                whist,
                whist.rules().usual(),
                Optional.of(turned.suit()),
                Optional.of(turned),
                Stake.TRICKS,
                hands,
                List.of(),
                0);
        Layouts layouts = new Layouts(hand.sight());

        for (int i = 0; i < 50; i++) {
            assertThat(layouts.deal(chance).hands().get(3).contains(turned)).isTrue();
        }
    }

    @Test
    void anUnlawfulCardIsRefusedWithItsReason() {
        TrickGame whist = TrickGames.find("whist").orElseThrow();
        HandInPlay hand = HandInPlay.dealt(
                        whist,
                        whist.rules().usual(),
                        Optional.of(Suit.HEARTS),
                        Optional.empty(),
                        Stake.TRICKS,
                        Stream.of("AS 2S", "KS 2H", "QS 3H", "JS 4H")
                                .map(Cards::of)
                                .toList(),
                        List.of(),
                        0)
                .play(cards("AS").getFirst(), Optional.empty());

        assertThatThrownBy(() -> hand.play(cards("2H").getFirst(), Optional.empty()))
                .hasMessage("the two of hearts may not be played, for spades must be followed, and you hold the king of"
                        + " spades");
    }
}
