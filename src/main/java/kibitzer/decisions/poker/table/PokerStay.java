package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.NoPair;
import kibitzer.conventions.poker.play.PokerFamilies;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.SpitTable;
import kibitzer.conventions.poker.play.Stage;
import kibitzer.conventions.poker.play.Stays;
import kibitzer.conventions.poker.play.StudGround;
import kibitzer.conventions.poker.play.StudStays;
import kibitzer.conventions.poker.play.StudTable;
import kibitzer.conventions.poker.play.StudView;
import kibitzer.conventions.poker.play.Words;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/**
 * Stay in or drop: at draw poker when another has opened, at stud after the upcards, at spit in the ocean when the card in
 * the centre is turned (Culbertson pp. 97-107).
 */
public final class PokerStay extends BookDecision<StayProblem, String> {
    private static final List<String> WORDS = List.of(Words.STAY, Words.DROP);
    private static final int STUD_ONCE_IN = 3;
    private static final int SPIT_ONCE_IN = 9;
    private static final TableBooks<String> DRAW = new TableBooks<>(
            List.of(
                    Games.STANDARD,
                    Games.ROUND_GAMES,
                    Games.BUG,
                    Games.JOKER_WILD,
                    Games.DEUCES_WILD,
                    Games.LOW,
                    Games.HIGH_LOW,
                    Games.CATS_AND_DOGS),
            Stays.BOOKS,
            Stage.STAYING);
    private static final List<String> STUD =
            List.of(Games.FIVE_CARD_STUD, Games.SEVEN_CARD_STUD, Games.HIGH_LOW_SEVEN_CARD_STUD);
    private static final Form<StayProblem> FORM = new StayFields(DRAW.games(), STUD, SpitTable.GAME).form();

    private static final List<String> GAMES = Stream.of(DRAW.games(), STUD, List.of(SpitTable.GAME))
            .flatMap(List::stream)
            .toList();
    private static final List<String> SPIT =
            SpitTable.BOOK.rules().map(Rule::id).toList();
    private static final RuleDealer<SpitTable, String> SPIT_DEALER =
            new RuleDealer<>(SpitTable.BOOK, new SpitTable.Ground());
    private static final PractisedRules RULES = PractisedRules.of(Stream.of(
                            DRAW.rules().all(),
                            STUD.stream()
                                    .flatMap(game -> practised(game).stream())
                                    .toList(),
                            SPIT)
                    .flatMap(List::stream)
                    .toList())
            .in(PokerFamilies.STAYING);
    private static final Field<List<String>> GAMES_TO_DEAL =
            optional("games", Kinds.someOf(GAMES), List.of(), "deal one of these games; any of them if none is named");

    private static RuleBook<StudView, String> stud(String game) {
        return Optional.ofNullable(StudStays.BOOKS.get(game)).orElseThrow();
    }

    private static List<String> practised(String game) {
        return stud(game).practised().map(Rule::id).toList();
    }

    public PokerStay() {
        super(
                new Head(
                        "poker/stay",
                        "Staying in",
                        "poker",
                        "whether to stay in: draw poker of eight forms, five-card stud, seven-card stud, high-low stud, spit in the ocean"),
                FORM,
                new WordAnswer.OneWord(PokerChoice.labels(WORDS)),
                RULES,
                Stream.of(
                                DRAW.sources().stream(),
                                STUD.stream().flatMap(game -> stud(game).sources().stream()),
                                SpitTable.BOOK.sources().stream())
                        .flatMap(sources -> sources)
                        .distinct()
                        .toList(),
                GAMES_TO_DEAL);
    }

    @Override
    public StayProblem deal(DealRequest request) {
        List<String> games = request.get(GAMES_TO_DEAL).isEmpty() ? GAMES : request.get(GAMES_TO_DEAL);
        List<String> rules = RULES.named(request);
        Chance chance = request.seed().chance();
        List<String> drawGames = games.stream().filter(DRAW.games()::contains).toList();
        List<String> studGames = games.stream()
                .filter(STUD::contains)
                .filter(game -> rules.isEmpty() || practised(game).stream().anyMatch(rules::contains))
                .toList();
        boolean drawPossible = !drawGames.isEmpty() && (rules.isEmpty() || DRAW.deals(drawGames, rules));
        boolean spitPossible = games.contains(SpitTable.GAME)
                && (rules.isEmpty() || SPIT.stream().anyMatch(rules::contains));
        if (spitPossible && (!drawPossible && studGames.isEmpty() || chance.onceIn(SPIT_ONCE_IN))) {
            List<String> asked = SPIT.stream()
                    .filter(rule -> rules.isEmpty() || rules.contains(rule))
                    .toList();
            return new StayProblem.AtSpit(SPIT_DEALER.deal(asked, new Seed(chance.next())));
        }
        if (studGames.isEmpty() || drawPossible && !chance.onceIn(STUD_ONCE_IN)) {
            return new StayProblem.AtDraw(DRAW.deal(drawGames, rules, new Seed(chance.next())));
        }
        String game = chance.oneOf(studGames);
        List<String> asked = practised(game).stream()
                .filter(rule -> rules.isEmpty() || rules.contains(rule))
                .toList();
        RuleDealer<StudView, String> dealer = new RuleDealer<>(stud(game), new StudGround(game));
        return new StayProblem.AtStud(
                dealer.deal(asked, new Seed(chance.next())).table());
    }

