package kibitzer.learning.display;

import java.util.Arrays;
import java.util.Locale;

/**
 * A learner's wishes for the look of cards and pages.
 *
 * @param fourColours diamonds blue and clubs green, so that no two suits share a colour
 * @param largePrint larger cards, corner signs and text
 * @param leftHanded hands fan the other way, with the signs in the right corners
 * @param oneTap a finger plays a card with its first tap, which otherwise lifts it
 * @param sound a card that falls is heard
 */
public record Display(
        boolean fourColours, boolean largePrint, boolean leftHanded, boolean oneTap, boolean sound, Light light) {
    public static final Display USUAL = new Display(false, false, false, false, false, Light.AS_THE_DEVICE);

    /** Dark writing on a light page, or the other way round. */
    public enum Light {
        AS_THE_DEVICE,
        LIGHT,
        DARK;

        /** As the database and the page's attribute write it. */
        public String word() {
            return this == AS_THE_DEVICE ? "device" : name().toLowerCase(Locale.ROOT);
        }

        /** @throws IllegalArgumentException if it is none of the words */
        static Light of(String word) {
            return Arrays.stream(values())
                    .filter(light -> light.word().equals(word))
                    .findFirst()
                    .orElseThrow(
                            () -> new IllegalArgumentException("\"" + word + "\"; expected device, light or dark"));
        }
    }
}
