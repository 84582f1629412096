package kibitzer.decisions.trick.euchre;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.decisions.trick.SampledResults;
import kibitzer.decisions.trick.SampledResults.Tried;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;

/** What the cards say of a call at euchre: the points it brings over sampled hands of the others, all cards seen. */
final class EuchreReckoning {
    static final int LAYOUTS = 60;
    static final String ALONE = " alone";
    private static final int MADE = 3;
    private static final int MARCH = 5;
    private static final int EUCHRE = -2;

    private EuchreReckoning() {}

    static Reckoning<String> of(EuchreView view) {
        List<Tried<String>> tried = new ArrayList<>();
        view.calls().stream()
                .filter(call -> !call.equals(EuchreView.PASS))
                .forEach(call -> tried.add(new Tried<>(call, new SampledResults.Trials())));
        Chance chance = new Seed(view.hand().bits() ^ view.turnUp().index()).chance();
        List<Card> unseen = CardSet.of(Pack.PIQUET.cards())
                .minus(view.hand())
                .without(view.turnUp())
                .toList();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            EuchreLayout hands = EuchreLayout.of(view.hand(), view.seat(), view.dealer(), chance.shuffled(unseen));
            for (Tried<String> each : tried) {
                int tricks = tricks(view, each.answer(), hands);
                boolean alone = each.answer().endsWith(ALONE);
                each.trials().add(points(tricks, alone), tricks >= MADE);
            }
        }
        return new SampledResults("Points", "Made")
                .reckoning(
                        tried,
                        0,
                        "What a call brings your side over " + LAYOUTS
                                + " layouts of the other hands, all cards seen and perfectly played by both sides: 1 for three"
                                + " tricks, 2 for all five, 4 for all five alone, and 2 lost for fewer than three. The dealer"
                                + " lays away the lowest card of the shortest suit. What passes tell, and what a pass would"
                                + " bring, is not in it; the errors are standard errors.");
    }

    private static int points(int tricks, boolean alone) {
        return tricks == MARCH ? alone ? 4 : 2 : tricks >= MADE ? 1 : EUCHRE;
    }

    /** Tricks of the learner's side. */
    private static int tricks(EuchreView view, String call, EuchreLayout dealt) {
        boolean alone = call.endsWith(ALONE);
        Suit trump = view.isFirstRound() ? view.turnUp().suit() : CardNotation.readSuit(call.replace(ALONE, ""));
        EuchreLayout hands = view.isFirstRound() ? dealt.takenUp(view.turnUp()) : dealt;
        OpenHands open = hands.beforeTheLead(trump, view.seat(), alone);
        int leaders =
                OpenCards.lines(open, EuchreLayout.stake(view.seat(), alone)).bestWon();
        boolean ownLead = !alone && view.place() % 2 == 0;
        return ownLead ? leaders : EuchreView.HAND - leaders;
    }
}
