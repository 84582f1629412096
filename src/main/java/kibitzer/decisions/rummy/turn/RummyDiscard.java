package kibitzer.decisions.rummy.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.conventions.rummy.RummyDiscards;
import kibitzer.conventions.rummy.RummyFamilies;
import kibitzer.conventions.rummy.Table;
import kibitzer.conventions.rummy.TableView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.canasta.Threes;
import kibitzer.games.rummy.family.RummyGame;

/** Which card to throw, by Culbertson's pointers. */
public final class RummyDiscard extends BookDecision<Table, Card> {
    private static final int TRIES = 150;
    private static final int ROUNDS = 3;
    private static final String NATURAL = "canasta.discard.natural";
    private static final String CHEAPEST = "rummy.discard.cheapest-combination";
    private static final int MOST_CARDS = 16;
    private static final List<RummyGame> GAMES = List.of(
            RummyGame.RUMMY,
            RummyGame.BLOCK_RUMMY,
            RummyGame.PIF_PAF,
            RummyGame.FIVE_HUNDRED_RUM,
            RummyGame.OKLAHOMA,
            RummyGame.CANASTA);
    private static final PractisedRules RULES =
            PractisedRules.of(RummyDiscards.BOOK.rules()).in(RummyFamilies.ALL);
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<Cards> HAND =
            Field.required("hand", CardsNotation.kind(2, MOST_CARDS), "the hand after the draw");
    private static final Field<Cards> DEAD =
            Field.optional("dead", CardsNotation.kind(0, 60), Cards.NONE, "cards that cannot come any more");
    private static final Field<Cards> NEXT_THREW = Field.optional(
            "next-threw", CardsNotation.kind(0, 20), Cards.NONE, "those of them that the next player threw");
    private static final Field<Cards> WANTED = Field.optional(
            "others-took", CardsNotation.kind(0, 10), Cards.NONE, "cards that others have taken from the pile");
    private static final Field<Boolean> STOCK_LOW =
            Field.optional("stock-low", Kinds.yesOrNo(), false, "the stock is nearly gone");
    private static final Field<Boolean> FROZEN =
            Field.optional("frozen", Kinds.yesOrNo(), false, "canasta: the pack is frozen");
    private static final Field<Boolean> UNPAIRED =
            Field.optional("unpaired", Kinds.yesOrNo(), false, "canasta: the opponents hold mostly single cards");
    private static final Part<Table, Integer> PACKS = RummyFields.packs(Table::game);
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<Table> FORM = Form.of(
            List.of(
                    GAME.of(Table::game),
                    HAND.of(Table::hand),
                    DEAD.of(Table::dead),
                    NEXT_THREW.of(Table::nextThrew),
                    WANTED.of(Table::wanted),
                    STOCK_LOW.of(Table::stockLow),
                    FROZEN.of(Table::frozen),
                    UNPAIRED.of(Table::unpaired),
                    PACKS),
            values -> table(
                    RummyFields.withPacks(values.get(GAME), PACKS.of(values)),
                    values.get(HAND),
                    values.get(DEAD),
                    values.get(NEXT_THREW),
                    values.get(WANTED),
                    List.of(values.get(STOCK_LOW), values.get(FROZEN), values.get(UNPAIRED))));

    public RummyDiscard() {
        super(
                new Head(
                        "rummy/discard",
                        "The discard",
                        "rummy",
                        "which card to throw: rummy, block rummy, pif paf, 500 rum, Oklahoma, canasta"),
                FORM,
                new CardAnswer.OneCard(),
                RULES,
                RummyDiscards.BOOK.sources(),
                GAMES_TO_DEAL);
    }

    private static Table table(
            RummyGame game, Cards hand, Cards dead, Cards nextThrew, Cards wanted, List<Boolean> flags) {
        Cards gone = nextThrew.isPartOf(dead) ? dead : dead.plus(nextThrew.minus(dead));
        RummyFields.inThePack(game, "hand", List.of(hand, gone, wanted));
        if (hand.stream().anyMatch(card -> game.isCanasta() && Threes.isRed(card))) {
            throw new BadQuestion("hand", "a red three in the hand", "cards without the red threes, which are faced");
        }
        return new Table(game, hand, gone, nextThrew, wanted, flags.get(0), flags.get(1), flags.get(2));
    }

