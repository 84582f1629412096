package kibitzer.decisions.bridge.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.Sample;

/** What was counted of the cards of a turn, in words and as a table. */
final class TrialWords {
    private static final double HUNDRED = 100;

    /** So many words leave room for two more and the figure in one sentence. */
    private static final int ROOM = 20;

    private TrialWords() {}

    static List<Reason> facts(CardTrials trials) {
        CardTurn turn = trials.turn();
        List<Card> best = trials.best();
        Card first = best.getFirst();
        List<Reason> facts = new ArrayList<>();
        facts.add(Reason.counted("needed", turn.needed(), wanted(turn)));
        facts.add(Reason.counted(
                "chance",
                trials.chance(first).mean(),
                (best.size() == 1 ? "it " : "each ") + reaches(turn) + " in " + cases(trials, first)));
        other(trials, best)
                .ifPresent(card -> facts.add(Reason.counted(
                        "other",
                        card.toString(),
                        "the best of the others, the " + card.inWords() + ", in " + trials.reached(card))));
        if (isByTricks(trials)) {
            facts.add(Reason.counted(
                    "tricks",
                    trials.average(first).mean(),
                    "it wins " + decimal(trials.average(first).mean()) + " tricks on average"));
        }
        facts.add(Reason.counted("layouts", trials.layouts(), "counted as if everybody saw all cards from here on"));
        return facts;
    }

    /** "you need 3 of the 5 tricks left to make it". */
    static String wanted(CardTurn turn) {
        int left = turn.tricksLeft();
        String goal = turn.isDeclarers() ? "to make it" : "to beat it";
        return turn.needed() <= 0
                ? (turn.isDeclarers() ? "the contract is made" : "the contract is beaten") + ", and more tricks count"
                : turn.needed() > left
                        ? "the contract can no longer be " + (turn.isDeclarers() ? "made" : "beaten")
                                + ", and each trick counts"
                        : "you need " + turn.needed() + " of the " + left + (left == 1 ? " trick" : " tricks")
                                + " left " + goal;
    }

    private static String reaches(CardTurn turn) {
        return turn.isDeclarers() ? "makes the contract" : "beats the contract";
    }

    private static String cases(CardTrials trials, Card card) {
        return trials.reached(card) + (trials.isEvery() ? " of all " : " of ") + trials.layouts() + " layouts";
    }

    private static Optional<Card> other(CardTrials trials, List<Card> best) {
        return trials.cards().stream().filter(card -> !best.contains(card)).findFirst();
    }

    private static boolean isByTricks(CardTrials trials) {
        List<Card> best = trials.best();
        return other(trials, best)
                .filter(card -> trials.reached(card) >= trials.reached(best.getFirst()))
                .isPresent();
    }

    static List<Reason> against(CardTrials trials, Card answer) {
        Card best = trials.best().getFirst();
        boolean tricks = trials.reached(answer) >= trials.reached(best);
        Optional<String> lost = TrickGivenUp.of(trials, answer, best);
        String own = tricks
                ? "it wins " + decimal(trials.average(answer).mean()) + " tricks on average"
                : "it " + reaches(trials.turn()) + " in " + trials.reached(answer) + " of " + trials.layouts()
                        + " layouts";
        String most = (tricks ? decimal(trials.average(best).mean()) : String.valueOf(trials.reached(best)))
                + ", with the " + best.inWords();
        double actual = (tricks ? trials.average(answer) : trials.chance(answer)).mean();
        String fact = tricks ? "tricks" : "chance";
        String better = tricks ? decimal(trials.average(best).mean()) : "in " + trials.reached(best);
        String lessThan = lost.or(() -> LayoutInCommon.of(trials, answer, best).map(where -> "it fails " + where))
                        .map(why -> why + "; ")
                        .orElse("")
                + own + ", the " + best.inWords();
        boolean isToldHighest = isLedHighest(trials.turn(), best) && lessThan.split(" ").length <= ROOM;
        String told = lessThan + (isToldHighest ? " (now highest) " : " ") + better;
        return List.of(Reason.missing(fact, actual, told, most, "").on(Basis.COUNTED));
    }

    /** A card to lead that no card of its suit beats any more. */
    private static boolean isLedHighest(CardTurn turn, Card card) {
        return turn.trick().isEmpty()
                && turn.unseen().union(turn.hand()).union(turn.dummy()).in(card.suit()).stream()
                        .noneMatch(other -> other.rank().isHigherThan(card.rank()));
    }

    static Reckoning<Card> table(CardTrials trials) {
        CardTurn turn = trials.turn();
        List<Column> columns = List.of(
                Column.chance("chance", turn.isDeclarers() ? "Makes it" : "Beats it"),
                new Column("chance-error", "Error"),
                new Column("tricks", "Tricks", "trick"),
                new Column("tricks-error", "Error"));
        List<Row<Card>> rows = trials.cards().stream()
                .map(card -> new Row<>(card, figures(trials, card)))
                .toList();
        return new Reckoning<>(columns, rows, trials.isSilent() ? List.of() : trials.best(), basis(trials));
    }

    private static List<Figure> figures(CardTrials trials, Card card) {
        Sample chance = trials.chance(card);
        Sample tricks = trials.average(card);
        return List.of(
                new Figure(chance.mean(), Math.round(chance.mean() * HUNDRED) + "%"),
                new Figure(chance.error(), decimal(chance.error() * HUNDRED) + "%"),
                new Figure(tricks.mean(), decimal(tricks.mean())),
                new Figure(tricks.error(), String.format(Locale.ROOT, "%.2f", tricks.error())));
    }

    private static String basis(CardTrials trials) {
        CardTurn turn = trials.turn();
        String layouts = trials.isEvery()
                ? "All " + trials.layouts()
                        + " layouts that agree with what was played were counted, so there is no error."
                : trials.layouts()
                        + " layouts that agree with what was played, out of many, were counted; the error is the"
                        + " standard error, and cards between which it does not tell are equally right.";
        return layouts
                + " Each was played on as if everybody saw all cards from here on: a finesse that is not taken yet is then"
                + " always guessed right, and what the players meant by their cards is not in it. The tricks are your"
                + " side's, out of the " + turn.tricksLeft() + " left.";
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
