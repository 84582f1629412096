package kibitzer.conventions.euchre;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Trait;

/** What to bid at hasenpfeffer (p. 213): the tricks that the hand counts with its best suit, and one of partner's. */
public final class HasenpfefferBids {
    /** The rule that passes because one trick in defence wins the game. */
    public static final String GAME_IN_DEFENCE = "hasenpfeffer.bid.game-in-defence";

    private static final String GUARDED = "the ace of trumps is guarded by one trump beside it";

    private static final int RULES_OF_SCORING = 213;

    private static final Quantity<HasenpfefferView> TRUMPS = Quantity.<HasenpfefferView>of(
                    "trumps", "trump", view -> view.trumps())
            .naming(view -> HasenpfefferView.trumps(view.best()).in(view.hand()).toString());
    private static final Quantity<HasenpfefferView> OWN =
            new Quantity<>("own", "trick of your own", "tricks of your own", HasenpfefferView::own);
    private static final Quantity<HasenpfefferView> SIDE_ACES =
            new Quantity<>("side-aces", "ace beside", "aces beside", HasenpfefferView::sideAces);
    private static final Quantity<HasenpfefferView> CALLED =
            new Quantity<>("called", "trick bid so far", "tricks bid so far", HasenpfefferView::called);
    private static final Trait<HasenpfefferView> WORTH_MORE = new Trait<HasenpfefferView>(
                    "worth-more",
                    "with partner's trick it is worth more than has been bid",
                    "even with partner's trick it is worth no more than has been bid",
                    view -> view.worth() > view.called())
            .saying(view -> "in " + view.best().plural() + " " + view.made()
                    + (view.called() == 0
                            ? ""
                            : (view.worth() > view.called() ? ", more than" : ", no more than") + " the "
                                    + view.called() + (view.isPartnersBid() ? " that partner bid" : " bid")));

    private static final Trait<HasenpfefferView> WINS_IN_DEFENCE = new Trait<HasenpfefferView>(
                    "game-in-defence",
                    "one trick against their bid wins the game",
                    "one trick against their bid does not win the game",
                    HasenpfefferView::isGameInDefence)
            .saying(view -> view.isGameInDefence()
                    ? "at " + view.we() + " points one trick against their bid is game"
                    : "one trick against their bid does not win the game");

    private static final Trait<HasenpfefferView> PARTNERS_BID = new Trait<>(
            "partners-bid",
            "the bid that stands is partner's",
            "the bid that stands is not partner's",
            HasenpfefferView::isPartnersBid);

    private static final Answers<HasenpfefferView, Integer> WORTH =
            new Answers<>("the count and one", view -> List.of(view.worth()));
    private static final Answers<HasenpfefferView, Integer> ONE_MORE = new Answers<>(
            "one trick more",
            view -> view.open().stream().filter(bid -> bid == view.worth() + 1).toList());

    private static final Answers<HasenpfefferView, Integer> LESS = new Answers<>(
            "a lower bid",
            view -> view.open().stream()
                    .filter(bid -> bid > 0 && bid < view.worth())
                    .toList());

    public static final RuleBook<HasenpfefferView, Integer> BOOK = RuleBook.<HasenpfefferView, Integer>named(
                    "Culbertson on hasenpfeffer")
            .then(rule("hasenpfeffer.bid.boldly", source("hasenpfeffer.p05"))
                    .when(atLeast(OWN, 1), lacks(WINS_IN_DEFENCE))
                    .answers(ONE_MORE)
                    .manner(Manner.MAY)
                    .whyByBook("Bold bidders win more than careful ones in the long run."))
            .then(rule(
                            "hasenpfeffer.bid.cheaply",
                            generalPractice("a lower bid that nobody goes over wins the same tricks"))
                    .when(atLeast(OWN, 1))
                    .answers(LESS)
                    .manner(Manner.MAY)
                    .why("Tricks beyond the bid score as well, so the bid need only be as high as the others make it."))
            .then(rule(
                            "hasenpfeffer.bid.partner-stands",
                            generalPractice("the book does not say when to go over partner's bid"))
                    .when(has(PARTNERS_BID))
                    .needs(has(WORTH_MORE))
                    .answers(Answers.only(HasenpfefferView.PASS))
                    .manner(Manner.MAY)
                    .why("Every trick of your side scores under partner's bid too, and a higher one only risks more."))
            .then(rule(GAME_IN_DEFENCE, source("hasenpfeffer").onPage(RULES_OF_SCORING))
                    .when(lacks(PARTNERS_BID))
                    .needs(has(WINS_IN_DEFENCE), atLeast(OWN, 1))
                    .answers(Answers.only(HasenpfefferView.PASS))
                    .manner(Manner.USUALLY)
                    .whyByBook("Opponents score each trick they take, and makers are set back if they fail.")
                    .title("Game by a trick in defence"))
            .then(rule("hasenpfeffer.bid.three", source("hasenpfeffer.p04"))
                    // a typical least hand: more of either is no fault, and a hand that counts more is bid by its count
                    .when(atMost(CALLED, 2), within(OWN, Range.exactly(2)))
                    .needs(atLeast(TRUMPS, HasenpfefferView.LONG), atLeast(SIDE_ACES, 1))
                    .answers(Answers.only(3))
                    .whyByBook(
                            "One trick by length, one with the ace, and one that partner should find.",
                            "hasenpfeffer.p01",
                            "hasenpfeffer.p02",
                            "hasenpfeffer.p03")
                    .title("The least hand for three"))
            .then(rule("hasenpfeffer.bid.count", count())
                    .when(atLeast(OWN, 1))
                    .needs(has(WORTH_MORE))
                    .answers(WORTH)
                    .why("The tricks of your side score only if the bid is made, so it is bid up to what should come.")
                    .title("The count and partner's trick"))
            .then(rule(
                            "hasenpfeffer.bid.leave-partner",
                            count().takenOver("a bid of partner's that is worth no less is left"))
                    .when(has(PARTNERS_BID))
                    .needs(any(lacks(WORTH_MORE), atMost(OWN, 0)))
                    .answers(Answers.only(HasenpfefferView.PASS))
                    .why("Partner makes trumps, and your tricks count for that bid; a higher one could only fail.")
                    .title("Leave partner's bid"))
            .then(rule("hasenpfeffer.bid.pass", count().takenOver("what is worth no more than was bid is passed"))
                    .needs(any(lacks(WORTH_MORE), atMost(OWN, 0)))
                    .answers(Answers.only(HasenpfefferView.PASS))
                    .why("A bid that fails is taken off the score, while as opponents your tricks count as well."))
            .book();

    /**
     * Of a bid higher than the hand counts, with partner's trick, what it does count; empty of any other. A hand without a
     * trick of its own is measured by what passes it: no other rule speaks there.
     */
    public static Optional<Ruling<Integer>> tooHigh(HasenpfefferView view, int bid) {
        return bid <= view.worth()
                ? Optional.empty()
                : Optional.of(new Ruling<>(
                        view.own() == 0 ? "hasenpfeffer.bid.pass" : "hasenpfeffer.bid.count",
                        count(),
                        List.of(bid),
                        List.of(),
                        Standing.FAILS,
                        List.of(Reason.missing(
                                WORTH_MORE.key(),
                                view.worth(),
                                "in your best suit, " + view.best().plural() + ", " + view.made() + ", too few for "
                                        + bid,
                                String.valueOf(bid),
                                ""))));
    }

    private static Source count() {
        return source("hasenpfeffer.p01", "hasenpfeffer.p02", "hasenpfeffer.p03")
                .takenOver(GUARDED);
    }

    private HasenpfefferBids() {}
}
