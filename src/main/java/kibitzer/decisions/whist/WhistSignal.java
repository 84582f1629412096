package kibitzer.decisions.whist;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.conventions.whist.WhistGround;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.Signals;
import kibitzer.games.whist.Signals.Read;
import kibitzer.games.whist.Signals.Signal;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WhistTrick;

/** What a seat has signalled in a suit, by the cards it played. */
final class WhistSignal extends CountedDecision<WhistSignal.Seen, String> {
    private static final Source SOURCE =
            Source.source("whist-maxims.p51", "whist-maxims.p52", "whist-maxims.p53", "whist-maxims.p54");
    private static final int TRIES = 300;

    /**
     * What is asked about.
     *
     * @param history the tricks, the last perhaps not finished
     * @param seat whose cards are read
     * @param suit in which suit
     */
    record Seen(List<WhistTrick> history, TableSeat seat, Suit suit, Suit trump) {
        Seen {
            history = List.copyOf(history);
        }

        private Optional<Read> read() {
            return new Signals(history, trump).read(seat, suit);
        }
    }

    private static final Field<TableSeat> SEAT =
            required("seat", WhistFields.seat(), "whose cards are read; partner is N");
    private static final Field<List<WhistTrick>> HISTORY =
            required("history", WhistFields.tricks(), "the tricks so far, oldest first; the last may be unfinished");

    private static final Form<Seen> FORM = Form.of(
            WhistSignal::seen,
            HISTORY.of(Seen::history),
            SEAT.of(Seen::seat),
            required("suit", Kinds.suit(), "the suit that is asked about").of(Seen::suit),
            WhistFields.TRUMP.of(Seen::trump));

    WhistSignal() {
        super(
                new Head(
                        "whist/signal",
                        "Reading a signal",
                        "whist",
                        "what a player has signalled in a suit: a call for trumps, the echo, command, no more"),
                FORM,
                WordAnswer.OneWord.of(
                        "calls-for-trumps",
                        "Calls for trumps",
                        "echo",
                        "Echo",
                        "command",
                        "Command of the suit",
                        "no-more",
                        "No more of the suit",
                        "none",
                        "No signal"),
                List.of(SOURCE));
    }

    private static Seen seen(List<WhistTrick> history, TableSeat seat, Suit suit, Suit trump) {
        if (history.isEmpty()) {
            throw new BadQuestion("history", "no trick", "one trick at least");
        }
        WhistFields.checkTricks(history, trump, true);
        return new Seen(history, seat, suit, trump);
    }

    /** Mostly a signal of partner's. */
    @Override
    public Seen deal(DealRequest request) {
        Chance chance = request.seed().chance();
        Signal wanted = chance.oneOf(List.of(Signal.values()));
        Seen seen = any(chance);
        for (int tried = 0; tried < TRIES && signal(seen) != wanted; tried++) {
            seen = any(chance);
        }
        return seen;
    }

    private static Seen any(Chance chance) {
        WhistSight sight = WhistGround.LEAD.start(chance).sight();
        while (sight.history().isEmpty()) {
            sight = WhistGround.LEAD.start(chance).sight();
        }
        return new Seen(sight.history(), sight.partner(), chance.oneOf(Suit.DOWNWARDS), sight.trump());
    }

    private static Signal signal(Seen seen) {
        return seen.read().map(Read::signal).orElse(Signal.NONE);
    }

    @Override
    protected CountedAnswer<String> count(Seen seen) {
        Signal signal = signal(seen);
        List<String> best = new ArrayList<>(List.of(word(signal)));
        if (signal == Signal.COMMAND && isLast(seen)) {
            best.add(word(Signal.NO_MORE));
        }
        return CountedAnswer.of(rule(), SOURCE, best, facts(seen))
                .allowing(mayBeAnEcho(seen) ? List.of(word(Signal.ECHO)) : List.of());
    }

    /** The handbook does not say whether a card played high and then a lower one of trumps call as well. */
    private static boolean mayBeAnEcho(Seen seen) {
        Signals signals = new Signals(seen.history(), seen.trump());
        return seen.read()
                .filter(read -> read.signal() == Signal.CALLS_FOR_TRUMPS
                        && signals.calledInTrumps(seen.seat().after(2), read.first()))
                .isPresent();
    }

    private static boolean isLast(Seen seen) {
        return seen.read()
                .filter(read ->
                        new Signals(seen.history(), seen.trump()).isLastOf(seen.seat(), seen.suit(), read.last()))
                .isPresent();
    }

