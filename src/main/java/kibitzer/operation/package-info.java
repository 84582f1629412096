/** What whoever runs the trainer sees of it: figures beside those that Spring Boot has by itself. */
@NullMarked
package kibitzer.operation;

import org.jspecify.annotations.NullMarked;
