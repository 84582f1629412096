package kibitzer.accounts;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Reads {@link Limits} from the trainer's configuration. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(Limits.class)
class LimitsOfConfiguration {}
