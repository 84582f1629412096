package kibitzer.decisions.gin.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.cards.notation.BadNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.rummy.gin.play.GinEnd;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinPlay;
import kibitzer.games.rummy.gin.play.HollywoodSheet;

/**
 * Hands of gin, one after the other, between the learner and a robot that follows the book, as far as they are played.
 *
 * @param hands those that were dealt, in order; the last may go on
 * @param next what the learner has before him; empty when the last hand is over
 */
public record PlayedGin(List<Hand> hands, Optional<GinTurn<?, ?>> next) {
    /** The learner's seat; the robot's is the other. */
    public static final int LEARNER = 0;

    public static final int ROBOT = 1;

    /** More would fill no sheet. */
    public static final int MOST_HANDS = 60;

    /**
     * One hand.
     *
     * @param table as it stands now
     * @param turns the learner's decisions in it
     */
    public record Hand(GinHand table, List<Turn> turns) {
        public Hand {
            turns = List.copyOf(turns);
        }
    }

    /**
     * A decision of the learner's that is made.
     *
     * @param before the table when he decided
     * @param turn what he had before him
     * @param answer his answer, as it is written
     */
    public record Turn(GinHand before, GinTurn<?, ?> turn, String answer) {}

    public PlayedGin {
        hands = List.copyOf(hands);
    }

    /**
     * Plays hands: the robot by the book, the learner by these answers.
     *
     * @param dealt how many hands are dealt; all but the last are played to their end
     * @param answers the learner's, in order: "stock", "9C", "knock 9C", "play-on"
     * @throws BadQuestion if an answer cannot be given where it stands, or there are too many or too few
     */
    public static PlayedGin of(Seed seed, int dealt, List<String> answers) {
        if (dealt < 1 || dealt > MOST_HANDS) {
            throw new BadQuestion("hand", "number " + dealt, "1 to " + MOST_HANDS);
        }
        List<Hand> hands = new ArrayList<>();
        HollywoodSheet sheet = HollywoodSheet.NEW;
        int dealer = seed.chance().below(2);
        int given = 0;
        for (int number = 1; ; number++) {
            Playing playing = new Playing(GinHand.dealt(seed.deal(number), dealer));
            Optional<GinTurn<?, ?>> open = playing.play(answers, given);
            given += playing.turns.size();
            hands.add(new Hand(playing.table, playing.turns));
            sheet = playing.line().map(sheet::with).orElse(sheet);
            boolean last = open.isPresent() || number == dealt || sheet.isOver();
            if (last && (number < dealt || given < answers.size())) {
                throw new BadQuestion(
                        "said",
                        answers.size() + " answers for " + dealt + " hands",
                        given + " are used when hand " + number + (open.isPresent() ? " goes on" : " is over"));
            }
            if (last) {
                return new PlayedGin(hands, open);
            }
            dealer = playing.line().map(GinGame.Line::winner).orElse(dealer);
        }
    }

    /** The hand that is played or has just ended. */
    public Hand hand() {
        return hands.getLast();
    }

    /** The sheet with all hands that are over. */
    public HollywoodSheet sheet() {
        HollywoodSheet sheet = HollywoodSheet.NEW;
        for (Hand hand : hands) {
            sheet = line(hand.table()).map(sheet::with).orElse(sheet);
        }
        return sheet;
    }

    /** What a hand that is over puts on the sheet; nothing if it was drawn. */
    private static Optional<GinGame.Line> line(GinHand table) {
        return table.end()
                .flatMap(end -> end instanceof GinEnd.Knocked knocked
                        ? Optional.of(new GinGame.Line(
                                knocked.winner(), knocked.score().points()))
                        : Optional.empty());
    }

    private static final class Playing {
        private GinHand table;
        private final List<Turn> turns = new ArrayList<>();
        private boolean playsOn;

        Playing(GinHand table) {
            this.table = table;
        }

        Optional<GinGame.Line> line() {
            return PlayedGin.line(table);
        }

        /** Plays until the learner has a question and no answer left, which is returned, or the hand is over. */
        Optional<GinTurn<?, ?>> play(List<String> answers, int from) {
            while (!table.isOver()) {
                Optional<GinTurn<?, ?>> turn =
                        table.toPlay() == LEARNER ? GinTurns.of(table, playsOn) : Optional.empty();
                if (turn.isEmpty()) {
                    table = table.after(GinTurns.byTheBook(table));
                } else if (from + turns.size() == answers.size()) {
                    return turn;
                } else {
                    answer(turn.get(), answers.get(from + turns.size()), from + turns.size() + 1);
                }
            }
            return Optional.empty();
        }

        private void answer(GinTurn<?, ?> turn, String answer, int number) {
            Optional<GinPlay> play = play(turn, answer, number);
            turns.add(new Turn(table, turn, answer));
            playsOn = play.isEmpty();
            table = play.map(table::after).orElse(table);
        }

        private static <P, A> Optional<GinPlay> play(GinTurn<P, A> turn, String answer, int number) {
            try {
                A read = turn.decision().answerKind().read(answer);
                turn.decision().objection(turn.position(), read).ifPresent(objection -> {
                    throw new BadQuestion("said", "answer " + number + ": " + objection);
                });
                return turn.play().apply(read);
            } catch (BadNotation unreadable) {
                throw new BadQuestion("said", "answer " + number + ": " + unreadable.getMessage());
            }
        }
    }
}
