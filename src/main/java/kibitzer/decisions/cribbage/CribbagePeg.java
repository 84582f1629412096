package kibitzer.decisions.cribbage;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.Pips;

/** What the last card of a series pegs (p. 254); 31 counts 2, neither the go nor the deal's last card is in it. */
public final class CribbagePeg extends CountedDecision<CribbagePeg.Series, Integer> {

    /**
     * The cards of one count.
     *
     * @param pile in the order played, at least one, no more than thirty-one together
     */
    public record Series(List<Card> pile) {
        /** @throws BadQuestion if the pile is empty or goes beyond thirty-one */
        public Series {
            pile = List.copyOf(pile);
            if (pile.isEmpty()) {
                throw new BadQuestion("pile", "no card", "at least one card");
            }
            if (Pips.sum(pile) > PegCount.LIMIT) {
                throw new BadQuestion(
                        "pile", "the cards count " + Pips.sum(pile), "at most " + PegCount.LIMIT + " together");
            }
        }

        PegCount count() {
            return PegCount.of(pile);
        }
    }

    private static final int MOST_CARDS = 13;

    /** A double pair royal that makes fifteen or thirty-one: a three and four sevens. */
    private static final int MOST = 14;

    private static final int MOST_DEALT = 7;
    private static final int NEAR = 3;
    private static final int TRIES = 6;

    private static final Source SOURCE =
            Source.source("cribbage", "cribbage.play-scores").onPage(254);

    private static final Field<List<Card>> PILE =
            required("pile", Kinds.pile(MOST_CARDS), "the cards of this count, in the order played");
    private static final Form<Series> FORM = Form.of(Series::new, PILE.of(Series::pile));

    public CribbagePeg() {
        super(
                new Head("cribbage/peg", "Pegging", "cribbage", "what the last card of a series pegs in the play"),
                FORM,
                new NumberAnswer.Count(0, MOST, "points"),
                List.of(SOURCE));
    }

    /** Most series are of near cards, so that runs, pairs and fifteens come up; the last card may well peg nothing. */
    @Override
    public Series deal(DealRequest request) {
        Chance chance = request.seed().chance();
        Series series = series(chance);
        for (int tried = 1; tried < TRIES && series.count().points() == 0; tried++) {
            series = series(chance);
        }
        return series;
    }

    private static Series series(Chance chance) {
        int middle = 1 + chance.below(Pips.HIGHEST_PLACE);
        boolean near = !chance.onceIn(3);
        int most = 2 + chance.below(MOST_DEALT - 1);
        List<Card> pile = new ArrayList<>();
        for (Card card : chance.shuffled(Card.ALL)) {
            boolean wanted = !near || Math.abs(Pips.place(card) - middle) <= NEAR;
            if (wanted && pile.size() < most && Pips.sum(pile) + Pips.of(card) <= PegCount.LIMIT) {
                pile.add(card);
            }
        }
        return new Series(pile);
    }

    @Override
    protected CountedAnswer<Integer> count(Series series) {
        PegCount counted = series.count();
        List<Reason> facts = new ArrayList<>();
        for (PegCount.Score score : counted.scores()) {
            facts.add(Reason.step(
                    "score-" + facts.size(),
                    score.points(),
                    named(score, series.pile()),
                    String.valueOf(score.points())));
        }
        boolean isRound = counted.scores().stream().anyMatch(PegCount.Score::isOfTheCount);
        String none = counted.scores().isEmpty() ? ", and it makes no pair and no run" : "";
        String neither = "the count of " + counted.count() + " is neither fifteen nor thirty-one" + none;
        facts.add(Reason.counted(
                "count",
                counted.count(),
                !isRound ? neither : counted.scores().size() > 1 ? "" : "the last card makes no pair and no run"));
        return CountedAnswer.of(rule(), SOURCE, List.of(counted.points()), facts)
                .figures(Map.of("count", counted.count()));
    }

    /** With the last cards that make it: "a run of three, 8H 7S 6D". */
    private static String named(PegCount.Score score, List<Card> pile) {
        return score.isOfTheCount()
                ? score.words()
                : score.words() + ", " + CardNotation.write(pile.subList(pile.size() - score.cards(), pile.size()));
    }

    @Override
    public List<Slip<Integer>> slips(Series series) {
        PegCount counted = series.count();
        List<Slip<Integer>> slips = new ArrayList<>();
        for (PegCount.Score score : counted.scores()) {
            slips.add(Slip.by(
                    "leave out "
                            + (score.isOfTheCount() ? "the count of " + score.words() : named(score, series.pile()))
                            + " ("
                            + score.points() + ")",
                    counted.points() - score.points()));
        }
        if (counted.count() == PegCount.LIMIT) {
            slips.add(Slip.by("add 1 for the go, which is in the 2 for thirty-one", counted.points() + 1));
        }
        if (series.pile().size() > 1) {
            int before = PegCount.points(series.pile().subList(0, series.pile().size() - 1));
            if (before > 0) {
                slips.add(Slip.by("count what the card before it pegged", before));
                slips.add(Slip.by(
                        "add the " + before + " that the card before it pegged to what this one does",
                        counted.points() + before));
            }
        }
        return slips;
    }

    @Override
    public Prompt ask(Series series) {
        return new Prompt(
                "What does the last card peg?", List.of(new Exhibit.Row("Played, oldest first", series.pile())));
    }

    @Override
    public Instruction say(Integer answer) {
        return new Instruction("peg", answerKind().inside(answer));
    }
}
