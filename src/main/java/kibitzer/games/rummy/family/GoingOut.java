package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.games.rummy.family.RummyRules.Ending;

/**
 * A player who has drawn and may be able to get rid of his whole hand.
 *
 * @param game whose rules hold
 * @param hand his cards after the draw
 * @param melds on the table, those that he may add to: his own, or anybody's
 */
public record GoingOut(RummyGame game, Cards hand, List<Cards> melds) {
    private static final int CANASTA = 7;
    private static final int CONTINENTAL_SETS = 4;

    public GoingOut {
        melds = List.copyOf(melds);
    }

    /**
     * A way out.
     *
     * @param discard the last card thrown; nothing where every card is melded
     */
    public record Out(Optional<Card> discard, List<Cards> newMelds, Cards laidOff) {}

    /** One way for each last card that can be thrown, and one for none; empty if he cannot go out. */
    public List<Out> ways() {
        Stream<Optional<Card>> discards = hand.different().stream().map(Optional::of);
        Stream<Optional<Card>> none = Stream.of(Optional.empty());
        return (switch (game.rules().ending()) {
                    case DISCARD_OR_NOT ->
                        game.isAllAtOnce() && !mayKeepAll() ? discards : Stream.concat(none, discards);
                    case WITH_A_DISCARD -> discards;
                    case WITHOUT_A_DISCARD -> none;
                })
                .flatMap(discard -> way(discard).stream())
                .toList();
    }

    /** Continental rum takes fifteen cards, pif paf nine: the card drawn beside them is thrown. */
    private boolean mayKeepAll() {
        return game != RummyGame.CONTINENTAL && game != RummyGame.PIF_PAF;
    }

    private Optional<Out> way(Optional<Card> discard) {
        Cards kept = discard.map(hand::without).orElse(hand);
        RummyRules rules = game.rules();
        if (rules.ending() == Ending.WITHOUT_A_DISCARD) {
            // His own melds may be taken apart for it.
            Division all = Divider.fewestCards(rules, melds.stream().reduce(kept, Cards::plus));
            return all.unmatched().isEmpty()
                    ? Optional.of(new Out(discard, all.melds(), Cards.NONE))
                    : Optional.empty();
        }
        if (game == RummyGame.CONTINENTAL) {
            return continental(kept).map(melded -> new Out(discard, melded, Cards.NONE));
        }
        if (melds.isEmpty() || rules.layingOff() == RummyRules.LayingOffOn.NOBODY) {
            return melded(kept, List.of()).map(melded -> new Out(discard, melded, Cards.NONE));
        }
        return new TableMelds(rules, melds)
                .everyWay(kept).stream()
                        .flatMap(after -> melded(after.rest(), after.melds()).stream()
                                .map(melded -> new Out(discard, melded, kept.minus(after.rest()))))
                        .findFirst();
    }

    /** The new melds, if the cards make some and the canastas that a side needs are there. */
    private Optional<List<Cards>> melded(Cards cards, List<Cards> onTable) {
        Division division = Divider.fewestCards(game.rules(), cards);
        if (!division.unmatched().isEmpty()) {
            return Optional.empty();
        }
        if (game.isCanasta()) {
            List<Cards> all = new ArrayList<>(onTable);
            all.addAll(division.melds());
            long canastas = all.stream().filter(meld -> meld.size() >= CANASTA).count();
            boolean twice = game == RummyGame.CANASTA && ranksTwice(all);
            return canastas >= (game == RummyGame.SAMBA ? 2 : 1) && !twice
                    ? Optional.of(division.melds())
                    : Optional.empty();
        }
        return Optional.of(division.melds());
    }

    /** A side may not have two melds of one rank: a rank that stands already is added to. */
    private boolean ranksTwice(List<Cards> all) {
        List<Object> ranks = all.stream()
                .<Object>map(meld -> game.rules()
                        .readings(meld)
                        .getFirst()
                        .places()
                        .getFirst()
                        .as())
                .toList();
        return ranks.stream().distinct().count() < ranks.size();
    }

    /** Fifteen cards in sequences of three to five, four at least. */
    private static Optional<List<Cards>> continental(Cards cards) {
        Division most = Divider.mostMelds(RummyGame.CONTINENTAL.rules(), cards);
        return most.unmatched().isEmpty() && most.melds().size() >= CONTINENTAL_SETS
                ? Optional.of(most.melds())
                : Optional.empty();
    }
}
