package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
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
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.ScoreLine;
import kibitzer.games.casino.Sheet;

/** What a deal of casino or scopa scores for both sides (pp. 260-264). */
public final class CasinoScored extends CountedDecision<PilesToCount, Tally> {
    private static final List<CasinoGame> GAMES = List.of(CasinoGame.values());
    private static final int WHOLE_PACK = 52;
    private static final int HALF = WHOLE_PACK / 2;
    private static final int SCORES = 260;
    private static final int SPREAD = 9;

    /** So many words stand beside what is wrong in one sentence. */
    private static final int ROOM = 20;

    private static final Field<CasinoGame> GAME = Fields.gameField(GAMES);
    private static final Field<CardSet> MINE =
            required("mine", Kinds.cards(0, WHOLE_PACK), "what the learner has taken in");
    private static final Field<CardSet> THEIRS =
            required("theirs", Kinds.cards(0, WHOLE_PACK), "what the other side has taken in");
    private static final Field<PilesToCount.Sweeps> SWEEPS =
            optional("sweeps", SweepsNotation.KIND, PilesToCount.Sweeps.NONE, "how often each cleared the table");
    private static final Field<Boolean> SPADE_OVERS =
            optional("spade-overs", Kinds.yesOrNo(), false, "whether each spade over eight scores");

    private static final Form<PilesToCount> FORM = Form.of(
            PilesToCount::new,
            GAME.of(PilesToCount::game),
            MINE.of(PilesToCount::mine),
            THEIRS.of(PilesToCount::theirs),
            SWEEPS.whereGiven(PilesToCount::sweeps),
            SPADE_OVERS.whereGiven(PilesToCount::spadeOvers));

    private static final Field<List<String>> GAMES_TO_DEAL = Fields.gamesToDeal(GAMES);
    private static final Columns COLUMNS =
            new Columns(Map.of(BuildNotation.ME, "You"), Map.of(BuildNotation.THEY, "They"), false);

    public CasinoScored() {
        super(
                new Head(
                        "casino/score",
                        "The score of a deal",
                        "casino",
                        "what a deal of casino, its variants or scopa scores for both sides"),
                FORM,
                COLUMNS,
                GAMES.stream().map(CasinoScored::source).distinct().toList(),
                GAMES_TO_DEAL);
    }

    /** The pack divided nearly evenly, so that the cards are close. */
    @Override
    public PilesToCount deal(DealRequest request) {
        Chance chance = request.seed().chance();
        CasinoGame game = Fields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        List<Card> pack = chance.shuffled(game.rules().pack().cards());
        int mine = pack.size() / 2 - SPREAD / 2 + chance.below(SPREAD);
        boolean sweeps = game.rules().scoring().stream().anyMatch(ScoreLine.Sweeps.class::isInstance);
        return new PilesToCount(
                game,
                Fields.some(pack, 0, mine),
                Fields.some(pack, mine, pack.size() - mine),
                sweeps ? new PilesToCount.Sweeps(chance.below(3), chance.below(3)) : PilesToCount.Sweeps.NONE,
                false);
    }

    @Override
    protected CountedAnswer<Tally> count(PilesToCount piles) {
        Sheet sheet = piles.sheet();
        return CountedAnswer.of(rule(), source(piles), List.of(tally(sheet)), facts(sheet));
    }

    private static Tally tally(Sheet sheet) {
        return COLUMNS.tally(Map.of(BuildNotation.ME, sheet.mine(), BuildNotation.THEY, sheet.theirs()));
    }

    private static List<Reason> facts(Sheet sheet) {
        List<Reason> facts = new ArrayList<>();
        for (Sheet.Line line : sheet.lines()) {
            String said = line.mine() == 0 && line.theirs() == 0
                    ? "nobody"
                    : line.theirs() == 0
                            ? "you " + line.mine()
                            : line.mine() == 0
                                    ? "they " + line.theirs()
                                    : "you " + line.mine() + ", they " + line.theirs();
            facts.add(Reason.counted(
                    line.name().toLowerCase(Locale.ROOT).replace(' ', '-'),
                    line.mine() - line.theirs(),
                    line.name() + ": " + said));
        }
        return facts;
    }

    @Override
    protected List<Reason> against(PilesToCount piles, Tally answer) {
        Sheet sheet = piles.sheet();
        return COLUMNS.differences(
                tally(sheet),
                answer,
                column -> column.equals(BuildNotation.ME)
                        ? working(piles, sheet, /* isMine= */ true)
                        : working(piles, sheet, /* isMine= */ false));
    }

