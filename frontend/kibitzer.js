/** Registers every element of the card table. */
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
import './table/glossary-term.js';
import './reading/lesson-prose.js';
