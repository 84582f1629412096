package kibitzer.decisions.trick.euchre;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.conventions.euchre.EuchreCalls;
import kibitzer.conventions.euchre.EuchreGround;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.table.CallsNotation;
import kibitzer.games.table.TableSeat;
import kibitzer.wording.Sentence;

/** What to call at euchre, by Culbertson's pointers (pp. 207-208); beside it the points that each call brings. */
public final class EuchreCall extends BookDecision<EuchreView, String> {
    private static final String EUCHRE = "euchre";
    private static final String SET_BACK = "set-back-euchre";

    private static final PractisedRules RULES = PractisedRules.of(EuchreCalls.BOOK.practised());

    private static final Field<Boolean> GAME = optional(
            "game",
            Kinds.word(EUCHRE, SET_BACK).as(SET_BACK::equals, back -> back ? SET_BACK : EUCHRE),
            false,
            "euchre, or set-back euchre, where a euchre is taken off the makers' score");

    private static final Form<EuchreView> FORM = Form.of(
            EuchreCall::view,
            EuchreFields.HAND.of(EuchreView::hand),
            required("turn-up", Kinds.card(), "the card turned").of(EuchreView::turnUp),
            EuchreFields.DEALER.of(EuchreView::dealer),
            optional("seat", EuchreFields.SEAT, TableSeat.SOUTH, "your seat").of(EuchreView::seat),
            required("calls", CallsNotation.KIND, "all calls so far, a pass each")
                    .of(EuchreView::soFar),
            EuchreFields.score("we", "points of your side").of(EuchreView::we),
            EuchreFields.score("they", "points of the other side").of(EuchreView::they),
            GAME.whereGiven(EuchreView::setBack));

    public EuchreCall() {
        super(
                new Head(
                        "euchre/call",
                        "The call at euchre",
                        "euchre",
                        "what to call at euchre: accept the card turned, name a suit, play alone or pass"),
                FORM,
                new WordAnswer.Phrase<>(CallsNotation.ONE, EuchreCall::inWords),
                RULES,
                EuchreCalls.BOOK.sources(),
                GAME);
    }

