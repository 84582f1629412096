/** Registers every element of the card table. */
import './table/playing-card.js';
import './table/card-hand.js';
import './table/bidding-box.js';
import './table/choice-list.js';