    /** All of it where a sentence holds that, or a side's own lines, or these without signs between them. */
    private static String working(PilesToCount piles, Sheet sheet, boolean isMine) {
        ToIntFunction<Sheet.Line> own = isMine ? Sheet.Line::mine : Sheet.Line::theirs;
        ToIntFunction<Sheet.Line> other = isMine ? Sheet.Line::theirs : Sheet.Line::mine;
        String others = ofTheOther(sheet, own, other, isMine ? "theirs" : "yours");
        String counted = sum(sheet, own, line -> counts(piles, line.name(), isMine));
        String sum = sum(sheet, own, line -> "");
        String level = level(piles, sheet);
        return Stream.of(counted + level + others, counted + others, counted + level, counted, sum + others, sum)
                .filter(told -> told.split(" ").length <= ROOM)
                .findFirst()
                .orElseGet(() -> sheet.lines().stream()
                                .filter(line -> own.applyAsInt(line) > 0)
                                .count() + " lines score, the most for " + highest(sheet, own));
    }

    private static String highest(Sheet sheet, ToIntFunction<Sheet.Line> own) {
        return sheet.lines().stream()
                .max(Comparator.comparingInt(own))
                .map(line -> line.name() + ", " + own.applyAsInt(line))
                .orElseThrow();
    }

    /** What falls to the other side alone: "; theirs: cards, Big Casino, Little Casino". */
    private static String ofTheOther(
            Sheet sheet, ToIntFunction<Sheet.Line> own, ToIntFunction<Sheet.Line> other, String whose) {
        List<String> names = sheet.lines().stream()
                .filter(line -> own.applyAsInt(line) == 0 && other.applyAsInt(line) > 0)
                .map(Sheet.Line::name)
                .toList();
        return names.isEmpty() ? "" : "; " + whose + ": " + String.join(", ", names);
    }

    /**
     * What a side's points are made of: "cards 3 (29-23), Big Casino 2".
     *
     * @param counts behind the points of a line, such as how many cards each side has; often nothing
     */
    private static String sum(Sheet sheet, ToIntFunction<Sheet.Line> points, Function<Sheet.Line, String> counts) {
        List<String> scored = sheet.lines().stream()
                .filter(line -> points.applyAsInt(line) > 0)
                .map(line -> line.name() + " " + points.applyAsInt(line) + counts.apply(line))
                .toList();
        return scored.isEmpty()
                ? "nothing that scores was taken in"
                : String.join(", ", scored) + (scored.size() == 1 ? " and nothing else" : "");
    }

    /** What nobody scores, for both have equally many: "; cards are even, 26 each". */
    private static String level(PilesToCount piles, Sheet sheet) {
        return sheet.lines().stream()
                .filter(line -> line.mine() == 0 && line.theirs() == 0)
                .flatMap(line -> countedFor(piles, line.name())
                        .map(of -> of.intersection(piles.mine()).size())
                        .filter(many -> many > 0)
                        .map(many -> "; " + line.name() + " are even, " + many + " each")
                        .stream())
                .findFirst()
                .orElse("");
    }

    /** How many each side has of what the most of are scored for, this one's first: " (29-23)". */
    private static String counts(PilesToCount piles, String line, boolean isMine) {
        return countedFor(piles, line)
                .map(of -> {
                    int mine = of.intersection(piles.mine()).size();
                    int theirs = of.intersection(piles.theirs()).size();
                    return isMine ? " (" + mine + "-" + theirs + ")" : " (" + theirs + "-" + mine + ")";
                })
                .orElse("");
    }

    /** The cards of which most are scored for. */
    private static Optional<CardSet> countedFor(PilesToCount piles, String line) {
        return piles.game().rules().scoring().stream()
                .filter(each -> each.name().equals(line))
                .flatMap(each -> switch (each) {
                    case ScoreLine.Majority(var _, CardSet of, var _, var _) -> Stream.of(of);
                    case ScoreLine.Most(var _, CardSet of) -> Stream.of(of);
                    default -> Stream.<CardSet>empty();
                })
                .findFirst();
    }

    /** Where each side took in half the pack, the paragraph that says so stands on the next page. */
    private static Source source(PilesToCount piles) {
        boolean isHalved = piles.mine().size() == HALF && piles.theirs().size() == HALF;
        Source source = source(piles.game());
        return isHalved && source.equals(source(CasinoGame.CASINO)) ? source.onPage(SCORES, SCORES + 1) : source;
    }

    private static Source source(CasinoGame game) {
        return switch (game) {
            case CASINO, DOUBLED, DRAW -> Source.source("casino.t01");
            case SWEEPS -> Source.source("casino.t01", "casino-sweeps");
            case OVERS -> Source.source("casino.t01", "casino-overs");
            case ROYAL -> Source.source("casino.t01", "royal-casino");
            case SPADE -> Source.source("spade-casino.t01", "spade-casino.e01");
            case SCOPA, SCOPONE -> Source.source("scopa.t01", "scopa.t02");
            case STEALING_BUNDLES -> Source.source("stealing-bundles");
        };
    }

