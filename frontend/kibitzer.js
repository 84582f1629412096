/** What every page needs: the elements of the card table, and words kept while a page is loaded anew. */
import './table/playing-card.js';
import './table/card-hand.js';
import './table/bidding-box.js';
import './table/choice-list.js';
import './table/card-trick.js';
import './table/card-table.js';
import './table/auction-table.js';
import './table/meld-tray.js';
import './table/odds-bar.js';
import './table/order-list.js';
import './table/pegging-board.js';
import './table/glossary-term.js';
import './reading/lesson-prose.js';
import './reading/kept-words.js';
import './reading/first-paint.js';
import './reading/places.js';
import './reading/on-this-device.js';
