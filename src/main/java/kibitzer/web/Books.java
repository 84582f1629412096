package kibitzer.web;

import kibitzer.content.syllabus.Syllabus;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Hands the books' catalogue to every page; it also finds the page that a verdict cites. */
@Configuration(proxyBeanMethods = false)
class Books {

    @Bean
    Syllabus syllabus() {
        return Syllabus.shipped();
    }
}
