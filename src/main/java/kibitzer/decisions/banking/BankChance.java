package kibitzer.decisions.banking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Basis;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.games.banking.BookFigure;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.Prospect;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/** The chance that a bet against a bank wins, with what the bank keeps of the stake (Culbertson pp. 365-388). */
public final class BankChance extends CountedDecision<BetToPrice, Double> {
    private static final NumberAnswer.Probability KIND = new NumberAnswer.Probability();
    private static final int DECIMALS = 8;
    private static final int LAST_TURN = 3;
    private static final double SAME = 1e-9;
    private static final double NEAR = 0.004;

    private static final Form<BetToPrice> FORM = Form.of(
            BetToPrice::new,
            BankFields.GAME.of(BetToPrice::game),
            BankFields.BET.of(BetToPrice::bet),
            BankFields.SEEN.whereGiven(BetToPrice::seen),
            BankFields.ON_THE_TABLE.whereGiven(BetToPrice::cards));

    public BankChance() {
        super(
                new Head(
                        "bank/chance",
                        "What a bet is worth",
                        "faro",
                        "how likely a bet against a bank wins, with what the bank keeps, in faro, red dog, trente et quarante"
                                + " and twenty other games"),
                FORM,
                KIND,
                List.of(),
                BankFields.GAMES);
    }

    /** Looked up when they are asked for: they come with counts that no start waits for. */
    @Override
    public List<Source> sources() {
        return BankSources.all();
    }

