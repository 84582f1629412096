package kibitzer.play.vingtetun;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.vingtetun.BestPlay;
import kibitzer.games.banking.vingtetun.RoundOutcomes;
import kibitzer.games.banking.vingtetun.Shoe;
import kibitzer.games.banking.vingtetun.Strategy;
import kibitzer.games.banking.vingtetun.VingtDeal;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;
import kibitzer.games.banking.vingtetun.VingtMove;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.DealtHands;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.Robot;
import kibitzer.play.hand.Score;
import kibitzer.play.hand.Turn;
import tools.jackson.databind.node.ObjectNode;

/** Vingt-et-un deal by deal: the player in seat 1, the dealer, who has no choice, in seat 2. */
public final class PlayedVingtEtUn implements PlayedGame<VingtSeries, SeenVingt, VingtMove> {
    /** How many deals are played. */
    public static final Field<Integer> DEALS = Field.optional(
            "deals",
            Kinds.number(1, VingtSeries.MOST_DEALS),
            1,
            "how many deals are played in which there is a choice, one after the other");

    /** By whose rules. */
    public static final Field<VingtEtUnRules> RULES = Field.optional(
            "rules",
            Kinds.word(VingtEtUnRules.PLAYED.stream().map(VingtEtUnRules::id).toList())
                    .as(word -> VingtEtUnRules.find(word).orElseThrow(), VingtEtUnRules::id),
            VingtEtUnRules.HOUSE,
            "house pays naturals one and a half times and no bonuses, home twice and all of them");

    /** From how many packs. */
    public static final Field<Integer> PACKS = Field.optional(
            "packs", Kinds.number(1, Shoe.MOST_PACKS), 1, "how many packs are shuffled together before each deal");

    private static final TableSeat PLAYER = new TableSeat(2, 0);

    private static final Kind<VingtMove> MOVES = Kinds.word(IntStream.range(0, VingtMove.values().length)
                    .mapToObj(move -> VingtMove.values()[move].word())
                    .toList())
            .as(word -> VingtMove.find(word).orElseThrow(), VingtMove::word);

    private static final Map<VingtEtUnRules, Strategy> BEST = new ConcurrentHashMap<>();
    private static final Map<VingtEtUnRules, RoundOutcomes.Moments> MOMENTS = new ConcurrentHashMap<>();

    @Override
    public String id() {
        return "vingt-et-un";
    }

    @Override
    public String title() {
        return "Vingt-et-un";
    }

    @Override
    public List<Field<?>> options() {
        return List.of(DEALS, RULES, PACKS);
    }

    @Override
    public int players(DealRequest request) {
        return 2;
    }

    @Override
    public TableSeat learner(DealRequest request) {
        return PLAYER;
    }

    @Override
    public VingtSeries deal(DealRequest request) {
        return VingtSeries.dealt(request.get(RULES), request.get(PACKS), request.seed(), request.get(DEALS));
    }

    @Override
    public Optional<TableSeat> toPlay(VingtSeries series) {
        return series.isOver() ? Optional.empty() : Optional.of(PLAYER);
    }

    @Override
    public SeenVingt view(VingtSeries series, TableSeat seat) {
        return SeenVingt.of(series);
    }

    @Override
    public Choices<VingtMove> lawful(SeenVingt seen) {
        return new Choices.Listed<>(
                seen.step() == VingtDeal.Step.DRAW
                        ? List.of(VingtMove.HIT, VingtMove.STAND)
                        : List.of(VingtMove.YES, VingtMove.NO));
    }

    @Override
    public VingtSeries after(VingtSeries series, VingtMove move) {
        return series.after(move);
    }

    /** Counters of all deals. */
    @Override
    public Score score(VingtSeries series) {
        int counters = series.results().stream().mapToInt(Integer::intValue).sum();
        return new Score(List.of(counters, -counters), "deals");
    }

    @Override
    public List<DealtHands> dealt(VingtSeries series) {
        return IntStream.range(0, series.deals().size())
                .mapToObj(series::asDealt)
                .map(PlayedVingtEtUn::dealt)
                .toList();
    }

    private static DealtHands dealt(VingtDeal deal) {
        List<List<Card>> hands = new ArrayList<>(List.of(deal.hand().cards(), deal.dealer()));
        return new DealtHands(hands, deal.stock(), Optional.empty());
    }

    @Override
    public Kind<VingtMove> moves() {
        return MOVES;
    }

    @Override
    public Turn<VingtMove> turn(SeenVingt seen) {
        return VingtTurns.of(seen);
    }

    @Override
    public VingtMove usual(SeenVingt seen) {
        return byTheBook(seen);
    }

    @Override
    public VingtMove byTheBook(SeenVingt seen) {
        return VingtTurns.by(VingtTurns.BOOK, seen);
    }

    /** Beside the usual two one that plays as counting would have it. */
    @Override
    public Map<String, Robot<SeenVingt, VingtMove>> robots() {
        Map<String, Robot<SeenVingt, VingtMove>> robots = new LinkedHashMap<>(PlayedGame.super.robots());
        robots.put(
                "counting", (seen, chance) -> VingtTurns.by(BEST.computeIfAbsent(seen.rules(), BestPlay::new), seen));
        return robots;
    }

    @Override
    public ObjectNode table(SeenVingt seen, TableSeat seat) {
        return VingtTableJson.of(seen, seat);
    }

    /** What a deal played by the book wins on average and how far it strays, in bets, counted from an endless pack. */
    public static RoundOutcomes.Moments byTheBook(VingtEtUnRules rules) {
        return MOMENTS.computeIfAbsent(
                rules, played -> RoundOutcomes.Moments.of(RoundOutcomes.of(played, VingtTurns.BOOK)));
    }
}
