package kibitzer.web;

import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Syllabus;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

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
}
