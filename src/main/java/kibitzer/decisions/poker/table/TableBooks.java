package kibitzer.decisions.poker.table;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.poker.play.PokerFamilies;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.Stage;
import kibitzer.conventions.poker.play.TableGround;
import kibitzer.conventions.poker.play.TableView;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/** The rule books of one decision, one for each game it is asked in; deals tables for any of their rules. */
final class TableBooks<A> {
    /** The usual game is dealt as often as all others together. */
    private static final int USUAL_ONCE_IN = 2;

    private final List<String> games;
    private final Map<String, RuleBook<TableView, A>> books;
    private final Stage stage;
    private final PractisedRules rules;
    private final Field<List<String>> gamesToDeal;

    /**
     * @param games the games, the usual one first
     * @param books by game
     * @param stage the moment of a hand at which the decision falls
     */
    TableBooks(List<String> games, Map<String, RuleBook<TableView, A>> books, Stage stage) {
        this.games = List.copyOf(games);
        this.books = Map.copyOf(books);
        this.stage = stage;
        if (!books.keySet().containsAll(games) || books.size() != games.size()) {
            throw new IllegalArgumentException("games " + games + " and books on " + books.keySet());
        }
        rules = PractisedRules.of(games.stream().flatMap(game -> practised(game).stream()))
                .in(PokerFamilies.ALL);
        gamesToDeal = optional(
                "games", Kinds.someOf(games), List.of(), "deal one of these games; any of them if none is named");
    }

    List<String> games() {
        return games;
    }

    private RuleBook<TableView, A> book(String game) {
        return on(game).orElseThrow(() -> new IllegalArgumentException("no rules for " + game));
    }

    Optional<RuleBook<TableView, A>> on(String game) {
        return Optional.ofNullable(books.get(game));
    }

    Field<List<String>> gamesToDeal() {
        return gamesToDeal;
    }

    /** The book of the game that is played, opened at this table. */
    Consulted<TableView, A> consult(PokerTable table) {
        return new Consulted<>(book(table.game()), new TableView(table));
    }

    /** What can be dealt for. */
    PractisedRules rules() {
        return rules;
    }

    private List<Rule<TableView, A>> practised(String game) {
        return book(game).practised().toList();
    }

    List<Source> sources() {
        return games.stream()
                .flatMap(game -> book(game).sources().stream())
                .distinct()
                .toList();
    }

    /** A table for one of these rules in one of these games; any of them where none is named. */
    PokerTable deal(DealRequest request) {
        return deal(request.get(gamesToDeal), rules.named(request), request.seed());
    }

    /** True if one of these rules belongs to one of these games. */
    boolean deals(List<String> askedGames, List<String> askedRules) {
        return askedGames.stream()
                .flatMap(game -> practised(game).stream())
                .anyMatch(rule -> askedRules.contains(rule.id()));
    }

    PokerTable deal(List<String> askedGames, List<String> askedRules, Seed seed) {
        Chance chance = seed.chance();
        List<String> possible = (askedGames.isEmpty() ? games.stream() : askedGames.stream())
                .filter(game -> askedRules.isEmpty()
                        || practised(game).stream().anyMatch(rule -> askedRules.contains(rule.id())))
                .toList();
        if (possible.isEmpty()) {
            throw new BadQuestion("games", "none of these rules is one of " + String.join(", ", askedGames));
        }
        boolean usual = possible.contains(games.getFirst()) && chance.onceIn(USUAL_ONCE_IN);
        String game = usual ? games.getFirst() : chance.oneOf(possible);
        List<String> rules =
                new ArrayList<>(practised(game).stream().map(Rule::id).toList());
        if (!askedRules.isEmpty()) {
            rules.retainAll(askedRules);
        }
        RuleDealer<TableView, A> dealer = new RuleDealer<>(book(game), new TableGround(game, stage));
        Seed next = new Seed(chance.next());
        boolean undirected = askedRules.isEmpty() && chance.onceIn(USUAL_ONCE_IN + 1);
        return (undirected || rules.isEmpty()
                        ? new TableGround(game, stage).start(next.chance())
                        : dealer.deal(rules, next))
                .table();
    }
}
