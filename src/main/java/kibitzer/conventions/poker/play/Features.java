package kibitzer.conventions.poker.play;

import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Scale;
import kibitzer.advice.Trait;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.conventions.poker.play.FourCards.Kind;
import kibitzer.games.poker.HandClass;

/** What the rules measure at a table of draw poker. */
final class Features {
    static final Scale<TableView> HAND = new Scale<>(
            "hand", "how good a hand", TableView::strength, view -> view.made().inWords());

    static final Quality<TableView> CLASS = new Quality<>(
            "class", "", "what class of hand", view -> view.handClass().inWords());

    static final Quantity<TableView> PLAYERS =
            Quantity.of("players", "player", view -> view.table().seat().players());

    static final Quantity<TableView> IN = new Quantity<>(
            "players-in",
            "opponent in the pot",
            "opponents in the pot",
            view -> seat(view).playersIn());

    static final Quantity<TableView> BEHIND = new Quantity<>(
            "to-act",
            "player behind to speak",
            "players behind to speak",
            view -> seat(view).toAct());

    /** Opponents in the pot and those who may still come in. */
    static final Quantity<TableView> OPPONENTS = new Quantity<>(
            "opponents",
            "opponent in or to speak",
            "opponents in or to speak",
            view -> seat(view).playersIn() + seat(view).toAct());

    static final Quantity<TableView> POSITION = new Quantity<>(
            "position",
            "seat from the dealer's left",
            "seats from the dealer's left",
            view -> seat(view).position());

    /** 1 for the last seat to speak in the first round, the dealer's. */
    static final Quantity<TableView> FROM_THE_END = new Quantity<>(
            "from-the-end",
            "seat from the end",
            "seats from the end",
            view -> seat(view).players() - seat(view).position() + 1);

    static final Quantity<TableView> RAISES =
            Quantity.of("raises", "raise", view -> bets(view).raises());

    static final Trait<TableView> OPENER = new Trait<>(
            "opener", "you opened", "you did not open", view -> bets(view).opener());

    static final Trait<TableView> POT_TOLD = new Trait<>(
            "pot",
            "the chips in the pot and to be paid are known",
            "the chips in the pot or to be paid are not told",
            view -> bets(view).pot() > 0 && bets(view).toCall() > 0);

    /** What the pot offers to one. */
    static final Quantity<TableView> OFFERED = new Quantity<TableView>(
                    "pot-odds",
                    "to 1 from the pot",
                    "to 1 from the pot",
                    view -> bets(view).toCall() == 0
                            ? 0
                            : hundredths((double) bets(view).pot() / bets(view).toCall()))
            .asking("what odds does the pot offer");

    /** Half of what the pot offers: of two winners each takes half. */
    static final Quantity<TableView> HALF_OFFERED = new Quantity<TableView>(
                    "half-pot-odds",
                    "to 1 from half the pot",
                    "to 1 from half the pot",
                    view -> bets(view).toCall() == 0
                            ? 0
                            : hundredths(
                                    (double) bets(view).pot() / 2 / bets(view).toCall()))
            .asking("what odds does half the pot offer");

    /** Odds to one where there is nothing to win by: longer than any pot offers. */
    static final double NEVER = 999;

    /** Odds to one against a straight or better with the best draw of one card. */
    static final Quantity<TableView> AGAINST_FILLING = new Quantity<TableView>(
                    "odds-against",
                    "to 1 against filling",
                    "to 1 against filling",
                    view -> view.four()
                            .map(four ->
                                    hundredths((double) (view.form().pack().size() - 5 - four.outs()) / four.outs()))
                            .orElse(NEVER))
            .asking("what are the odds against filling")
            .saying(NEVER, "nothing to fill");

    static final Trait<TableView> FOUR_TO_A_STRAIGHT_FLUSH = draw(Kind.STRAIGHT_FLUSH);
    static final Trait<TableView> FOUR_FLUSH = draw(Kind.FLUSH);
    static final Trait<TableView> OPEN_STRAIGHT = draw(Kind.OPEN_STRAIGHT);
    static final Trait<TableView> INSIDE_STRAIGHT = draw(Kind.INSIDE_STRAIGHT);

