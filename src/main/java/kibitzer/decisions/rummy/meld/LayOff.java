package kibitzer.decisions.rummy.meld;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;
import kibitzer.games.rummy.family.TableMelds;

/** Which cards of the hand fit the melds on the table? */
public final class LayOff extends CountedDecision<LayOff.Table, Cards> {
    /** Melds on the table that a player may add to, and his hand. */
    public record Table(RummyGame game, List<Cards> melds, Cards hand) {
        public Table {
            melds = List.copyOf(melds);
            List<Cards> all = new ArrayList<>(melds);
            all.add(hand);
            if (melds.isEmpty()) {
                throw new BadQuestion("melds", "none", "one meld at least");
            }
            RummyFields.inThePack(game, "hand", all);
            RummyFields.melds(game, "melds", melds);
        }

        private Cards fitting() {
            return new TableMelds(game.rules(), melds).laidOff(hand);
        }
    }

    private static final String RULE = "rummy.lay-off";
    private static final int MOST_CARDS = 16;
    private static final int MOST_MELDS = 8;
    private static final int CARDS = 6;
    private static final int TRIES = 200;
    private static final List<RummyGame> GAMES = RummyFields.allBut().stream()
            .filter(game -> game.rules().layingOff() != LayingOffOn.NOBODY)
            .toList();
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<List<Cards>> MELDS =
            Field.required("melds", RummyFields.lots(MOST_MELDS), "the melds on the table that may be added to");
    private static final Field<Cards> HAND = Field.required("hand", CardsNotation.kind(1, MOST_CARDS), "the hand");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<Table> FORM = Form.of(
            (game, melds, hand, deuces, packs) -> new Table(RummyFields.played(game, deuces, packs), melds, hand),
            GAME.of(Table::game),
            MELDS.of(Table::melds),
            HAND.of(Table::hand),
            RummyFields.deuces(Table::game),
            RummyFields.packs(Table::game));

    public LayOff() {
        super(
                new Head("rummy/lay-off", "Laying off", "rummy", "which cards fit the melds on the table"),
                FORM,
                new CardAnswer.CardsOfPacks(0, MOST_CARDS),
                GAMES.stream().map(game -> RulePages.LAYING_OFF.source(game)).toList(),
                GAMES_TO_DEAL);
    }

