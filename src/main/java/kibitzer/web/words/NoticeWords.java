package kibitzer.web.words;

import java.util.ArrayList;
import java.util.List;
import kibitzer.reminders.DueToday;
import kibitzer.reminders.Notice;
import kibitzer.reminders.NoticeWriter;
import kibitzer.web.page.Paths;
import org.springframework.stereotype.Component;

/** What a reminder says; a tap on it leads to the first thing that it names. */
@Component
final class NoticeWords implements NoticeWriter {

    @Override
    public Notice notice(DueToday due) {
        List<String> sentences = new ArrayList<>();
        if (due.hasReviews()) {
            sentences.add(DueInWords.of(due.reviews(), due.day(), due.now()));
        }
        if (due.hands() > 0) {
            sentences.add(hands(due.hands(), due.ofHands()));
        }
        return new Notice(
                "For today", String.join(" ", sentences), "/" + (due.hasReviews() ? Paths.REVIEW : Paths.DAILY));
    }

    private static String hands(int left, int all) {
        return left == all
                ? "The " + all + " hands of the day wait for you."
                : left == 1 ? "1 hand of the day is left." : left + " hands of the day are left.";
    }
}