    static final Trait<TableView> ON_THE_COME = new Trait<TableView>(
                    "on-the-come",
                    "four cards that want a fifth and nothing made",
                    "no four cards that want a fifth, or something made beside",
                    view -> view.strength() < Strength.ANY_PAIR.value()
                            && view.four().isPresent())
            .saying(view -> view.strength() >= Strength.ANY_PAIR.value()
                    ? view.made().inWords()
                    : view.four().map(four -> four.kind().inWords()).orElse("no four cards that want a fifth"))
            .tellingInstead(view -> view.strength() >= Strength.ANY_PAIR.value());

    static final Trait<TableView> DRAWS = new Trait<TableView>(
                    "draw",
                    "four cards to a straight or a flush",
                    "no draw to a straight or flush",
                    view -> view.four().isPresent())
            .saying(view -> view.four().map(four -> four.kind().inWords()).orElse("no draw to a straight or flush"));

    static final Trait<TableView> WILD_CARD = new Trait<TableView>(
                    "wild-card",
                    "a wild card",
                    "no wild card",
                    view -> !view.wild().isEmpty())
            .saying(view -> view.wild().isEmpty()
                    ? "no wild card"
                    : view.wild() + (view.wild().size() == 1 ? " is wild" : " are wild"));

    static final Trait<TableView> LONE_WILD_CARD = new Trait<>(
            "wild-card",
            "one wild card",
            "not one wild card",
            view -> view.wild().size() == 1);

    static final Trait<TableView> FOUR_OF_A_SEQUENCE = new Trait<TableView>(
                    "draw",
                    "four of a sequence",
                    "no four of a sequence",
                    view -> view.wants(Kind.OPEN_STRAIGHT) || view.wants(Kind.INSIDE_STRAIGHT))
            .saying(view -> view.four()
                    .map(four -> four.kind().inWords() + ", " + four.keep())
                    .orElse("no four of a sequence"))
            .tellingInstead(view -> view.four().isPresent());

    static final Trait<TableView> SEQUENCE = new Trait<TableView>(
                    "hand", "a straight", "no straight", view -> view.handClass() == HandClass.STRAIGHT)
            .saying(view -> view.made().inWords())
            .tellingInstead();

    static final Trait<TableView> ACE = new Trait<>(
            "ace", "an ace", "no ace", view -> !view.hand().of(Rank.ACE).isEmpty());

    private Features() {}

    static Need<TableView> atLeast(Scale.Degree least) {
        return Needs.reaches(HAND, least);
    }

    static Need<TableView> lessThan(Scale.Degree limit) {
        return Needs.below(HAND, limit);
    }

    static Need<TableView> exactly(Quantity<TableView> quantity, double value) {
        return Needs.within(quantity, Range.exactly(value));
    }

    static Trait<TableView> known(Circumstance circumstance) {
        return new Trait<>(
                circumstance.word(),
                circumstance.inWords(),
                "it is not said that " + circumstance.inWords(),
                view -> view.table().knows(circumstance));
    }

    private static Trait<TableView> draw(Kind kind) {
        return new Trait<TableView>("draw", kind.inWords(), "not " + kind.inWords(), view -> view.wants(kind))
                .saying(view -> view.four()
                        .map(four -> four.kind().inWords() + (view.wants(kind) ? ", " + four.keep() : ""))
                        .orElse("no draw to a straight or flush"))
                .tellingInstead(view -> view.four().isPresent());
    }

    static double hundredths(double value) {
        return Math.round(value * 100) / 100.0;
    }

    static CardSet beside(TableView view) {
        return view.made().beside();
    }

    private static PokerTable.Seat seat(TableView view) {
        return view.table().seat();
    }

    private static PokerTable.Bets bets(TableView view) {
        return view.table().bets();
    }
}
