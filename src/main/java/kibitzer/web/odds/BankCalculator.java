package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import kibitzer.cards.BadNotation;
import kibitzer.games.banking.BadBet;
import kibitzer.games.banking.Bet;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.games.banking.Prospect;
import kibitzer.odds.Odds;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.table.OddsBar;
import kibitzer.wording.Sentence;

/** The calculator of a bet: game and bet, the cards it rests on, the cards that are out. Every change is counted at once. */
final class BankCalculator extends Div {
    private final Consumer<BankQuery> changed;
    private final Choice<HouseGame> game = new Choice<>();
    private final Choice<String> kind = new Choice<>();
    private final Entry bet = Entry.line("The bet", "Ranks and words, such as 5 8 9 to win");
    private final Entry cards = Entry.line("Cards it rests on", "");
    private final Entry seen = Entry.line("Cards out of the pack", "Such as KS 2S 3S");
    private final Div result = new Div();
    private BankQuery asked;

    /** @param changed is told of every other bet that is asked */
    BankCalculator(BankQuery asked, Consumer<BankQuery> changed) {
        this.asked = asked;
        this.changed = changed;
        addClassName("kb-calculator");
        game.setLabel("Game");
        game.setItems(HouseGames.counted());
        game.setItemLabelGenerator(HouseGame::title);
        game.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                ask(BankQuery.ofGame(change.getValue()));
            }
        });
        kind.setLabel("Kind of bet");
        kind.addValueChangeListener(change -> {
            if (change.isFromClient() && change.getValue() != null) {
                HouseGame of = game.getValue();
                Bet chosen = of.bet(change.getValue()).bet();
                ask(new BankQuery(of.id(), of.example(chosen), chosen.table().example(), ""));
            }
        });
        for (Entry field : List.of(bet, cards, seen)) {
            field.addValueChangeListener(change -> {
                if (change.isFromClient()) {
                    ask(new BankQuery(this.asked.game(), bet.getValue(), cards.getValue(), seen.getValue()));
                }
            });
        }
        Div fields = new Div(game, kind, bet, cards, seen);
        fields.addClassName("kb-search");
        result.getElement().setAttribute("role", "region").setAttribute("aria-label", "Result");
        result.getElement().setAttribute("aria-live", "polite");
        add(fields, result);
        show();
    }

    /** As if the learner typed it. */
    void type(String words, String table, String out) {
        ask(new BankQuery(asked.game(), words, table, out));
    }

    private void ask(BankQuery other) {
        asked = other;
        changed.accept(other);
        show();
    }

    private void show() {
        HouseGame of = HouseGames.get(asked.game());
        game.setValue(of);
        kind.setItems(of.bets().stream().map(Bet::name).toList());
        bet.setValue(asked.bet());
        cards.setValue(asked.cards());
        seen.setValue(asked.seen());
        for (Entry field : List.of(bet, cards, seen)) {
            field.setInvalid(false);
        }
        result.removeAll();
        try {
            NamedBet named = asked.named();
            kind.setValue(named.bet().name());
            bet.setVisible(named.bet().ranks().most() > 0);
            cards.setVisible(!named.bet().table().isEmpty());
            cards.setHelp(Sentence.capital(named.bet().table().what()));
            tell(named, asked.prospect());
        } catch (BadBet wrong) {
            refuse(wrong.field(), wrong.wrong());
        } catch (BadNotation wrong) {
            refuse("seen", String.valueOf(wrong.getMessage()));
        }
    }

    private void refuse(String field, String message) {
        Entry at = switch (field) {
            case "bet" -> bet;
            case "cards" -> cards;
            default -> seen;
        };
        at.setErrorMessage(Sentence.of(message));
        at.setInvalid(true);
    }

    private void tell(NamedBet named, Prospect prospect) {
        result.add(new OddsBar(
                        prospect.won().toDouble(),
                        new Odds(prospect.won()).inWords(),
                        OptionalDouble.empty(),
                        OptionalDouble.empty())
                .labelled("Won"));
        Paragraph edge = new Paragraph("It wins if " + named.bet().wins() + ". " + BankFigures.edge(named, prospect));
        result.add(edge);
        Paragraph exact = new Paragraph("Lost: " + Percent.of(prospect.lost().toDouble()) + "; the stake comes back: "
                + Percent.of(prospect.returned().toDouble()) + ".");
        exact.addClassNames("kb-soft", "kb-small");
        result.add(exact);
    }
}
