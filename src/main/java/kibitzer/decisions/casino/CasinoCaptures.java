package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.Counts;

/** Which cards of the table one card takes in, as many as may be (pp. 259-260, 262, 362). */
public final class CasinoCaptures extends CountedDecision<TableToTake, CardSet> {
    private static final List<CasinoGame> GAMES = CasinoGame.TAKING_ALL;
    private static final int WHOLE_PACK = 52;

    private static final Field<CasinoGame> GAME = Fields.gameField(GAMES);
    private static final Field<CardSet> TABLE =
            required("table", Kinds.cards(0, Fields.MOST_LOOSE), "the loose cards of the table");
    private static final Field<Card> CARD = required("card", Kinds.card(), "the card of the hand that is played");
    private static final Field<List<Build>> BUILDS =
            optional("builds", BuildNotation.KIND, List.of(), "what lies built beside the loose cards");

    private static final Field<List<String>> GAMES_TO_DEAL = Fields.gamesToDeal(GAMES);
    private static final Field<Integer> LEVEL = optional(
            "level",
            Kinds.number(0, TableDealer.HARDEST),
            0,
            "from 1, one group or pair, to 4, where the largest capture is not the first one sees; 0 for any");

    private static final Form<TableToTake> FORM = Form.of(
            TableToTake::new,
            GAME.of(TableToTake::game),
            TABLE.of(TableToTake::table),
            CARD.of(TableToTake::card),
            BUILDS.whereGiven(TableToTake::builds));

    public CasinoCaptures() {
        super(
                new Head(
                        "casino/captures",
                        "Taking in",
                        "casino",
                        "which cards of the table one card takes in, as many as may be: casino, royal casino and others"),
                FORM,
                new CardAnswer.SomeCards(0, WHOLE_PACK),
                GAMES.stream().map(Fields::taking).distinct().toList(),
                GAMES_TO_DEAL,
                LEVEL);
    }

