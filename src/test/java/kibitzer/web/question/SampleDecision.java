package kibitzer.web.question;

import static kibitzer.advice.Source.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.bridge.form.BiddingShown;
import kibitzer.decisions.bridge.form.OneCall;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.rummy.form.Melds;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.rummy.Melding;
import kibitzer.marking.Question;

/**
 * A decision with one position and one best answer, for each shape of answer: what a panel must be able to show.
 *
 * @param <A> the shape of its answers
 */
record SampleDecision<A>(AnswerKind<A> answerKind, Choices<A> legal, A best, List<Exhibit> exhibits)
        implements Decision<FieldValues, A> {

    static final CardSet HAND = CardSet.of("7S 7H 7D KS QS JS 2C 3C 9D TD");

    static Question<FieldValues, Call> call() {
        Auction auction = new Auction(Seat.NORTH, List.of(Call.PASS, Call.of("1H")));
        return asked(
                new OneCall(),
                new Choices.Listed<>(auction.legalCalls()),
                Call.of("1S"),
                new BiddingShown(auction, Vulnerability.NONE),
                new Exhibit.Held("Your hand", CardSet.of("AS KS QS JS TS 9S AH KH QH AD KD AC KC")));
    }

    static Question<FieldValues, Card> card() {
        return asked(
                new CardAnswer.OneCard(),
                new Choices.Listed<>(HAND.toList()),
                CardSet.of("2C").first(),
                held());
    }

    static Question<FieldValues, Rank> rank() {
        return asked(
                new CardAnswer.OneRank(),
                new Choices.Listed<>(List.of(Rank.KING, Rank.QUEEN, Rank.TWO)),
                Rank.KING,
                new Exhibit.Held("Your spades", CardSet.of("KS QS 2S")));
    }

    static Question<FieldValues, CardSet> someCards() {
        return asked(new CardAnswer.SomeCards(0, 3), new Choices.Open<>(), CardSet.of("2C 3C"), held());
    }

    static Question<FieldValues, Cards> cardsOfPacks() {
        return asked(
                new CardAnswer.CardsOfPacks(0, 3),
                new Choices.Open<>(),
                Cards.of("KS KS"),
                new Exhibit.Row("Your hand", Cards.of("KS KS 4H JK JK").list()));
    }

    static Question<FieldValues, List<Card>> cardsInOrder() {
        return asked(
                new CardAnswer.CardsInOrder(0, 3, CardsNotation.inOrder(3)),
                new Choices.Open<>(),
                List.of(CardNotation.read("9D"), CardNotation.read("KS")),
                new Exhibit.Row("The cards", Cards.of("KS 4H 9D").list()));
    }

    static Question<FieldValues, String> word() {
        Map<String, String> labels = Map.of("knock", "Knock", "play-on", "Play on");
        return asked(
                new WordAnswer.OneWord(labels), new Choices.Listed<>(List.of("knock", "play-on")), "knock", held());
    }

    static Question<FieldValues, Integer> count() {
        return asked(new NumberAnswer.Count(0, 98, "points"), new Choices.Open<>(), 24, held());
    }

    static Question<FieldValues, Double> probability() {
        return asked(new NumberAnswer.Probability(), new Choices.Open<>(), 0.3478, held());
    }

    static Question<FieldValues, List<String>> order() {
        Map<String, String> labels = new LinkedHashMap<>();
        labels.put("clubs", "Clubs");
        labels.put("spades", "Spades");
        labels.put("hearts", "Hearts");
        return asked(new WordAnswer.Order(labels), new Choices.Open<>(), List.of("spades", "hearts", "clubs"), held());
    }

    static Question<FieldValues, String> text() {
        return asked(new WordAnswer.Text(40), new Choices.Open<>(), "Fourth best", held());
    }

    static Question<FieldValues, Melding> melds() {
        Melding best = new Melding(List.of(CardSet.of("7S 7H 7D"), CardSet.of("KS QS JS")), CardSet.of("2C 3C 9D TD"));
        return asked(new Melds(10), new Choices.Open<>(), best, held());
    }

    static Question<FieldValues, Tally> columns() {
        Columns columns = new Columns(Map.of("we-below", "We, below"), Map.of("they-above", "They, above"));
        return asked(columns, new Choices.Open<>(), columns.tally(Map.of("they-above", 50)), held());
    }

    private static Exhibit held() {
        return new Exhibit.Held("Your hand", HAND);
    }

    private static <A> Question<FieldValues, A> asked(
            AnswerKind<A> kind, Choices<A> legal, A best, Exhibit... exhibits) {
        return new Question<>(new SampleDecision<>(kind, legal, best, List.of(exhibits)), FieldValues.none());
    }

    @Override
    public Head head() {
        return new Head("sample/question", "A sample", "rummy", "a sample");
    }

    @Override
    public Form<FieldValues> form() {
        return Form.options(List.of());
    }

    @Override
    public List<String> rules() {
        return List.of("sample.rule");
    }

    @Override
    public FieldValues deal(DealRequest request) {
        return FieldValues.none();
    }

    @Override
    public Choices<A> choices(FieldValues position) {
        return legal;
    }

    @Override
    public Advice<A> advise(FieldValues position) {
        Ruling<A> ruling = new Ruling<>(
                "sample.rule",
                source("rummy.p01"),
                List.of(best),
                List.of(),
                Standing.HOLDS,
                List.of(new Reason("points", 14, "14 points", "13-15", "13 to 15", Standing.HOLDS)));
        return new Advice<>(List.of(best), List.of(), List.of(ruling), List.of(), false, Beside.nothing());
    }

    @Override
    public List<Ruling<A>> whyNot(FieldValues position, A answer) {
        return List.of(new Ruling<>(
                "sample.other",
                source("rummy.p02"),
                List.of(answer),
                List.of(),
                Standing.FAILS,
                List.of(new Reason("points", 14, "14 points", "20 or more", "20 or more", Standing.FAILS))));
    }

    @Override
    public Prompt ask(FieldValues position) {
        return new Prompt("What do you answer?", exhibits);
    }
}
