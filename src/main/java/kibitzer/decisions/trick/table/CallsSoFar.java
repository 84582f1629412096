package kibitzer.decisions.trick.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.auction.ExactBids;
import kibitzer.games.trick.settle.Seating;

/**
 * Calls at a game of tricks, and somebody who is to speak.
 *
 * @param calls from the first to speak
 * @param dealer N E S W where four play, else a number; empty where it is the last to speak
 * @param players empty for the usual number
 * @param turnUp the card turned
 * @param cards dealt to each; empty for the usual number
 * @param scores points of the speaker's side, and of the others
 * @param agreed what is agreed beside the usual rules
 */
public record CallsSoFar(
        TrickGame game,
        List<String> calls,
        Optional<String> dealer,
        Optional<Integer> players,
        Optional<Card> turnUp,
        Optional<Integer> cards,
        Scores scores,
        Agreed agreed) {

    /** Points of two sides. */
    record Scores(int we, int they) {}

    /**
     * What is agreed beside the usual rules.
     *
     * @param schedule of five hundred: "avondale", "original", "inverted"
     * @param nullo whether nullo may be bid at five hundred
     * @param uneven whether the bids of oh hell may not add up to the tricks
     */
    record Agreed(String schedule, boolean nullo, boolean uneven) {
        static final Agreed NOTHING = new Agreed("avondale", false, false);

        List<String> words() {
            return Stream.of(
                            Stream.of(schedule),
                            nullo ? Stream.of("nullo") : Stream.<String>empty(),
                            uneven ? Stream.of(ExactBids.UNEVEN) : Stream.<String>empty())
                    .flatMap(words -> words)
                    .toList();
        }
    }

    /** @throws BadQuestion naming the field that is wrong */
    public CallsSoFar {
        calls = List.copyOf(calls);
        int table = TrickFields.table(game, players);
        dealer.ifPresent(seat -> TrickFields.seat("dealer", seat, table));
        turnUp.ifPresent(card -> TrickFields.inThePack(game, "turn-up", List.of(card), List.of()));
        int most = game.rules().dealing().cards().getOrDefault(table, 0);
        cards.filter(dealt -> dealt > most).ifPresent(dealt -> {
            throw new BadQuestion("cards", dealt + " cards", "at most " + most + " with " + table + " players");
        });
        Calls these = calls(game, table, turnUp, cards.orElse(most), scores, agreed);
        List<String> so = calls;
        these.fault(so).ifPresent(fault -> {
            throw new BadQuestion(
                    "calls",
                    "call " + (fault.at() + 1) + ", \"" + fault.call() + "\": " + fault.why(),
                    "one of " + String.join(", ", these.next(so.subList(0, fault.at()))));
        });
        if (these.over(calls)) {
            throw new BadQuestion("calls", "the calling is over after them", "calls after which somebody is to speak");
        }
        if (turnUp.isEmpty() && these.bidding().needsTurnUp() && calls.size() >= table) {
            throw new BadQuestion("turn-up", "missing, and its suit may not be named", "the card turned");
        }
    }

    private static Calls calls(
            TrickGame game, int players, Optional<Card> turnUp, int cards, Scores scores, Agreed agreed) {
        CallTable table = CallTable.of(players, cards)
                .scored(scores.we(), scores.they())
                .agreeing(agreed.words().toArray(String[]::new));
        return Calls.of(game, turnUp.map(table::turned).orElse(table)).orElseThrow();
    }

    /** The calling, of which these calls are the beginning. */
    Calls calling() {
        int table = TrickFields.table(game, players);
        int most = game.rules().dealing().cards().getOrDefault(table, 0);
        return calls(game, table, turnUp, cards.orElse(most), scores, agreed);
    }

    int players(TrickGame of) {
        return TrickFields.table(of, players);
    }

    /** Who is to speak, by seat; the first to speak sits after the dealer. */
    String speaker() {
        int table = players(game);
        List<String> seats = Seating.EACH.columns(table);
        int last =
                dealer.map(seat -> seats.indexOf(seat.toUpperCase(Locale.ROOT))).orElse(table - 1);
        return seats.get((last + 1 + calling().speaker(calls)) % table);
    }
}