    @Override
    public Table deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> games = request.get(GAMES_TO_DEAL);
        List<String> asked = RULES.asked(request).stream()
                .filter(one -> games.isEmpty()
                        || GAMES.stream().anyMatch(game -> games.contains(game.id()) && mayBe(one, game)))
                .toList();
        if (asked.isEmpty()) {
            throw new BadQuestion("games", "none of these rules belongs to them", "a game of these rules");
        }
        String rule = chance.oneOf(asked);
        List<RummyGame> played = GAMES.stream()
                .filter(game -> mayBe(rule, game) && (games.isEmpty() || games.contains(game.id())))
                .toList();
        Table dealt = table(chance.oneOf(played), rule, chance);
        for (int i = 0; i < TRIES; i++) {
            if (RummyDiscards.BOOK.advise(new TableView(dealt)).rulings().stream()
                    .anyMatch(ruling -> ruling.rule().equals(rule))) {
                break;
            }
            dealt = table(chance.oneOf(played), rule, chance);
        }
        return dealt;
    }

    private static boolean mayBe(String rule, RummyGame game) {
        String first = rule.substring(0, rule.indexOf('.'));
        return game.id().startsWith(first) || first.equals("rummy") && game == RummyGame.BLOCK_RUMMY;
    }

    private static Table table(RummyGame game, String rule, Chance chance) {
        List<Card> pack = new ArrayList<>(game.rules().pack().shuffled(new Seed(chance.next())));
        if (game.isCanasta()) {
            pack.removeIf(Threes::isRed);
        }
        List<Card> hand = new ArrayList<>();
        int size = game == RummyGame.CANASTA
                ? 12
                : game == RummyGame.OKLAHOMA ? 14 : game.rules().handSize(3) + 1;
        if (rule.equals("500.discard.salt")) {
            String rank = chance.oneOf(List.of("2", "3", "4"));
            hand.addAll(Cards.of(rank + "S " + rank + "H " + rank + "D").list());
            hand.forEach(pack::remove);
        }
        boolean highs = rule.endsWith("forced-high") || rule.endsWith("helpers-alone");
        while (hand.size() < (highs ? 4 : size)) {
            Card card = pack.removeFirst();
            boolean wild = game.rules().wilds().isWild(card);
            boolean fits = rule.equals(NATURAL) ? isOfANewRank(card, hand) : !highs || isHighOrWild(card, wild);
            if (fits) {
                hand.add(card);
            } else {
                pack.addLast(card);
            }
        }
        boolean canasta = game.isCanasta();
        List<Card> dead = canasta ? List.of() : pack.subList(0, chance.below(rule.endsWith("dead-card") ? 24 : 10));
        List<Card> threw = dead.subList(0, Math.min(dead.size(), chance.below(4)));
        List<Card> left = pack.subList(dead.size(), pack.size());
        List<Card> took = rule.endsWith("only-wanted-cards")
                ? oneOfEachRank(hand, left)
                : canasta || chance.onceIn(2) ? List.of() : left.subList(0, 1 + chance.below(2));
        List<Card> wanted = took.stream().filter(card -> !card.isJoker()).toList();
        boolean frozen = canasta && !rule.equals(NATURAL) && chance.onceIn(2);
        Table dealt = table(
                game,
                Cards.of(hand),
                Cards.of(dead),
                Cards.of(threw.stream().filter(card -> !card.isJoker()).toList()),
                Cards.of(wanted),
                List.of(
                        rule.startsWith("block"),
                        frozen,
                        canasta && !frozen && !rule.equals(NATURAL) && chance.onceIn(3)));
        return rule.equals(CHEAPEST) ? uselessCardsWanted(dealt, left) : dealt;
    }

    private static boolean isHighOrWild(Card card, boolean wild) {
        return wild || card.rank().isHigherThan(Rank.TEN);
    }

    /** Where nothing is paired, neither pairs nor single cards can be chosen between. */
    private static boolean isOfANewRank(Card card, List<Card> hand) {
        return card.isJoker() || hand.stream().noneMatch(held -> !held.isJoker() && held.rank() == card.rank());
    }

    /** Others collect whatever could be thrown without loss, as far as a few cards tell. */
    private static Table uselessCardsWanted(Table dealt, List<Card> left) {
        Table table = dealt;
        for (int i = 0; i < ROUNDS; i++) {
            List<Card> thrown = RummyDiscards.BOOK.advise(new TableView(table)).best();
            Cards wanted = Cards.of(oneOfEachRank(thrown, left)).minus(table.wanted());
            table = new Table(
                    table.game(),
                    table.hand(),
                    table.dead(),
                    table.nextThrew(),
                    table.wanted().plus(wanted),
                    table.stockLow(),
                    table.frozen(),
                    table.unpaired());
            if (RummyDiscards.BOOK.advise(new TableView(table)).rulings().stream()
                    .anyMatch(ruling -> ruling.rule().equals(CHEAPEST))) {
                break;
            }
        }
        return table;
    }

    /** For each rank in the hand a card that would make a set of it wanted. */
    private static List<Card> oneOfEachRank(List<Card> hand, List<Card> left) {
        return hand.stream()
                .map(Card::rank)
                .distinct()
                .flatMap(rank -> left.stream()
                        .filter(card -> !card.isJoker() && card.rank() == rank)
                        .limit(1))
                .toList();
    }

    @Override
    public Choices<Card> choices(Table table) {
        return new Choices.Listed<>(table.discards());
    }

    @Override
    public Optional<String> objection(Table table, Card answer) {
        return table.hand().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " is not in the hand");
    }

    @Override
    protected Consulted<?, Card> consult(Table table) {
        return new Consulted<>(RummyDiscards.BOOK, new TableView(table));
    }

    /** What the rules that decide find in the answer; another table, where nobody wants a card, says nothing of it. */
    @Override
    public List<Ruling<Card>> whyNot(Table table, Card answer) {
        List<Ruling<Card>> deciding = consult(table).whyNotOfDeciding(answer);
        return deciding.isEmpty() ? super.whyNot(table, answer) : deciding;
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("throw", answer);
    }

    @Override
    public Prompt ask(Table table) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", table.game().title()));
        if (table.stockLow()) {
            shown.add(new Exhibit.Fact("The stock", "is nearly gone"));
        }
        if (table.game().isCanasta()) {
            shown.add(new Exhibit.Fact("The pack", table.frozen() ? "is frozen" : "is not frozen"));
            if (table.unpaired()) {
                shown.add(new Exhibit.Fact("The opponents", "hold mostly single cards"));
            }
        }
        shown.add(new Exhibit.Row("Your hand after the draw", table.hand().list()));
        shown.add(new Exhibit.Row("Gone for good", table.dead().list()));
        shown.add(new Exhibit.Row("Thrown by the next player", table.nextThrew().list()));
        shown.add(new Exhibit.Row("Taken by others", table.wanted().list()));
        return new Prompt("Which card do you throw?", shown);
    }
}
