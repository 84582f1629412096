package kibitzer.conventions.casino;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.casino.CasinoDeal;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.LastHand;
import kibitzer.games.casino.Layout;

/**
 * All tables at casino before the last hand: a deal that two ordinary players have played so far.
 *
 * @param games which of them are played
 */
public record CasinoGround(List<CasinoGame> games) implements DealingGround<CasinoView> {
    /** Of 48 plays the last eight are those of the last hand. */
    private static final int BEFORE_THE_LAST_HAND = 40;

    private static final int LAST_TURNS = 5;
    private static final int TRIES = 60;

    public CasinoGround {
        games = List.copyOf(games);
    }

    @Override
    public CasinoView start(Chance chance) {
        return new CasinoView(played(chance, chance.below(BEFORE_THE_LAST_HAND)));
    }

    /** A deal played up to a turn of the last hand on which it matters what is played. */
    public CasinoSight lastHand(Chance chance) {
        CasinoSight sight = played(chance, BEFORE_THE_LAST_HAND + chance.below(LAST_TURNS));
        for (int tried = 1; tried < TRIES && !matters(sight); tried++) {
            sight = played(chance, BEFORE_THE_LAST_HAND + chance.below(LAST_TURNS));
        }
        return sight;
    }

    private static boolean matters(CasinoSight sight) {
        List<LastHand.Outcome> outcomes = LastHand.of(sight);
        return outcomes.getFirst().difference() > outcomes.getLast().difference();
    }

    private CasinoSight played(Chance chance, int plays) {
        CasinoDeal deal = CasinoDeal.dealt(chance.oneOf(games), new Seed(chance.next()), chance.below(2));
        for (int play = 0; play < plays; play++) {
            deal = deal.after(ordinary(deal.plays(), chance));
        }
        return deal.sight(deal.toPlay());
    }

    /** Mostly the largest take; else whatever comes. */
    private static CasinoPlay ordinary(List<CasinoPlay> plays, Chance chance) {
        return plays.getFirst() instanceof CasinoPlay.Take && !chance.onceIn(4)
                ? plays.getFirst()
                : chance.oneOf(plays);
    }

    /** Swaps a card of the hand or a loose one for one that is not seen, or the two for each other. */
    @Override
    public CasinoView step(CasinoView here, Chance chance) {
        CasinoSight sight = here.sight();
        CardSet loose = sight.layout().loose();
        CasinoSight there = switch (chance.below(4)) {
            case 0 -> loose.isEmpty() ? sight : with(sight, sight.hand(), swapped(loose, sight.unseen(), chance));
            case 1 -> loose.isEmpty() ? sight : exchanged(sight, chance);
            default -> with(sight, swapped(sight.hand(), sight.unseen(), chance), loose);
        };
        CasinoView view = new CasinoView(there);
        return view.plays().isEmpty() ? here : view;
    }

    private static CasinoSight exchanged(CasinoSight sight, Chance chance) {
        Card held = any(sight.hand(), chance);
        Card loose = any(sight.layout().loose(), chance);
        return with(
                sight,
                sight.hand().without(held).with(loose),
                sight.layout().loose().without(loose).with(held));
    }

    private static CardSet swapped(CardSet cards, CardSet unseen, Chance chance) {
        return cards.without(any(cards, chance)).with(any(unseen, chance));
    }

    private static Card any(CardSet cards, Chance chance) {
        return chance.oneOf(cards.toList());
    }

    private static CasinoSight with(CasinoSight sight, CardSet hand, CardSet loose) {
        Optional<Integer> last = sight.lastTaker();
        return new CasinoSight(
                sight.game(),
                hand,
                new Layout(loose, sight.layout().builds()),
                sight.taken(),
                sight.theirs(),
                sight.dealer(),
                last);
    }
}
