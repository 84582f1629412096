package kibitzer.decisions.casino;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Basis;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.casino.CasinoGround;
import kibitzer.conventions.casino.CasinoPlays;
import kibitzer.conventions.casino.CasinoView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Counts;
import kibitzer.games.casino.LastHand;
import kibitzer.games.casino.LawfulPlays;
import kibitzer.games.casino.UnpairedRanks;

/** What to play at casino: by Culbertson's pointers, and in the last hand by a search to the end (p. 262). */
public final class CasinoTurn extends BookDecision<CasinoSight, CasinoPlay> {
    private static final List<CasinoGame> GAMES = CasinoGame.WITH_BUILDS;
    private static final PractisedRules RULES = PractisedRules.of(CasinoPlays.BOOK.practised());
    private static final Field<List<String>> GAMES_TO_DEAL = Fields.gamesToDeal(GAMES);
    private static final Field<Boolean> LAST_HAND = Field.optional(
                    "last-hand", Kinds.yesOrNo(), false, "deal turns of the last hand, in which every card is known")
            .called("Last hand only");

    private static final String COUNTED = "casino.play.last-hand";
    private static final Source SOURCE = Source.source("casino.p05", "casino.p04", "casino.p01");
    private static final Source OUR_COUNT = SOURCE.withFigureFromPractice("what a play comes to is counted");
    private static final int LAST_ONCE_IN = 5;

    public CasinoTurn() {
        super(
                new Head(
                        "casino/play",
                        "The play at casino",
                        "casino",
                        "take in, build or trail at casino, by the pointers; in the last hand counted to the end"),
                SightFields.FORM,
                new CasinoAnswer(),
                RULES,
                Stream.concat(CasinoPlays.BOOK.sources().stream(), Stream.of(SOURCE))
                        .toList(),
                GAMES_TO_DEAL,
                LAST_HAND);
    }

    @Override
    public CasinoSight deal(DealRequest request) {
        CasinoGround ground = new CasinoGround(Fields.asked(request, GAMES_TO_DEAL, GAMES));
        List<String> rules = RULES.named(request);
        boolean last = request.get(LAST_HAND)
                || rules.isEmpty() && request.seed().deal(1).chance().onceIn(LAST_ONCE_IN);
        return last
                ? ground.lastHand(request.seed().chance())
                : new RuleDealer<>(CasinoPlays.BOOK, ground)
                        .deal(rules.isEmpty() ? RULES.all() : rules, request.seed())
                        .sight();
    }

    @Override
    public Choices<CasinoPlay> choices(CasinoSight sight) {
        return new Choices.Listed<>(sight.plays());
    }

    @Override
    public Optional<String> objection(CasinoSight sight, CasinoPlay play) {
        return new LawfulPlays(sight.game().rules(), sight.hand(), sight.layout(), CasinoSight.ME).objection(play);
    }

    @Override
    protected Consulted<?, CasinoPlay> consult(CasinoSight sight) {
        return new Consulted<>(CasinoPlays.BOOK, new CasinoView(sight));
    }

    @Override
    public Advice<CasinoPlay> advise(CasinoSight sight) {
        return sight.isLastHand() ? counted(sight) : super.advise(sight);
    }

    /**
     * What lacks a fact of the table, such as another dealer, says nothing of the play while a deciding rule speaks of it;
     * nor does which card is best trailed where none should be.
     */
    @Override
    public List<Ruling<CasinoPlay>> whyNot(CasinoSight sight, CasinoPlay play) {
        if (sight.isLastHand()) {
            return givesUp(sight, play);
        }
        if (advise(sight).rulings().getFirst().rule().equals(CasinoPlays.SAFE_BUILD)) {
            // that something can be taken in speaks against the build as well
            return play instanceof CasinoPlay.Trail ? takesNothing(sight, play) : wrongOfAPair(sight, play);
        }
        if (play instanceof CasinoPlay.Trail && !(advise(sight).best().getFirst() instanceof CasinoPlay.Trail)) {
            return super.whyNot(sight, play).stream()
                    .filter(ruling -> ruling.failing().stream()
                            .anyMatch(reason -> reason.fact().equals(CasinoPlays.CAN_TAKE)))
                    .toList();
        }
        List<Ruling<CasinoPlay>> deciding = consult(sight).whyNotOfDeciding(play);
        return deciding.isEmpty() ? super.whyNot(sight, play) : deciding;
    }

    /** Of a card that takes in what its mate may take as well, that the spade goes first. */
    private List<Ruling<CasinoPlay>> wrongOfAPair(CasinoSight sight, CasinoPlay play) {
        return play instanceof CasinoPlay.Take
                ? super.whyNot(sight, play).stream()
                        .filter(ruling -> ruling.failing().stream()
                                .anyMatch(reason -> reason.fact().equals(CasinoPlays.RIGHT_OF_PAIR_KEY)))
                        .limit(1)
                        .toList()
                : List.of();
    }

    /** Of a card that is trailed, what the safe build takes next turn. */
    private List<Ruling<CasinoPlay>> takesNothing(CasinoSight sight, CasinoPlay play) {
        return advise(sight).best().stream()
                .filter(CasinoPlay.Builds.class::isInstance)
                .map(CasinoPlay.Builds.class::cast)
                .limit(1)
                .map(made -> new Ruling<>(
                        CasinoPlays.SAFE_BUILD,
                        Source.source("casino.p02", "casino.p07"),
                        List.of(play),
                        List.of(),
                        Standing.FAILS,
                        List.of(Reason.missing(
                                CasinoPlays.CAN_TAKE,
                                0,
                                "it takes nothing, while a build of " + Fields.plural(made.value()) + " wins "
                                        + (made.whole().size() + 1) + " cards next turn, for the opponent can hold no "
                                        + Counts.taking(made.value()).word(),
                                made.toString(),
                                ""))))
                .toList();
    }

