package kibitzer.decisions.trick;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.search.BeatenCard;
import kibitzer.games.trick.search.BestPlay;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.search.TrickLost;
import kibitzer.wording.Sentence;

/** What each card leads to when everybody's cards are seen, at any game of tricks. */
public final class TrickOpenCards extends CountedDecision<CardsSeen, Card> {
    private static final int PARTNERS = 4;
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(TrickGames.ALL);

    public TrickOpenCards() {
        super(
                new Head(
                        "trick/open-cards",
                        "With all cards seen",
                        "whist",
                        "which card wins the most when everybody's cards are seen, at any game of tricks"),
                SeenHandsForm.FORM,
                new CardAnswer.OneCard(Kinds.named("a card such as KS", CardNotation::readOfAnyPack, Card::toString)),
                TrickGames.ALL.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    /** The last tricks of a hand played lawfully so far, mostly with something to find. */
    @Override
    public CardsSeen deal(DealRequest request) {
        var chance = request.seed().chance();
        return SeenHandsDealer.deal(TrickFields.gameOf(request, GAMES_TO_DEAL, TrickGames.ALL, chance), chance);
    }

    private static OpenLines lines(CardsSeen seen) {
        return OpenCards.lines(seen.hands(), seen.stake());
    }

    @Override
    protected CountedAnswer<Card> count(CardsSeen seen) {
        OpenLines lines = lines(seen);
        return CountedAnswer.of(
                        rule(),
                        TrickFields.source(seen.hands().game(), RulePart.PLAY).counting("answer"),
                        lines.best(),
                        facts(seen, lines))
                .figures(Map.of(
                        "lines",
                        lines.lines().stream().map(line -> written(seen, line)).toList()));
    }

    private static Map<String, Object> written(CardsSeen seen, OpenLines.Line line) {
        Map<String, Object> written = new LinkedHashMap<>();
        written.put("line", line.card().toString());
        written.put(seen.stake().points() ? "points" : "tricks", line.won());
        line.naming().ifPresent(suit -> written.put("naming", String.valueOf(suit.letter())));
        return written;
    }

    /** What the cards lead to, the best first. */
    private static List<Reason> facts(CardsSeen seen, OpenLines lines) {
        Map<Integer, List<OpenLines.Line>> byWon = lines.lines().stream()
                .collect(Collectors.groupingBy(OpenLines.Line::won, TreeMap::new, Collectors.toList()));
        List<Reason> facts = new ArrayList<>();
        byWon.forEach((won, those) -> {
            String cards =
                    CardNotation.write(those.stream().map(OpenLines.Line::card).toList());
            String calling = those.stream()
                    .flatMap(line -> line.naming().stream())
                    .findFirst()
                    .map(suit -> ", the joker calling for " + suit.plural())
                    .orElse("");
            facts.add(Reason.counted("won", won, cards + ": " + seen.won(won) + calling));
        });
        return lines.few() ? facts : facts.reversed();
    }

    @Override
    public Choices<Card> choices(CardsSeen seen) {
        return new Choices.Listed<>(seen.hands().lawful());
    }

    @Override
    public Optional<String> objection(CardsSeen seen, Card answer) {
        OpenHands hands = seen.hands();
        if (!hands.hands().get(hands.toPlay()).contains(answer)) {
            return Optional.of("the " + answer.inWords() + " is not in the hand of "
                    + seen.seat(hands.toPlay()).inWords() + ", whose turn it is");
        }
        return hands.lawful().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " may not be played, for "
                        + hands.position().lawful().why(answer));
    }

    @Override
    protected List<Reason> against(CardsSeen seen, Card answer) {
        OpenLines lines = lines(seen);
        Optional<String> lost = lost(seen, answer, lines.best());
        if (lost.isPresent()) {
            return wrong(answer, lost.get() + "; " + compared(seen, lines, answer), "");
        }
        Card best = lines.best().getFirst();
        return wrong(
                answer,
                lines.of(answer).map(line -> "it leads to " + seen.won(line)).orElse("it may not be played"),
                "the " + best.inWords() + ", which leads to "
                        + lines.of(best).map(seen::won).orElse(""));
    }

    /** "1 trick instead of 2". */
    private static String compared(CardsSeen seen, OpenLines lines, Card answer) {
        return lines.of(answer).map(line -> seen.won(line.won())).orElse("") + " instead of " + lines.bestWon();
    }

    /**
     * Which trick the card gives up and none of the best does; none where one of them gives up this trick too, or the others
     * win with the same card after it.
     */
    private static Optional<String> lost(CardsSeen seen, Card answer, List<Card> best) {
        Stake stake = seen.stake();
        if (stake.few() || stake.points()) {
            return Optional.empty();
        }
        List<Well> plays = plays(seen, best, seen.hands().cardsEach());
        if (plays.isEmpty()) {
            return atOnce(seen, answer, best);
        }
        List<Lost> each = plays.stream()
                .flatMap(well -> lost(seen, answer, well, seen.hands().cardsEach()).stream())
                .toList();
        return each.stream()
                .filter(lost -> !(lost.trick() instanceof TrickLost.AtOnce))
                .filter(lost -> plays.stream().allMatch(well -> lost.trick().isAvoidedIn(well.play())))
                .findFirst()
                .or(() -> each.size() == best.size()
                        ? each.stream()
                                .filter(lost -> lost.trick() instanceof TrickLost.AtOnce)
                                .findFirst()
                        : Optional.empty())
                .map(lost -> told(seen, lost.trick(), lost.where()))
                .or(() -> plays.size() == best.size() ? beaten(seen, answer, plays) : Optional.empty());
    }

    /** Where a joker that must name a suit hides how the hand goes on: the trick on the table, if all of the best win it. */
    private static Optional<String> atOnce(CardsSeen seen, Card answer, List<Card> best) {
        List<Lost> each = plays(seen, best, 1).stream()
                .flatMap(well -> lost(seen, answer, well, 1).stream())
                .filter(lost -> lost.trick() instanceof TrickLost.AtOnce)
                .toList();
        return each.size() == best.size()
                ? each.stream().findFirst().map(lost -> told(seen, lost.trick(), lost.where()))
                : Optional.empty();
    }

    /** "partner's ace of spades is then beaten by east's jack of clubs, but wins a trick after the ace of diamonds". */
    private static Optional<String> beaten(CardsSeen seen, Card answer, List<Well> plays) {
        Well first = plays.getFirst();
        return play(seen, answer, seen.hands().cardsEach(), Optional.of(first.play()))
                .flatMap(badly -> BeatenCard.in(
                        plays.stream().map(Well::play).toList(), badly, answer, player -> isOurs(seen, player)))
                .map(beaten -> whose(seen, beaten.ours().winner())
                        + beaten.ours().with().inWords() + " is then beaten by "
                        + seen.seat(beaten.theirs().winner()).inWords() + "'s "
                        + beaten.theirs().with().inWords() + ", but wins a trick after the "
                        + first.card().inWords());
    }

    /** One of the best cards and how the hand goes on after it. */
    private record Well(Card card, BestPlay play) {}

    /** @param where the best card with which the trick is won */
    private record Lost(TrickLost trick, Card where) {}

    private static Optional<BestPlay> play(CardsSeen seen, Card card, int tricks, Optional<BestPlay> like) {
        return BestPlay.after(seen.hands(), sides(seen), card, tricks, like);
    }

    private static boolean isOurs(CardsSeen seen, int player) {
        return sides(seen).together(player, seen.hands().toPlay(), seen.hands().players());
    }

    private static Stake sides(CardsSeen seen) {
        Stake stake = seen.stake();
        OpenHands hands = seen.hands();
        return hands.players() == PARTNERS || stake.alone().isPresent() ? stake : stake.alone(hands.toPlay());
    }

    /** Each as like the first as it may be, so that what comes to the same is not told as a difference. */
    private static List<Well> plays(CardsSeen seen, List<Card> best, int tricks) {
        Optional<BestPlay> first = play(seen, best.getFirst(), tricks, Optional.empty());
        return best.stream()
                .flatMap(card -> play(seen, card, tricks, first).map(play -> new Well(card, play)).stream())
                .toList();
    }

    /** Which trick the card gives up beside one of the best, where one can be named. */
    private static Optional<Lost> lost(CardsSeen seen, Card answer, Well well, int tricks) {
        return play(seen, answer, tricks, Optional.of(well.play()))
                .flatMap(badly -> TrickLost.between(well.play(), badly, answer, player -> isOurs(seen, player)))
                .map(loss -> new Lost(loss, well.card()));
    }

    private static String told(CardsSeen seen, TrickLost loss, Card best) {
        return switch (loss) {
            case TrickLost.AtOnce(BestPlay.Won theirs, BestPlay.Won ours) ->
                seen.seat(theirs.winner()).inWords() + "'s " + theirs.with().inWords()
                        + (seen.hands().trick().isEmpty() ? " beats it" : " wins this trick")
                        + (ours.with().equals(best)
                                ? ", where the " + best.inWords() + " would win"
                                : ", where after the " + best.inWords() + " "
                                        + whose(seen, ours.winner())
                                        + ours.with().inWords() + " wins");
            case TrickLost.ItsOwn(Card card) -> "kept for later, the " + card.inWords() + " wins a trick";
            case TrickLost.Later(BestPlay.Won theirs, BestPlay.Won ours) ->
                seen.seat(theirs.winner()).inWords() + "'s " + theirs.with().inWords()
                        + " then wins a trick, where after the " + best.inWords() + " "
                        + whose(seen, ours.winner()) + ours.with().inWords() + " wins one";
        };
    }

    private static String whose(CardsSeen seen, int player) {
        return player == seen.hands().toPlay() ? "your " : "partner's ";
    }

    @Override
    public Prompt ask(CardsSeen seen) {
        OpenHands hands = seen.hands();
        List<Exhibit> shown = TrickFields.shown(hands.game(), hands.contract(), hands.trump());
        TableSeat mine = seen.seat(hands.toPlay());
        seen.player()
                .ifPresent(alone -> shown.add(new Exhibit.Fact(
                        "Plays alone",
                        alone == hands.toPlay() ? "you" : seen.seat(alone).inWords())));
        hands.facts().turnUp().ifPresent(card -> shown.add(new Exhibit.Fact("Turned up", card.inWords())));
        hands.facts()
                .named()
                .map(Suit::plural)
                .ifPresent(suit -> shown.add(new Exhibit.Fact("The leader calls for", suit)));
        shown.add(table(seen, mine));
        shown.add(TrickLegal.held(hands.hands().get(hands.toPlay())));
        boolean few = seen.stake().few();
        String what = (few ? "fewest " : "most ") + (seen.stake().points() ? "card points" : "tricks");
        return new Prompt(
                "Everybody's cards are seen. Which card leads to the " + what + " for " + side(seen) + "?", shown);
    }

    private static String side(CardsSeen seen) {
        OpenHands hands = seen.hands();
        long others = IntStream.range(0, hands.players())
                .filter(player ->
                        player != hands.toPlay() && seen.stake().together(player, hands.toPlay(), hands.players()))
                .count();
        return others == 0 ? "you" : others == 1 ? "you and your partner" : "your side";
    }

    private static Exhibit table(CardsSeen seen, TableSeat mine) {
        OpenHands hands = seen.hands();
        List<Exhibit.AtTable> seats = new ArrayList<>();
        for (int number = 0; number < hands.players(); number++) {
            TableSeat seat = seen.seat(number);
            boolean own = seat.equals(mine);
            Cards hand = hands.hands().get(number);
            String name = own ? "You" : Sentence.capital(seat.inWords());
            seats.add(new Exhibit.AtTable(seat, name, own ? List.of() : hand.list(), 0, ""));
        }
        Optional<Exhibit.Trick> trick = hands.trick().isEmpty()
                ? Optional.empty()
                : Optional.of(new Exhibit.Trick(
                        "On the table", seen.seat(hands.leader()), hands.trick(), Optional.of(mine), Optional.empty()));
        return new Exhibit.Table("All hands", seats, trick, Optional.empty());
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("play", answer);
    }
}
