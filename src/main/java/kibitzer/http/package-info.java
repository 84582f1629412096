/**
 * What the pages and the API do alike with a request before they look at what it asks: whose it is, how long its body may be,
 * where it may come from, how much one caller may ask. Nothing above this room knows that there are requests.
 */
@NullMarked
package kibitzer.http;

import org.jspecify.annotations.NullMarked;
