package kibitzer.decisions.bridge.score;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
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
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.ProgressiveRound;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.ScoreSheet;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.SheetWords;
import kibitzer.games.bridge.scoring.Side;

/** Adding up a rubber or a round: games, vulnerability and the bonus (Culbertson pp. 128, 135-138, 160, 162, 170, 178). */
public final class BridgeRubber extends CountedDecision<SheetToAdd, Tally> {
    private static final Columns COLUMNS = new Columns(Map.of("we", "We"), Map.of("they", "They"));
    private static final int MOST_LINES = 4;
    private static final int SHORT = 7;

    private static final Field<String> FORM_TO_DEAL = optional(
                    "form",
                    Kinds.word(SheetToAdd.FORMS),
                    BridgeForm.CONTRACT.word(),
                    "the form of bridge that is scored")
            .called("Form of bridge");

    public BridgeRubber() {
        super(
                new Head(
                        "bridge/rubber",
                        "The score of a rubber",
                        "contract-bridge",
                        "what a rubber or a progressive round adds up to, games and bonus included"),
                SheetToAdd.FORM,
                COLUMNS,
                Stream.of(SheetToAdd.FORMS.stream().map(BridgeForm::named).toList())
                        .flatMap(List::stream)
                        .map(BridgeRubber::source)
                        .toList(),
                FORM_TO_DEAL);
    }

    /** Two to four lines, so that it can be added in the head: a rubber that ends, or one that is broken off. */
    @Override
    public SheetToAdd deal(DealRequest request) {
        BridgeForm form = BridgeForm.named(request.get(FORM_TO_DEAL));
        Chance chance = request.seed().chance();
        Side firstDealer = chance.onceIn(2) ? Side.THEY : Side.WE;
        int number = form == BridgeForm.PROGRESSIVE ? MOST_LINES : 2 + chance.below(MOST_LINES - 1);
        ScoreSheet sheet =
                form == BridgeForm.PROGRESSIVE ? ProgressiveRound.begin(firstDealer) : ScoreSheet.begin(form);
        while (sheet.lines().size() < number && !sheet.isOver()) {
            sheet = sheet.with(line(form, chance));
        }
        return new SheetToAdd(form, sheet.lines(), firstDealer);
    }

    private static SheetLine line(BridgeForm form, Chance chance) {
        if (form == BridgeForm.PROGRESSIVE && chance.onceIn(8)) {
            return new SheetLine.PassedOut();
        }
        PlayedDeal deal = new ScoredDealDealer(chance).deal(form).deal();
        Side declarer = chance.onceIn(3) ? Side.THEY : Side.WE;
        return new SheetLine.Played(
                declarer,
                deal.strain(),
                deal.level(),
                deal.doubling(),
                deal.tricks(),
                deal.honours(),
                deal.honoursHeldBy() == Side.WE ? declarer : declarer.other());
    }

    @Override
    protected CountedAnswer<Tally> count(SheetToAdd position) {
        List<Reason> reasons = new ArrayList<>(position.written().stream()
                .map(points -> Reason.counted(points.side().word(), points.points(), points.inWords()))
                .toList());
        if (position.form() == BridgeForm.CONTRACT && position.sheet() instanceof Rubber rubber && rubber.isOver()) {
            reasons.add(Reason.counted(
                    "hundreds",
                    rubber.hundreds(),
                    "the difference of " + Math.abs(rubber.difference()) + " counts as " + rubber.hundreds()
                            + " in hundreds"));
        }
        return CountedAnswer.of(
                rule(position),
                source(position.form()),
                List.of(tally(position)),
                reasons.isEmpty() ? List.of(Reason.counted("we", 0, "nothing is scored")) : reasons);
    }

    @Override
    protected List<Reason> against(SheetToAdd position, Tally answer) {
        Tally right = tally(position);
        return COLUMNS.differences(right, answer, column -> working(position, right, answer, column));
    }

