package kibitzer.decisions.banking.baccarat;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.conventions.banking.baccarat.CoupGround;
import kibitzer.conventions.banking.baccarat.CoupView;
import kibitzer.conventions.banking.baccarat.DrawRules;
import kibitzer.conventions.banking.baccarat.OnFive;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.banking.cards.InPacks;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.baccarat.CoupShoe;
import kibitzer.games.banking.baccarat.Point;

/** Whether to draw or to stand at baccarat and chemin de fer (p. 375-376). */
public final class BaccaratDraw extends BookDecision<CoupTurn, String> {
    private static final String BACCARAT = "baccarat";
    private static final String CHEMIN_DE_FER = "chemin-de-fer";
    private static final int USUAL_PACKS = 6;
    private static final int FEWEST_PACKS = 1;

    private static final Field<String> GAME =
            optional("game", Kinds.word(BACCARAT, CHEMIN_DE_FER), BACCARAT, "at both the same rules are printed");
    private static final Field<String> ROLE =
            required("role", Kinds.word(CoupTurn.PLAYER, CoupTurn.BANKER), "whose turn it is");
    private static final Field<Cards> HAND = required("hand", CardsNotation.kind(2, 2), "the first two cards");
    private static final Field<String> OPPONENT = optional(
            "opponent",
            Kinds.word(CoupTurn.STOOD, CoupTurn.DREW),
            CoupTurn.STOOD,
            "for the banker, who must be told: what the player did");
    private static final Field<ShownCard> GAVE = optional(
            "gave",
            ShownCard.KIND,
            ShownCard.ANY,
            "for the banker: the card that the player drew; null for a player who stood");
    private static final Field<OnFive> ON_FIVE = optional(
            "on-five",
            Kinds.word(Stream.of(OnFive.values()).map(OnFive::word).toList())
                    .as(word -> OnFive.find(word).orElseThrow(), OnFive::word),
            OnFive.USUALLY_STANDS,
            "for the banker: what the player is known to do with 5");
    private static final Field<Integer> PACKS = optional(
            "packs",
            Kinds.number(FEWEST_PACKS, CoupShoe.MOST_PACKS),
            USUAL_PACKS,
            "how many packs are shuffled together");

    private static final Form<CoupTurn> FORM = Form.of(
            CoupTurn::new,
            GAME.of(CoupTurn::game),
            ROLE.of(CoupTurn::role),
            HAND.of(CoupTurn::hand),
            OPPONENT.ifAny(CoupTurn::opponent),
            GAVE.ifAny(CoupTurn::gave),
            ON_FIVE.whereGiven(CoupTurn::habit),
            PACKS.whereGiven(CoupTurn::packs));

    private static final RuleBook<CoupView, String> BOOK = DrawRules.BOOK;
    private static final PractisedRules RULES = PractisedRules.of(BOOK.practised());
    private static final RuleDealer<CoupView, String> DEALING = new RuleDealer<>(BOOK, new CoupGround());

    public BaccaratDraw() {
        super(
                new Head(
                        "baccarat/draw",
                        "Draw or stand",
                        BACCARAT,
                        "whether to draw or to stand at baccarat and chemin de fer, as player and as banker"),
                FORM,
                WordAnswer.OneWord.of(DrawRules.DRAW, "Draw", DrawRules.STAND, "Stand"),
                RULES,
                BOOK.sources());
    }

    @Override
    public CoupTurn deal(DealRequest request) {
        CoupView view = DEALING.deal(RULES.asked(request), request.seed());
        Chance chance = request.seed().deal(1).chance();
        int one = chance.below(Point.VALUES);
        List<Integer> counts = new ArrayList<>(List.of(one, (view.point() - one + Point.VALUES) % Point.VALUES));
        view.given().ifPresent(counts::add);
        List<Card> cards = InPacks.dealt(counts, card -> Point.of(card.rank()), chance);
        return new CoupTurn(
                chance.onceIn(2) ? BACCARAT : CHEMIN_DE_FER,
                view.banker() ? CoupTurn.BANKER : CoupTurn.PLAYER,
                Cards.of(cards.subList(0, 2)),
                view.banker()
                        ? Optional.of(view.given().isPresent() ? CoupTurn.DREW : CoupTurn.STOOD)
                        : Optional.empty(),
                view.given().isPresent() ? Optional.of(ShownCard.of(cards.getLast())) : Optional.empty(),
                view.habit(),
                USUAL_PACKS);
    }

    @Override
    public List<Ruling<String>> whyNot(CoupTurn turn, String answer) {
        List<Ruling<String>> nearest = super.whyNot(turn, answer);
        int point = turn.view().point();
        boolean low = !turn.isBanker() && answer.equals(DrawRules.STAND) && point <= DrawRules.PLAYER_DRAWS;
        if (low) {
            return nearest.stream()
                    .limit(1)
                    .map(ruling -> ruling.withReasons(List.of(Reason.missing(
                            "point",
                            point,
                            "you have " + point + ", and the player draws to " + DrawRules.PLAYER_DRAWS + " or less",
                            String.valueOf(DrawRules.PLAYER_DRAWS + 1),
                            ""))))
                    .toList();
        }
        boolean table = advise(turn).rulings().stream().anyMatch(ruling -> DrawRules.isOfTheTable(ruling.rule()));
        return table
                ? nearest.stream()
                        .sorted(Comparator.comparing(ruling -> !DrawRules.isOfTheTable(ruling.rule())))
                        .toList()
                : nearest.stream()
                        .sorted(Comparator.comparing(ruling -> DrawRules.isOfFiveAlone(ruling.rule())))
                        .toList();
    }

    @Override
    protected Consulted<?, String> consult(CoupTurn turn) {
        return new Consulted<>(BOOK, turn.view());
    }

    @Override
    public Optional<Reckoning<String>> reckon(CoupTurn turn) {
        return DrawWorth.of(turn, BOOK.best(turn.view()));
    }

    @Override
    public Prompt ask(CoupTurn turn) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", turn.game().equals(BACCARAT) ? "Baccarat" : "Chemin de fer"));
        shown.add(new Exhibit.Fact("You are", turn.isBanker() ? "the banker" : "the player against the bank"));
        if (turn.isBanker()) {
            turn.gave()
                    .ifPresentOrElse(
                            card -> shown.add(card.shown("You gave the player")),
                            () -> shown.add(new Exhibit.Fact("The player", "stands")));
            if (turn.habit() != OnFive.USUALLY_STANDS) {
                shown.add(new Exhibit.Fact("Of the player", turn.habit().inWords()));
            }
        }
        shown.add(new Exhibit.Row("Your hand", turn.hand().list()));
        return new Prompt("Do you draw a card, or stand?", shown);
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.to(answer);
    }
}
