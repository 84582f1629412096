package kibitzer.decisions.banking;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.Bet;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.odds.Fraction;

/** What a bet against a bank wins or loses when its cards are known, in counters. */
public final class BankSettle extends CountedDecision<BetToSettle, Double> {
    private static final int MOST_STAKE = 1000;
    private static final int MOST_COUNTERS = 200_000;
    private static final int MOST_TURNED = 20;
    private static final int TIDY = 12;
    private static final int TRIES = 8;
    private static final Fraction HALF = Fraction.of(1, 2);

    private static final Field<Integer> STAKE = required("stake", Kinds.number(1, MOST_STAKE), "counters that are bet");
    private static final Form<BetToSettle> FORM = Form.of(
            BetToSettle::new,
            BankFields.GAME.of(BetToSettle::game),
            BankFields.BET.of(BetToSettle::bet),
            STAKE.of(BetToSettle::stake),
            BankFields.TURNED.of(BetToSettle::cards));

    public BankSettle() {
        super(
                new Head(
                        "bank/settle",
                        "Settling a bet",
                        "faro",
                        "what a bet against a bank wins or loses, in counters, when its cards have come"),
                FORM,
                new NumberAnswer.Halves(-MOST_COUNTERS, MOST_COUNTERS, "counters"),
                Stream.concat(
                                HouseGames.counted().stream().map(BankSources::settling),
                                RecursionSettling.ALL.stream().map(RecursionSettling::source))
                        .distinct()
                        .toList(),
                BankFields.GAMES);
    }

