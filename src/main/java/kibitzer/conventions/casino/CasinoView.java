package kibitzer.conventions.casino;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.FishingRules;
import kibitzer.games.casino.ScoreLine;

/** The table of a player in turn with what is measured from it. Immutable. */
public final class CasinoView {
    private final CasinoSight sight;
    private final List<CasinoPlay> plays;
    private final int most;
    private final CardSet unseen;

    public CasinoView(CasinoSight sight) {
        this.sight = sight;
        this.plays = sight.plays();
        this.most = plays.stream().mapToInt(CasinoView::taken).max().orElse(0);
        this.unseen = sight.unseen();
    }

    public CasinoSight sight() {
        return sight;
    }

    /** Every lawful play. */
    public List<CasinoPlay> plays() {
        return plays;
    }

    List<CasinoPlay> takes() {
        return plays.stream().filter(CasinoPlay.Take.class::isInstance).toList();
    }

    List<CasinoPlay> builds() {
        return plays.stream().filter(CasinoPlay.Builds.class::isInstance).toList();
    }

    /** Builds and cards to trail. */
    List<CasinoPlay> layings() {
        return plays.stream().filter(play -> !(play instanceof CasinoPlay.Take)).toList();
    }

    /** How many cards a play takes in, its own among them. */
    static int taken(CasinoPlay play) {
        return play instanceof CasinoPlay.Take(Card card, CardSet cards) ? cards.size() + 1 : 0;
    }

    /** How many cards the best take has. */
    int most() {
        return most;
    }

    /** How many cards more than the best take a build will have when it is taken in. */
    int moreThanAnyTake(CasinoPlay play) {
        return play instanceof CasinoPlay.Builds made ? made.whole().size() + 1 - most : -most;
    }

    /** True if no card that is not seen takes the build as it stands; to raise it he would need two. */
    boolean isSafe(CasinoPlay play) {
        return play instanceof CasinoPlay.Builds made
                && unseen.stream()
                        .noneMatch(card -> rules().counts().all(card.rank()).contains(made.value()));
    }

    /** True if he holds another card of the rank that is played. */
    boolean isOfAPair(CasinoPlay play) {
        return sight.hand().of(play.card().rank()).size() > 1;
    }

    /** True if a spade takes, or another card is trailed, where a pair leaves the choice. */
    boolean isRightOfAPair(CasinoPlay play) {
        CardSet pair = sight.hand().of(play.card().rank());
        boolean choice = pair.size() > 1 && !pair.in(Suit.SPADES).isEmpty();
        boolean spade = play.card().suit() == Suit.SPADES;
        return switch (play) {
            case CasinoPlay.Take take -> !choice || spade;
            case CasinoPlay.Trail trail -> !choice || !spade;
            case CasinoPlay.Builds made -> true;
        };
    }

    /** True if the take of most cards, and of most cash points among them, is made with a rank held twice, one a spade. */
    boolean takesMostFromAPair() {
        List<CasinoPlay> best =
                plays.stream().filter(play -> most > 0 && taken(play) == most).toList();
        int won = best.stream().mapToInt(this::won).max().orElse(0);
        return best.stream()
                .anyMatch(play ->
                        won(play) == won && isOfAPair(play) && play.card().suit() == Suit.SPADES);
    }

    /** From the ace, 1, to the king, 13: how low the card is that is played. */
    static int height(CasinoPlay play) {
        Rank rank = play.card().rank();
        return rank == Rank.ACE ? 1 : rank.ordinal() + 2;
    }

    /** What a card scores by itself: the casinos, the aces, spades where each counts. */
    int worth(Card card) {
        int worth = 0;
        for (ScoreLine line : rules().scoring()) {
            if (line instanceof ScoreLine.Each each && each.of().contains(card)) {
                worth += each.points();
            }
        }
        return worth;
    }

    /** What a take scores at once: cards that count by themselves. */
    int won(CasinoPlay play) {
        return play instanceof CasinoPlay.Take(Card card, CardSet cards)
                ? cards.with(card).stream().mapToInt(this::worth).sum()
                : 0;
    }

    /** How many spades a take has while the point for them is open. */
    int spades(CasinoPlay play) {
        return play instanceof CasinoPlay.Take(Card card, CardSet cards) && sight.spadesAreOpen()
                ? cards.with(card).in(Suit.SPADES).size()
                : 0;
    }

    boolean isDealtInRounds() {
        return rules().stock() == FishingRules.Stock.IN_ROUNDS;
    }

    private FishingRules rules() {
        return sight.game().rules();
    }
}
