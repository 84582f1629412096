package kibitzer.decisions.rummy.meld;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.CardSum;
import kibitzer.decisions.rummy.form.RulePages;
import kibitzer.decisions.rummy.form.RummyFields;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.family.Divider;
import kibitzer.games.rummy.family.Division;
import kibitzer.games.rummy.family.PointValues;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** How little can be left unmatched in a hand of any rummy game, wild cards and several packs included? */
public final class LeastLeft extends CountedDecision<LeastLeft.Hand, Integer> {
    /** A hand in a game. */
    public record Hand(RummyGame game, Cards cards) {
        public Hand {
            RummyFields.inThePack(game, "hand", List.of(cards));
        }
    }

    private static final String RULE = "rummy.least-unmatched";
    private static final int MOST_CARDS = 16;
    private static final int MOST_POINTS = 1000;
    private static final int TRIES = 60;
    private static final List<RummyGame> GAMES = RummyFields.allBut(RummyGame.CANASTA, RummyGame.SAMBA);
    private static final Field<RummyGame> GAME = RummyFields.gameField(GAMES);
    private static final Field<Cards> HAND = Field.required("hand", CardsNotation.kind(3, MOST_CARDS), "the hand");
    private static final Field<List<String>> GAMES_TO_DEAL = RummyFields.gamesToDeal(GAMES);

    private static final Form<Hand> FORM = Form.of(
            (game, cards, deuces, packs) -> new Hand(RummyFields.played(game, deuces, packs), cards),
            GAME.of(Hand::game),
            HAND.of(Hand::cards),
            RummyFields.deuces(Hand::game),
            RummyFields.packs(Hand::game));

    public LeastLeft() {
        super(
                new Head(
                        "rummy/least-unmatched",
                        "The least unmatched",
                        "rummy",
                        "how little can be left unmatched, in eighteen rummy games"),
                FORM,
                new NumberAnswer.Count(0, MOST_POINTS, ""),
                Stream.concat(GAMES.stream().map(RummyGame::id), Stream.of("rummy.pack-sizes"))
                        .map(Source::source)
                        .toList(),
                GAMES_TO_DEAL);
    }