    /** One line is left out, or goes to the other side. */
    @Override
    public List<Slip<Tally>> slips(PilesToCount piles) {
        Sheet sheet = piles.sheet();
        List<Slip<Tally>> slips = new ArrayList<>();
        for (Sheet.Line line : sheet.lines()) {
            List<Sheet.Line> rest = new ArrayList<>(sheet.lines());
            rest.remove(line);
            String name = "\"" + line.name() + "\"";
            slips.add(Slip.by("leave out " + name, tally(new Sheet(rest))));
            if (line.mine() == 0 && line.theirs() == 0) {
                slips.addAll(ofEqual(piles, line, rest));
            }
            rest.add(new Sheet.Line(line.name(), /* mine= */ line.theirs(), /* theirs= */ line.mine()));
            slips.add(Slip.by(otherwise(piles, line, name), tally(new Sheet(rest))));
        }
        return slips;
    }

    /** Of what both have equally many, that one of them gets the points. */
    private static List<Slip<Tally>> ofEqual(PilesToCount piles, Sheet.Line line, List<Sheet.Line> rest) {
        int points = piles.game().rules().scoring().stream()
                .filter(each -> each.name().equals(line.name()))
                .mapToInt(each -> each instanceof ScoreLine.Majority majority ? majority.points() : 1)
                .findFirst()
                .orElse(1);
        return countedFor(piles, line.name())
                .map(of -> of.intersection(piles.mine()).size())
                .filter(many -> many > 0)
                .map(many -> Stream.of(true, false)
                        .map(isMine -> Slip.by(
                                "give " + (isMine ? "yourself " : "them ") + points + " for " + line.name()
                                        + ", though each side has " + many + " and nobody scores",
                                tally(new Sheet(Stream.concat(
                                                rest.stream(),
                                                Stream.of(new Sheet.Line(
                                                        line.name(), isMine ? points : 0, isMine ? 0 : points)))
                                        .toList()))))
                        .toList())
                .orElseGet(List::of);
    }

    private static String otherwise(PilesToCount piles, Sheet.Line line, String name) {
        return line.mine() > 0 && line.theirs() > 0
                ? "give yourself " + line.theirs() + " for " + name + " and them " + line.mine()
                : "give " + name + (line.mine() == 0 ? " to yourself" : " to them") + taken(piles, line);
    }

    /** How many each has of what the most of are scored for, or the one card: ", though they have 7 and you 6", ", though you have TD". */
    private static String taken(PilesToCount piles, Sheet.Line line) {
        return piles.game().rules().scoring().stream()
                .filter(each -> each.name().equals(line.name()))
                .flatMap(each -> switch (each) {
                    case ScoreLine.Majority(var _, CardSet of, var _, var _) -> Stream.of(of);
                    case ScoreLine.Most(var _, CardSet of) -> Stream.of(of);
                    case ScoreLine.Each(var _, CardSet of, var _, var isCalledByTheCard)
                    when of.size() == 1 && !isCalledByTheCard -> Stream.of(of);
                    default -> Stream.<CardSet>empty();
                })
                .findFirst()
                .map(of -> {
                    if (of.size() == 1) {
                        return ", though " + (line.mine() > 0 ? "you" : "they") + " have " + of;
                    }
                    int mine = of.intersection(piles.mine()).size();
                    int theirs = of.intersection(piles.theirs()).size();
                    return line.mine() > 0
                            ? ", though you have " + mine + " and they " + theirs
                            : ", though they have " + theirs + " and you " + mine;
                })
                .orElse("");
    }

    @Override
    public Prompt ask(PilesToCount piles) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", piles.game().title()));
        if (!piles.sweeps().equals(PilesToCount.Sweeps.NONE)) {
            shown.add(new Exhibit.Fact(
                    "You cleared the table", times(piles.sweeps().mine())));
            shown.add(new Exhibit.Fact("They did", times(piles.sweeps().theirs())));
        }
        if (piles.spadeOvers()) {
            shown.add(new Exhibit.Fact("Agreed", "each spade over eight counts 1"));
        }
        shown.add(new Exhibit.Held("You took in", piles.mine()));
        shown.add(new Exhibit.Held("They took in", piles.theirs()));
        return new Prompt("What does each side score?", shown);
    }

    private static String times(int many) {
        return many == 1 ? "once" : many == 2 ? "twice" : many == 0 ? "never" : many + " times";
    }
}
