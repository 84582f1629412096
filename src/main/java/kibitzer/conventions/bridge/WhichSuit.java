package kibitzer.conventions.bridge;

import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.conventions.bridge.BidFeatures.LENGTH;
import static kibitzer.conventions.bridge.BidFeatures.RANK;
import static kibitzer.conventions.bridge.BidFeatures.RANK_OF_FIVE;

import java.util.List;
import kibitzer.advice.Option;
import kibitzer.advice.Preference;
import kibitzer.games.bridge.Call;

/** Which of several suits is named. */
public final class WhichSuit {
    public static final String LONGEST = "the longest suit";
    public static final String HIGHER_OF_FIVES = "the higher of two five-card suits";
    public static final String CHEAPER_OF_FOURS = "the cheaper of two four-card suits";

    /** In answer to partner's bid; which of two suits of four comes first is general practice. */
    public static final List<Preference<Option<Bidding, Call>>> IN_ANSWER = List.of(
            most(LENGTH).because(LONGEST),
            most(RANK_OF_FIVE).because(HIGHER_OF_FIVES),
            least(RANK).because(CHEAPER_OF_FOURS).inGeneral());

    private WhichSuit() {}
}
