package kibitzer.conventions.ecarte;

import static kibitzer.advice.Needs.all;
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

/** On which cards to play at once at ecarte, and on which to ask for others (pp. 203-204). */
public final class EcarteStands {
    private static final String BOTH = "the table of hands worth playing is taken for elder hand and dealer alike";

    private static final List<String> HELD = List.of(
            "without a trump", "with one trump", "with two trumps", "with three trumps", "with four", "with five");

    private static final String NOT_WORTH_PLAYING =
            "the hand is not as good as any in the table of those worth playing";

    private static final Quantity<EcarteView> TRUMPS =
            Quantity.of("trumps", "trump", view -> view.hand().trumps());
    private static final Quantity<EcarteView> SPOTS = new Quantity<>(
            "spots",
            "spot beside the trumps",
            "spots beside the trumps",
            view -> view.hand().spots());
    private static final Quantity<EcarteView> TO_THROW = new Quantity<>(
            "to-throw",
            "card that is neither a trump nor a king",
            "cards that are neither trumps nor kings",
            view -> view.hand().spare().size());
    private static final Trait<EcarteView> IN_THE_TABLE = new Trait<EcarteView>(
                    "in-the-table",
                    "the hand is as good as one in the table of those worth playing",
                    NOT_WORTH_PLAYING,
                    view -> JeuDeRegle.of(view.hand()).isPresent())
            .saying(view -> JeuDeRegle.of(view.hand())
                    .map(row ->
                            HELD.get(view.hand().trumps()) + ", " + view.hand().side()
                                    + " beside will do to play: the table asks for " + row.inWords() + " or better")
                    .orElse(NOT_WORTH_PLAYING));
    private static final Trait<EcarteView> ONE_SUIT = Trait.either(
            "one-suit",
            "the cards beside the trumps are of one suit",
            "the cards beside the trumps are of several suits",
            view -> view.hand().isSideOfOneSuit());
    private static final Trait<EcarteView> HEADED_HIGH = new Trait<>(
            "headed-high",
            "king or queen of trumps",
            "neither king nor queen of trumps",
            view -> view.hand().isHeadedHigh());
    private static final Trait<EcarteView> KING_SEEN = new Trait<EcarteView>(
                    "king-seen",
                    "the king of trumps has appeared",
                    "the king of trumps has not appeared",
                    EcarteView::isKingSeen)
            .saying(view -> view.hand().holdsKingOfTrumps()
                    ? "you hold the king of trumps yourself"
                    : view.isKingSeen() ? "the king of trumps is turned" : "the king of trumps has not appeared");
    private static final Trait<EcarteView> ELDER =
            Trait.either("elder", "you are elder hand", "you are the dealer", EcarteView::elder);
    private static final Answers<EcarteView, String> PLAY =
            new Answers<>("play these cards", view -> List.of(view.playing()));
    private static final Answers<EcarteView, String> DRAW =
            new Answers<>("exchange cards", view -> List.of(view.drawing()));

    /** Where the table of hands is printed; the words before it stand a page earlier. */
    private static final Integer TABLE = 204;

