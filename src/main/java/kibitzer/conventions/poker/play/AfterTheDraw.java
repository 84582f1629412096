package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.conventions.poker.play.ActionAfterDraw.Act;

/** What the betting after the draw shows. */
final class AfterTheDraw {
    private static final Trait<TableView> A_BET = betting(
            "a bet has been made",
            "no bet has been made",
            view -> find(view, Act.BET).isPresent());

    static final Need<TableView> BET_MADE = has(A_BET);
    static final Need<TableView> NO_BET = lacks(A_BET);

    static final Trait<TableView> CHECKED_TO = betting(
            "the opener has checked",
            "nobody has checked",
            view -> find(view, Act.CHECK).isPresent() && find(view, Act.BET).isEmpty());

    /** A pat hand counts as a one-card draw here (p. 100). */
    static final Trait<TableView> ONE_CARD_BETS_ANOTHER_CALLS = betting(
            "a one-card draw or pat hand bets and another calls",
            "no bet of a one-card draw that another one-card draw calls",
            view -> oneCard(view, Act.BET)
                    && oneCard(view, Act.CALL)
                    && find(view, Act.RAISE).isEmpty());

    static final Trait<TableView> ONE_CARD_BETS_ANOTHER_RAISES = betting(
            "a one-card draw or pat hand bets and another raises",
            "no bet of a one-card draw that another one-card draw raises",
            view -> oneCard(view, Act.BET) && oneCard(view, Act.RAISE));

    static final Trait<TableView> RAISED_BY_A_DRAW_OF_MORE = betting(
            "the bet is raised by a player who drew two or more",
            "no raise by a player who drew two or more",
            view -> find(view, Act.RAISE)
                    .filter(raiser -> !raiser.oneCardOrPat())
                    .isPresent());

    static final Trait<TableView> ONLY_ONE_RAISER = betting(
            "nobody but the bettor and one raiser has put chips in",
            "more than one player has called or raised",
            view -> view.table().spoken().stream()
                            .filter(said -> said.act() == Act.CALL || said.act() == Act.RAISE)
                            .count()
                    == 1);

    static final Trait<TableView> ONE_CARD_BETS = betting(
            "a player who drew one card bets or raises",
            "no player who drew one card bets or raises",
            view -> view.table().spoken().stream()
                    .anyMatch(said -> said.drew() == 1 && (said.act() == Act.BET || said.act() == Act.RAISE)));

    /** Of the opponents the opener speaks first. */
    static final Trait<TableView> OPENER_DREW_ONE = betting(
            "the opener drew one card",
            "no opener who drew one card",
            view -> view.table().spoken().stream().limit(1).anyMatch(opener -> opener.drew() == 1));

    static final Trait<TableView> BETTOR_IS_NOT_PAT = betting(
            "the player who bets did not stand pat",
            "the player who bets stood pat, or nobody bets",
            view -> find(view, Act.BET).filter(bettor -> bettor.drew() > 0).isPresent());

    static final Quantity<TableView> RAISES = Quantity.of(
            "raises",
            "raise",
            view -> view.table().spoken().stream()
                    .filter(said -> said.act() == Act.RAISE)
                    .count());

    private AfterTheDraw() {}

    private static Trait<TableView> betting(String present, String absent, Predicate<TableView> measure) {
        return new Trait<TableView>("betting", present, absent, measure)
                .saying(AfterTheDraw::told)
                .tellingInstead(view -> !view.table().spoken().isEmpty());
    }

    private static Optional<ActionAfterDraw> find(TableView view, Act act) {
        return view.table().spoken().stream().filter(said -> said.act() == act).findFirst();
    }

    private static boolean oneCard(TableView view, Act act) {
        return find(view, act).filter(ActionAfterDraw::oneCardOrPat).isPresent();
    }

    private static String told(TableView view) {
        List<ActionAfterDraw> spoken = view.table().spoken();
        return spoken.isEmpty()
                ? "nobody has spoken before you"
                : "before you, " + spoken.stream().map(ActionAfterDraw::inWords).collect(Collectors.joining(", "));
    }
}