    private static Advice<CasinoPlay> counted(CasinoSight sight) {
        List<LastHand.Outcome> outcomes = LastHand.of(sight);
        List<CasinoPlay> best = LastHand.best(outcomes);
        List<Reason> facts = new ArrayList<>();
        facts.add(Reason.counted("his-hand", sight.unseen().toString(), heHolds(sight.unseen())));
        unpaired(sight).ifPresent(facts::add);
        facts.add(Reason.counted(
                "difference",
                outcomes.getFirst().difference(),
                "played out, " + compared(outcomes.getFirst().difference())));
        Ruling<CasinoPlay> ruling = new Ruling<>(COUNTED, SOURCE, best, List.of(), Standing.HOLDS, facts);
        return new Advice<>(best, List.of(), List.of(ruling), List.of(), false, Beside.nothing());
    }

    /** The ranks by which a player who has kept count knows the other hand. */
    private static Optional<Reason> unpaired(CasinoSight sight) {
        CardSet seen = sight.game().rules().cards().minus(sight.unseen());
        String ranks =
                UnpairedRanks.of(seen.toList()).stream().map(Rank::plural).collect(Collectors.joining(", "));
        return ranks.isEmpty()
                ? Optional.empty()
                : Optional.of(Reason.counted("unpaired", ranks, "unpaired among all you have seen: " + ranks));
    }

    private static String heHolds(CardSet cards) {
        return cards.isEmpty()
                ? "every card is known, and the opponent has none left"
                : "every other card is known, so the opponent holds " + cards;
    }

    private static String compared(int difference) {
        return difference == 0
                ? "the deal comes out even"
                : "the deal is " + (difference > 0 ? "won by " + points(difference) : "lost by " + points(-difference));
    }

    private static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }

    private static List<Ruling<CasinoPlay>> givesUp(CasinoSight sight, CasinoPlay play) {
        List<LastHand.Outcome> outcomes = LastHand.of(sight);
        int best = outcomes.getFirst().difference();
        return outcomes.stream()
                .filter(outcome -> outcome.play().equals(play) && outcome.difference() < best)
                .map(outcome -> new Ruling<>(
                        COUNTED,
                        OUR_COUNT,
                        List.of(play),
                        List.of(),
                        Standing.FAILS,
                        List.of(Reason.missing(
                                        "difference",
                                        outcome.difference(),
                                        "it gives up " + points(best - outcome.difference())
                                                + ": "
                                                + replied(sight, play)
                                                + CapturesGivenUp.told(
                                                        sight.game().rules().scoring(),
                                                        LastHand.after(
                                                                sight,
                                                                outcomes.getFirst()
                                                                        .play()),
                                                        LastHand.after(sight, play)),
                                        compared(outcome.difference()))
                                .on(Basis.COUNTED))))
                .toList();
    }

    /** Where the opponent takes in next what was played: "7H takes 7S 4S 3D, and "; empty elsewhere. */
    private static String replied(CasinoSight sight, CasinoPlay play) {
        return LastHand.reply(sight, play)
                .filter(CasinoPlay.Take.class::isInstance)
                .map(CasinoPlay.Take.class::cast)
                .filter(take -> take.taken().contains(play.card()))
                .map(take -> take.card() + " takes " + take.taken() + ", and ")
                .orElse("");
    }

    /** In the last hand, every play with what the deal comes to. */
    @Override
    public Optional<Reckoning<CasinoPlay>> reckon(CasinoSight sight) {
        if (!sight.isLastHand()) {
            return Optional.empty();
        }
        List<LastHand.Outcome> outcomes = LastHand.of(sight);
        return Optional.of(new Reckoning<>(
                List.of(new Reckoning.Column("difference", "Points of the deal, yours less the opponent's")),
                outcomes.stream()
                        .sorted(Comparator.comparingInt(outcome -> -outcome.difference()))
                        .map(outcome -> new Reckoning.Row<>(
                                outcome.play(),
                                List.of(new Reckoning.Figure(outcome.difference(), signed(outcome.difference())))))
                        .toList(),
                LastHand.best(outcomes),
                "Every play of both to the last card, each as good as it can be. Sweeps made before are not in it."));
    }

    private static String signed(int difference) {
        return difference > 0 ? "+" + difference : String.valueOf(difference);
    }

    @Override
    public boolean isGivenHere(CasinoSight sight, CasinoPlay play) {
        return CasinoPlays.BOOK.isGiven(new CasinoView(sight), play);
    }

    @Override
    public Prompt ask(CasinoSight sight) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", sight.game().title()));
        shown.add(new Exhibit.Fact("You are", sight.dealer() ? "the dealer" : "not the dealer"));
        shown.add(new Exhibit.Fact("You have taken", cards(sight.taken())));
        shown.add(new Exhibit.Fact("The opponent has taken", cards(sight.theirs())));
        if (sight.isLastHand()) {
            shown.add(new Exhibit.Fact("Not seen", Fields.listed(sight.unseen())));
        }
        shown.add(new Exhibit.Row("The table", sight.layout().loose().byRank()));
        shown.addAll(Fields.shown(sight.layout().builds()));
        shown.add(new Exhibit.Held("Your hand", sight.hand()));
        return new Prompt("Which card do you play, and how?", shown);
    }

    /** "18 cards, 5 spades". */
    private static String cards(CardSet taken) {
        int spades = taken.in(Suit.SPADES).size();
        return taken.isEmpty()
                ? "nothing"
                : taken.size()
                        + (taken.size() == 1 ? " card, " : " cards, ")
                        + (spades == 0 ? "no" : spades)
                        + (spades == 1 ? " spade" : " spades");
    }
}
