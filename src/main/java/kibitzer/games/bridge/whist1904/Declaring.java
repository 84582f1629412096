package kibitzer.games.bridge.whist1904;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.BridgeForm;

/**
 * What is said before the first lead (laws 47, 48 and 53 to 60): the dealer names trumps or leaves it to his partner, who must; then
 * the eldest hand may double or ask to lead, then his partner, and whoever was doubled may redouble, the declarer of the trump
 * and the first doubler before their partners, until a side is satisfied or the limit is reached.
 *
 * @param said in order
 */
public record Declaring(Seat dealer, List<Saying> said) {
    public Declaring {
        said = List.copyOf(said);
    }

    /** One thing that is said: a trump, "leave", "double", "pass". */
    public sealed interface Saying {
        /** A suit or no trumps. */
        record Trump(Strain strain) implements Saying {
            @Override
            public String toString() {
                return strain.letters();
            }
        }

        /** The dealer leaves it to his partner. */
        record Leave() implements Saying {
            @Override
            public String toString() {
                return "leave";
            }
        }

        /** A double, or a redouble. */
        record Redouble() implements Saying {
            @Override
            public String toString() {
                return "double";
            }
        }

        /** "May I lead?", "Pray do", "I am satisfied". */
        record Satisfied() implements Saying {
            @Override
            public String toString() {
                return "pass";
            }
        }
    }

    private static final Saying LEAVE = new Saying.Leave();
    private static final Saying REDOUBLE = new Saying.Redouble();
    private static final Saying SATISFIED = new Saying.Satisfied();

    /** All that can be said, at one time or another. */
    public static final List<Saying> ALL = Stream.concat(
                    Stream.of(Strain.values()).map(Saying.Trump::new), Stream.of(LEAVE, REDOUBLE, SATISFIED))
            .toList();

    public static Declaring opened(Seat dealer) {
        return new Declaring(dealer, List.of());
    }

    /** @throws IllegalArgumentException if it cannot be said now */
    public Declaring with(Saying saying) {
        if (!open().contains(saying)) {
            throw new IllegalArgumentException("\"" + saying + "\"; expected one of " + open());
        }
        List<Saying> more = new ArrayList<>(said);
        more.add(saying);
        return new Declaring(dealer, more);
    }

    /** What is trumps; empty until somebody has named it. */
    public Optional<Strain> trump() {
        return said.stream()
                .filter(Saying.Trump.class::isInstance)
                .map(saying -> ((Saying.Trump) saying).strain())
                .findFirst();
    }

    /** Who named it. */
    public Optional<Seat> maker() {
        return trump().map(named -> said.getFirst().equals(LEAVE) ? dealer.partner() : dealer);
    }

    /** How often it was doubled. */
    public int doubled() {
        return (int) said.stream().filter(REDOUBLE::equals).count();
    }

    /** Whose word it is; empty when cards are played. */
    public Optional<Seat> turn() {
        if (maker().isEmpty()) {
            return Optional.of(said.isEmpty() ? dealer : dealer.partner());
        }
        Doubling now = new Doubling(dealer.next(), 0);
        Optional<Seat> firstDoubler = Optional.empty();
        Seat maker = maker().orElseThrow();
        for (Saying saying : said.subList(said.getFirst().equals(LEAVE) ? 2 : 1, said.size())) {
            if (saying.equals(SATISFIED)) {
                now = new Doubling(now.first(), now.passed() + 1);
            } else {
                Seat doubler = now.speaker();
                boolean makers = doubler == maker || doubler == maker.partner();
                firstDoubler = makers ? firstDoubler : Optional.of(firstDoubler.orElse(doubler));
                now = new Doubling(makers ? firstDoubler.orElse(dealer.next()) : maker, 0);
            }
        }
        boolean atTheLimit = doubled()
                >= BridgeForm.BRIDGE_1904
                        .scoring()
                        .mostDoubled(trump().orElseThrow())
                        .times();
        return now.passed() > 1 || atTheLimit ? Optional.empty() : Optional.of(now.speaker());
    }

    /**
     * The side that may double.
     *
     * @param first who has the first right
     * @param passed how many of the two are satisfied
     */
    private record Doubling(Seat first, int passed) {
        Seat speaker() {
            return passed == 0 ? first : first.partner();
        }
    }

    public boolean isOver() {
        return turn().isEmpty();
    }

    /** What may be said now. */
    public List<Saying> open() {
        if (isOver()) {
            return List.of();
        }
        if (maker().isPresent()) {
            return List.of(SATISFIED, REDOUBLE);
        }
        Stream<Saying> trumps = Stream.of(Strain.values()).map(Saying.Trump::new);
        return (said.isEmpty() ? Stream.concat(trumps, Stream.of(LEAVE)) : trumps).toList();
    }
}
