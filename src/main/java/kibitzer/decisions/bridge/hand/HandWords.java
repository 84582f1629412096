package kibitzer.decisions.bridge.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.PlayProblem;
import kibitzer.games.bridge.problems.Ways;
import kibitzer.games.bridge.wholehand.HandPlay;
import kibitzer.games.bridge.wholehand.HandTrick;
import kibitzer.games.bridge.wholehand.Mistake;
import kibitzer.games.bridge.wholehand.WholeHand;
import kibitzer.games.table.TableSeat;
import kibitzer.wording.Sentence;

/** A whole hand as it is put to the learner, and what is told of how it was played. */
final class HandWords {
    private static final int FEW = 4;
    private static final int FULL = 52;

    private HandWords() {}

    static Prompt prompt(WholeHand hand) {
        HandPlay play = HandPlay.begin(hand);
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact(
                "Contract", hand.contract() + " by " + hand.declarer().inWords()));
        shown.add(new Exhibit.Fact(
                "You are",
                hand.isDeclaring()
                        ? "declarer, " + hand.declarer().inWords()
                        : "a defender, " + hand.learner().inWords()));
        shown.add(new Exhibit.Fact("You need", tricks(hand.needed())));
        play.onTheTable().ifPresent(trick -> shown.add(trick(hand, trick)));
        play.open().forEach((seat, cards) -> shown.add(new Exhibit.Held("Dummy, " + seat.inWords(), cards)));
        shown.add(new Exhibit.Held("Your hand, " + hand.learner().inWords(), play.held(hand.learner())));
        return new Prompt(ask(hand), shown);
    }

    private static String ask(WholeHand hand) {
        return title(hand) + (hand.isDeclaring() ? ". Can you make it?" : ". Can you beat it?");
    }

    /** The hands that the learner does not see while he plays. */
    static List<Exhibit> hidden(WholeHand hand) {
        List<Exhibit> hidden = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            if (seat != hand.learner() && seat != hand.dummy()) {
                hidden.add(new Exhibit.Held(
                        Sentence.capital(seat.inWords()), hand.deal().hand(seat)));
            }
        }
        return hidden;
    }

    /** "Three no trump by south, the king of hearts led". */
    static String title(WholeHand hand) {
        String lead =
                hand.begun().isEmpty() ? "" : ", the " + hand.begun().getFirst().inWords() + " led";
        String contract = hand.contract().inWords();
        return Sentence.capital(contract) + " by " + hand.declarer().inWords() + lead;
    }

    private static Exhibit trick(WholeHand hand, HandTrick trick) {
        return new Exhibit.Trick(
                "On the table",
                seat(trick.leader()),
                trick.cards(),
                Optional.of(seat(hand.learner())),
                Optional.empty());
    }

    private static TableSeat seat(Seat seat) {
        return new TableSeat(TableSeat.COMPASS, seat.ordinal());
    }

    static List<Reason> facts(WholeHand hand, HandPlayed best) {
        List<Reason> facts = new ArrayList<>();
        facts.add(Reason.counted("tricks-needed", hand.needed(), needed(hand)));
        hand.problem().ifPresent(problem -> {
            PlayProblem.Counted counted = problem.counted();
            facts.add(
                    switch (problem.ways()) {
                        case Ways.OfLines lines ->
                            Reason.counted("line", lines.right().toString(), "the line: " + lines.rightInWords());
                        case Ways.OfGuess guess ->
                            Reason.counted("card", guess.right().toString(), "the card: " + guess.rightInWords());
                        case Ways.OfCards cards ->
                            Reason.counted("card", cards.right().toString(), "the card: " + cards.rightInWords());
                    });
            facts.add(Reason.counted(
                    "counted",
                    counted.right(),
                    (problem.isDefence() ? "it beats the contract in " : "it makes in ") + counted.right() + " of "
                            + counted.layouts() + " ways the unseen cards may lie, the best "
                            + (problem.isDefence() ? "card" : "line") + " without its point in " + counted.wrong()));
        });
        facts.add(Reason.counted(
                "all-hands-seen", best.tricks(), "with all hands seen " + tricks(best.tricks()) + " can be won"));
        return facts;
    }

    /** The card that gave up what was needed; where none did, what was won. */
    static List<Reason> against(WholeHand hand, HandPlayed answer) {
        return Mistake.in(hand, answer.cards())
                .map(mistake -> givenUp(hand, mistake) + "; " + cards(mistake.better()) + " would not have")
                .or(() -> conceded(answer))
                .map(words -> List.of(new Reason("first-mistake", words, words, "", "", Standing.FAILS, Basis.ANSWER)))
                .orElseGet(() -> List.of(Reason.missing(
                        "tricks", answer.tricks(), tricks(answer.tricks()) + " won", tricks(answer.needed()))));
    }

    /** Which card gave up what was needed; empty where it was reached. */
    static Optional<String> firstMistake(WholeHand hand, HandPlayed answer) {
        return answer.isReached()
                ? Optional.empty()
                : Mistake.in(hand, answer.cards())
                        .map(mistake -> givenUp(hand, mistake))
                        .or(() -> conceded(answer));
    }

    private static Optional<String> conceded(HandPlayed answer) {
        return answer.cards().size() < FULL
                ? Optional.of("the tricks left were given up, though enough could still be won")
                : Optional.empty();
    }

    /** "the ace of spades, in trick 2, gave the contract up". */
    private static String givenUp(WholeHand hand, Mistake mistake) {
        return "the " + mistake.card().inWords()
                + (mistake.seat() == hand.learner() ? "" : " from dummy") + ", in trick " + mistake.trick() + ", "
                + (hand.isDeclaring() ? "gave the contract up" : "let the contract make");
    }

    private static String cards(CardSet better) {
        List<Card> named = better.toList().stream().limit(FEW).toList();
        String words = named.stream().map(card -> "the " + card.inWords()).collect(Collectors.joining(" or "));
        return better.size() > named.size() ? words + " and others" : words;
    }

    private static String needed(WholeHand hand) {
        return tricks(hand.needed()) + (hand.isDeclaring() ? " make the contract" : " beat the contract");
    }

    static String tricks(int many) {
        return many + (many == 1 ? " trick" : " tricks");
    }
}
