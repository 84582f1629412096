package kibitzer.decisions.rummy.canasta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.canasta.TakingThePile;
import kibitzer.games.rummy.canasta.TakingThePile.Way;
import kibitzer.games.rummy.canasta.Threes;
import kibitzer.games.rummy.family.RummyGame;

/** May the discard pile be taken, and how? */
public final class CanastaPile extends CountedDecision<TakingThePile, String> {
    private static final String RULE = "canasta.pile";
    private static final String NO = "not";
    private static final int TRIES = 60;
    private static final int MOST_PILE = 40;
    private static final String PILE_EXPECTED = "cards in order, such as \"7H 2C KS\"";
    private static final Kind<List<Card>> ORDERED = Kinds.named(PILE_EXPECTED, CanastaPile::pile, CardNotation::write);
    private static final Field<List<Card>> PILE =
            Field.required("pile", ORDERED, "the discard pile, oldest first, its top card last");
    private static final Field<Cards> HAND =
            Field.required("hand", CardsNotation.kind(1, 40), "the hand before the draw");
    private static final Field<List<Cards>> MELDS =
            Field.optional("melds", RummyFields.lots(14), List.of(), "the melds of the side; none before its first");

    private static final Form<TakingThePile> FORM = Form.of(
            CanastaPile::position,
            CanastaFields.GAME.of(TakingThePile::game),
            PILE.of(TakingThePile::pile),
            HAND.of(TakingThePile::hand),
            MELDS.of(TakingThePile::melds),
            CanastaFields.SCORE.of(TakingThePile::score));

    private static List<Card> pile(String text) {
        List<Card> cards = CardNotation.readList(text);
        if (cards.isEmpty() || cards.size() > MOST_PILE) {
            throw BadNotation.because(cards.size() + " cards", "1 to " + MOST_PILE);
        }
        return cards;
    }

    public CanastaPile() {
        super(
                new Head("canasta/pile", "Taking the pile", "canasta", "whether the pile may be taken, and how"),
                FORM,
                WordAnswer.OneWord.of(
                        NO,
                        "It may not be taken",
                        "pair",
                        "With a natural pair",
                        "wild",
                        "With one natural card and a wild one",
                        "lay-off",
                        "By laying off the top card"),
                CanastaFields.GAMES.stream().map(CanastaPile::source).toList(),
                CanastaFields.GAMES_TO_DEAL);
    }

    private static TakingThePile position(RummyGame game, List<Card> pile, Cards hand, List<Cards> melds, int score) {
        List<Cards> all = new ArrayList<>(melds);
        all.add(hand);
        all.add(Cards.of(pile));
        RummyFields.inThePack(game, "pile", all);
        RummyFields.melds(game, "melds", melds);
        if (melds.isEmpty() && hand.size() > CanastaFields.MOST_BEFORE_MELDING) {
            throw new BadQuestion(
                    "hand",
                    hand.size() + " cards before the first meld of the side",
                    "at most " + CanastaFields.MOST_BEFORE_MELDING);
        }
        if (Threes.isRed(pile.getLast())) {
            throw new BadQuestion(
                    "pile", "a red three on top", "another card, for one is turned on a red three and none is thrown");
        }
        List<Card> jokersAlike =
                pile.stream().map(card -> card.isJoker() ? Card.JOKER : card).toList();
        return new TakingThePile(game, jokersAlike, hand, melds, score);
    }

    private static String word(Way way) {
        return way.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public TakingThePile deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, CanastaFields.GAMES_TO_DEAL, CanastaFields.GAMES, chance);
        boolean wanted = !chance.onceIn(3);
        TakingThePile position = position(game, chance);
        for (int i = 0; i < TRIES && position.ways().isEmpty() == wanted; i++) {
            position = position(game, chance);
        }
        return position;
    }

    private static Source source(RummyGame game) {
        return game == RummyGame.SAMBA
                ? Source.source("samba", "canasta.h01")
                : Source.source("canasta", "canasta.h01").onPage(20);
    }

    private static TakingThePile position(RummyGame game, Chance chance) {
        List<Card> pack = CanastaFields.shuffled(game, chance);
        List<Cards> melds =
                chance.onceIn(3) ? List.of() : CanastaFields.melds(game, pack, 1 + chance.below(3), 0, chance);
        Cards hand = CanastaFields.hand(pack, game.rules().handSize(4) - chance.below(4));
        List<Card> pile = new ArrayList<>(pack.subList(0, 1 + chance.below(6)));
        // Another card is turned upon a red three (p. 19), and a drawn one is faced: none lies on top.
        while (Threes.isRed(pile.getLast())) {
            pile.add(pack.get(pile.size()));
        }
        return position(game, pile, hand, melds, CanastaFields.score(game, chance));
    }

    @Override
    protected CountedAnswer<String> count(TakingThePile position) {
        List<Way> ways = position.ways();
        return CountedAnswer.of(
                        RULE,
                        source(position.game()),
                        ways.isEmpty()
                                ? List.of(NO)
                                : ways.stream().map(CanastaPile::word).toList(),
                        PileWords.reasons(position))
                .figures(Map.of("frozen", position.isFrozen()));
    }

    @Override
    protected List<Reason> against(TakingThePile position, String answer) {
        Advice<String> advice = advise(position);
        return advice.best().contains(answer)
                ? List.of()
                : List.of(Reason.missing(
                        "answer",
                        answerKind().inWords(answer),
                        wrong(position, answer),
                        anyOf(advice.best(), answerKind()::inWords),
                        anyOf(advice.best(), answerKind()::inside)));
    }

    private static String anyOf(List<String> ways, UnaryOperator<String> words) {
        return ways.stream().map(words).collect(Collectors.joining(" or "));
    }

    private static String wrong(TakingThePile position, String answer) {
        return Arrays.stream(Way.values())
                .filter(way -> word(way).equals(answer))
                .findFirst()
                .map(way -> PileWords.against(position, way))
                .orElseGet(() -> PileWords.taking(position));
    }

    @Override
    public Prompt ask(TakingThePile position) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", position.game().title()));
        shown.add(new Exhibit.Fact("Your side's score", String.valueOf(position.score())));
        shown.add(new Exhibit.Row("The pile, top card last", position.pile()));
        shown.add(new Exhibit.Row("Your hand", position.hand().list()));
        position.melds().forEach(meld -> shown.add(new Exhibit.Row("Your side's meld", meld.list())));
        return new Prompt("May you take the pile, and how?", shown);
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.stating(answerKind().inside(answer));
    }
}
