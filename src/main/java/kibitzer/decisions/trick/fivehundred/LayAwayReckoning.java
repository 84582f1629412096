package kibitzer.decisions.trick.fivehundred;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.conventions.fivehundred.LayAwayHand;
import kibitzer.decisions.trick.SampledResults;
import kibitzer.decisions.trick.SampledResults.Trials;
import kibitzer.decisions.trick.SampledResults.Tried;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.euchre.FiveHundredGames;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.settle.HandRecord;
import kibitzer.games.trick.settle.Pay;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.Seating;

/**
 * What three cards laid away at five hundred bring: the other hands dealt at random from the twenty cards unseen, and each layout played
 * out by habits after the lead that does best. Thirty cards are too many to search with all of them seen.
 */
final class LayAwayReckoning {
    static final int LAYOUTS = 80;
    private static final int FIRST_LOOK = 6;

    /** Beside the advice, those that look best after a few layouts. */
    private static final int ROWS = 6;

    private static final int PLAYERS = 3;
    private static final int HAND = LayAwayHand.CARDS - LayAwayHand.AWAY;
    private static final TrickGame GAME = FiveHundredGames.FIVE_HUNDRED;
    private static final Pay PAY = PayRules.of(GAME).orElseThrow();
    private static final PlainPlayer FEW = new PlainPlayer(0, FIRST_LOOK);
    private static final PlainPlayer MANY = new PlainPlayer(0, LAYOUTS);

    private LayAwayReckoning() {}

    static Reckoning<CardSet> of(LayAwayHand hand, Advice<CardSet> advice) {
        Map<CardSet, Double> atFirst = new HashMap<>();
        hand.considered()
                .forEach(away -> atFirst.put(away, trials(hand, away, FEW).mean()));
        Set<CardSet> rows = new LinkedHashSet<>(advice.best());
        hand.considered().stream()
                .sorted(Comparator.comparingDouble(away -> -atFirst.getOrDefault(away, 0.0)))
                .limit(ROWS)
                .forEach(rows::add);
        List<Tried<CardSet>> tried = new ArrayList<>();
        rows.forEach(away -> tried.add(new Tried<>(away, trials(hand, away, MANY))));
        return new SampledResults("Points", "Made")
                .reckoning(
                        tried,
                        Double.NEGATIVE_INFINITY,
                        "Points of the contractor, and how often the contract is made, over " + LAYOUTS
                                + " layouts of the other hands, played out by simple habits after the lead that does best over"
                                + " all of them; the errors are standard errors. Shown are the advice and the " + ROWS
                                + " that did best over the first " + FIRST_LOOK
                                + ", of those that keep as many trumps as they can. Habits are not good play.");
    }

    private static Trials trials(LayAwayHand hand, CardSet away, PlainPlayer player) {
        Trials trials = new Trials();
        String contract = hand.tricks()
                + hand.trump().map(suit -> String.valueOf(suit.letter())).orElse("NT");
        for (int won : player.outcomes(sight(hand, away))) {
            trials.add(points(contract, won), won >= hand.tricks());
        }
        return trials;
    }

    private static double points(String contract, int won) {
        HandRecord played = HandRecord.at(PLAYERS, HAND)
                .contract(contract)
                .tricks(Map.of(Seating.MAKER_SIDE, won, Seating.OPPONENTS, HAND - won));
        return PAY.settle(played).columns().getOrDefault(Seating.MAKER_SIDE, 0.0);
    }

    private static PlayerView sight(LayAwayHand hand, CardSet away) {
        Map<Card, Integer> placed = new HashMap<>();
        away.forEach(card -> placed.put(card, PLAYERS));
        return new PlayerView(
                        GAME,
                        GAME.rules().usual(),
                        hand.trump(),
                        Optional.empty(),
                        Stake.TRICKS.alone(0),
                        0,
                        Cards.of(hand.cards().minus(away).toList()),
                        Collections.nCopies(PLAYERS, HAND),
                        0,
                        List.of(),
                        new SeenTrick(0, List.of(), Optional.empty(), false))
                .withPlaced(placed);
    }
}
