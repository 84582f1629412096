package kibitzer.decisions.rummy.meld;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.NumberWord;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.family.Groups;
import kibitzer.games.rummy.family.Meld;
import kibitzer.games.rummy.family.NoMeld;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.Runs;

/** Are these cards one meld, in this game? */
public final class MeldOrNot extends CountedDecision<MeldOrNot.Lot, String> {
    /** Some cards that may be a meld. */
    public record Lot(RummyGame game, Cards cards) {
        public Lot {
            RummyFields.inThePack(game, "cards", List.of(cards));
        }
    }

    private static final String RULE = "rummy.meld";
    private static final String YES = "meld";
    private static final String NO = "no-meld";
    private static final int MOST = 14;
    private static final int TRIES = 400;
    private static final List<RummyGame> GAMES = RummyGame.usual();
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<Cards> CARDS = Field.required("cards", CardsNotation.kind(2, MOST), "the cards");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<Lot> FORM = Form.of(
            (game, cards, deuces, packs) -> new Lot(RummyFields.played(game, deuces, packs), cards),
            GAME.of(Lot::game),
            CARDS.of(Lot::cards),
            RummyFields.deuces(Lot::game),
            RummyFields.packs(Lot::game));

    public MeldOrNot() {
        super(
                new Head(
                        "rummy/meld-or-not",
                        "Is it a meld?",
                        "rummy",
                        "whether cards are a meld, in twenty rummy games: several packs, jokers, wild cards; deuces by"
                                + " agreement in continental and contract rummy, two packs in 500 rum"),
                FORM,
                WordAnswer.OneWord.of(YES, "A meld", NO, "No meld"),
                GAMES.stream().map(MeldOrNot::source).toList(),
                GAMES_TO_DEAL);
    }

    private static Source source(RummyGame game) {
        return RulePages.MELDS.source(game);
    }

    @Override
    public Lot deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        boolean wanted = chance.onceIn(2);
        Cards cards = NearMelds.candidate(game.rules(), chance);
        for (int i = 0; i < TRIES && game.rules().isMeld(cards) != wanted; i++) {
            cards = NearMelds.candidate(game.rules(), chance);
        }
        return new Lot(game, cards);
    }

    /** The pages of the game, or of Rummy where the game takes its melds from there (p. 2). */
    private static Why why(RummyGame game) {
        Source own = source(game);
        return new Why(
                game.rules().runs().equals(Runs.NONE)
                        ? "A meld is of one rank, and sequences do not count."
                        : "A meld is of one rank, or of one suit in order.",
                own.pages().isEmpty() ? RulePages.MELDS.source(RummyGame.RUMMY) : own);
    }

    private static final Why WHY_WILD =
            Why.practice("A meld is of one rank, or of one suit in order, and a wild card may stand for any other.");
    private static final Why WHY_NOT =
            Why.practice("Only a whole set may be put down, and cards that fit in part stay in the hand.");

    @Override
    protected CountedAnswer<String> count(Lot lot) {
        boolean meld = lot.game().rules().isMeld(lot.cards());
        return CountedAnswer.of(
                        RULE,
                        source(lot.game()),
                        List.of(meld ? YES : NO),
                        List.of(Reason.counted("meld", lot.cards().toString(), words(lot))))
                .because(meld ? hasWild(lot) ? WHY_WILD : why(lot.game()) : WHY_NOT);
    }

    private static boolean hasWild(Lot lot) {
        return lot.cards().stream().anyMatch(lot.game().rules().wilds()::isWild);
    }

    private static String words(Lot lot) {
        return meld(lot)
                + RummyFields.onDeuces(lot.game(), List.of(lot.cards()))
                        .map(agreed -> "; " + agreed)
                        .orElse("");
    }

    private static String meld(Lot lot) {
        return lot.game().rules().readings(lot.cards()).stream()
                .findFirst()
                .map(reading -> MeldWords.of(reading, lot.game().rules()) + more(lot, reading))
                .orElseGet(() -> NoMeld.because(lot.game().rules(), lot.cards()));
    }

    /** What makes it a meld, where that is not said with the wild cards in it. */
    private static String more(Lot lot, Meld reading) {
        if (hasWild(lot)) {
            return "";
        }
        String suits = suits(lot, reading);
        String many = ", " + NumberWord.of(lot.cards().size()) + " cards of one ";
        return reading.run()
                ? many + "suit in order"
                : suits.isEmpty() ? twice(lot).orElse(many + "rank") : suits;
    }

    /** Where the suits of a group decide whether it is one, which they are: ", of three different suits". */
    private static String suits(Lot lot, Meld group) {
        Groups.Suits asked = lot.game().rules().groups().suits();
        if (group.run() || asked != Groups.Suits.ONE_OR_THREE && asked != Groups.Suits.EXACTLY_THREE) {
            return "";
        }
        long suits = lot.cards().stream()
                .filter(card -> !card.isJoker())
                .map(Card::suit)
                .distinct()
                .count();
        return suits == 1 ? ", all of one suit" : ", of " + NumberWord.of((int) suits) + " different suits";
    }

    /** Where a group holds one card twice, that the game is played with several packs. */
    private static Optional<String> twice(Lot lot) {
        return lot.cards().different().stream()
                .filter(card -> !card.isJoker() && lot.cards().count(card) > 1)
                .findFirst()
                .map(card -> ", " + card + (lot.cards().count(card) == 2 ? " twice" : " more than once") + ", for "
                        + NumberWord.of(lot.game().rules().packs()) + " packs are in play");
    }

    @Override
    protected List<Reason> against(Lot lot, String answer) {
        return wrong(
                answer, (answer.equals(NO) ? "it is " : "") + words(lot), answer.equals(YES) ? "no meld" : "a meld");
    }

    @Override
    public Prompt ask(Lot lot) {
        return new Prompt(
                "Are these cards a meld in " + lot.game().title() + "?",
                List.of(new Exhibit.Row("The cards", lot.cards().list())));
    }
}
