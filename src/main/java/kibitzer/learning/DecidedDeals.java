package kibitzer.learning;

import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.marking.Question;

/** Deals that a skill's own rule decides, even where no book speaks for it. */
public final class DecidedDeals {
    /** Now and then a neighbouring rule decides a hand that was dealt for one; so many deals are looked at. */
    private static final int TRIES = 40;

    private static final Map<String, String> EVEN_SILENT = Map.of(DealRequest.SILENT.name(), "true");

    private DecidedDeals() {}

    /**
     * A question and what it was dealt from.
     *
     * @param question the skill decides it
     */
    public record Decided(Question<?, ?> question, long seed) {}

    /** The same for the same seed; looked for among so many deals, so there may be few or none. */
    public static Stream<Decided> of(Skill skill, Seed from) {
        return IntStream.rangeClosed(1, TRIES)
                .mapToObj(from::deal)
                .map(seed -> new Decided(skill.deal(seed, EVEN_SILENT), seed.number()))
                .filter(dealt -> Skill.of(dealt.question()).equals(Optional.of(skill)));
    }
}
