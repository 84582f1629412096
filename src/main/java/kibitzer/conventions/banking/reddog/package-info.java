/** When to bet at red dog, and how much (p. 379). */
@NullMarked
package kibitzer.conventions.banking.reddog;

import org.jspecify.annotations.NullMarked;
