package kibitzer.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.play.ThirdHand;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.card.LeadCard;
import kibitzer.decisions.bridge.card.ThirdHandCard;
import org.junit.jupiter.api.Test;

/** What is said of a card led or played tells why, and is so of this trick. */
class CardReasonsTest {
    private static final Explainer EXPLAINER = new Explainer(Syllabus.shipped());
    private static final Map<String, Rank> RANKS =
            Stream.of(Rank.values()).collect(Collectors.toUnmodifiableMap(Rank::word, Function.identity()));
    private static final Pattern FIRST = Pattern.compile("^.*?\\)\\.(?= |$)");
    private static final Pattern WITH_PURPOSE =
            Pattern.compile("\\(p\\. \\d+\\); .+ \\(|the higher is led|the king is led|would mislead partner");
    private static final Pattern BEATEN = Pattern.compile("declarer could win with the (\\w+), which the (\\w+) beats");

    private static <P> Map<Rank, String> refused(Decision<P, Rank> decision, P position, List<Rank> ranks) {
        Question<P, Rank> question = new Question<>(decision, position);
        return ranks.stream()
                .map(question::mark)
                .filter(verdict -> verdict.grade() == Grade.WRONG)
                .collect(Collectors.toMap(Verdict::answer, verdict -> first(EXPLAINER.verdict(question, verdict))));
    }

    private static String first(String text) {
        Matcher sentence = FIRST.matcher(text);
        return sentence.find() ? sentence.group() : text;
    }

    private static List<Rank> ranks(CardSet cards) {
        return cards.stream().map(Card::rank).toList();
    }

    @Test
    void aLeadThatTheTablesDoNotMakeIsToldWhatTheirsIsFor() {
        LeadCard leads = new LeadCard();
        List<String> told = LongStream.range(0, 400)
                .mapToObj(seed -> leads.deal(DealRequest.of(seed)))
                .flatMap(lead -> refused(leads, lead, lead.holding().ranks()).values().stream())
                .toList();

        assertThat(told)
                .hasSizeGreaterThan(400)
                .allMatch(text -> WITH_PURPOSE.matcher(text).find());
    }

    @Test
    void theCardThatDeclarerCouldWinWithIsUnseenAndBetweenTheTwo() {
        ThirdHandCard play = new ThirdHandCard();
        int found = 0;
        for (long seed = 0; seed < 300; seed++) {
            ThirdHand trick = play.deal(DealRequest.of(seed));
            for (Map.Entry<Rank, String> refused :
                    refused(play, trick, ranks(trick.own())).entrySet()) {
                Matcher beaten = BEATEN.matcher(refused.getValue());
                if (beaten.find()) {
                    found++;
                    Rank declarers = RANKS.get(beaten.group(1));
                    assertThat(ranks(trick.own().union(trick.dummy()))).doesNotContain(declarers);
                    assertThat(declarers).isNotEqualTo(trick.led());
                    assertThat(declarers.isHigherThan(refused.getKey())).isTrue();
                    assertThat(RANKS.get(beaten.group(2)).isHigherThan(declarers))
                            .isTrue();
                }
            }
        }
        assertThat(found).isGreaterThan(20);
    }
}