    @Override
    public BetToSettle deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(BankFields.GAMES);
        List<RecursionSettling> recursions = RecursionSettling.ALL.stream()
                .filter(bet -> asked.isEmpty() ? chance.onceIn(4) : asked.contains(bet.game()))
                .toList();
        boolean walks = asked.isEmpty() || asked.stream().anyMatch(game -> !RecursionBets.has(game));
        if (!recursions.isEmpty() && (!walks || chance.onceIn(6))) {
            return chance.oneOf(recursions).deal(chance, 2 * (1 + chance.below(10)));
        }
        List<HouseGame> games = HouseGames.counted().stream()
                .filter(game -> game.bets().stream().anyMatch(Bet::hasEdge))
                .filter(game -> asked.isEmpty() || asked.contains(game.id()))
                .toList();
        HouseGame game = games.isEmpty() ? HouseGames.get("faro") : chance.oneOf(games);
        List<Bet> paid = game.bets().stream().filter(Bet::hasEdge).toList();
        for (int tried = 0; ; tried++) {
            BetDealer dealer = new BetDealer(game, chance);
            NamedBet bet = dealer.bet(paid);
            List<Card> table = dealer.table(bet);
            List<Card> rest = lastCards(bet, dealer, chance);
            List<Card> turned = BetDealer.upTo(rest, bet, table);
            boolean tidy = turned.size() <= TIDY || tried > TRIES;
            if (!turned.isEmpty() && tidy) {
                List<Card> cards = new ArrayList<>(table);
                cards.addAll(turned);
                return new BetToSettle(game.id(), bet.words(), stake(bet.bet(), chance), cards);
            }
        }
    }

    /** Of the last turn the three cards that are left, in some order; else whatever comes. */
    private static List<Card> lastCards(NamedBet bet, BetDealer dealer, Chance chance) {
        if (bet.bet().ranks().least() != 3) {
            return dealer.rest(MOST_TURNED);
        }
        List<Card> three = new ArrayList<>();
        for (var rank : bet.ranks()) {
            three.add(Card.of(rank, Suit.DOWNWARDS.get(three.size())));
        }
        return chance.onceIn(3) ? three : chance.shuffled(three);
    }

    private static int stake(Bet bet, Chance chance) {
        return bet.pays().hasAFee() ? 100 * (1 + chance.below(3)) : 2 * (1 + chance.below(10));
    }

    @Override
    protected CountedAnswer<Double> count(BetToSettle asked) {
        Fraction net = asked.net();
        if (RecursionBets.has(asked.game())) {
            return CountedAnswer.of(
                    rule(),
                    RecursionSettling.of(asked.game(), asked.bet()).source(),
                    List.of(asked.counters()),
                    List.of(
                            Reason.counted(
                                    "count",
                                    net.toString(),
                                    RecursionSettling.of(asked.game(), asked.bet())
                                            .counted(asked.cards())),
                            Reason.counted("result", net.toString(), told(asked, net)),
                            Reason.counted(
                                    "cards",
                                    RecursionSettling.of(asked.game(), asked.bet())
                                            .order(),
                                    "the cards came in this order: "
                                            + RecursionSettling.of(asked.game(), asked.bet())
                                                    .order())));
        }
        NamedBet bet = asked.named();
        List<Reason> facts = new ArrayList<>();
        bet.counted(asked.cards()).ifPresent(count -> facts.add(Reason.counted("count", count, count)));
        Reason result = Reason.counted("result", net.toString(), told(asked, net));
        Reason wins = Reason.counted(
                "wins-if", bet.bet().wins(), "the bet wins if " + bet.bet().wins());
        if (facts.isEmpty()) {
            facts.add(wins);
            bet.settledBy(asked.cards())
                    .filter(last -> !net.isZero())
                    .ifPresent(card -> facts.add(Reason.counted("settled-by", card.toString(), card + " settles it")));
            facts.add(result);
        } else {
            facts.add(result);
            facts.add(wins);
        }
        if (net.compareTo(Fraction.ZERO) > 0
                || !net.isZero() && bet.bet().pays().isByTheCards()) {
            facts.add(Reason.counted(
                    "pays",
                    bet.bet().pays().words(),
                    "it pays " + bet.bet().pays().words()));
        }
        return CountedAnswer.of(rule(), BankSources.settling(bet.game()), List.of(asked.counters()), facts);
    }

    @Override
    protected List<Reason> against(BetToSettle asked, Double answer) {
        double right = asked.counters();
        if (right != 0 && Math.signum(right) == Math.signum(answer)) {
            return List.of(Reason.missing(
                    "answer", answer, sized(asked, answer), answerKind().inWords(right), ""));
        }
        boolean impossible = right > 0 && answer < -asked.stake() && !isInChips(asked) && !isPaidByTheCards(asked);
        return impossible
                ? List.of(missing(
                        "answer",
                        answer,
                        "a stake of " + asked.stake() + " cannot lose more than itself; "
                                + count(asked).facts().stream()
                                        .filter(fact -> !fact.fact().equals("cards"))
                                        .limit(2)
                                        .map(Reason::measured)
                                        .collect(Collectors.joining("; ")),
                        asked.counters()))
                : super.against(asked, answer);
    }

    /** True if more or less than the stake is won, and lost, as the cards come: "1 to 1, four 2 to 1, five 4 to 1". */
    private boolean isPaidByTheCards(BetToSettle asked) {
        return !RecursionBets.has(asked.game())
                && !asked.net().isZero()
                && asked.named().bet().pays().isByTheCards();
    }

    /** Why so much is won or lost, where the learner has the right side: "insurance pays 2 to 1, so 2 × 16 = 32 are won". */
    private String sized(BetToSettle asked, double answer) {
        Fraction net = asked.net();
        boolean won = net.compareTo(Fraction.ZERO) > 0;
        Fraction size = won ? net : Fraction.ZERO.minus(net);
        String sum = answerKind().inWords(Math.abs(asked.counters()));
        String why = count(asked).facts().stream()
                .filter(fact -> fact.fact().equals("count"))
                .map(fact -> fact.measured() + ", so ")
                .findFirst()
                .orElseGet(() -> count(asked).facts().stream()
                                .filter(fact -> fact.fact().equals("settled-by"))
                                .map(Reason::measured)
                                .findFirst()
                                .orElse("the bet is " + (won ? "won" : "lost"))
                        + ", and ");
        boolean isTooLittle = Math.abs(answer) < Math.abs(asked.counters());
        return size.equals(Fraction.ONE)
                ? why
                        + (isTooLittle ? "the whole stake is " : "no more than the stake is ")
                        + (won ? "won, " : "lost, ")
                        + sum
                : why
                        + (endsIn(asked, size)
                                ? ""
                                : "it " + (won ? "wins " : "loses ") + size
                                        + (isInChips(asked) ? " chips, " : " times the stake, "))
                        + size + " × " + asked.stake() + " = " + sum;
    }

    /** True where what was counted ends in the sum that is won or lost: "5 + 9 = 14". */
    private static boolean endsIn(BetToSettle asked, Fraction size) {
        OptionalInt sum = RecursionBets.has(asked.game())
                ? OptionalInt.empty()
                : asked.named().sum(asked.cards());
        return sum.isPresent() && size.equals(Fraction.of(sum.getAsInt(), 1));
    }

    /** True where the book names no stake and pays chips: a chip is then so many counters. */
    private static boolean isInChips(BetToSettle asked) {
        return HouseGames.find(asked.game()).filter(HouseGames::isInChips).isPresent();
    }

    private static String told(BetToSettle asked, Fraction net) {
        boolean inChips = isInChips(asked);
        if (net.isZero()) {
            return inChips ? "nothing is won or lost" : "the stake comes back";
        }
        Fraction size = net.compareTo(Fraction.ZERO) < 0 ? Fraction.ZERO.minus(net) : net;
        boolean isOne = size.equals(Fraction.ONE);
        String share = inChips
                ? (isOne ? "one chip" : size + " chips") + " of " + HowMany.of(asked.stake(), "counter")
                        + (isOne ? " is" : " each are")
                : (isOne ? "the stake" : size.equals(HALF) ? "half the stake" : size + " times the stake") + " is";
        return share + (net.compareTo(Fraction.ZERO) > 0 ? " won" : " lost");
    }

    @Override
    public List<Slip<Double>> slips(BetToSettle asked) {
        double right = asked.counters();
        if (isInChips(asked)) {
            return asked.stake() == 1 || right == 0
                    ? List.of()
                    : List.of(
                            Slip.by("count a chip as one counter and not as " + asked.stake(), right / asked.stake()));
        }
        return right <= 0
                ? List.of()
                : List.of(
                        Slip.by("win the stake itself, whatever it pays", (double) asked.stake()),
                        Slip.by("count the stake that comes back as won", right + asked.stake()));
    }

    @Override
    public Prompt ask(BetToSettle asked) {
        if (RecursionBets.has(asked.game())) {
            return RecursionSettling.of(asked.game(), asked.bet()).ask(asked);
        }
        NamedBet bet = asked.named();
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", bet.game().title()));
        shown.add(new Exhibit.Fact(
                "The bet",
                bet.words() + ", " + (isInChips(asked) ? "a chip is worth " : "")
                        + HowMany.of(asked.stake(), "counter")));
        shown.add(new Exhibit.Fact("The cards", bet.bet().turned()));
        int table = Math.min(bet.bet().table().most(), asked.cards().size() - 1);
        if (table > 0) {
            shown.add(new Exhibit.Row(BankWords.table(bet.bet()), asked.cards().subList(0, table)));
        }
        shown.add(new Exhibit.Row(
                "Turned, first to last",
                asked.cards().subList(table, asked.cards().size())));
        return new Prompt("What does the bet win (+) or lose (-)?", shown);
    }

    @Override
    public Instruction say(BetToSettle asked, Double answer) {
        return answer == 0 && isInChips(asked) ? Instruction.to("win and lose nothing") : say(answer);
    }

    @Override
    public Instruction say(Double answer) {
        String counters = answerKind().inside(Math.abs(answer));
        return answer == 0
                ? Instruction.to("take the stake back")
                : new Instruction(answer > 0 ? "win" : "lose", counters);
    }
}