    private static String working(SheetToAdd position, Tally right, Tally answer, String column) {
        return column.equals(Columns.TOTAL)
                ? right.in(Side.WE.word()) + " to us less " + right.in(Side.THEY.word()) + " to them"
                : RubberWorking.of(
                        position,
                        column.equals(Side.WE.word()) ? Side.WE : Side.THEY,
                        answer.in(column) > right.in(column));
    }

    /** One entry is left out, or goes to the other side. */
    @Override
    public List<Slip<Tally>> slips(SheetToAdd position) {
        List<SheetEntry> written = position.written();
        return written.stream()
                .flatMap(entry -> Stream.of(
                        Slip.by("leave out " + shortly(entry), tally(without(written, entry))),
                        Slip.by("give the others " + shortly(entry), tally(turned(written, entry)))))
                .toList();
    }

    private static String shortly(SheetEntry entry) {
        return entry.counted().split(" ").length <= SHORT ? entry.counted() : "the " + entry.points() + " of one entry";
    }

    private static List<SheetEntry> without(List<SheetEntry> written, SheetEntry entry) {
        List<SheetEntry> rest = new ArrayList<>(written);
        rest.remove(entry);
        return rest;
    }

    private static List<SheetEntry> turned(List<SheetEntry> written, SheetEntry entry) {
        List<SheetEntry> turned = without(written, entry);
        turned.add(entry.turned());
        return turned;
    }

    @Override
    public Prompt ask(SheetToAdd position) {
        List<Exhibit> facts = new ArrayList<>();
        facts.add(new Exhibit.Fact("Form", position.form().inWords()));
        ScoreSheet sheet = position.sheet().empty();
        int number = 0;
        for (SheetLine line : position.lines()) {
            number++;
            facts.add(new Exhibit.Fact("Deal " + number, SheetWords.of(line)));
            sheet = sheet.with(line);
        }
        if (sheet instanceof ProgressiveRound round) {
            facts.add(new Exhibit.Fact("First dealer", round.firstDealer() == Side.WE ? "we" : "they"));
            return new Prompt("What has each side scored in the round?", facts);
        }
        return new Prompt(
                sheet.isOver()
                        ? "The rubber is over: what are the totals?"
                        : "The rubber is broken off here: what are the totals?",
                facts);
    }

    private static String rule(SheetToAdd position) {
        return "rubber." + position.form().word();
    }

    private static Tally tally(SheetToAdd position) {
        return tally(position.written());
    }

    private static Tally tally(List<SheetEntry> written) {
        return COLUMNS.tally(Map.of("we", total(written, Side.WE), "they", total(written, Side.THEY)));
    }

    private static int total(List<SheetEntry> written, Side side) {
        return written.stream()
                .filter(points -> points.side() == side)
                .mapToInt(SheetEntry::points)
                .sum();
    }

    private static Source source(BridgeForm form) {
        return switch (form) {
            case CONTRACT ->
                Source.source(
                        "contract-bridge.p119",
                        "contract-bridge.p117",
                        "contract-bridge.p118",
                        "contract-bridge.p130",
                        "contract-bridge.p131",
                        "contract-bridge.p115",
                        "contract-bridge.p116",
                        "progressive-rubber-bridge.p01",
                        "progressive-rubber-bridge.p02");
            case PROGRESSIVE ->
                Source.source(
                        "progressive-bridge.p01",
                        "progressive-bridge.p02",
                        "progressive-bridge.p03",
                        "progressive-bridge.p04",
                        "progressive-bridge.p05",
                        "progressive-bridge.p06",
                        "progressive-bridge.p07",
                        "progressive-bridge.p08",
                        "progressive-bridge.p12");
            case AUCTION -> Source.source("auction-bridge.p02");
            case PLAFOND -> Source.source("plafond.p02");
            case BRIDGE_1904 ->
                Source.source(
                        "bridge-whist-1904.p03", "bridge-whist-1904.p01", "bridge-whist-1904.p06", "bridge-whist.p01");
            case DUPLICATE -> throw new IllegalArgumentException("duplicate bridge has no rubber");
        };
    }
}
