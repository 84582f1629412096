package kibitzer.conventions.cribbage;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.cribbage.Pips;

/**
 * The play of the cards as the player in turn sees it. Immutable.
 *
 * @param hand what he has still to play
 * @param pile the cards of the series in the order played; none if he leads
 * @param dealer true if he dealt
 * @param theirWayHome how many points the opponent is short of game
 * @param seen other cards that he knows: the starter, what he laid away, earlier series
 */
public record PegView(CardSet hand, List<Card> pile, boolean dealer, int theirWayHome, CardSet seen) {
    private static final int PAIR = 2;

    public PegView {
        pile = List.copyOf(pile);
    }

    public int count() {
        return Pips.sum(pile);
    }

    /** The cards that may be played. */
    public CardSet playable() {
        return playable(hand, pile);
    }

    private static CardSet playable(CardSet cards, List<Card> pile) {
        int room = PegCount.LIMIT - Pips.sum(pile);
        return cards.stream().filter(card -> Pips.of(card) <= room).collect(CardSet.toCardSet());
    }

    /** The lawful plays: each card that can be played, go if there is none. */
    public List<PegPlay> lawful() {
        CardSet playable = playable();
        return playable.isEmpty() ? List.of(new PegPlay.Go()) : plays(playable);
    }

    /** Each card that can be played; none if none can. */
    List<PegPlay> cards() {
        return plays(playable());
    }

    private static List<PegPlay> plays(CardSet cards) {
        return cards.stream().<PegPlay>map(PegPlay.Plays::new).toList();
    }

    /** The cards that others may hold. */
    public CardSet unseen() {
        return CardSet.FULL_PACK.minus(hand).minus(CardSet.of(pile)).minus(seen);
    }

    /** What a card pegs at once. */
    public int pegs(Card card) {
        return PegCount.points(with(pile, card));
    }

    /** What a card that the next player may hold pegs in reply; 0 if it cannot be played. */
    public int reply(Card card, Card his) {
        List<Card> after = with(pile, card);
        return Pips.sum(after) + Pips.of(his) > PegCount.LIMIT ? 0 : PegCount.points(with(after, his));
    }

    /** How many cards not seen would score in reply. */
    int replies(Card card) {
        return (int) unseen().stream().filter(his -> reply(card, his) > 0).count();
    }

    /** True if a card not seen would make a run or a pair royal of it. */
    boolean buildsUp(Card card) {
        return building(card).findAny().isPresent();
    }

    /** True if whatever run or pair royal he makes of it can be answered with a score. */
    boolean canRetort(Card card) {
        CardSet left = hand.without(card);
        return building(card).allMatch(his -> {
            List<Card> after = with(with(pile, card), his);
            return playable(left, after).stream().anyMatch(own -> PegCount.points(with(after, own)) > 0);
        });
    }

    /** Cards that make a run or a pair royal, each of which pegs more than fifteen, thirty-one or a pair does. */
    private Stream<Card> building(Card card) {
        return unseen().stream()
                .filter(his -> reply(card, his) > PAIR && isRunOrPairRoyal(with(with(pile, card), his)));
    }

    /** A pair that makes fifteen or thirty-one as well pegs as much as a run of four, and is none. */
    private static boolean isRunOrPairRoyal(List<Card> played) {
        return PegCount.of(played).scores().stream().anyMatch(score -> score.points() > PAIR);
    }

    private static List<Card> with(List<Card> pile, Card card) {
        List<Card> more = new ArrayList<>(pile);
        more.add(card);
        return more;
    }
}
