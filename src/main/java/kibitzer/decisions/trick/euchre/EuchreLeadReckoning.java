package kibitzer.decisions.trick.euchre;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.conventions.euchre.EuchreLeadView;
import kibitzer.decisions.trick.SampledResults;
import kibitzer.decisions.trick.SampledResults.Tried;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenLines;

/** What the cards say of a first lead at euchre: the tricks it brings over sampled hands of the others, all cards seen. */
final class EuchreLeadReckoning {
    private static final int LAYOUTS = 100;
    private static final int MAJORITY = 3;

    private EuchreLeadReckoning() {}

    static Reckoning<Card> of(EuchreLeadView view) {
        List<Tried<Card>> tried = new ArrayList<>();
        view.hand().forEach(card -> tried.add(new Tried<>(card, new SampledResults.Trials())));
        Chance chance = new Seed(view.hand().bits() ^ view.trump().ordinal()).chance();
        List<Card> unseen = CardSet.of(Pack.PIQUET.cards()).minus(view.hand()).toList();
        TableSeat own = view.leader();
        boolean makers = Math.floorMod(own.place() - view.maker().place(), 2) == 0;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            OpenLines lines = OpenCards.lines(
                    EuchreLayout.of(view.hand(), own, view.dealer(), chance.shuffled(unseen))
                            .beforeTheLead(view.trump(), view.maker(), view.alone()),
                    EuchreLayout.stake(view.maker(), view.alone()));
            for (Tried<Card> each : tried) {
                int won = lines.of(each.answer()).orElseThrow().won();
                each.trials().add(won, won >= MAJORITY);
            }
        }
        return new SampledResults("Tricks", makers ? "Made" : "Euchred")
                .reckoning(
                        tried,
                        0,
                        "Tricks of your side, and how often they are three or more, over " + LAYOUTS
                                + " layouts of the other hands, all cards seen after the lead and perfectly played. What the"
                                + " calls and the card turned tell is not in it; the errors are standard errors.");
    }
}
