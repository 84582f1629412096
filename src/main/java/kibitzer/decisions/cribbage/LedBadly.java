package kibitzer.decisions.cribbage;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.conventions.cribbage.PegView;
import kibitzer.games.cribbage.PegPlay;
import kibitzer.games.cribbage.Pips;

/** What the book says of the leads that it calls bad (p. 256), before what it says of the better card. */
enum LedBadly {
    FIVE(
            "cribbage.lead.five",
            "cribbage.p08",
            "a five is the worst lead of all, for every tenth card makes fifteen on it") {
        @Override
        boolean is(Card card) {
            return card.rank() == Rank.FIVE;
        }

        @Override
        boolean isBetter(Card held) {
            return !is(held);
        }
    },
    LOW(
            "cribbage.lead.low-card",
            "cribbage.p09",
            "aces, twos and threes are kept for the go, when nothing higher fits below thirty-one") {
        @Override
        boolean is(Card card) {
            return Pips.of(card) <= HIGHEST_LOW;
        }

        @Override
        boolean isBetter(Card held) {
            return !is(held) && !FIVE.is(held);
        }
    };

    private static final int HIGHEST_LOW = 3;

    private final String rule;
    private final Source source;
    private final String why;

    LedBadly(String rule, String source, String why) {
        this.rule = rule;
        this.source = Source.source(source);
        this.why = why;
    }

    abstract boolean is(Card card);

    /** True for a card that the book would rather see led. */
    abstract boolean isBetter(Card held);

    /** The rulings against a lead, with the book's word on bad leads first where one is made and a better card is held. */
    static List<Ruling<PegPlay>> before(PegView view, PegPlay answer, List<Ruling<PegPlay>> others) {
        return view.pile().isEmpty() && answer instanceof PegPlay.Plays(Card card)
                ? Stream.concat(against(view, answer, card).stream(), others.stream())
                        .toList()
                : others;
    }

    private static Optional<Ruling<PegPlay>> against(PegView view, PegPlay answer, Card card) {
        return Stream.of(values())
                .filter(bad -> bad.is(card) && view.hand().stream().anyMatch(bad::isBetter))
                .map(bad -> bad.refusing(answer, card))
                .findFirst();
    }

    private Ruling<PegPlay> refusing(PegPlay answer, Card card) {
        Reason bad = Reason.missing("led", card.rank().word(), why, "another card", "");
        return new Ruling<>(rule, source, List.of(answer), List.of(), Standing.FAILS, List.of(bad));
    }
}
