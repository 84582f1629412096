package kibitzer.web.views;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.LessonReader;
import kibitzer.content.syllabus.Syllabus;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.stereotype.Component;

@Component
class LessonShelf {
    private final Map<LessonId, Lesson> lessons = new LinkedHashMap<>();

    LessonShelf(Syllabus syllabus) {
        Map<LessonId, String> texts = new TreeMap<>();
        try {
            for (Resource file :
                    new PathMatchingResourcePatternResolver().getResources("classpath*:/lessons/**/*.md")) {
                String path = file.getURL().getPath();
                String id = path.substring(path.lastIndexOf("/lessons/") + 9, path.length() - 3);
                LessonId.find(id).ifPresent(found -> texts.put(found, text(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        LessonReader reader = new LessonReader(syllabus, texts.keySet());
        texts.forEach((id, text) ->
                reader.read("lessons/" + id + ".md", id, text).value().ifPresent(lesson -> lessons.put(id, lesson)));
    }

    private static String text(Resource file) {
        try {
            return file.getContentAsString(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Lesson> all() {
        return List.copyOf(lessons.values());
    }

    Optional<Lesson> find(String id) {
        return LessonId.find(id).map(lessons::get);
    }

    /** The lesson that follows in the same folder. */
    Optional<Lesson> after(Lesson lesson) {
        return lessons.values().stream()
                .filter(other -> other.id().folder().equals(lesson.id().folder())
                        && other.id().compareTo(lesson.id()) > 0)
                .findFirst();
    }
}