    @Override
    protected Consulted<?, String> consult(StayProblem problem) {
        return switch (problem) {
            case StayProblem.AtStud(var table) -> new Consulted<>(stud(table.game()), new StudView(table));
            case StayProblem.AtSpit(var table) -> new Consulted<>(SpitTable.BOOK, table);
            case StayProblem.AtDraw(var table) -> DRAW.consult(table);
        };
    }

    @Override
    public Advice<String> advise(StayProblem problem) {
        Advice<String> own = super.advise(problem);
        return problem instanceof StayProblem.AtDraw(var table) ? OtherBook.beside(table, DRAW, own, this::say) : own;
    }

    @Override
    public Set<String> circumstances() {
        return TableDecision.CIRCUMSTANCES;
    }

    /** A hand without a pair is told after what it draws to. */
    @Override
    public boolean isToldLast(StayProblem problem, Reason reason) {
        return super.isToldLast(problem, reason)
                || switch (problem) {
                    case StayProblem.AtDraw(PokerTable table) -> NoPair.isTold(table, reason);
                    case StayProblem.AtStud stud -> NoPair.isToldAtStud(reason);
                    case StayProblem.AtSpit spit -> NoPair.isToldAtSpit(reason);
                };
    }

    @Override
    public List<Ruling<String>> whyNot(StayProblem problem, String answer) {
        List<Ruling<String>> all = consult(problem).whyNot(answer);
        List<Ruling<String>> ofTheHand =
                all.stream().filter(ruling -> !missesADraw(ruling)).toList();
        return ofTheHand.isEmpty() ? all : ofTheHand;
    }

    /** What a draw must be worth tells nothing of a hand that holds none. */
    private static boolean missesADraw(Ruling<?> ruling) {
        return ruling.failing().stream()
                .anyMatch(reason -> reason.fact().equals("draw") && Boolean.FALSE.equals(reason.actual()));
    }

    @Override
    public List<String> idle() {
        return List.of(Words.DROP);
    }

    @Override
    public Prompt ask(StayProblem problem) {
        return switch (problem) {
            case StayProblem.AtDraw(var table) -> new Prompt("Another has opened. Do you stay in?", shown(table));
            case StayProblem.AtStud(var table) -> new Prompt("Do you stay in?", shown(table));
            case StayProblem.AtSpit(var table) ->
                new Prompt(
                        "Do you stay in?",
                        List.of(
                                new Exhibit.Held("Your four cards", table.hand(), Exhibit.Fan.BY_RANK),
                                new Exhibit.Row("In the centre, wild with all of its rank", List.of(table.turned())),
                                new Exhibit.Fact("The game", "spit in the ocean")));
        };
    }

    private static List<Exhibit> shown(PokerTable table) {
        return new TableShown(table)
                .opening()
                .seat()
                .in()
                .behind()
                .bets()
                .known()
                .exhibits();
    }

    private static List<Exhibit> shown(StudTable table) {
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Held("In the hole", table.hole(), Exhibit.Fan.BY_RANK));
        exhibits.add(new Exhibit.Row("Your upcards", table.up().byRank()));
        int opponent = 0;
        for (CardSet cards : table.showing()) {
            exhibits.add(new Exhibit.Row("Opponent " + ++opponent + " shows", cards.byRank()));
        }
        exhibits.add(new Exhibit.Fact(
                "The game", table.game().replace("-stud", " stud").replace("high-low-", "high-low ")));
        Map<String, Integer> chips = new LinkedHashMap<>();
        chips.put("In the pot", table.pot());
        chips.put("It costs you", table.toCall());
        chips.forEach((label, many) -> {
            if (many > 0) {
                exhibits.add(new Exhibit.Fact(label, HowMany.of(many, "chip")));
            }
        });
        return exhibits;
    }
}
