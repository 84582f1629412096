package kibitzer.decisions.poker.pot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.notation.BadNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.poker.pot.Move;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;

/**
 * A pot as far as it is played: one seat is the learner's, robots that follow the books have the others.
 *
 * @param pot the pot, at the learner's turn or over
 * @param learner his seat, from 0
 * @param turns his turns so far, in order
 * @param next what he has before him; empty when the pot is over for him and everybody
 */
public record PlayedPot(Pot pot, int learner, List<Turn> turns, Optional<PotTurn> next) {

    /**
     * A turn of the learner's that is over.
     *
     * @param before the pot when he decided
     * @param turn what he had before him
     * @param answer his answer, as it is written
     * @param move what it did
     */
    public record Turn(Pot before, PotTurn turn, String answer, Move move) {}

    public PlayedPot {
        turns = List.copyOf(turns);
    }

    /** Which seat the learner has with this seed. */
    public static int seatOf(PotGame game, Seed seed) {
        Chance chance = seed.deal(2).chance();
        return chance.below(game.players());
    }

    /** How many decisions the learner has with this seed, if he follows the book too. */
    public static int decisionsOfTheLearner(PotGame game, Seed seed) {
        int learner = seatOf(game, seed);
        int decisions = 0;
        Pot pot = Pot.dealt(game, seed);
        while (!pot.isOver()) {
            decisions += pot.toAct() == learner && PotTurns.of(pot) instanceof PotTurn.Asked<?, ?> ? 1 : 0;
            pot = pot.after(PotTurns.byTheBook(pot));
        }
        return decisions;
    }

    /**
     * Plays a pot: robots by the book, the learner by these answers.
     *
     * @param answers the learner's, in order: "open", "5C 2H", "" for standing pat
     * @throws BadQuestion if an answer cannot be given where it stands
     */
    public static PlayedPot of(PotGame game, Seed seed, List<String> answers) {
        int learner = seatOf(game, seed);
        Pot pot = Pot.dealt(game, seed);
        List<Turn> turns = new ArrayList<>();
        while (!pot.isOver()) {
            if (pot.toAct() != learner) {
                pot = pot.after(PotTurns.byTheBook(pot));
                continue;
            }
            PotTurn turn = PotTurns.of(pot);
            if (turns.size() == answers.size()) {
                return new PlayedPot(pot, learner, turns, Optional.of(turn));
            }
            String answer = answers.get(turns.size());
            Move move = move(turn, answer, turns.size() + 1);
            turns.add(new Turn(pot, turn, answer, move));
            pot = pot.after(move);
        }
        if (turns.size() < answers.size()) {
            throw new BadQuestion("said", answers.size() + " answers", "at most " + turns.size() + " in this pot");
        }
        return new PlayedPot(pot, learner, turns, Optional.empty());
    }

    private static Move move(PotTurn turn, String answer, int number) {
        return switch (turn) {
            case PotTurn.Asked<?, ?> asked -> asked(asked, answer, number);
            case PotTurn.Silent silent ->
                silent.words().stream()
                        .filter(word -> word.name().equalsIgnoreCase(answer.strip()))
                        .findFirst()
                        .orElseThrow(() -> new BadQuestion(
                                "said", "answer " + number + ", \"" + answer + "\"", "one of " + silent.words()));
        };
    }

    private static <P, A> Move asked(PotTurn.Asked<P, A> asked, String answer, int number) {
        A read;
        try {
            read = asked.decision().answerKind().read(answer);
        } catch (BadNotation unreadable) {
            throw new BadQuestion("said", "answer " + number + ": " + unreadable.getMessage());
        }
        asked.decision().objection(asked.position(), read).ifPresent(objection -> {
            throw new BadQuestion("said", "answer " + number + ": " + objection);
        });
        return asked.move().apply(read);
    }
}
