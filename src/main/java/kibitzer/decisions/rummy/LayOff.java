package kibitzer.decisions.rummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.family.Cards;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;
import kibitzer.games.rummy.family.TableMelds;

/** Which cards of the hand fit the melds on the table? */
public final class LayOff extends RummyDecision<LayOff.Table, CardSet> {
    /** Melds on the table that a player may add to, and his hand of different cards. */
    public record Table(RummyGame game, List<Cards> melds, CardSet hand) {
        public Table {
            melds = List.copyOf(melds);
            List<Cards> all = new ArrayList<>(melds);
            all.add(Cards.of(hand.toList()));
            if (melds.isEmpty()) {
                throw new BadQuestion("melds", "none", "one meld at least");
            }
            Fields.inThePack(game, "hand", all);
            Fields.melds(game, "melds", melds);
        }

        private List<Card> fitting() {
            return new TableMelds(game.rules(), melds).laidOff(Cards.of(hand.toList()));
        }
    }

    private static final String RULE = "rummy.lay-off";
    private static final int MOST_CARDS = 16;
    private static final int MOST_MELDS = 8;
    private static final int TRIES = 200;
    private static final List<RummyGame> GAMES = Fields.allBut().stream()
            .filter(game -> game.rules().layingOff() != LayingOffOn.NOBODY)
            .toList();
    private static final Field<RummyGame> GAME = Fields.gameField(GAMES);
    private static final Field<List<Cards>> MELDS =
            Field.required("melds", Fields.lots(MOST_MELDS), "the melds on the table that may be added to");
    private static final Field<CardSet> HAND =
            Field.required("hand", Kinds.cardsWithJoker(1, MOST_CARDS), "the hand, its cards all different");
    private static final Field<List<String>> GAMES_TO_DEAL = Fields.gamesToDeal(GAMES);

    public LayOff() {
        super("rummy/lay-off", "Laying off");
    }

    @Override
    public Form<Table> form() {
        return new Form<>(
                List.of(GAME, MELDS, HAND),
                values -> new Table(values.get(GAME), values.get(MELDS), values.get(HAND)),
                table -> FieldValues.none()
                        .with(GAME, table.game())
                        .with(MELDS, table.melds())
                        .with(HAND, table.hand()));
    }

    @Override
    public AnswerKind<CardSet> answerKind() {
        return new AnswerKind.SomeCards(0, MOST_CARDS);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(GAMES_TO_DEAL);
    }

    @Override
    public List<Source> sources() {
        return GAMES.stream().map(game -> Source.source(game.id())).toList();
    }

    /** Two or three melds, and a hand in which some cards fit, others do not. */
    @Override
    public Table deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = Fields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        Optional<Table> kept = Optional.empty();
        for (int i = 0; i < TRIES; i++) {
            Optional<Table> table = table(game, chance);
            kept = table.isPresent() ? table : kept;
            if (table.isPresent()) {
                int fitting = table.get().fitting().size();
                if (fitting > 0 && fitting < table.get().hand().size() - 1) {
                    break;
                }
            }
        }
        return kept.orElseThrow(() -> new IllegalStateException("no table dealt for " + game.id()));
    }

    private static Optional<Table> table(RummyGame game, Chance chance) {
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
        List<Card> hand = pack.stream().limit(6).toList();
        CardSet different = CardSet.of(Cards.of(hand).list());
        return different.size() == hand.size() ? Optional.of(new Table(game, melds, different)) : Optional.empty();
    }

    private static boolean isNewRank(List<Cards> melds, Cards meld) {
        return melds.stream()
                .noneMatch(other -> other.get(0).rank() == meld.get(0).rank());
    }

    @Override
    public Choices<CardSet> choices(Table table) {
        return new Choices.Open<>();
    }

    @Override
    public Optional<String> objection(Table table, CardSet answer) {
        CardSet strange = answer.minus(table.hand());
        return strange.isEmpty()
                ? Optional.empty()
                : Optional.of("the " + strange.first().inWords() + " is not in the hand");
    }

    @Override
    public Advice<CardSet> advise(Table table) {
        List<Card> fitting = table.fitting();
        List<Reason> reasons = new ArrayList<>();
        for (Card card : fitting) {
            reasons.add(Reason.counted("fits", card.toString(), where(table, card)));
        }
        if (fitting.isEmpty()) {
            reasons.add(Reason.counted("fits", "", "no card of the hand fits a meld on the table"));
        }
        return Advice.counted(RULE, source(table), List.of(CardSet.of(fitting)), reasons, Map.of());
    }

    private static String where(Table table, Card card) {
        return table.melds().stream()
                .filter(meld -> table.game().rules().takes(meld, card))
                .findFirst()
                .map(meld -> "the " + card.inWords() + " goes to " + meld)
                .orElse("the " + card.inWords() + " fits once another card is laid off");
    }

    private static Source source(Table table) {
        return Source.source(table.game().id());
    }

    @Override
    public List<Ruling<CardSet>> whyNot(Table table, CardSet answer) {
        CardSet right = CardSet.of(table.fitting());
        CardSet wrong = answer.minus(right);
        CardSet missed = right.minus(answer);
        String said = !wrong.isEmpty()
                ? "the " + wrong.first().inWords() + " fits nowhere"
                : missed.isEmpty() ? "" : "the " + missed.first().inWords() + " is missing";
        return said.isEmpty()
                ? List.of()
                : against(RULE, source(table), answer, said, right.isEmpty() ? "no card" : right.toString());
    }

    @Override
    public Prompt ask(Table table) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", table.game().title()));
        shown.add(new Exhibit.Held("Your hand", table.hand()));
        boolean own = table.game().rules().layingOff() == LayingOffOn.OWN;
        table.melds().forEach(meld -> shown.add(new Exhibit.Row(own ? "Your meld" : "On the table", meld.list())));
        return new Prompt("Which of your cards can be laid off, one after another?", shown);
    }
}
