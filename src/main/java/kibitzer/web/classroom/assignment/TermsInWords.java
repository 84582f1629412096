package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.decisions.ask.HowMany;
import kibitzer.web.words.MomentInWords;

/** The terms of an assignment as a learner reads them, a sentence each. */
public final class TermsInWords extends UnorderedList {
    private static final String NOTHING_LATER =
            "After the due time nothing is taken any more: what you have answered by then is handed in.";

    /**
     * @param boards true if the set has boards to be bid and played
     * @param toldAfter when the last of the class can hand in
     * @param limit how long a sitting of this learner may take
     */
    public TermsInWords(
            Terms terms,
            boolean boards,
            Deadlines deadlines,
            Instant toldAfter,
            Optional<Duration> limit,
            MomentInWords moment) {
        addClassName("kb-terms");
        sentences(terms, deadlines, toldAfter, limit, moment).forEach(sentence -> add(new ListItem(sentence)));
        if (boards) {
            add(new ListItem(boards(terms)));
        }
    }

    static List<String> sentences(Terms terms, Deadlines deadlines, Instant toldAfter, MomentInWords moment) {
        return sentences(terms, deadlines, toldAfter, terms.conduct().limit(), moment);
    }

    static List<String> sentences(
            Terms terms, Deadlines deadlines, Instant toldAfter, Optional<Duration> limit, MomentInWords moment) {
        List<String> words = new ArrayList<>();
        words.add("Opens " + moment.at(deadlines.opens()) + ".");
        words.add("Due " + moment.at(deadlines.due()) + "."
                + (deadlines.due().equals(terms.due()) ? "" : " You have been given this time of your own."));
        deadlines
                .early()
                .ifPresent(early -> words.add("Handed in until " + moment.at(early.until()) + " it counts "
                        + early.percent() + " percent of its points."));
        words.add(
                switch (terms.late()) {
                    case Late.Reduced(Instant until, int percent)
                    when deadlines.hasLateTime() ->
                        "Handed in later, until " + moment.at(deadlines.close()) + ", it counts " + percent
                                + " percent of its points; what you have answered by then is handed in.";
                    case Late.Closed(), Late.Reduced _ -> NOTHING_LATER;
                    case Late.Practice() ->
                        "At the due time what you have answered is handed in. After it you may still practise;"
                                + " practice counts for nothing.";
                });
        words.add(sittings(terms));
        limit.ifPresent(time -> words.add("A sitting takes " + minutes(time)
                + " at most from the moment you start it, whether or not you look at it; then what you have answered is"
                + " handed in."));
        words.add(
                switch (terms.feedback()) {
                    case AT_ONCE ->
                        terms.conduct().tries().isOnce()
                                ? "Each verdict is told at once, and so your first answer to each question counts."
                                : "You are told at once whether an answer is right. One that is not may be followed by another: "
                                        + TriesInWords.earning(terms.conduct().tries())
                                        + ". The verdict is told with the right answer or the last try. Boards are played"
                                        + " once.";
                    case ON_SUBMISSION -> "You may change your answers until you hand in; then the verdicts are told.";
                    case AFTER_DUE ->
                        "You may change your answers until you hand in. The verdicts are told when nobody in the class"
                                + " can hand in any more: after " + moment.at(toldAfter)
                                + ", or later if somebody is given more time.";
                });
        terms.conduct()
                .drawn()
                .ifPresent(drawn -> words.add("You are asked "
                        + HowMany.of(drawn, "question")
                        + " of a larger set, drawn for you; others are asked others. In another sitting you are asked"
                        + " the same. All can earn as many points."));
        if (terms.practiceCounts()) {
            words.add(
                    "Where no book speaks, general practice counts: its answer earns all of the points, another sensible"
                            + " one half of them. The verdict says so.");
        }
        if (terms.deals() == Deals.FRESH) {
            words.add("Dealt hands are dealt for you alone; others have other cards.");
        }
        return words;
    }

    /** What a board earns that is bid and played. */
    static String boards(Terms terms) {
        String earns = switch (terms.boards()) {
            case IMPS ->
                "A board earns all its points if you score par or more, and a tenth of them less for each"
                        + " international match point that you are short of it.";
            case SHARE ->
                "A board earns all its points if you score par or more; less earns the part that it is of par,"
                        + " and nothing where your score or par is not above 0.";
            case MATCH_POINTS ->
                "A board earns by match points among the first results of the class, so that its points move"
                        + " until all have played it; while yours is the only one, by how far it is from par.";
        };
        return earns
                + " It is played once; each call and card is kept, and you can go on with it later or on another device."
                + " Par is what both sides reach when they see all hands."
                + (terms.deals() == Deals.FRESH
                        ? " A board dealt for you alone earns all of its points from par on, and nothing below."
                        : "");
    }

    private static String minutes(Duration time) {
        return HowMany.of(time.toMinutes(), "minute");
    }

    private static String sittings(Terms terms) {
        if (terms.sittings() == 1) {
            return terms.conduct().limit().isPresent()
                    ? "One sitting."
                    : "One sitting: you may leave it and come back until it is handed in.";
        }
        return "Up to " + terms.sittings() + " sittings, of which the "
                + (terms.counted() == Counted.BEST ? "best counts." : "last counts, even if it is left unfinished.");
    }
}
