package kibitzer.web.analysis;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Seed;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * A deal to look into as an address says it: {@code ?seed=7&contract=NT-S}, or with the cards themselves
 * {@code ?deal=N:AKQ...}.
 *
 * @param seed of a dealt one; empty where any will do
 * @param cards the cards, if they are given
 * @param contract the strain and declarer whose leads are shown, if any
 */
record DealAddress(OptionalLong seed, Optional<Deal> cards, Optional<Contract> contract) {
    private static final String SEED = "seed";
    private static final String DEAL = "deal";
    private static final String CONTRACT = "contract";

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

    /** @throws BadQuestion if the seed is not a number, the deal not four hands, or the contract not one */
    static DealAddress read(QueryParameters address) {
        return new DealAddress(
                address.getSingleParameter(SEED)
                        .map(text -> OptionalLong.of(number(text)))
                        .orElse(OptionalLong.empty()),
                address.getSingleParameter(DEAL).map(DealAddress::deal),
                address.getSingleParameter(CONTRACT).map(Contract::of));
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadQuestion(SEED, "\"" + text + "\" is not a number", "a whole number");
        }
    }

    private static Deal deal(String text) {
        try {
            return Deal.of(text);
        } catch (BadNotation unreadable) {
            throw new BadQuestion(DEAL, "\"" + text + "\" is not a deal", unreadable.expected());
        }
    }

    static DealAddress afresh() {
        return new DealAddress(OptionalLong.of(Seed.fresh().number()), Optional.empty(), Optional.empty());
    }

    static DealAddress of(Deal deal) {
        return new DealAddress(OptionalLong.empty(), Optional.of(deal), Optional.empty());
    }

    DealAddress with(Contract chosen) {
        return new DealAddress(seed, cards, Optional.of(chosen));
    }

    boolean namesNoDeal() {
        return seed.isEmpty() && cards.isEmpty();
    }

    /** The deal that is named. */
    Deal deal() {
        return cards.orElseGet(() -> Deal.shuffled(new Seed(seed.orElseThrow())));
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        seed.ifPresent(number -> parts.put(SEED, String.valueOf(number)));
        cards.ifPresent(deal -> parts.put(DEAL, deal.toString()));
        contract.ifPresent(chosen -> parts.put(CONTRACT, chosen.toString()));
        return QueryParameters.simple(parts);
    }
}
