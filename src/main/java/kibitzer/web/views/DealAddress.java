package kibitzer.web.views;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * A deal to look into as an address says it: {@code ?seed=7&contract=NT-S}.
 *
 * @param seed empty where any will do
 * @param contract the strain and declarer whose leads are shown, if any
 */
record DealAddress(OptionalLong seed, Optional<Contract> contract) {
    private static final String SEED = "seed";
    private static final String CONTRACT = "contract";
    private static final long SEEDS = 1_000_000_000;

    /** What is played, and by whom. */
    record Contract(Strain strain, Seat declarer) {
        @Override
        public String toString() {
            return strain.letters() + "-" + declarer.letter();
        }

        static Contract of(String text) {
            return Stream.of(Strain.values())
                    .flatMap(strain -> Stream.of(Seat.values()).map(seat -> new Contract(strain, seat)))
                    .filter(contract -> contract.toString().equals(text.toUpperCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new BadQuestion(
                            CONTRACT, "\"" + text + "\" is not a strain and a declarer", "such as NT-S or H-W"));
        }
    }

    /** @throws BadQuestion if the seed is not a number, or the contract not one */
    static DealAddress read(QueryParameters address) {
        return new DealAddress(
                address.getSingleParameter(SEED)
                        .map(text -> OptionalLong.of(number(text)))
                        .orElse(OptionalLong.empty()),
                address.getSingleParameter(CONTRACT).map(Contract::of));
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadQuestion(SEED, "\"" + text + "\" is not a number", "a whole number");
        }
    }

    static DealAddress afresh() {
        return new DealAddress(OptionalLong.of(ThreadLocalRandom.current().nextLong(SEEDS)), Optional.empty());
    }

    DealAddress with(Contract chosen) {
        return new DealAddress(seed, Optional.of(chosen));
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        seed.ifPresent(number -> parts.put(SEED, String.valueOf(number)));
        contract.ifPresent(chosen -> parts.put(CONTRACT, chosen.toString()));
        return QueryParameters.simple(parts);
    }
}
