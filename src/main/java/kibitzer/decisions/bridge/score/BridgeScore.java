package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Column;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.ScoreEntries;
import kibitzer.games.bridge.scoring.Side;

/** Scoring a played deal, below and above the line (Culbertson pp. 129, 164, 170, 178; laws of bridge, 1904). */
public final class BridgeScore extends CountedDecision<DealToScore, Tally> {
    private static final Columns COLUMNS = new Columns(labels(Side.WE), labels(Side.THEY));

    private static final Field<String> FORM_TO_DEAL = optional(
                    DealToScore.FORM_OF_BRIDGE.name(),
                    Kinds.word(BridgeForm.words()),
                    BridgeForm.CONTRACT.word(),
                    "the form of bridge that is scored")
            .called("Form of bridge");

    private static final Field<String> RESULTS = optional(
                    "results",
                    Kinds.word(ScoredDealDealer.RESULTS),
                    ScoredDealDealer.ANY,
                    "what kind of result is dealt")
            .called("Kind of result");

    private static Map<String, String> labels(Side side) {
        Map<String, String> labels = new LinkedHashMap<>();
        Stream.of(Column.values())
                .filter(column -> column.side() == side)
                .forEach(column -> labels.put(column.word(), label(column)));
        return labels;
    }

    private static String label(Column column) {
        return switch (column) {
            case WE_BELOW -> "We, below";
            case WE_ABOVE -> "We, above";
            case THEY_BELOW -> "They, below";
            case THEY_ABOVE -> "They, above";
        };
    }

    public BridgeScore() {
        super(
                new Head(
                        "bridge/score",
                        "The score of a deal",
                        "contract-bridge",
                        "what a contract scores: contract bridge, duplicate, progressive, auction, plafond, bridge of 1904"),
                DealToScore.FORM,
                COLUMNS,
                ScoreSources.all(),
                FORM_TO_DEAL,
                RESULTS);
    }

    @Override
    public DealToScore deal(DealRequest request) {
        return new ScoredDealDealer(request.seed().chance())
                .deal(BridgeForm.named(request.get(FORM_TO_DEAL)), request.get(RESULTS));
    }

    @Override
    protected CountedAnswer<Tally> count(DealToScore position) {
        ScoreEntries score = position.score();
        List<Reason> reasons = score.entries().stream()
                .map(entry -> Reason.counted(
                        entry.part().word(), entry.points(), entry.points() == 0 ? entry.counted() : entry.inWords()))
                .toList();
        return CountedAnswer.of(
                rule(position), ScoreSources.of(position, score.entries()), List.of(tally(score)), reasons);
    }

    @Override
    protected List<Reason> against(DealToScore position, Tally answer) {
        return new ScoreWorking(position, COLUMNS).against(tally(position.score()), answer);
    }

    @Override
    public List<Slip<Tally>> slips(DealToScore position) {
        return ScoreSlips.of(position, other -> tally(other.score()));
    }

    @Override
    public Prompt ask(DealToScore position) {
        PlayedDeal deal = position.deal();
        List<Exhibit> facts = new ArrayList<>();
        facts.add(new Exhibit.Fact("Form", form(position)));
        facts.add(new Exhibit.Fact(
                deal.level() == 0 ? "Trumps" : "Contract",
                position.declaration().inWords() + deal.doubling().suffix()));
        if (position.form().knowsVulnerability()) {
            facts.add(new Exhibit.Fact("Declaring side", deal.vulnerable() ? "vulnerable" : "not vulnerable"));
        }
        facts.add(new Exhibit.Fact("Tricks won by the declaring side", String.valueOf(deal.tricks())));
        if (deal.honours() > 0) {
            String holders = deal.honoursHeldBy() == Side.WE ? "the declaring side" : "the defenders";
            facts.add(new Exhibit.Fact(
                    position.form() == BridgeForm.BRIDGE_1904 ? "Honours and chicane" : "Honours",
                    deal.honours() + ", held by " + holders));
        }
        return new Prompt("You are of the declaring side: what is written for this deal?", facts);
    }

    private static String form(DealToScore position) {
        String form = position.form().inWords();
        if (position.form() != BridgeForm.DUPLICATE) {
            return form;
        }
        return form + (position.matchPoints() ? ", match points" : ", total points");
    }

    private static String rule(DealToScore position) {
        return "score." + position.form().word();
    }

    private static Tally tally(ScoreEntries score) {
        return COLUMNS.tally(Stream.of(Column.values()).collect(Collectors.toMap(Column::word, score::in)));
    }
}
