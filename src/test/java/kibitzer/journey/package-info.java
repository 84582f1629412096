/**
 * Journeys through the packaged trainer in a real browser, and what they need: a process to start and kill, a browser with
 * a screen and a colour scheme.
 */
@NullMarked
package kibitzer.journey;

import org.jspecify.annotations.NullMarked;