    private static EuchreView view(
            CardSet hand,
            Card turnUp,
            TableSeat dealer,
            TableSeat seat,
            List<String> calls,
            int we,
            int they,
            boolean setBack) {
        EuchreFields.inThePack("hand", hand.toList());
        EuchreFields.inThePack("turn-up", List.of(turnUp));
        if (hand.contains(turnUp)) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords() + " is in your hand", "another card");
        }
        List<String> made =
                calls.stream().filter(call -> !call.equals(EuchreView.PASS)).toList();
        if (!made.isEmpty()) {
            throw new BadQuestion(
                    "calls", "\"" + made.getFirst() + "\" ends the calling", "passes alone, while you are to speak");
        }
        if (calls.size() > EuchreView.MOST_PASSES) {
            throw new BadQuestion("calls", calls.size() + " passes", "at most " + EuchreView.MOST_PASSES);
        }
        EuchreView view = new EuchreView(hand, turnUp, dealer, seat, calls.size(), we, they, setBack);
        if (calls.size() % EuchreView.PLAYERS != view.place()) {
            TableSeat speaker = dealer.after(1 + calls.size());
            throw new BadQuestion(
                    "calls",
                    calls.size() + " where " + dealer.inWords() + " dealt, so that " + speaker.inWords()
                            + " is to speak",
                    view.place() + " or " + (view.place() + EuchreView.PLAYERS) + " for " + seat.inWords());
        }
        return view;
    }

    @Override
    public EuchreView deal(DealRequest request) {
        List<String> named = RULES.named(request);
        boolean setBack = request.get(GAME) || named.contains("euchre.call.to-keep-the-game-alive");
        return new RuleDealer<>(EuchreCalls.BOOK, new EuchreGround(setBack))
                .deal(asked(request, setBack), request.seed());
    }

    /** Rules that cannot speak under this score are not looked for. */
    private static List<String> asked(DealRequest request, boolean setBack) {
        List<String> rules = RULES.asked(request);
        List<String> possible = rules.stream()
                .filter(rule -> setBack
                        ? !rule.equals("euchre.call.at-the-bridge") && !rule.equals("euchre.call.conservative")
                        : !rule.equals("euchre.call.to-keep-the-game-alive"))
                .toList();
        return possible.isEmpty() ? rules : possible;
    }

    @Override
    public Choices<String> choices(EuchreView view) {
        return new Choices.Listed<>(view.calls());
    }

    @Override
    public Optional<String> objection(EuchreView view, String answer) {
        return view.calls().contains(answer)
                ? Optional.empty()
                : Optional.of(
                        "\"" + answer + "\" cannot be called here; it is one of " + String.join(", ", view.calls()));
    }

    @Override
    protected Consulted<?, String> consult(EuchreView view) {
        return new Consulted<>(EuchreCalls.BOOK, view);
    }

    @Override
    public Optional<Reckoning<String>> reckon(EuchreView view) {
        return Optional.of(EuchreReckoning.of(view));
    }

    /** Who plays alone what the book plays with partner is told what the hand is worth alone. */
    @Override
    public List<Ruling<String>> whyNot(EuchreView view, String answer) {
        if (isBetterWithPartner(view, answer)) {
            return List.of(EuchreCalls.tooWeakAlone(view, answer));
        }
        if (isLeftToTheDealer(view, answer)) {
            return List.of();
        }
        return isWithoutTrumps(view, answer) ? List.of(EuchreCalls.withoutTrumps(answer)) : super.whyNot(view, answer);
    }

    private static boolean isWithoutTrumps(EuchreView view, String answer) {
        return answer.equals(view.accept()) && view.isDealersPartner() && view.trumps() == 0;
    }

    /** To assist where a bower or the ace is turned: no strength of the hand speaks for it, so none is told to be missing. */
    private boolean isLeftToTheDealer(EuchreView view, String answer) {
        return answer.equals(view.accept())
                && advise(view).rulings().stream()
                        .limit(1)
                        .anyMatch(ruling -> ruling.rule().equals(EuchreCalls.LEAVE_THE_LONE_HAND));
    }

    private boolean isBetterWithPartner(EuchreView view, String answer) {
        Advice<String> advice = advise(view);
        String withPartner = answer.replace(EuchreReckoning.ALONE, "");
        return answer.endsWith(EuchreReckoning.ALONE)
                && (advice.best().contains(withPartner)
                        || withPartner.equals(view.accept()) && view.isDealersPartner());
    }

    @Override
    public boolean isSpokenOf(EuchreView view, String answer) {
        return isBetterWithPartner(view, answer) || super.isSpokenOf(view, answer);
    }

    /** To play alone where the book's call keeps partner. */
    @Override
    public Optional<String> claims(EuchreView view, String answer) {
        boolean alone = answer.endsWith(EuchreReckoning.ALONE);
        return alone && advise(view).best().stream().noneMatch(best -> best.endsWith(EuchreReckoning.ALONE))
                ? Optional.of("plays without partner's cards")
                : Optional.empty();
    }

    @Override
    public List<String> idle() {
        return List.of(EuchreView.PASS);
    }

    @Override
    public Prompt ask(EuchreView view) {
        List<Exhibit> shown = new ArrayList<>();
        if (view.setBack()) {
            shown.add(new Exhibit.Fact("Game", "set-back euchre"));
        }
        shown.add(new Exhibit.Table("The table", seats(view), Optional.empty(), Optional.of(view.turnUp())));
        shown.add(new Exhibit.Fact("Score", "we " + view.we() + ", they " + view.they() + ", of five"));
        shown.add(new Exhibit.Held("Your hand", view.hand()));
        return new Prompt(
                view.isFirstRound()
                        ? "The " + view.turnUp().inWords() + " is turned. What do you call?"
                        : "The " + view.turnUp().inWords() + " was turned down. What do you call?",
                shown);
    }

    private static List<Exhibit.AtTable> seats(EuchreView view) {
        return TableSeat.all(EuchreView.PLAYERS).stream()
                .map(seat -> {
                    boolean own = seat.equals(view.seat());
                    String name = Stream.of(
                                    own
                                            ? "You"
                                            : seat.equals(view.seat().after(2))
                                                    ? "Partner"
                                                    : Sentence.capital(seat.inWords()),
                                    seat.equals(view.dealer()) ? "the dealer" : "")
                            .filter(word -> !word.isEmpty())
                            .collect(Collectors.joining(", "));
                    int order = Math.floorMod(seat.place() - view.dealer().place() - 1, EuchreView.PLAYERS);
                    String said = order < view.passes() ? "passed" : "";
                    return new Exhibit.AtTable(seat, name, List.of(), own ? 0 : EuchreView.HAND, said);
                })
                .toList();
    }

    /** "order it up and play alone", "hearts". */
    static String inWords(String call) {
        String plain = call.replace(EuchreReckoning.ALONE, "");
        String words = switch (plain) {
            case "pass" -> "pass";
            case "order-up" -> "order it up";
            case "assist" -> "assist";
            case "take-up" -> "take it up";
            default ->
                plain.length() == 1 ? "make it " + CardNotation.readSuit(plain).plural() : plain;
        };
        return call.equals(plain) ? words : words + " and play alone";
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.to(inWords(answer));
    }
}
