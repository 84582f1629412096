package kibitzer.web.classroom.club;

import java.util.List;
import java.util.stream.Stream;

/** In which way a rule is played otherwise. */
enum ClubWay {
    FIGURE("With another figure"),
    WITHOUT("Not at all"),
    ANSWER("With another call"),
    BESIDE("As it stands, and a second time with another call");

    private final String label;

    ClubWay(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** Those in which a rule may be. */
    static List<ClubWay> of(ClubRule rule) {
        return Stream.of(values()).filter(way -> way.isFor(rule)).toList();
    }

    private boolean isFor(ClubRule rule) {
        return switch (this) {
            case FIGURE -> !rule.figures().isEmpty();
            case WITHOUT -> !rule.isBeside();
            case ANSWER -> !rule.isBeside() && rule.mayAnswerOtherwise();
            case BESIDE -> !rule.isBeside() && rule.mayBePlayedBeside();
        };
    }
}
