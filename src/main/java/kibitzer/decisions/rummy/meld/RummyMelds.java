package kibitzer.decisions.rummy.meld;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.Melds;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.AceInRuns;
import kibitzer.games.rummy.MeldRules;
import kibitzer.games.rummy.Melder;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.family.RummyGame;

/** Divide the hand of a game with one pack so that the least is left unmatched; every division that does is right. */
public final class RummyMelds extends CountedDecision<RummyMelds.Hand, Melding> {
    /** A hand of a game in which the ace counts 1 and court cards 10. */
    public record Hand(RummyGame game, CardSet cards) {}

    private static final String RULE = "rummy.melds.least-unmatched";
    private static final int LEAST = 6;
    private static final int MOST = 11;
    private static final int LISTED = 20;
    private static final int TRIES = 200;
    private static final List<RummyGame> GAMES = List.of(
            RummyGame.RUMMY,
            RummyGame.BLOCK_RUMMY,
            RummyGame.QUEEN_CITY,
            RummyGame.KNOCK_RUMMY,
            RummyGame.ACE_HIGH_GIN);
    private static final Map<RummyGame, Melder> MELDERS = melders();
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<CardSet> HAND = Field.required("hand", Kinds.cards(LEAST, MOST), "the hand");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<Hand> FORM = Form.of(Hand::new, GAME.of(Hand::game), HAND.of(Hand::cards));

    public RummyMelds() {
        super(
                new Head(
                        "rummy/melds",
                        "Melds in the hand",
                        "rummy",
                        "the melds that leave the least, in games with one pack"),
                FORM,
                new Melds(MOST),
                GAMES.stream().map(RummyMelds::source).toList(),
                GAMES_TO_DEAL);
    }

    private static Map<RummyGame, Melder> melders() {
        Map<RummyGame, Melder> melders = new EnumMap<>(RummyGame.class);
        Melder low = new Melder(new MeldRules(3, 3, AceInRuns.LOW));
        GAMES.forEach(game -> melders.put(game, low));
        melders.put(RummyGame.ACE_HIGH_GIN, new Melder(new MeldRules(3, 3, AceInRuns.LOW_OR_HIGH)));
        return melders;
    }

    private static Melder melder(Hand hand) {
        return Optional.ofNullable(MELDERS.get(hand.game())).orElseThrow();
    }

    private static Source source(RummyGame game) {
        return RulePages.MELDS.source(game);
    }

    /** A hand with two melds or more in it where the seed finds one soon. */
    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        int size = game.rules().handSize(2 + chance.below(3)) + chance.below(2);
        Hand hand = new Hand(game, CardSet.EMPTY);
        for (int i = 0; i < TRIES; i++) {
            hand = new Hand(
                    game,
                    CardSet.of(game.rules()
                            .pack()
                            .shuffled(new Seed(chance.next()))
                            .subList(0, size)));
            if (melder(hand).melds(hand.cards()).size() >= 2) {
                break;
            }
        }
        return hand;
    }

    @Override
    public Optional<String> objection(Hand hand, Melding answer) {
        CardSet strange = answer.cards().minus(hand.cards());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        CardSet forgotten = hand.cards().minus(answer.cards());
        if (!forgotten.isEmpty()) {
            return Optional.of("the " + forgotten.first().inWords() + " is neither melded nor left over");
        }
        return answer.melds().stream()
                .filter(meld -> !melder(hand).rules().isMeld(meld))
                .findFirst()
                .map(meld -> meld + " is no meld in " + hand.game().title());
    }

    @Override
    protected CountedAnswer<Melding> count(Hand hand) {
        List<Melding> best = melder(hand).best(hand.cards());
        Melding first = best.getFirst();
        return CountedAnswer.of(
                        RULE,
                        source(hand.game()),
                        best.subList(0, Math.min(LISTED, best.size())),
                        List.of(
                                Reason.counted(
                                        "deadwood",
                                        first.deadwood(),
                                        HowMany.points(first.deadwood()) + " left unmatched"),
                                Reason.counted(
                                        "melds",
                                        first.melds().size(),
                                        first.melds().isEmpty()
                                                ? "no meld"
                                                : String.join(
                                                        " | ",
                                                        first.melds().stream()
                                                                .map(CardSet::toString)
                                                                .toList()))))
                .figures(Map.of(Melds.DIVISIONS, best.size()));
    }

    @Override
    protected List<Reason> against(Hand hand, Melding answer) {
        int least = melder(hand).leastDeadwood(hand.cards());
        return answer.deadwood() == least
                ? List.of()
                : wrong(
                        answer,
                        HowMany.points(answer.deadwood()) + " left unmatched",
                        HowMany.points(least) + ", the fewest possible");
    }

    @Override
    public Prompt ask(Hand hand) {
        return new Prompt(
                "Which melds leave the least unmatched?",
                List.of(new Exhibit.Fact("Game", hand.game().title()), new Exhibit.Held("Your hand", hand.cards())));
    }
}
