package kibitzer.decisions.bridge.mini;

import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.mini.Announcement;

/** Who plays the hand at mini-bridge, from the points that the four players announced. */
public final class MiniDeclarer extends CountedDecision<Announcement, String> {
    private static final Why WHY = Why.practice(
            "The stronger side tries to win tricks, and its stronger hand stays hidden, so that the first lead comes up to it.");

    private static final Why WHY_EVEN = Why.practice(
            "Even sides must be told apart somehow; then too the stronger hand stays hidden, so that the lead comes up to it.");

    private static final Source SOURCE = Source.source("culbertson-point-count.p01")
            .takenOver("The count is the book's; who declares at mini-bridge is general practice");

    private static final int EVEN_SIDES = 5;

    private static final Form<Announcement> FORM = Form.of(
            MiniDeclarer::announced,
            required("dealer", BridgeKinds.seat(), "who announced first").of(Announcement::dealer),
            required("points", PointsNotation.KIND, "what each seat announced").of(Announcement::points));

    public MiniDeclarer() {
        super(
                new Head(
                        "mini-bridge/declarer",
                        "Who declares at mini-bridge",
                        "contract-bridge",
                        "who plays the hand at mini-bridge, by the points announced"),
                FORM,
                kind(),
                List.of(SOURCE));
    }

    private static WordAnswer.OneWord kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            labels.put(seat.inWords(), named(seat));
        }
        return new WordAnswer.OneWord(labels, Set.copyOf(labels.keySet()));
    }

    private static Announcement announced(Seat dealer, Map<Seat, Integer> points) {
        try {
            return new Announcement(dealer, points);
        } catch (BadNotation bad) {
            throw new BadQuestion("points", String.valueOf(bad.getMessage()));
        }
    }

    /** Shuffled hands, every fifth time such that the sides or the partners who declare are even. */
    @Override
    public Announcement deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean even = chance.onceIn(EVEN_SIDES);
        while (true) {
            Announcement announcement =
                    of(Deal.shuffled(new Seed(chance.next())), Seat.values()[chance.below(Seat.values().length)]);
            if (!even || announcement.sidesAreEqual() || announcement.partnersAreEqual()) {
                return announcement;
            }
        }
    }

    private static Announcement of(Deal deal, Seat dealer) {
        Map<Seat, Integer> points = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            points.put(seat, HighCardPoints.of(deal.hand(seat)));
        }
        return new Announcement(dealer, points);
    }

    @Override
    public Choices<String> choices(Announcement position) {
        return new Choices.Listed<>(List.of("north", "east", "south", "west"));
    }

    @Override
    protected CountedAnswer<String> count(Announcement position) {
        return CountedAnswer.of(
                        rule(), SOURCE, List.of(position.declarer().inWords()), List.of(side(position), hand(position)))
                .because(position.sidesAreEqual() ? WHY_EVEN : WHY);
    }

    /** "north and south have 22 points, east and west 18". */
    private static Reason side(Announcement position) {
        Seat declarer = position.declarer();
        int points = position.ofSide(declarer);
        return Reason.counted(
                "side",
                points,
                position.sidesAreEqual()
                        ? "both sides have 20 points, and " + side(declarer) + " dealt"
                        : side(declarer) + " have " + points + " points, " + side(declarer.next()) + " "
                                + (Announcement.ALL - points));
    }

    private static Reason hand(Announcement position) {
        Seat declarer = position.declarer();
        Seat partner = declarer.partner();
        return Reason.counted(
                "hand",
                position.of(declarer),
                position.partnersAreEqual()
                        ? "both of them have " + position.of(declarer) + ", and " + named(declarer) + " announced first"
                        : named(declarer) + " has " + position.of(declarer) + " of them, " + named(partner) + " "
                                + position.of(partner));
    }

    @Override
    protected List<Reason> against(Announcement position, String answer) {
        Seat seat = Seat.of(answer);
        Seat declarer = position.declarer();
        boolean partner = seat == declarer.partner();
        String wrong = partner
                ? named(seat)
                        + (position.partnersAreEqual()
                                ? " has no more than " + named(declarer) + ", who announced first"
                                : " has " + position.of(seat) + ", fewer than " + named(declarer))
                : (position.sidesAreEqual() ? "both sides have 20 points, so the dealer's side plays, and " : "")
                        + side(seat)
                        + (position.sidesAreEqual()
                                ? " did not deal"
                                : " have " + position.ofSide(seat) + " points, the fewer, so the others play");
        return List.of(Reason.missing(partner ? "hand" : "side", answer, wrong, named(declarer), "")
                .on(Basis.PRACTICE));
    }

    @Override
    public Prompt ask(Announcement position) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (Seat seat : position.order()) {
            String dealer = seat == position.dealer() ? ", dealer" : "";
            exhibits.add(new Exhibit.Fact(named(seat) + dealer, position.of(seat) + " points"));
        }
        return new Prompt("All four have announced their points. Who declares?", exhibits);
    }

    private static String side(Seat seat) {
        return seat.isNorthSouth() ? "North and South" : "East and West";
    }

    private static String named(Seat seat) {
        return seat.name().charAt(0) + seat.inWords().substring(1);
    }
}
