package kibitzer.advice;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A rule that a club does not play: two clubs over one no trump does not ask for a major. */
public record ClubWithout(String rule) implements ClubPlay {
    static final String EXPECTED = "a rule that is not played, such as cab.respond.one-no-trump.stayman not-played";

    private static final Pattern WRITTEN = Pattern.compile("([a-z0-9.-]{1,120}) not-played");

    static Optional<ClubWithout> of(String text) {
        Matcher parts = WRITTEN.matcher(text.strip());
        return parts.matches() ? Optional.of(new ClubWithout(parts.group(1))) : Optional.empty();
    }

    @Override
    public String written() {
        return rule + " not-played";
    }

    @Override
    public boolean isInThePlaceOf(ClubPlay other) {
        return equals(other);
    }
}