    /** How many trumps are held is what a row of the table speaks of, and not what it asks of a hand with another number. */
    public static final RuleBook<EcarteView, String> BOOK = RuleBook.<EcarteView, String>named("Culbertson on ecarte")
            .then(rule(
                            "ecarte.stand.for-the-vole",
                            source("ecarte.p11")
                                    .withFigureFromPractice("three trumps or more promise a vole with a better hand")
                                    .meaning("vole prospects", TRUMPS.key()))
                    .when(has(ELDER), lacks(KING_SEEN))
                    .needs(atLeast(TRUMPS, 3))
                    .answers(DRAW)
                    .manner(Manner.MAY)
                    .whyByBook("New cards may complete a hand that wins all five tricks, which scores two.")
                    .title("Propose for the vole"))
            .then(rule("ecarte.stand.four-trumps", table("ecarte.p07"))
                    .when(atLeast(TRUMPS, 4))
                    .answers(PLAY)
                    .whyByBook(
                            "Every hand with four trumps or five is one to play on, however low they are.",
                            "ecarte.p07",
                            "ecarte.p08")
                    .title("Four trumps or five"))
            .then(rule("ecarte.stand.three-trumps-and-a-suit", table("ecarte.p06"))
                    .when(within(TRUMPS, Range.exactly(3)))
                    .needs(has(ONE_SUIT))
                    .answers(PLAY)
                    .why("Once the trumps are gone a second card of the suit may win as well.")
                    .title("Three trumps and one suit"))
            .then(rule(
                            "ecarte.stand.three-trumps-and-seventeen",
                            table("ecarte.p06").takenOver("court cards and ace are taken for ten spots"))
                    .when(within(TRUMPS, Range.exactly(3)))
                    .needs(atLeast(SPOTS, 17))
                    .answers(PLAY)
                    .why("Two tricks are likely in trumps, and middling cards elsewhere often bring the third.")
                    .title("Three trumps and seventeen spots"))
            .then(rule("ecarte.stand.two-trumps", table("ecarte.p05"))
                    .when(within(TRUMPS, Range.exactly(2)))
                    .needs(has(IN_THE_TABLE))
                    .answers(PLAY)
                    .why("The opponent holds fewer trumps than you more often than not, so middling side cards win."))
            .then(rule("ecarte.stand.one-trump", table("ecarte.p04"))
                    .when(within(TRUMPS, Range.exactly(1)))
                    .needs(has(IN_THE_TABLE))
                    .answers(PLAY)
                    .why("One trump stops a suit of theirs, and your long or high cards do the rest."))
            .then(rule("ecarte.stand.no-trumps", table("ecarte.p03"))
                    .when(within(TRUMPS, Range.exactly(0)))
                    .needs(has(IN_THE_TABLE))
                    .answers(PLAY)
                    .why("Kings and queens of three suits win while the opponent must follow."))
            .then(rule("ecarte.stand.two-to-throw", source("ecarte.p13"))
                    .needs(atMost(TO_THROW, 2))
                    .answers(PLAY)
                    .manner(Manner.MAY)
                    .whyByBook("A hand from which only two cards can be spared is mostly worth playing.", "ecarte.p13"))
            .then(rule(
                            "ecarte.stand.beyond-the-table",
                            generalPractice(
                                    "two trumps headed by king or queen, or beside three cards of one suit, are often played"))
                    .needs(atLeast(TRUMPS, 2), any(has(HEADED_HIGH), all(has(ONE_SUIT), atLeast(TRUMPS, 2))))
                    .answers(PLAY)
                    .manner(Manner.MAY)
                    .why("The table takes no account of how high the trumps are, and counting does."))
            .then(rule(
                            "ecarte.stand.draw",
                            source("ecarte.p02", "ecarte.jeux-de-regle")
                                    .onPage(TABLE)
                                    .takenOver(BOTH))
                    .needs(lacks(IN_THE_TABLE))
                    .answers(DRAW)
                    .why("The cards are not worth playing as they are, and any exchange should mend them.")
                    .title("Not in the table"))
            .book();

    /** Who plays on a hand that is in no row of the table is told that, before any rule of thumb. */
    public static Optional<Ruling<String>> notInTheTable(EcarteView view, String answer) {
        Source source = source("ecarte.p02", "ecarte.p13").onPage(TABLE).takenOver(BOTH);
        return answer.equals(view.playing()) && JeuDeRegle.of(view.hand()).isEmpty()
                ? Optional.of(new Ruling<>(
                        "ecarte.stand.draw",
                        source,
                        List.of(answer),
                        List.of(),
                        Standing.FAILS,
                        List.of(new Reason(
                                IN_THE_TABLE.key(),
                                true,
                                fallsShort(view.hand()),
                                "in the table",
                                "",
                                Standing.FAILS))))
                : Optional.empty();
    }

    /** "with one trump, QS 8D TC 7C beside will not do: every row of the table has two court cards there at least". */
    private static String fallsShort(EcarteHand hand) {
        String held = HELD.get(hand.trumps());
        String beside = held + ", " + hand.side() + " beside will not do: ";
        return JeuDeRegle.inEveryRow(hand)
                .map(missing -> beside + missing)
                .or(() -> JeuDeRegle.nearest(hand)
                        .map(row -> beside + "by our measure the nearest row of the table is " + row.inWords()))
                .orElse(held + " " + NOT_WORTH_PLAYING);
    }

    /** What is told of a hand that exchanges where the table would play: behind the table itself. */
    public static boolean isException(String rule) {
        return rule.equals("ecarte.stand.for-the-vole");
    }

    private static Source table(String pointer) {
        return source(pointer, "ecarte.p02", "ecarte.p08", "ecarte.jeux-de-regle")
                .takenOver(BOTH);
    }

    private EcarteStands() {}
}
