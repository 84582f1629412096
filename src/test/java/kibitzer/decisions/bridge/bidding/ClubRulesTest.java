package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
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
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Rules that a club does not play, or plays with another call. */
class ClubRulesTest {
    private static final List<ClubPlay> NO_ENQUIRY =
            List.of(new ClubWithout("acol.respond.one-no-trump.three-club-enquiry"));
    private static final List<ClubPlay> NO_STRONG_TWO = List.of(new ClubWithout("acol.open.strong-two"));
    private static final List<ClubPlay> NEGATIVE =
            List.of(new ClubAnswer("acol.respond.two-clubs.negative", "2H", false));
    private static final ClubAnswer BESIDE = new ClubAnswer("acol.open.weak-three", "2M", true);
    private static final List<ClubPlay> WEAK_TWOS =
            List.of(BESIDE, ClubFigure.atLeast(BESIDE.gives(), "length-of-suit", 6));

    private static Question<BiddingProblem, Call> at(String hand, String... calls) {
        Seat dealer = calls.length == 0 ? Seat.SOUTH : Seat.NORTH;
        return new Question<>(
                new BridgeCall(),
                BiddingProblem.in(
                        "acol",
                        PbnHand.read(hand),
                        new Auction(
                                dealer, List.of(calls).stream().map(Call::of).toList()),
                        Vulnerability.NONE));
    }

    private static String told(Question<BiddingProblem, Call> question, String call) {
        Verdict<Call> verdict = question.mark(Call.of(call));
        return new Explainer(Syllabus.shipped()).verdict(question, verdict);
    }

    /** A strong two by the book (pp. 143, 144): eight playing tricks in spades. */
    private static final String STRONG = "AKQJ972.A3.KQ5.2";

    @Test
    void aRuleThatIsNotPlayedIsNotAdvisedAndItsAnswerIsWrong() {
        Question<BiddingProblem, Call> book = at(STRONG);
        assertThat(book.mark(Call.of("2S")).grade()).isEqualTo(Grade.BEST);
        Question<BiddingProblem, Call> club = book.playedBy(NO_STRONG_TWO);
        assertThat(club.advice().best()).isNotEmpty().doesNotContain(Call.of("2S"));
        assertThat(club.mark(Call.of("2S")).grade()).isEqualTo(Grade.WRONG);
    }

    @Test
    void theVerdictSaysThatTheClubDoesNotPlayIt() {
        assertThat(told(at(STRONG).playedBy(NO_STRONG_TWO), "2S")).contains("our club does not play it");
    }

    @Test
    void anotherCallIsMadeForTheBooksAndSaidToBeTheClubs() {
        Question<BiddingProblem, Call> book = at("8642.974.J632.85", "2C", "P");
        assertThat(book.mark(Call.of("2D")).grade()).isEqualTo(Grade.BEST);
        Question<BiddingProblem, Call> club = book.playedBy(NEGATIVE);
        assertThat(club.mark(Call.of("2H")).grade()).isEqualTo(Grade.BEST);
        assertThat(club.mark(Call.of("2D")).grade()).isEqualTo(Grade.WRONG);
        assertThat(told(club, "2H")).contains("your club plays it so (the book: 2D)");
    }

    @ParameterizedTest(name = "{0}: by the book {1}, in the club {2}")
    @CsvSource({
        "KQ9854.72.J63.85, P, 2S",
        "72.KQ9854.J63.85, P, 2H",
        "KQ98543.7.J63.85, 3S, 3S",
        "72.85.KQ9854.J63, P, P",
    })
    void aWeakTwoIsTheWeakThreePlayedASecondTime(String hand, String book, String club) {
        Question<BiddingProblem, Call> question = at(hand);
        assertThat(question.mark(Call.of(book)).grade().isRight()).isTrue();
        assertThat(question.playedBy(WEAK_TWOS).advice().best()).containsExactly(Call.of(club));
        assertThat(question.playedBy(WEAK_TWOS).mark(Call.of(club)).grade()).isEqualTo(Grade.BEST);
    }

    @Test
    void anOpeningHasTheClubsMeaningAlone() {
        Question<BiddingProblem, Call> strong = at(STRONG).playedBy(WEAK_TWOS);
        assertThat(strong.mark(Call.of("2S")).grade()).isEqualTo(Grade.WRONG);
        Question<BiddingProblem, Call> diamonds = at("A3.K2.AKQJ972.Q5").playedBy(WEAK_TWOS);
        assertThat(diamonds.advice().best()).containsExactly(Call.of("2D"));
        BiddingProblem answer =
                new BridgeCall().playedBy(at("AK32.85.K742.J63", "2H", "P").position(), WEAK_TWOS);
        assertThat(answer.soFar().shown(Seat.NORTH).points().most()).isLessThanOrEqualTo(9);
        assertThat(BiddingTable.rule(answer.bidding()).orElse("")).doesNotContain("strong-two");
    }

    @Test
    void partnersReadNothingIntoACallThatIsNotPlayed() {
        BiddingProblem book = at("AQ32.K5.K742.J63", "1NT", "P", "3C", "P").position();
        var club = new BridgeCall().playedBy(book, NO_ENQUIRY);
        assertThat(club.soFar().meanings().get(2).rules())
                .noneMatch(rule -> rule.id().endsWith("three-club-enquiry"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"acol.open.strong-two", "acol.open.weak-three"})
    void handsAreDealtForWhatIsPlayed(String rule) {
        List<ClubPlay> club = rule.endsWith("two") ? NO_STRONG_TWO : WEAK_TWOS;
        Decision<BiddingProblem, Call> call = new BridgeCall().inAClub(club);
        var options = JsonMapper.shared().createObjectNode();
        options.putArray("rules").add(rule);
        List<String> decided = IntStream.range(0, 30)
                .mapToObj(i -> call.dealt(new DealRequest(
                        new Seed(i), Form.options(call.dealOptions()).read(options, "with"))))
                .flatMap(dealt -> call.advise(dealt).ruling().stream())
                .map(ruling -> ruling.rule())
                .toList();
        assertThat(decided).hasSize(30);
        if (club == WEAK_TWOS) {
            assertThat(decided).contains(rule, BESIDE.gives());
        } else {
            assertThat(decided).doesNotContain(rule);
        }
    }

    @Test
    void whatIsStoredIsReadAsItWasMarked() {
        for (List<ClubPlay> club : List.of(NO_STRONG_TWO, NEGATIVE, WEAK_TWOS)) {
            Question<BiddingProblem, Call> question = at(STRONG).playedBy(club);
            ObjectNode stored = question.decision().form().write(question.position());
            assertThat(QuestionReader.stored(question.decision().id(), stored).position())
                    .isEqualTo(question.position());
            assertThat(question.position().agreement().club()).isEqualTo(club);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "acol.open.strong-two not-played",
                "acol.respond.two-clubs.negative answers 2H",
                "acol.open.weak-three also-answers 2M",
                "acol.open.weak-no-trump points 12-14"
            })
    void whatAClubPlaysIsReadAsItIsWritten(String written) {
        assertThat(ClubPlay.read(written).written()).isEqualTo(written);
    }
}