    /** A hand of the game's size from its own pack, with a meld in it where one is found soon. */
    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        RummyGame game = RummyFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        int size = game.rules().handSize(2 + chance.below(3));
        Cards hand = Cards.NONE;
        for (int i = 0; i < TRIES; i++) {
            hand = Cards.of(
                    game.rules().pack().shuffled(new Seed(chance.next())).subList(0, size));
            if (!Divider.leastLeft(game.rules(), hand).melds().isEmpty()) {
                break;
            }
        }
        return new Hand(game, hand);
    }

    @Override
    protected CountedAnswer<Integer> count(Hand hand) {
        Division best = best(hand);
        int left = hand.game().rules().values().left(best.unmatched());
        Source melds = RulePages.MELDS.source(hand.game());
        Source source = hand.game().usually() == RummyGame.CONTRACT
                ? melds.onPage(27, 28)
                : isEitherAgreed(hand.game()) ? melds.onPage(6, 7) : melds;
        return CountedAnswer.of(RULE, source, List.of(left), reasons(hand, best, left))
                .figures(Map.of(
                        "melds", best.melds().stream().map(Cards::toString).toList()));
    }

    private static List<Reason> reasons(Hand hand, Division best, int left) {
        List<Reason> reasons = new ArrayList<>();
        reasons.add(Reason.counted(
                "melds",
                best.inWords(),
                best.melds().isEmpty()
                        ? best.inWords()
                        : best.inWords()
                                + MeldWords.wilds(best.melds(), hand.game().rules())
                                + (best.melds().size() == 1 ? " is" : " are") + " matched"));
        reasons.add(Reason.counted(
                "unmatched",
                best.unmatched().toString(),
                (best.unmatched().isEmpty() ? "nothing is left" : "left: " + best.unmatched()) + ", "
                        + unit(hand.game(), left)));
        reasons.addAll(RummyFields.reasonOnDeuces(hand.game(), List.of(hand.cards())));
        return reasons;
    }

    private static Division best(Hand hand) {
        return Divider.leastLeft(hand.game().rules(), hand.cards());
    }

    private static String unit(RummyGame game, int left) {
        return isInCards(game)
                ? left + (left == 1 ? " card" : " cards")
                : HowMany.points(left) + (isEitherAgreed(game) ? " by index value" : "");
    }

    /** Of boathouse rum the page lets cards or index values be agreed on (p. 7); the question says which. */
    private static boolean isEitherAgreed(RummyGame game) {
        return game.usually() == RummyGame.BOATHOUSE;
    }

    @Override
    protected List<Reason> against(Hand hand, Integer answer) {
        int left = hand.game().rules().values().left(best(hand).unmatched());
        return answer == left
                ? List.of()
                : wrong(answer, least(hand, answer, left), answerKind().inside(left));
    }

    /** What is left at best and why it is no more or no less, card by card. */
    private static String least(Hand hand, int answer, int left) {
        Division best = best(hand);
        String melds =
                best.inWords() + MeldWords.wilds(best.melds(), hand.game().rules());
        String match = melds + (best.melds().size() == 1 ? " matches" : " match");
        String counted = isInCards(hand.game())
                ? unit(hand.game(), left) + ": " + best.unmatched()
                : new CardSum(hand.game(), best.unmatched()).added() + (left == 1 ? " point" : " points");
        String notPoints =
                isInCards(hand.game()) && answer > hand.cards().size() ? "cards are asked for, not points; " : "";
        if (best.unmatched().isEmpty()) {
            return match + ", so nothing is left";
        }
        if (best.melds().isEmpty()) {
            return notPoints + "no cards match, so all count: " + counted;
        }
        return notPoints
                + match
                + (answer > left ? ", and only the rest is left, " : ", and no way leaves less than the rest, ")
                + counted;
    }

    private static boolean isInCards(RummyGame game) {
        return game.rules().values() == PointValues.ONE_EACH;
    }

    private static int pips(Cards cards) {
        return cards.stream()
                .filter(card -> !card.isJoker())
                .mapToInt(Melding::pips)
                .sum();
    }

    /** All the cards, or what one set left unseen would leave. */
    @Override
    public List<Slip<Integer>> slips(Hand hand) {
        Division best = best(hand);
        int left = hand.game().rules().values().left(best.unmatched());
        List<Slip<Integer>> slips = new ArrayList<>();
        slips.add(Slip.by(
                "count all the cards, matched ones too",
                hand.game().rules().values().left(hand.cards())));
        boolean cards = isInCards(hand.game());
        slips.add(
                cards
                        ? Slip.by("count points, where cards are counted", pips(best.unmatched()))
                        : Slip.by(
                                isEitherAgreed(hand.game())
                                        ? "count one for each card, which may be agreed too, where index values are asked for"
                                        : "count the cards, where points are asked for",
                                best.unmatched().size()));
        if (cards) {
            slips.add(Slip.by("count points, and those of all the cards", pips(hand.cards())));
        }
        List<Slip<Integer>> otherwise = otherwise(hand, best);
        slips.addAll(otherwise);
        for (Cards meld : best.melds()) {
            slips.add(Slip.by(
                    "overlook " + meld, left + hand.game().rules().values().left(meld)));
        }
        if (!cards) {
            // of one figure the other melds are the likelier ground
            new CardSum(hand.game(), best.unmatched())
                    .slips(hand.cards().minus(best.unmatched()), left).stream()
                            .filter(sum -> otherwise.stream()
                                    .noneMatch(other -> other.answer().equals(sum.answer())))
                            .forEach(slips::add);
        }
        return slips;
    }

    /** What is left where cards of the best melds are matched in another. */
    private static List<Slip<Integer>> otherwise(Hand hand, Division best) {
        RummyRules rules = hand.game().rules();
        return Divider.melds(rules, hand.cards()).stream()
                .filter(meld -> !best.melds().contains(meld))
                .flatMap(meld -> best.melds().stream()
                        .filter(own -> meld.stream().anyMatch(own.list()::contains))
                        .limit(1)
                        .filter(own -> own.size() == meld.size())
                        .map(own -> Slip.by(
                                "match " + meld + " instead of " + own,
                                rules.values()
                                        .left(Divider.leastLeft(
                                                        rules, hand.cards().minus(meld))
                                                .unmatched()))))
                .toList();
    }

    @Override
    public Prompt ask(Hand hand) {
        return new Prompt(
                isInCards(hand.game())
                        ? "How many cards must be left unmatched in "
                                + hand.game().title() + "?"
                        : "How many points must be left unmatched in "
                                + hand.game().title()
                                + (isEitherAgreed(hand.game()) ? ", where index values are paid?" : "?"),
                List.of(new Exhibit.Row("Your hand", hand.cards().list())));
    }
}
