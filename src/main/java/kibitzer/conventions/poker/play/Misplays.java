package kibitzer.conventions.poker.play;

import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Standards.UNRAISED;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;

/** What speaks against an answer by itself, whatever hand the rules ask for. */
public final class Misplays {
    private static final Set<String> NEVER_ON_THE_COME = Set.of(Games.STANDARD, Games.BUG, Games.JOKER_WILD);

    private Misplays() {}

    /**
     * A hand given up that could have checked for nothing, or that beats the average winner (p. 99), a raise on four cards that
     * want a fifth (p. 101), and a pot opened on a bobtail (p. 102).
     *
     * @param deciding what the book answers
     */
    public static Optional<Ruling<String>> of(
            TableView view, boolean beforeTheDraw, String answer, Ruling<String> deciding) {
        if (answer.equals(Words.DROP) && deciding.answers().contains(Words.CHECK)) {
            return Optional.of(ruling(
                    "poker.misplay.free-check",
                    deciding.source(),
                    Basis.PRACTICE,
                    answer,
                    "nobody has bet, so to check costs nothing, and the hand may still win"));
        }
        if (beforeTheDraw
                && answer.equals(Words.DROP)
                && !deciding.answers().contains(answer)
                && beatsTheWinner(view)) {
            return Optional.of(ruling(
                    "poker.misplay.drop-the-best",
                    source("draw-poker.p11"),
                    Basis.BOOK,
                    answer,
                    view.made().inWords() + "; the average winning hand is only jacks up or queens up"));
        }
        Optional<Ruling<String>> bobtail = onABobtail(view, answer, deciding);
        if (bobtail.isPresent()) {
            return bobtail;
        }
        boolean onTheCome = beforeTheDraw
                && answer.equals(Words.RAISE)
                && NEVER_ON_THE_COME.contains(view.table().game())
                && Features.ON_THE_COME.of(view);
        return onTheCome
                ? Optional.of(ruling(
                        "poker.misplay.raise-on-the-come",
                        source("draw-poker.p41", "draw-poker.p42"),
                        Basis.BOOK,
                        answer,
                        Features.ON_THE_COME.inWords(view) + againstRaising(view)))
                : Optional.empty();
    }

    /** What p. 101 says of several players and of one. */
    private static String againstRaising(TableView view) {
        return Features.OPPONENTS.of(view) == 1
                ? ": it is " + Features.AGAINST_FILLING.inWords(Features.AGAINST_FILLING.of(view))
                        + ", and from one opponent a raise wins only even money"
                : ", worth nothing unless it fills; a raise makes others drop and cuts the odds of the pot";
    }

    /** P. 102: the rules let a bobtail open, and the page advises against it. */
    private static Optional<Ruling<String>> onABobtail(TableView view, String answer, Ruling<String> deciding) {
        return view.four()
                .filter(four -> answer.equals(Words.OPEN) && Openings.NOT_ON_A_BOBTAIL.contains(deciding.rule()))
                .map(
                        four -> ruling(
                                "poker.misplay.open-on-a-bobtail",
                                deciding.source(),
                                Basis.BOOK,
                                answer,
                                four.keep()
                                        + " may open by the rules, but no card makes them a straight flush, so it is not wise"));
    }

    /** P. 99 speaks of a game in which nothing is wild; where others have raised, what they hold decides. */
    private static boolean beatsTheWinner(TableView view) {
        return view.table().game().equals(Games.STANDARD)
                && UNRAISED.standing(view) == Standing.HOLDS
                && view.strength() >= Strength.TRIPS.value();
    }

    private static Ruling<String> ruling(String id, Source source, Basis basis, String answer, String told) {
        Reason reason = new Reason("misplay", true, told, "", "", Standing.FAILS, basis);
        return new Ruling<>(id, source, List.of(answer), List.of(), Standing.FAILS, List.of(reason));
    }
}