    @Override
    public BetToPrice deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(BankFields.GAMES);
        String id = chance.oneOf(asked.isEmpty() ? BankFields.IDS : asked);
        if (RecursionBets.has(id)) {
            return new BetToPrice(
                    id, chance.oneOf(RecursionBets.game(id).bets()).bet(), Cards.NONE, List.of());
        }
        HouseGame game = HouseGames.get(id);
        BetDealer dealer = new BetDealer(game, chance);
        NamedBet bet = dealer.bet(game.bets());
        List<Card> table = dealer.table(bet);
        return new BetToPrice(game.id(), bet.words(), dealer.seen(bet), table);
    }

    @Override
    protected CountedAnswer<Double> count(BetToPrice asked) {
        if (RecursionBets.has(asked.game())) {
            return RecursionBets.count(rule(), asked.game(), RecursionBets.bet(asked.game(), asked.bet()));
        }
        Prospect prospect = asked.prospect();
        NamedBet bet = asked.named();
        Fraction won = prospect.won();
        double best = won.toDouble();
        List<Double> allowed = bet.bet().printed().stream()
                .flatMap(figure -> figure.chance().stream())
                .filter(any -> asked.seen().isEmpty())
                .map(Fraction::toDouble)
                .filter(book -> !KIND.agrees(best, book))
                .toList();
        return CountedAnswer.of(rule(), BankSources.of(bet), List.of(best), facts(asked, prospect))
                .allowing(allowed)
                .figures(figures(bet, prospect));
    }

    private static Map<String, Object> figures(NamedBet bet, Prospect prospect) {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("odds", new Odds(prospect.won()).inWords());
        if (bet.bet().hasEdge()) {
            figures.put("edge", prospect.edge().rounded(DECIMALS).doubleValue());
        }
        if (prospect.won().denominator().bitLength() < Long.SIZE) {
            figures.put("exact", prospect.won().toString());
        }
        bet.bet().printed().stream().findFirst().map(BookFigure::text).ifPresent(text -> figures.put("book", text));
        return figures;
    }

    private static List<Reason> facts(BetToPrice asked, Prospect prospect) {
        NamedBet bet = asked.named();
        int left = asked.left().size();
        List<Reason> facts = new ArrayList<>();
        int cards = isLastTurn(bet) ? LAST_TURN : left;
        int deciding = deciding(asked);
        facts.add(Reason.counted(
                "cards-left",
                cards,
                cards + " cards are left" + (deciding < cards ? ", of which " + deciding + " decide it" : "")));
        facts.add(Reason.counted("won", prospect.won().toString(), "it is " + wonIn(prospect, deciding)));
        if (!prospect.returned().isZero()) {
            facts.add(Reason.counted(
                    "returned",
                    prospect.returned().toString(),
                    (bet.bet().isPart() ? "the hand goes on in " : "the stake comes back in ")
                            + BankWords.percent(prospect.returned()) + " percent"));
        }
        facts.add(edge(bet, prospect));
        for (BookFigure figure : bet.bet().printed()) {
            facts.add(Reason.counted(
                    "book", figure.text(), "the book prints \"" + figure.text() + "\": " + figure.truth()));
        }
        return facts;
    }

    private static Reason edge(NamedBet bet, Prospect prospect) {
        if (!bet.bet().hasEdge()) {
            return Reason.counted("edge", "none", "no edge can be told: " + BankWords.noEdge(bet.bet()));
        }
        Fraction edge = prospect.edge();
        int sign = edge.numerator().signum();
        Fraction size = sign < 0 ? Fraction.ZERO.minus(edge) : edge;
        String percent = HouseGames.isInChips(bet.game())
                ? size.rounded(2).toPlainString() + " chips"
                : BankWords.percent(size) + " percent of the stake";
        return Reason.counted(
                "edge",
                edge.toString(),
                sign == 0
                        ? "paid " + bet.bet().pays().words() + ", it is a fair bet"
                        : sign > 0
                                ? "paid " + bet.bet().pays().words() + ", the bank keeps " + percent
                                : "paid " + bet.bet().pays().words() + ", the bettor gains " + percent);
    }

    @Override
    protected List<Reason> against(BetToPrice asked, Double answer) {
        CountedAnswer<Double> counted = count(asked);
        double best = counted.best().getFirst();
        boolean allowed = KIND.agrees(best, answer)
                || KIND.nearly(best, answer)
                || counted.allowed().stream().anyMatch(book -> KIND.agrees(book, answer));
        return allowed ? List.of() : List.of(off(asked, answer, best));
    }

    /** What wins, in how many cases; of a bet that is told by its recursion, how far the answer is off. */
    private static Reason off(BetToPrice asked, double answer, double best) {
        String wins = RecursionBets.has(asked.game())
                ? ends(asked)
                        .map(told -> otherSide(asked, answer) + told)
                        .orElseGet(() -> CountedChance.offBy(answer, best) + besides(asked))
                : best == 0
                        ? live(asked)
                                .map(live -> live + ": it cannot be won")
                                .orElseGet(() -> "no card that is left can win it; it wins if "
                                        + asked.named().bet().wins())
                        : because(asked, best == 1);
        return new Reason("chance", answer, wins, KIND.inWords(best), CountedChance.inWords(best), Standing.FAILS)
                .on(Basis.COUNTED);
    }

    /** What comes of it behind what it comes from, or else before what wins the bet. */
    private static String because(BetToPrice asked, boolean always) {
        String cases = always ? "it cannot fail" : wonIn(asked.prospect(), deciding(asked));
        return live(asked)
                .map(live -> live + ": " + (always ? "" : "it is ") + cases)
                .orElseGet(() -> cases + ", namely if " + asked.named().bet().wins());
    }

    /** "won in 5 of 12 cases". */
    private static String wonIn(Prospect prospect, int deciding) {
        return "won in " + BankWords.of(prospect.won(), deciding) + " cases";
    }

    /** How many cards decide it: of the last turn the three that are left. */
    private static int deciding(BetToPrice asked) {
        return isLastTurn(asked.named())
                ? LAST_TURN
                : asked.named().open(asked.cards(), asked.left()).deciding(asked.left());
    }

    private static boolean isLastTurn(NamedBet bet) {
        return bet.bet().ranks().least() == LAST_TURN;
    }

    /** What decides it, where that is soon told. */
    private static Optional<String> ends(BetToPrice asked) {
        return Optional.of(RecursionBets.bet(asked.game(), asked.bet()).ends()).filter(told -> !told.isEmpty());
    }

    /** Of the chance of the other side that it is that. */
    private static String otherSide(BetToPrice asked, double answer) {
        PricedBet bet = RecursionBets.bet(asked.game(), asked.bet());
        return Math.abs(answer - bet.lost()) < NEAR && Math.abs(answer - bet.chance()) > NEAR
                ? "so often it is lost; "
                : "";
    }

    /** How much is won, lost and tied: an answer is seen to be too little or too much by these. */
    private static String besides(BetToPrice asked) {
        return "; " + RecursionBets.bet(asked.game(), asked.bet()).ofHundred();
    }

    /** What the chance comes from: "2 cards win it, 3 lose it", "both sides draw alike, and 4.93 percent are ties". */
    private static Optional<String> live(BetToPrice asked) {
        Cards left = asked.left();
        return asked.named().open(asked.cards(), left).live(left).or(() -> evenly(asked));
    }

    /** What is neither won nor wholly lost: where both sides have the same chances, the rest is halved. */
    private static Optional<String> evenly(BetToPrice asked) {
        Prospect prospect = asked.prospect();
        if (prospect.returned().isZero()) {
            return Optional.empty();
        }
        Fraction whole = prospect.byNet().getOrDefault(Prospect.LOST, Fraction.ZERO);
        boolean isHalved = prospect.lost().equals(prospect.won())
                || Math.abs(whole.toDouble() - prospect.won().toDouble()) < SAME;
        Fraction level = prospect.lost().equals(prospect.won())
                ? prospect.returned()
                : Fraction.ONE.minus(prospect.won()).minus(whole);
        return Optional.of(
                isHalved
                        ? BankWords.percent(level)
                                + " percent end level, and in the rest winning is as likely as losing"
                        : BankWords.percent(prospect.returned()) + " percent come back, " + costly(prospect));
    }

    /** What is lost whole, and apart from it what costs only a part of the stake. */
    private static String costly(Prospect prospect) {
        Fraction whole = prospect.byNet().getOrDefault(Prospect.LOST, Fraction.ZERO);
        return whole.equals(prospect.lost())
                ? "and " + BankWords.percent(whole) + " are lost"
                : BankWords.percent(prospect.lost().minus(whole)) + " cost a part, " + BankWords.percent(whole)
                        + " all";
    }

    @Override
    public List<Slip<Double>> slips(BetToPrice asked) {
        double best = count(asked).best().getFirst();
        List<Slip<Double>> slips = new ArrayList<>();
        slips.add(Slip.of("the chance that it does not win", 1 - best));
        if (RecursionBets.has(asked.game())) {
            return slips;
        }
        Prospect prospect = asked.prospect();
        if (!prospect.returned().isZero()) {
            slips.add(Slip.of("the chance that it loses", prospect.lost().toDouble()));
            slips.add(Slip.by(
                    "count as won what only comes back",
                    best + prospect.returned().toDouble()));
        }
        if (!asked.seen().isEmpty()) {
            slips.add(Slip.by(
                    "forget the cards that are out of the pack",
                    new BetToPrice(asked.game(), asked.bet(), Cards.NONE, asked.cards())
                            .prospect()
                            .won()
                            .toDouble()));
        }
        return slips;
    }

    @Override
    public Prompt ask(BetToPrice asked) {
        return new Prompt("How likely is the bet to win?", shown(asked));
    }

    private static List<Exhibit> shown(BetToPrice asked) {
        if (RecursionBets.has(asked.game())) {
            return RecursionBets.exhibits(asked.game(), RecursionBets.bet(asked.game(), asked.bet()));
        }
        NamedBet bet = asked.named();
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", bet.game().title()));
        shown.add(new Exhibit.Fact("The bet", bet.words()));
        shown.add(new Exhibit.Fact("It wins if", bet.bet().wins()));
        if (bet.bet().isPaid()) {
            shown.add(new Exhibit.Fact("It pays", bet.bet().pays().words()));
        }
        if (!asked.cards().isEmpty()) {
            shown.add(new Exhibit.Row(BankWords.table(bet.bet()), asked.cards()));
        }
        if (!asked.seen().isEmpty()) {
            shown.add(new Exhibit.Row("Out of the pack", asked.seen().list()));
        }
        return shown;
    }

    @Override
    public Instruction say(Double answer) {
        return new Instruction("the chance is", KIND.inWords(answer));
    }
}