    private static String word(Signal signal) {
        return signal.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<Reason> facts(Seen seen) {
        String who = seen.seat().inWords();
        return seen.read()
                .map(read -> switch (read.signal()) {
                    case CALLS_FOR_TRUMPS ->
                        fact(read, who + " played " + high(read) + ", which need not have been played");
                    case ECHO -> fact(read, who + " played " + high(read) + " after the call of the player opposite");
                    case COMMAND ->
                        fact(
                                read,
                                who + " threw the best card left of the suit, "
                                        + read.cards().getFirst());
                    case NO_MORE ->
                        fact(
                                read,
                                who + " threw the second best left of the suit, "
                                        + read.cards().getFirst());
                    case NONE -> fact(read, "nothing was signalled");
                })
                .map(List::of)
                .orElseGet(
                        () -> List.of(
                                Reason.counted(
                                        "cards",
                                        "",
                                        "no card of " + who + " in "
                                                + seen.suit().plural()
                                                + " was higher than it need be before a lower one, or thrown away as best or second best")));
    }

    /** What was seen, and what would have to be seen for the answer. */
    @Override
    protected List<Reason> against(Seen seen, String answer) {
        String toBeSeen = switch (answer) {
            case "calls-for-trumps" ->
                signal(seen) == Signal.ECHO
                        ? ": that answers the call, and asks nothing anew"
                        : signal(seen) == Signal.COMMAND
                                ? ": that tells command of the suit or no more of it"
                                : "; a call is high, then low";
            case "echo" ->
                signal(seen) == Signal.CALLS_FOR_TRUMPS
                        ? "; an echo answers a call, and the player opposite had made none"
                        : "; an echo is high, then low, after the partner's call";
            case "command" ->
                seen.suit() == seen.trump()
                        ? "; command is told by the best left of a plain suit, thrown on another suit"
                        : "; only the best left, thrown on another suit, tells command";
            case "no-more" ->
                signal(seen) == Signal.COMMAND
                        ? ": that tells command, for more of the suit came after it"
                        : "; only the best or second best, thrown on another suit, says no more";
            default -> "";
        };
        Optional<NothingSignalled> nothing =
                seen.read().isPresent() ? Optional.empty() : Optional.of(NothingSignalled.of(seen, answer));
        boolean tellsAll = nothing.filter(NothingSignalled::tellsAll).isPresent();
        return wrong(
                answer,
                nothing.map(NothingSignalled::said).orElseGet(() -> shortly(seen))
                        + (tellsAll ? "" : toBeSeen.isEmpty() ? meaning(seen) : toBeSeen),
                answerKind().inside(count(seen).best().getFirst()));
    }

    /** What it says to a partner, for who saw nothing in it. */
    private static String meaning(Seen seen) {
        return switch (signal(seen)) {
            case CALLS_FOR_TRUMPS -> ": that asks for trumps";
            case ECHO -> ": that answers the call";
            case COMMAND -> ": that tells command of the suit, or no more of it";
            case NO_MORE -> ": that tells that no more of the suit is held";
            case NONE -> "";
        };
    }

    private static String shortly(Seen seen) {
        String who = seen.seat().inWords();
        return seen.read()
                .map(read -> switch (read.signal()) {
                    case CALLS_FOR_TRUMPS ->
                        who + " played " + read.cards().getFirst() + ", higher than need be, before "
                                + read.cards().getLast();
                    case ECHO ->
                        "after the partner's call " + who + " played "
                                + read.cards().getFirst() + " before "
                                + read.cards().getLast();
                    case COMMAND -> who + " threw away " + read.cards().getFirst() + ", the best left";
                    case NO_MORE -> who + " threw away " + read.cards().getFirst() + ", the second best left";
                    case NONE -> who + " signalled nothing";
                })
                .orElseGet(() -> who + " did nothing like it in " + seen.suit().plural());
    }

    private static Reason fact(Read read, String words) {
        return Reason.counted("cards", read.cards().toString(), words);
    }

    private static String high(Read read) {
        return read.cards().getFirst() + " and then " + read.cards().getLast();
    }

    @Override
    public Prompt ask(Seen seen) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Trumps", seen.trump().plural()));
        shown.add(new Exhibit.Fact("You are", TableSeat.SOUTH.inWords()));
        for (int number = 0; number < seen.history().size(); number++) {
            WhistTrick trick = seen.history().get(number);
            boolean whole = trick.cards().size() == WhistTrick.FULL;
            shown.add(new Exhibit.Trick(
                    "Trick " + (number + 1),
                    trick.leader(),
                    trick.cards(),
                    Optional.of(TableSeat.SOUTH),
                    whole ? Optional.of(trick.winner(seen.trump())) : Optional.empty()));
        }
        return new Prompt(
                "What has " + seen.seat().inWords() + " signalled in "
                        + seen.suit().plural() + "?",
                shown);
    }
}
