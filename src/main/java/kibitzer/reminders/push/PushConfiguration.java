package kibitzer.reminders.push;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Reads {@link PushSettings} from the trainer's configuration. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PushSettings.class)
class PushConfiguration {}
