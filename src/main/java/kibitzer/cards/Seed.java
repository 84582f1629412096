package kibitzer.cards;

import java.util.concurrent.ThreadLocalRandom;

/** A number from which a deal is made; the same seed makes the same deal on every machine, in every version. */
public record Seed(long number) {
    /** Fresh seeds stay below this: they are short, because people read addresses to one another. */
    public static final int SHORT = 1_000_000_000;

    /** A seed that nobody has chosen. */
    public static Seed fresh() {
        return new Seed(ThreadLocalRandom.current().nextInt(SHORT));
    }

    /** A fresh stream of chance; two calls give the same stream. */
    public Chance chance() {
        return new Chance(number);
    }

    /** The seed of the {@code index}-th deal of a series that starts from this one. */
    public Seed deal(int index) {
        return index == 0 ? this : new Seed(Chance.mix(number + 0x9E37_79B9_7F4A_7C15L * index));
    }

    /** The seed of the {@code index}-th deal, from 1, made in place of this one's; none of those is in the series from here. */
    public Seed instead(int index) {
        return new Seed(Chance.mix(~number)).deal(index);
    }
}
