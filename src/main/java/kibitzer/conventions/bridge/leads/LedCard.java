package kibitzer.conventions.bridge.leads;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.Rank;

/** The card a table names: by its rank, or by its place in the suit. */
public sealed interface LedCard {

    /** The card in this holding; empty if it is not held. */
    Optional<Rank> from(Holding holding);

    /** "the king", "the fourth best". */
    String inWords();

    /** A card named by its rank. */
    record Named(Rank rank) implements LedCard {
        @Override
        public Optional<Rank> from(Holding holding) {
            return Optional.of(rank).filter(holding::contains);
        }

        @Override
        public String inWords() {
            return "the " + rank.word();
        }
    }

    /** A card named by its place in the suit. */
    enum Counted implements LedCard {
        HIGHEST,
        FOURTH_BEST,
        LOWEST;

        @Override
        public Optional<Rank> from(Holding holding) {
            return switch (this) {
                case HIGHEST -> Optional.of(holding.highest());
                case FOURTH_BEST -> holding.fourthBest();
                case LOWEST -> Optional.of(holding.lowest());
            };
        }

        @Override
        public String inWords() {
            return "the " + name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }
}
