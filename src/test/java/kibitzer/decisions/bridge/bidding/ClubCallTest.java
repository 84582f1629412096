package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.QuestionReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Calls where a club plays figures of its own. The book's: 13 to 15 not vulnerable, 16 to 18 vulnerable (p. 141). */
class ClubCallTest {
    private static final List<ClubPlay> WEAK = List.of(
            ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14),
            ClubFigure.between("acol.open.strong-no-trump", "points", 12, 14));
    private static final List<ClubPlay> FIVE_CARD_MAJORS =
            List.of(ClubFigure.atLeast("acol.open.one-of-a-suit", "length-of-major", 5));

    private static Question<BiddingProblem, Call> opening(String hand, Vulnerability vulnerable) {
        return new Question<>(
                new BridgeCall(),
                BiddingProblem.in("acol", PbnHand.read(hand), Auction.opened(Seat.SOUTH), vulnerable));
    }

    @ParameterizedTest(name = "{0} of {1} points, {2}: by the book {3}, in the club {4}")
    @CsvSource({
        "KQ5.AJ3.8742.J92, 11, NONE, P, P",
        "KQ5.AJ3.8742.Q92, 12, NONE, P, 1NT",
        "KQ5.AJ3.K742.J92, 14, NONE, 1NT, 1NT",
        "KQ5.AJ3.KJ42.J92, 15, NONE, 1NT, 1D",
        "KQ5.AJ3.K742.J92, 14, BOTH, 1D, 1NT",
        "KQ5.AJ3.KJ84.A92, 18, BOTH, 1NT, 1D",
    })
    void aClubOpensOneNoTrumpOnItsOwnPoints(
            String hand, int points, Vulnerability vulnerable, String book, String club) {
        Question<BiddingProblem, Call> question = opening(hand, vulnerable);
        assertThat(question.position().bidding().points()).isEqualTo(points);
        assertThat(question.mark(Call.of(book)).grade().isRight()).isTrue();
        assertThat(question.playedBy(WEAK).mark(Call.of(club)).grade()).isEqualTo(Grade.BEST);
    }

    @Test
    void theVerdictNamesTheClubAndWhatTheBookPrints() {
        Question<BiddingProblem, Call> question =
                opening("KQ5.AJ3.KJ84.A92", Vulnerability.BOTH).playedBy(WEAK);
        Verdict<Call> verdict = question.mark(Call.of("1NT"));
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        String told = new Explainer(Syllabus.shipped()).firstSentence(question, verdict);
        assertThat(told).contains("18 points; your club plays 12 to 14 (the book: 16 to 18, p. ");
    }

    @Test
    void aMajorOfFourCardsIsNotOpenedWhereFiveArePlayed() {
        Question<BiddingProblem, Call> book = opening("K3.AQ85.KJ73.942", Vulnerability.BOTH);
        assertThat(book.mark(Call.of("1H")).grade().isRight()).isTrue();
        assertThat(book.playedBy(FIVE_CARD_MAJORS).advice().best()).containsExactly(Call.of("1D"));
        assertThat(book.playedBy(FIVE_CARD_MAJORS).mark(Call.of("1H")).grade()).isEqualTo(Grade.WRONG);
    }

    @Test
    void partnerReadsTheOpeningAsTheClubPlaysIt() {
        Auction auction = new Auction(Seat.NORTH, List.of(Call.of("1NT"), Call.PASS));
        BiddingProblem book = BiddingProblem.in("acol", PbnHand.read("KQ5.AJ3.8742.J92"), auction, Vulnerability.NONE);
        var told = new BridgeCall().playedBy(book, WEAK).soFar().shown(Seat.NORTH);
        assertThat(told.points().least()).isEqualTo(12);
        assertThat(told.points().most()).isEqualTo(14);
    }

    @Test
    void whatIsStoredCarriesTheFiguresAndNobodyCanSendThem() {
        Question<BiddingProblem, Call> club =
                opening("KQ5.AJ3.8742.Q92", Vulnerability.NONE).playedBy(WEAK);
        ObjectNode stored = club.decision().form().write(club.position());
        assertThat(stored.path(Decision.CLUB).size()).isEqualTo(2);
        Question<?, ?> again = QuestionReader.stored(club.decision().id(), stored);
        assertThat(again.position()).isEqualTo(club.position());
        assertThat(again.advice().best()).hasToString("[1NT]");
        ObjectNode sent = JsonMapper.shared().createObjectNode().put("decision", "bridge/call");
        sent.set("position", stored);
        assertThatThrownBy(() -> QuestionReader.read(sent, Optional.empty()))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("club");
    }

    @Test
    void figuresOfAnotherSystemAreLeftOut() {
        BiddingProblem cab = BiddingProblem.in(
                "cab", PbnHand.read("KQ5.AJ3.8742.Q92"), Auction.opened(Seat.SOUTH), Vulnerability.NONE);
        assertThat(new BridgeCall().playedBy(cab, WEAK)).isEqualTo(cab);
    }

    @Test
    void aClubIsDealtHandsForItsOwnFigures() {
        Decision<BiddingProblem, Call> club = new BridgeCall().inAClub(WEAK);
        var options = JsonMapper.shared().createObjectNode();
        options.putArray("rules").add("acol.open.strong-no-trump");
        List<Integer> points = IntStream.range(0, 30)
                .mapToObj(i -> club.dealt(new DealRequest(
                        new Seed(i), Form.options(club.dealOptions()).read(options, "with"))))
                .filter(dealt -> club.advise(dealt)
                        .ruling()
                        .filter(ruling -> ruling.rule().equals("acol.open.strong-no-trump"))
                        .isPresent())
                .map(dealt -> dealt.bidding().points())
                .toList();
        assertThat(points).hasSizeGreaterThan(20).allMatch(count -> count >= 12 && count <= 14);
    }

    @Test
    void theCatalogueStaysByTheBook() {
        assertThat(Decisions.get("bridge/call").form().fields())
                .noneMatch(field -> field.name().equals(Decision.CLUB));
    }
}
