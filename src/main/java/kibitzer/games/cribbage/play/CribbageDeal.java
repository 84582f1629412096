package kibitzer.games.cribbage.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.Pips;

/**
 * The cards of one deal: what each holds, has laid away and has played. Players are numbered from 0 in the order of play.
 *
 * @param number of the deal, from 1
 * @param dealt what each was dealt
 * @param laid what each has laid away; none before he has
 * @param fromThePack what the pack gives to the crib
 * @param starter lies in the pack until all have laid away
 * @param rest of the pack, the starter's neighbour first
 * @param played every card of the deal, in order
 * @param series of how many of the played cards the count goes on
 */
public record CribbageDeal(
        CribbageGame game,
        int number,
        int dealer,
        List<CardSet> dealt,
        List<CardSet> laid,
        CardSet fromThePack,
        Card starter,
        List<Card> rest,
        List<PlayedCard> played,
        int series) {

    /** A card and who played it. */
    public record PlayedCard(int player, Card card) {}

    public CribbageDeal {
        dealt = List.copyOf(dealt);
        laid = List.copyOf(laid);
        rest = List.copyOf(rest);
        played = List.copyOf(played);
    }

    /** A deal from the shuffled pack: one card at a time, the player after the dealer first. */
    public static CribbageDeal of(CribbageGame game, int number, int dealer, Seed seed) {
        List<Card> pack = Pack.FULL.shuffled(seed);
        CardSet[] hands = new CardSet[game.players()];
        Arrays.fill(hands, CardSet.EMPTY);
        int next = 0;
        for (; next < game.players() * game.dealt(); next++) {
            int player = (dealer + 1 + next) % game.players();
            hands[player] = hands[player].with(pack.get(next));
        }
        CardSet toTheCrib = CardSet.of(pack.subList(next, next + game.fromThePack()));
        next += game.fromThePack();
        return new CribbageDeal(
                game,
                number,
                dealer,
                List.of(hands),
                Collections.nCopies(game.players(), CardSet.EMPTY),
                toTheCrib,
                pack.get(next),
                pack.subList(next + 1, pack.size()),
                List.of(),
                0);
    }

    /** The player after the dealer, who leads and shows first. */
    public int eldest() {
        return (dealer + 1) % game.players();
    }

    /** True once all have laid away and the starter is turned. */
    public boolean isTurned() {
        return laid.stream().noneMatch(CardSet::isEmpty);
    }

    /** What a player keeps: all he was dealt until he has laid away. */
    public CardSet kept(int player) {
        return dealt.get(player).minus(laid.get(player));
    }

    /** What he has still to play. */
    public CardSet held(int player) {
        CardSet held = kept(player);
        for (PlayedCard card : played) {
            held = card.player() == player ? held.without(card.card()) : held;
        }
        return held;
    }

    /** All that was laid away, and what the pack gave. */
    public CardSet crib() {
        CardSet crib = fromThePack;
        for (CardSet cards : laid) {
            crib = crib.union(cards);
        }
        return crib;
    }

    /** The cards of the series that goes on, in order. */
    public List<Card> pile() {
        return played.subList(played.size() - series, played.size()).stream()
                .map(PlayedCard::card)
                .toList();
    }

    /** What the series comes to. */
    public int count() {
        return Pips.sum(pile());
    }

    /** The cards that a player may play: those that do not carry the count beyond thirty-one. */
    public CardSet playable(int player) {
        int room = PegCount.LIMIT - count();
        return held(player).stream().filter(card -> Pips.of(card) <= room).collect(CardSet.toCardSet());
    }

    /** True when every card is played. */
    public boolean isPlayedOut() {
        return played.size() == game.players() * game.kept();
    }

    CribbageDeal laying(int player, CardSet cards) {
        List<CardSet> now = new ArrayList<>(laid);
        now.set(player, cards);
        return with(now, played, series);
    }

    CribbageDeal playing(int player, Card card) {
        List<PlayedCard> now = new ArrayList<>(played);
        now.add(new PlayedCard(player, card));
        return with(laid, now, series + 1);
    }

    CribbageDeal newSeries() {
        return with(laid, played, 0);
    }

    private CribbageDeal with(List<CardSet> away, List<PlayedCard> cards, int goesOn) {
        return new CribbageDeal(game, number, dealer, dealt, away, fromThePack, starter, rest, cards, goesOn);
    }

    /** The players from the one after this, himself last. */
    public List<Integer> after(int player) {
        return IntStream.rangeClosed(1, game.players())
                .mapToObj(step -> (player + step) % game.players())
                .toList();
    }
}
