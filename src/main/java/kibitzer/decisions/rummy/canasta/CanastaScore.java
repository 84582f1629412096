package kibitzer.decisions.rummy.canasta;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.canasta.DealScore;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** What a side scores in a deal of canasta or samba. */
public final class CanastaScore extends CountedDecision<DealScore, Tally> {
    /** What no other card counts. */
    private static final int JOKER = 50;

    private static final int NATURAL = 500;
    private static final int MIXED = 300;

    private static final String RULE = "canasta.score";
    private static final Field<List<Cards>> MELDS =
            Field.optional("melds", RummyFields.lots(20), List.of(), "the melds of the side");
    private static final Field<Cards> HAND =
            Field.optional("hand", CardsNotation.kind(0, 60), Cards.NONE, "the cards left in its hands");
    private static final Field<Integer> RED_THREES =
            Field.optional("red-threes", Kinds.number(0, 6), 0, "how many red threes it has faced");
    private static final Field<Boolean> OUT = Field.optional("out", Kinds.yesOrNo(), false, "the side went out");
    private static final Field<Boolean> CONCEALED =
            Field.optional("concealed", Kinds.yesOrNo(), false, "it went out with a concealed hand");
    private static final Field<Boolean> OTHERS_OUT =
            Field.optional("others-out", Kinds.yesOrNo(), false, "the other side went out");
    private static final Columns COLUMNS = new Columns(
            labels("out", "Going out", "red-threes", "Red threes", "canastas", "Canastas", "melded", "Cards melded"),
            labels("in-hand", "Off for cards in hand", "red-threes-against", "Off for red threes"));

    private static final Form<DealScore> FORM = Form.of(
            CanastaScore::position,
            CanastaFields.GAME.of(DealScore::game),
            MELDS.of(DealScore::melds),
            HAND.of(DealScore::inHand),
            RED_THREES.of(DealScore::redThrees),
            OUT.of(DealScore::out),
            CONCEALED.of(DealScore::concealed),
            OTHERS_OUT.of(DealScore::othersOut));

    public CanastaScore() {
        super(
                new Head(
                        "canasta/score",
                        "The score of a deal",
                        "canasta",
                        "what a side scores in a deal of canasta or samba"),
                FORM,
                COLUMNS,
                CanastaFields.GAMES.stream().map(CanastaScore::source).toList(),
                CanastaFields.GAMES_TO_DEAL);
    }

