package kibitzer.decisions.banking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.PricedGame;
import kibitzer.games.banking.catalogue.BankPrices;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/** Bets of vingt-et-un, baccarat and chemin de fer, whose worth their own recursions count before any card is seen. */
final class RecursionBets {
    static final List<String> IDS = BankPrices.recursionIds();

    private static final int HUNDRED = 100;
    private static final double DECIMALS = 1e8;

    private RecursionBets() {}

    static boolean has(String game) {
        return IDS.contains(game);
    }

    static PricedGame game(String id) {
        return BankPrices.recursions().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** @throws BadQuestion naming the field, if there is no such bet */
    static PricedBet bet(String game, String words) {
        String plain = words.strip().replace('-', ' ').replaceAll("\\s+", " ");
        return game(game).bets().stream()
                .filter(bet -> bet.bet().equalsIgnoreCase(plain))
                .findFirst()
                .orElseThrow(() -> new BadQuestion(
                        "bet",
                        "\"" + words + "\" is no bet of " + game(game).title(),
                        "one of "
                                + game(game).bets().stream()
                                        .map(bet -> "\"" + bet.bet() + "\"")
                                        .collect(Collectors.joining(", "))));
    }

    /** @throws BadQuestion if there is no such bet, or cards are given */
    static PricedBet asked(String game, String words, boolean seen, boolean cards) {
        PricedBet bet = bet(game, words);
        if (seen || cards) {
            throw new BadQuestion(
                    seen ? "seen" : "cards",
                    "cards, at " + game(game).title(),
                    "none: its bets are counted before any card is seen");
        }
        return bet;
    }

    static Source source(String game, PricedBet bet) {
        Source here = Source.source(game);
        return bet.book().map(printed -> here.and(printed.pointer())).orElse(here);
    }

    static List<Source> sources() {
        return BankPrices.recursions().stream()
                .flatMap(game -> game.bets().stream().map(bet -> source(game.id(), bet)))
                .distinct()
                .toList();
    }

    static CountedAnswer<Double> count(String rule, String game, PricedBet bet) {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("odds", new Odds(Fraction.of(Math.round(bet.chance() * DECIMALS), (long) DECIMALS)).inWords());
        bet.edge().ifPresent(edge -> figures.put("edge", Math.rint(edge * DECIMALS) / DECIMALS));
        bet.book().ifPresent(printed -> figures.put("book", printed.text()));
        return CountedAnswer.of(rule, source(game, bet), List.of(bet.chance()), facts(game, bet))
                .allowing(bet.book().stream()
                        .flatMapToDouble(book -> book.chance().stream())
                        .boxed()
                        .toList())
                .figures(figures);
    }

    private static List<Reason> facts(String game, PricedBet bet) {
        List<Reason> facts = new ArrayList<>();
        facts.add(Reason.counted(
                "method", game(game).method(), "counted by " + lower(game(game).method())));
        facts.add(Reason.counted(
                "won", String.valueOf(bet.chance()), "it is won in " + percent(bet.chance()) + " percent of cases"));
        bet.edge()
                .ifPresent(edge -> facts.add(Reason.counted(
                        "edge",
                        String.valueOf(edge),
                        edge >= 0
                                ? "paid " + bet.pays() + ", the bank keeps " + percent(edge) + " percent of the stake"
                                : "paid " + bet.pays() + ", the bettor gains " + percent(-edge)
                                        + " percent of the stake")));
        bet.book()
                .ifPresent(printed -> facts.add(Reason.counted(
                        "book",
                        printed.text(),
                        "the book prints \"" + printed.text() + "\""
                                + (printed.agrees() ? "" : ", which the count does not bear out"))));
        return facts;
    }

    static List<Exhibit> exhibits(String game, PricedBet bet) {
        return List.of(
                new Exhibit.Fact("Game", game(game).title()),
                new Exhibit.Fact("The bet", bet.bet()),
                new Exhibit.Fact("Where", bet.when()),
                new Exhibit.Fact("It pays", bet.pays()),
                new Exhibit.Fact("Counted", game(game).method()));
    }

    private static String lower(String words) {
        return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f", HUNDRED * share);
    }
}
