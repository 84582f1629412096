package kibitzer.decisions.whist;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.whist.SuitInPlay;
import kibitzer.games.whist.SuitInPlay.Tenace;
import kibitzer.wording.Sentence;

/** What a holding is called against the cards of its suit that are still in play. */
final class WhistTenace extends CountedDecision<SuitInPlay, String> {
    private static final Suit SUIT = Suit.SPADES;
    private static final Source SOURCE = Source.source("whist-maxims.p45", "whist-maxims.p46", "whist-maxims.p47");
    private static final Map<String, String> MEANS = Map.of(
            "major", "a major tenace is the best and the third best card in play",
            "minor", "a minor tenace is the second and the fourth best card in play",
            "master", "the master is the best card in play");
    private static final int CARDS = 13;
    private static final int MOST_GONE = 8;

    private static final Form<SuitInPlay> FORM = Form.of(
            WhistTenace::suit,
            required("holding", Kinds.holding(1, CARDS), "the ranks that you hold of a suit")
                    .of(SuitInPlay::held),
            optional("played", Kinds.holding(0, CARDS - 1), CardSet.EMPTY, "the ranks of it that have been played")
                    .of(SuitInPlay::gone));

    WhistTenace() {
        super(
                new Head(
                        "whist/tenace",
                        "Tenaces",
                        "whist",
                        "what a holding is against the cards of the suit still in play: major or minor tenace, or the master"),
                FORM,
                WordAnswer.OneWord.of(
                        "major",
                        "Major tenace",
                        "minor",
                        "Minor tenace",
                        "master",
                        "Master card",
                        "none",
                        "None of these"),
                List.of(SOURCE));
    }

    private static SuitInPlay suit(CardSet held, CardSet gone) {
        if (!held.isDisjoint(gone)) {
            throw new BadQuestion(
                    "played",
                    "the " + held.intersection(gone).first().rank().word() + " is in the holding too",
                    "ranks that you do not hold");
        }
        return new SuitInPlay(held, gone, SUIT);
    }

    /** One time in two a tenace. */
    @Override
    public SuitInPlay deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean wanted = chance.onceIn(2);
        while (true) {
            List<Card> cards = chance.shuffled(CardSet.FULL_PACK.in(SUIT).toList());
            int gone = chance.below(MOST_GONE + 1);
            int held = 1 + chance.below(Math.min(5, CARDS - gone - 1));
            SuitInPlay suit = new SuitInPlay(
                    CardSet.of(cards.subList(gone, gone + held)), CardSet.of(cards.subList(0, gone)), SUIT);
            boolean tenace = suit.tenace() == Tenace.MAJOR || suit.tenace() == Tenace.MINOR;
            if (tenace == wanted) {
                return suit;
            }
        }
    }

    @Override
    protected CountedAnswer<String> count(SuitInPlay suit) {
        Tenace tenace = suit.tenace();
        List<String> literally = Stream.of(Tenace.MAJOR, Tenace.MINOR, Tenace.MASTER)
                .filter(other -> other != tenace && suit.isToTheLetter(other))
                .map(WhistTenace::word)
                .toList();
        return CountedAnswer.of(rule(), SOURCE, List.of(word(tenace)), facts(suit))
                .allowing(literally);
    }

    /** What the name that was given means, beside what is held. */
    @Override
    protected List<Reason> against(SuitInPlay suit, String answer) {
        String held = answer.equals("none") && suit.tenace() == Tenace.MASTER
                ? "the " + suit.held().first().rank().word() + " is the best card still in play"
                : facts(suit).getLast().measured();
        String right = word(suit.tenace());
        String told = answer.equals("none")
                ? named(suit) + " a " + answerKind().inside(right).toLowerCase(Locale.ROOT)
                : means(answer) + held;
        return List.of(missing("tenace", answer, told, right));
    }

    /** What bears the name: of a master that one card, "with the ace and queen gone, your king is the best card in play,"; of a tenace its two. */
    private static String named(SuitInPlay suit) {
        if (suit.tenace() != Tenace.MASTER) {
            return "you hold the " + (suit.tenace() == Tenace.MAJOR ? "best and the third" : "second and the fourth")
                    + " best, which is";
        }
        Card master = suit.held().first();
        List<String> above = suit.gone().stream()
                .filter(card -> card.rank().isHigherThan(master.rank()))
                .map(card -> card.rank().word())
                .toList();
        return (above.isEmpty() ? "" : "with the " + Sentence.listed(above) + " gone, ") + "your "
                + master.rank().word() + " is the best card in play,";
    }

    private static String means(String answer) {
        return MEANS.containsKey(answer) ? MEANS.get(answer) + "; " : "";
    }

    private static String word(Tenace tenace) {
        return tenace.name().toLowerCase(Locale.ROOT);
    }

    private static List<Reason> facts(SuitInPlay suit) {
        List<Reason> facts = new ArrayList<>();
        CardSet left = CardSet.FULL_PACK.in(SUIT).minus(suit.gone());
        facts.add(Reason.counted(
                "in-play", CardNotation.writeRanks(left, SUIT), "in play: " + CardNotation.writeRanks(left, SUIT)));
        List<String> places = suit.held().stream()
                .map(suit::placeOf)
                .filter(place -> place <= 4)
                .map(place -> List.of("best", "second best", "third best", "fourth best")
                        .get(place - 1))
                .toList();
        facts.add(Reason.counted(
                "places",
                String.join(", ", places),
                places.isEmpty() ? "you hold none of the four best of them" : "you hold the " + listed(places)));
        return facts;
    }

    /** "best and the fourth best"; of three or more, "second, third and fourth best". */
    private static String listed(List<String> places) {
        int last = places.size() - 1;
        return places.size() <= 2
                ? String.join(" and the ", places)
                : String.join(", ", places.subList(0, last)).replace(" best", "") + " and " + places.get(last);
    }

    @Override
    public Prompt ask(SuitInPlay suit) {
        List<Exhibit> shown = new ArrayList<>();
        if (!suit.gone().isEmpty()) {
            shown.add(new Exhibit.Row("Played", suit.gone().toList()));
        }
        shown.add(new Exhibit.Held("You hold", suit.held()));
        return new Prompt("What is this against the cards still in play?", shown);
    }
}