    private static Map<String, String> labels(String... pairs) {
        Map<String, String> labels = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            labels.put(pairs[i], pairs[i + 1]);
        }
        return labels;
    }

    private static DealScore position(
            RummyGame game,
            List<Cards> melds,
            Cards hand,
            int redThrees,
            boolean out,
            boolean concealed,
            boolean othersOut) {
        List<Cards> all = new ArrayList<>(melds);
        all.add(hand);
        RummyFields.inThePack(game, "melds", all);
        RummyFields.melds(game, "melds", melds);
        if (out && othersOut) {
            throw new BadQuestion("others-out", "both sides went out", "one side at most");
        }
        if (concealed && !out) {
            throw new BadQuestion("concealed", "a concealed hand of a side that did not go out", "\"out\" true");
        }
        int all3 = game == RummyGame.SAMBA ? 6 : 4;
        if (redThrees > all3) {
            throw new BadQuestion("red-threes", String.valueOf(redThrees), "at most " + all3);
        }
        long needed = game == RummyGame.SAMBA ? 2 : 1;
        if (out && melds.stream().filter(meld -> meld.size() >= 7).count() < needed) {
            throw new BadQuestion(
                    "melds",
                    "too few canastas for a side that went out",
                    needed + (needed == 1 ? " canasta" : " canastas"));
        }
        return new DealScore(game, melds, hand, redThrees, out, concealed, othersOut);
    }

    @Override
    public DealScore deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, CanastaFields.GAMES_TO_DEAL, CanastaFields.GAMES, chance);
        List<Card> pack = CanastaFields.shuffled(game, chance);
        boolean out = chance.onceIn(2);
        int needed = game == RummyGame.SAMBA ? 2 : 1;
        boolean nothing = !out && chance.onceIn(4);
        int canastas = out ? needed + chance.below(2) : nothing ? 0 : chance.below(needed + 1);
        List<Cards> melds =
                nothing ? List.of() : CanastaFields.melds(game, pack, canastas + 1 + chance.below(3), canastas, chance);
        boolean enough = melds.stream().filter(meld -> meld.size() >= 7).count() >= needed;
        Cards hand = CanastaFields.hand(pack, out && enough ? chance.below(7) : 2 + chance.below(9));
        int red = chance.onceIn(6) ? (game == RummyGame.SAMBA ? 6 : 4) : chance.below(4);
        boolean wentOut = out && enough;
        return position(
                game,
                melds,
                hand,
                red,
                wentOut,
                wentOut && chance.onceIn(5),
                !wentOut && (nothing || chance.onceIn(2)));
    }

    @Override
    protected CountedAnswer<Tally> count(DealScore deal) {
        return CountedAnswer.of(RULE, source(deal.game()), List.of(tally(deal)), reasons(deal))
                .figures(Map.of("total", deal.total()));
    }

    /** Samba changes some figures of the schedule, that for going out among them. */
    private static Source source(RummyGame game) {
        return game == RummyGame.SAMBA
                ? Source.source("samba.differences", "canasta.schedule", "canasta.values")
                        .onPage(25)
                : Source.source("canasta.schedule", "canasta.values");
    }

    private static Tally tally(DealScore deal) {
        Map<String, Integer> points = new LinkedHashMap<>();
        points.put("out", deal.bonus());
        points.put("red-threes", deal.redThreesFor());
        points.put("canastas", deal.canastaBonus());
        points.put("melded", deal.melded());
        points.put("in-hand", deal.left());
        points.put("red-threes-against", deal.redThreesAgainst());
        return COLUMNS.tally(points);
    }

    private static List<Reason> reasons(DealScore deal) {
        List<Reason> reasons = new ArrayList<>();
        if (deal.out()) {
            reasons.add(Reason.counted("out", deal.bonus(), "going out " + deal.bonus()));
        }
        if (deal.redThrees() > 0) {
            reasons.add(Reason.counted(
                    "red-threes",
                    deal.redThrees(),
                    deal.redThrees() + " red " + (deal.redThrees() == 1 ? "three " : "threes ")
                            + (deal.redThreesCountAgainst()
                                    ? "against the side, " + deal.redThreesAgainst()
                                    : deal.redThreesFor())));
        }
        if (deal.redThrees() == 0) {
            reasons.add(Reason.counted("red-threes", 0, "no red threes: 0"));
        }
        for (Cards meld : deal.melds()) {
            int bonus = deal.bonusOf(meld);
            int cards = deal.game().rules().values().left(meld);
            reasons.add(Reason.counted(
                    "meld", meld.toString(), meld + ": cards " + cards + (bonus > 0 ? ", canasta " + bonus : "")));
        }
        reasons.add(Reason.counted("in-hand", deal.left(), "left in hand " + deal.left()));
        return reasons;
    }

    @Override
    protected List<Reason> against(DealScore deal, Tally answer) {
        return COLUMNS.differences(tally(deal), answer, column -> working(deal, column, answer.in(column)));
    }

    /** What a column is made of, for who gave another figure: "70 + 80 + 30 for the cards of the melds". */
    private static String working(DealScore deal, String column, int given) {
        return switch (column) {
            case "out" ->
                !deal.out()
                        ? "your side did not go out"
                        : deal.game() == RummyGame.SAMBA
                                ? "your side went out, which counts 200 at samba, concealed or not"
                                : deal.concealed()
                                        ? "your side went out concealed"
                                        : "your side went out, not concealed";
            case "red-threes" ->
                deal.redThreesFor() == 0
                        ? deal.redThrees() == 0
                                ? "there is no red three"
                                : "they count against a side " + turnedBy(deal)
                        : reds(deal, deal.redThreesFor());
            case "red-threes-against" ->
                deal.redThreesAgainst() == 0
                        ? "they count against a side only " + turnedBy(deal)
                        : given == 0
                                ? "they count against a side " + turnedBy(deal) + ": "
                                        + reds(deal, deal.redThreesAgainst())
                                : reds(deal, deal.redThreesAgainst()) + ", against a side " + turnedBy(deal);
            case "canastas" -> canastas(deal, given);
            case "melded" -> deal.melds().isEmpty() ? "nothing was melded" : byValue(deal, deal.melds());
            case "in-hand" -> deal.inHand().isEmpty() ? "no card is left" : byValue(deal, List.of(deal.inHand()));
            default -> "what counts for the side, less what counts against it";
        };
    }

    /** "1 joker at 50 + 7 cards at 10"; the joker is named, which counts most. */
    private static String byValue(DealScore deal, List<Cards> counted) {
        Map<Integer, Long> cards = new TreeMap<>(Comparator.reverseOrder());
        counted.stream()
                .flatMap(Cards::stream)
                .forEach(
                        card -> cards.merge(deal.game().rules().values().left(Cards.of(List.of(card))), 1L, Long::sum));
        int first = cards.keySet().stream()
                .filter(value -> value != JOKER)
                .findFirst()
                .orElse(0);
        return cards.entrySet().stream()
                .map(entry ->
                        entry.getValue() + named(entry.getKey(), first, entry.getValue()) + " at " + entry.getKey())
                .collect(Collectors.joining(" + "));
    }

    /** What is counted is named where it first stands: "1 joker at 50 + 7 cards at 10 + 2 at 5". */
    private static String named(int value, int first, long many) {
        String one = value == JOKER ? " joker" : value == first ? " card" : "";
        return one.isEmpty() || many == 1 ? one : one + "s";
    }

    /** At samba fewer than two canastas turn them (p. 25), else that nothing was melded (p. 22). */
    static String turnedBy(DealScore deal) {
        return deal.game() == RummyGame.SAMBA ? "with fewer than two canastas" : "that has melded nothing";
    }

    private static String reds(DealScore deal, int points) {
        int each = points / deal.redThrees();
        int over = points - DealScore.RED_THREE * deal.redThrees();
        if (over > 0) {
            return points % deal.redThrees() == 0
                    ? "all four red threes count " + points + " together"
                    : "all six red threes count " + DealScore.RED_THREE + " each, and " + over + " more together";
        }
        return deal.redThrees() == 1
                ? "the one red three counts " + each
                : "the " + deal.redThrees() + " red threes count " + each + " each";
    }

    /** "a natural canasta of kings 500 + a mixed canasta of sixes 300". */
    private static String canastas(DealScore deal, int given) {
        List<Cards> counted =
                deal.melds().stream().filter(meld -> deal.bonusOf(meld) > 0).toList();
        String other = otherwise(deal, given);
        return counted.isEmpty()
                ? "no meld has seven cards"
                : counted.stream()
                                .map(meld -> kind(deal, meld)
                                        + (other.isEmpty() && counted.size() == 1 ? of(deal, meld) : "") + " "
                                        + deal.bonusOf(meld))
                                .collect(Collectors.joining(" + "))
                        + other;
    }

    /** What may have been taken otherwise: natural for mixed where that makes up the figure, else, of too much, a meld that is none. */
    private static String otherwise(DealScore deal, int given) {
        int tooMuch = given - deal.canastaBonus();
        List<Cards> natural = worth(deal, NATURAL);
        List<Cards> mixed = worth(deal, MIXED);
        int each = NATURAL - MIXED;
        if (tooMuch < 0 && -tooMuch % each == 0 && -tooMuch / each <= natural.size()) {
            return "; " + MIXED + " is for a mixed one, and " + named(deal, natural.getFirst()) + " have no wild card";
        }
        if (tooMuch > 0 && tooMuch % each == 0 && tooMuch / each <= mixed.size()) {
            return "; " + NATURAL + " is for a natural one, and " + named(deal, mixed.getFirst()) + " have a wild card";
        }
        return tooMuch > 0 ? tooFew(deal) : "";
    }

    /** "the eights". */
    private static String named(DealScore deal, Cards meld) {
        return ranks(deal, meld).map(ranks -> "the " + ranks).orElse("your cards");
    }

    /** "eights". */
    private static Optional<String> ranks(DealScore deal, Cards meld) {
        return meld.stream()
                .filter(card -> !deal.game().rules().wilds().isWild(card))
                .findFirst()
                .map(card -> card.rank().plural());
    }

    private static List<Cards> worth(DealScore deal, int bonus) {
        return deal.melds().stream().filter(meld -> deal.bonusOf(meld) == bonus).toList();
    }

    /** That other melds are none, where there are such. */
    private static String tooFew(DealScore deal) {
        return deal.melds().stream()
                .filter(meld -> deal.bonusOf(meld) == 0)
                .findFirst()
                .map(meld -> "; " + meld + " is none, for it takes seven cards")
                .orElse("");
    }

    /** " of kings"; empty of a samba, which has no one rank. */
    private static String of(DealScore deal, Cards meld) {
        return deal.game().rules().readings(meld).getFirst().run()
                ? ""
                : ranks(deal, meld).map(ranks -> " of " + ranks).orElse("");
    }

    private static String kind(DealScore deal, Cards meld) {
        RummyRules rules = deal.game().rules();
        return rules.readings(meld).getFirst().run()
                ? "a samba"
                : meld.stream().anyMatch(rules.wilds()::isWild) ? "a mixed canasta" : "a natural canasta";
    }

    @Override
    public List<Slip<Tally>> slips(DealScore deal) {
        return CanastaSlips.of(deal, tally(deal), COLUMNS);
    }

    @Override
    public Prompt ask(DealScore deal) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", deal.game().title()));
        shown.add(new Exhibit.Fact(
                "Play ended",
                deal.out()
                        ? deal.concealed() ? "your side went out concealed" : "your side went out"
                        : deal.othersOut() ? "the other side went out" : "nobody went out"));
        shown.add(new Exhibit.Fact("Red threes", String.valueOf(deal.redThrees())));
        deal.melds().forEach(meld -> shown.add(new Exhibit.Row("Your meld", meld.list())));
        shown.add(new Exhibit.Row("Left in hand", deal.inHand().list()));
        return new Prompt("What does your side score in this deal?", shown);
    }
}