    /** Two or three melds, and a hand in which some cards fit, others do not. */
    @Override
    public Table deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        Table table = table(game, chance);
        for (int i = 0; i < TRIES && !asksSomething(table.fitting().size()); i++) {
            table = table(game, chance);
        }
        return table;
    }

    private static boolean asksSomething(int fitting) {
        return fitting > 0 && fitting < CARDS - 1;
    }

    private static Table table(RummyGame game, Chance chance) {
        List<Card> pack = new ArrayList<>(game.rules().pack().shuffled(new Seed(chance.next())));
        List<Cards> melds = new ArrayList<>();
        int number = 2 + chance.below(2);
        while (melds.size() < number) {
            Cards meld = NearMelds.natural(game.rules(), chance);
            Cards left = Cards.of(pack);
            if (meld.isPartOf(left) && (!game.isCanasta() || isNewRank(melds, meld))) {
                meld.stream().forEach(pack::remove);
                melds.add(meld);
            }
        }
        return new Table(game, melds, Cards.of(pack.subList(0, CARDS)));
    }

    private static boolean isNewRank(List<Cards> melds, Cards meld) {
        return melds.stream()
                .noneMatch(other -> other.get(0).rank() == meld.get(0).rank());
    }

    @Override
    public Optional<String> objection(Table table, Cards answer) {
        Cards strange = answer.minus(table.hand());
        return strange.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        table.hand().contains(strange.get(0))
                                ? only(table.hand().count(strange.get(0)), strange.get(0)) + " in the hand"
                                : "the " + strange.get(0).inWords() + " is not in the hand");
    }

    /** "only one of the king of spades is". */
    private static String only(int number, Card card) {
        return "only " + (number == 1 ? "one" : String.valueOf(number)) + " of the " + card.inWords()
                + (number == 1 ? " is" : " are");
    }

    @Override
    protected CountedAnswer<Cards> count(Table table) {
        Cards fitting = table.fitting();
        List<Reason> reasons = new ArrayList<>();
        for (Card card : fitting.different()) {
            reasons.add(Reason.counted("fits", card.toString(), where(table, fitting, card)));
        }
        if (fitting.isEmpty()) {
            reasons.add(Reason.counted("fits", "", "no card of the hand fits a meld on the table"));
        }
        List<Cards> all = new ArrayList<>(table.melds());
        all.add(table.hand());
        reasons.addAll(RummyFields.reasonOnDeuces(table.game(), all));
        return CountedAnswer.of(RULE, source(table), List.of(fitting), reasons)
                .because(
                        table.game().isForAStake()
                                ? TOWARDS_ELEVEN
                                : table.game().isCanasta() ? AT_CANASTA : WHY);
    }

    private static String where(Table table, Cards fitting, Card card) {
        int copies = fitting.count(card);
        String cards = copies == 1
                ? "the " + card.inWords() + " "
                : copies + (card.isJoker() ? " jokers " : " of the " + card.inWords() + " ");
        Optional<Cards> meld = meldFor(table, fitting, card);
        return meld.filter(one -> takes(table, one, card, copies))
                .map(one -> cards
                        + (!standsForAnother(table, one, card) ? "" : copies == 1 ? "is wild and " : "are wild and ")
                        + (copies == 1 ? "goes to " : "go to ")
                        + one)
                .orElseGet(() -> cards
                        + (copies == 1
                                ? "fits " + meld.map(one -> one + " ").orElse("") + "once another card is laid off"
                                : "fit, one after another"));
    }

    /** The meld on which the card goes where all that fits is laid off; where that cannot be, one that takes it. */
    private static Optional<Cards> meldFor(Table table, Cards fitting, Card card) {
        return new TableMelds(table.game().rules(), table.melds())
                .everyWay(fitting).stream()
                        .filter(after -> after.rest().isEmpty())
                        .flatMap(after -> IntStream.range(0, after.melds().size())
                                .filter(i -> after.melds().get(i).count(card)
                                        > table.melds().get(i).count(card))
                                .mapToObj(table.melds()::get))
                        .min(Comparator.comparing(meld -> !takes(table, meld, card, fitting.count(card))))
                        .or(() -> table.melds().stream()
                                .filter(meld -> takes(table, meld, card, fitting.count(card)))
                                .findFirst());
    }

    /** True of a wild card that is not one of the cards the meld is made of. */
    private static boolean standsForAnother(Table table, Cards meld, Card card) {
        return !card.isJoker()
                && table.game().rules().wilds().isWild(card)
                && meld.stream()
                        .noneMatch(one -> !one.isJoker()
                                && (one.rank() == card.rank()
                                        || one.suit() == card.suit()
                                                && (one.rank() == Rank.THREE || one.rank() == Rank.ACE)));
    }

    private static boolean takes(Table table, Cards meld, Card card, int copies) {
        return copies == 0 || table.game().rules().takes(meld, card) && takes(table, meld.with(card), card, copies - 1);
    }

    private static final Why WHY =
            Why.practice("Every card laid off is gone from what counts against you when another goes out.");

    /** Conquian and panguingue, where nothing is counted against the losers. */
    private static final Why TOWARDS_ELEVEN =
            Why.practice("The deal is won by melding eleven cards, and a card laid off is one of them.");

    /** A wild card is better kept there (p. 24), so that what can be laid off is no advice. */
    private static final Why AT_CANASTA = Why.practice(
            "A longer meld is nearer a canasta; what can be laid off may also be kept, a wild card above all.");

    private static Source source(Table table) {
        return RulePages.LAYING_OFF.source(table.game());
    }

    @Override
    protected List<Reason> against(Table table, Cards answer) {
        Cards right = table.fitting();
        Cards wrong = answer.minus(right);
        Cards missed = right.minus(answer);
        String said = !wrong.isEmpty()
                ? tooMuch(table, right, wrong.get(0))
                : missed.isEmpty() ? "" : tooLittle(table, answer, missed);
        return said.isEmpty() ? List.of() : wrong(answer, said, right.isEmpty() ? "no card" : right.toString());
    }

    /** A card that fits nowhere, beside what each meld takes. */
    private static String tooMuch(Table table, Cards right, Card wrong) {
        return right.contains(wrong)
                ? only(right.count(wrong), wrong) + " laid off"
                : "the " + wrong.inWords() + " fits nowhere: "
                        + table.melds().stream()
                                .sorted(Comparator.comparing(meld -> !isRunOf(table, meld, wrong)))
                                .map(meld -> meld + " takes " + taken(table, meld))
                                .distinct()
                                .collect(Collectors.joining("; "));
    }

    /** The sequences of its suit are told first, where it seems to belong. */
    private static boolean isRunOf(Table table, Cards meld, Card card) {
        return table.game().rules().readings(meld).getFirst().run()
                && meld.stream().anyMatch(one -> !one.isJoker() && !card.isJoker() && one.suit() == card.suit());
    }

    /** "fours", "KC or 8C": the natural cards that go on a meld. */
    private static String taken(Table table, Cards meld) {
        var rules = table.game().rules();
        List<Card> taken = rules.pack().cards().stream()
                .distinct()
                .filter(card -> !rules.wilds().isWild(card) && rules.takes(meld, card))
                .toList();
        List<Rank> ranks = taken.stream().map(Card::rank).distinct().toList();
        boolean wild = rules.pack().cards().stream()
                .distinct()
                .anyMatch(card -> rules.wilds().isWild(card) && !taken.contains(card) && rules.takes(meld, card));
        return taken.isEmpty() && wild
                ? "wild cards alone"
                : naturals(rules, meld, taken, ranks) + (wild ? " or a wild card" : "");
    }

    private static String naturals(RummyRules rules, Cards meld, List<Card> taken, List<Rank> ranks) {
        return taken.isEmpty()
                ? "no more"
                : ranks.size() == 1 && !rules.readings(meld).getFirst().run()
                        ? ranks.getFirst().plural()
                        : taken.stream().map(Card::toString).collect(Collectors.joining(" or "));
    }

    /** The card first without which one that was named fits nowhere, then what else can go. */
    private static String tooLittle(Table table, Cards answer, Cards missed) {
        Cards fits = new TableMelds(table.game().rules(), table.melds()).laidOff(answer);
        Cards stuck = answer.minus(fits);
        if (!stuck.isEmpty()) {
            Card first = stuck.get(0);
            return missed.different().stream()
                    .filter(card -> new TableMelds(table.game().rules(), table.melds())
                            .laidOff(answer.with(card))
                            .contains(first))
                    .findFirst()
                    .map(card -> "the " + first.inWords() + " fits only after the " + card.inWords()
                            + alsoFits(missed.without(card)))
                    .orElse("the " + first.inWords() + " fits only after others of your cards: " + missed);
        }
        Card one = missed.different().stream()
                .filter(card -> table.melds().stream().anyMatch(meld -> takes(table, meld, card, 1)))
                .findFirst()
                .orElse(missed.get(0));
        String where = meldFor(table, answer.plus(missed), one)
                .filter(meld -> takes(table, meld, one, 1))
                .map(meld -> (standsForAnother(table, meld, one) ? " is wild and" : "") + " goes on " + meld + " too")
                .orElse(" can be laid off too, after another card");
        return (answer.contains(one) ? "another " : "the ") + one.inWords() + where + alsoFits(missed.without(one));
    }

    private static String alsoFits(Cards more) {
        return more.isEmpty() ? "" : ", and " + more + (more.size() == 1 ? " goes" : " go") + " down as well";
    }

    @Override
    public List<Cards> idle() {
        return List.of(Cards.NONE);
    }

    @Override
    public Instruction say(Cards answer) {
        return new Instruction("lay off", answer.isEmpty() ? "nothing" : answer.toString());
    }

    @Override
    public Prompt ask(Table table) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", table.game().title()));
        shown.add(new Exhibit.Row("Your hand", table.hand().list()));
        boolean own = table.game().rules().layingOff() == LayingOffOn.OWN;
        table.melds().forEach(meld -> shown.add(new Exhibit.Row(own ? "Your meld" : "On the table", meld.list())));
        return new Prompt("Which of your cards can be laid off, one after another?", shown);
    }
}