    @Override
    public TableToTake deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return TableDealer.deal(Fields.gameOf(request, GAMES_TO_DEAL, GAMES, chance), request.get(LEVEL), chance);
    }

    @Override
    protected CountedAnswer<CardSet> count(TableToTake table) {
        List<CardSet> most = table.most();
        CountedAnswer<CardSet> counted =
                CountedAnswer.of(rule(), Fields.taking(table.game()), most, facts(table, most.getFirst()));
        return most.getFirst().isEmpty() ? counted : counted.because(WHY);
    }

    private static final Why WHY =
            Why.practice("A deal is scored by the cards taken in, and what stays on the table the others may take.");

    private static List<Reason> facts(TableToTake table, CardSet taken) {
        if (taken.isEmpty()) {
            return List.of(Reason.counted("cards", 0, nothing(table)));
        }
        List<Reason> facts = new ArrayList<>();
        table.game()
                .rules()
                .division(table.card(), taken, table.layout())
                .forEach(part -> facts.add(Reason.counted("group", part.toString(), told(table, part))));
        if (taken.size() > 1) {
            facts.add(Reason.counted("cards", taken.size(), "that is " + taken.size() + " cards"));
        }
        return facts;
    }

    private static String nothing(TableToTake table) {
        return "no " + table.card().rank().word() + " lies on the table"
                + (table.game().rules().counts().of(table.card().rank()) > 0
                                && table.game() != CasinoGame.STEALING_BUNDLES
                        ? ", and no cards that make one"
                        : "");
    }

    private static String told(TableToTake table, CardSet part) {
        if (table.builds().stream().anyMatch(build -> build.cards().equals(part))) {
            return "your " + table.card().rank().word() + " takes the build " + part + ", which goes whole";
        }
        Counts counts = table.game().rules().counts();
        return part.size() == 1
                ? "your " + table.card().rank().word() + " takes the "
                        + part.first().inWords()
                : part + " come to "
                        + part.stream().mapToInt(card -> counts.of(card.rank())).sum()
                        + (counts.all(table.card().rank()).size() > 1
                                ? ""
                                : ", as much as your " + table.card().rank().word());
    }

    /** A card that is not on the table is no answer. */
    @Override
    public Optional<String> objection(TableToTake table, CardSet answer) {
        CardSet strange = answer.minus(table.layout().all());
        return strange.isEmpty()
                ? Optional.empty()
                : Optional.of("the " + strange.first().inWords() + " is not on the table");
    }

    @Override
    protected List<Reason> against(TableToTake table, CardSet answer) {
        CardSet right = table.most().getFirst();
        return wrong(answer, refusal(table, answer, right), Fields.listed(right));
    }

    private static String refusal(TableToTake table, CardSet answer, CardSet right) {
        if (answer.isEmpty()) {
            List<CardSet> parts = table.game().rules().division(table.card(), right, table.layout());
            return told(table, parts.getFirst())
                    + (parts.size() > 1 ? ", and it may take " + right.size() + " cards in all" : "");
        }
        if (table.all().contains(answer)) {
            return HowMany.of(answer.size(), "card") + ", and " + right.size() + " can be taken";
        }
        return table.builds().stream()
                .map(build -> brokenOrNotHis(table, build, answer))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> leftOver(table, answer))
                .orElseGet(() -> notTaken(table, answer));
    }

    /** Where part of the answer is a capture, what is wrong with the rest. */
    private static Optional<String> leftOver(TableToTake table, CardSet answer) {
        return table.all().stream()
                .filter(taken -> !taken.isEmpty() && answer.containsAll(taken))
                .max(Comparator.comparingInt(CardSet::size))
                .map(answer::minus)
                .map(rest -> notTaken(table, rest));
    }

    /** The rule that refuses cards which no part of is taken. */
    private static String notTaken(TableToTake table, CardSet cards) {
        Counts counts = table.game().rules().counts();
        Rank played = table.card().rank();
        Optional<Card> court = cards.stream()
                .filter(card -> counts.of(card.rank()) == 0 && card.rank() != played)
                .findFirst();
        if (court.isPresent()) {
            String rank = court.get().rank().word();
            return "the " + court.get().inWords() + " has no number, and only another " + rank + " takes it";
        }
        if (counts.of(played) == 0) {
            return "a " + played.word() + " has no number: it takes nothing but a " + played.word();
        }
        if (table.game() == CasinoGame.STEALING_BUNDLES || counts.all(played).size() > 1) {
            return cards + " cannot be divided into " + played.plural() + " and groups that come to one";
        }
        int sum = cards.stream().mapToInt(card -> counts.of(card.rank())).sum();
        int value = counts.of(played);
        String takes = "the " + played.word() + " takes only " + played.plural() + " and cards that come to " + value;
        return cards.size() == 1
                ? "the " + cards.first().inWords() + " is no " + played.word() + "; " + takes
                : sum % value != 0 || cards.size() == 2
                        ? cards + " come to " + sum + "; " + takes
                        : cards + " come to " + sum + ", but cannot be divided into groups of " + value;
    }

    private static Optional<String> brokenOrNotHis(TableToTake table, Build build, CardSet answer) {
        CardSet part = build.cards().intersection(answer);
        if (part.isEmpty()) {
            return Optional.empty();
        }
        if (!table.game().rules().counts().all(table.card().rank()).contains(build.value())) {
            return Optional.of("the build " + build.cards() + " is taken by " + Fields.aCardOf(build.value())
                    + " alone, as was announced");
        }
        return part.equals(build.cards())
                ? Optional.empty()
                : Optional.of("the build " + build.cards() + " is taken whole or not at all");
    }

    @Override
    public List<CardSet> idle() {
        return List.of(CardSet.EMPTY);
    }

    /** Who takes nothing is told what the card takes. */
    @Override
    public boolean declines(CardSet answer, CardSet best) {
        return false;
    }

    @Override
    public Prompt ask(TableToTake table) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", table.game().title()));
        table.builds()
                .forEach(build -> shown.add(new Exhibit.Fact(
                        "Built as " + Fields.plural(build.value()),
                        build.cards().toString())));
        shown.add(new Exhibit.Held("The table", table.layout().all(), Exhibit.Fan.BY_RANK));
        shown.add(new Exhibit.Row("You play", List.of(table.card())));
        return new Prompt("Which cards does the " + table.card().inWords() + " take, as many as it may?", shown);
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("take", answer.isEmpty() ? "nothing" : answer.toString());
    }
}
