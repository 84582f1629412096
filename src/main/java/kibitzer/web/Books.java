package kibitzer.web;

import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.search.Search;
import kibitzer.content.search.ShippedContent;
import kibitzer.content.syllabus.Syllabus;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/** Hands the lessons and the books' catalogue to every page; the catalogue also finds the page that a verdict cites. */
@Configuration(proxyBeanMethods = false)
class Books {

    @Bean
    Syllabus syllabus() {
        return Syllabus.shipped();
    }

    @Bean
    Lessons lessons() {
        return Lessons.shipped();
    }

    /** Dealt when they are first asked for. */
    @Bean
    @Lazy
    ProblemSets problemSets() {
        return ProblemSets.shipped();
    }

    /** Indexed when it is first asked for, so that nobody waits at the start. */
    @Bean
    @Lazy
    Search search(Lessons lessons, Syllabus syllabus) {
        return new Search(ShippedContent.all(lessons, syllabus));
    }
}
