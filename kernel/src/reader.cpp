#include "kibitz/reader.hpp"

#include <charconv>
#include <string>
#include <vector>

#include "kibitz/fault.hpp"

namespace kibitz {

namespace {

[[noreturn]] void refuse(std::string_view what) {
  throw Fault("kernel/bad_text", std::string(what.substr(0, 60)));
}

// The text up to the sign, which is taken off with it.
std::string_view taken(std::string_view& text, char sign) {
  const std::size_t at = text.find(sign);
  const std::string_view head = text.substr(0, at);
  text = at == std::string_view::npos ? std::string_view{} : text.substr(at + 1);
  return head;
}

int number(std::string_view text, int lowest, int highest) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < lowest || value > highest) refuse(text);
  return value;
}

std::vector<int> numbers(std::string_view text, char sign, int lowest, int highest) {
  std::vector<int> found;
  while (!text.empty()) {
    if (found.size() > max_cards) refuse(text);
    const std::string_view each = taken(text, sign);
    found.push_back(number(each, lowest, highest));
  }
  return found;
}

Mask faces(std::string_view text) {
  Mask set = 0;
  for (const int face : numbers(text, ',', 0, max_cards - 1)) {
    if (set & mask_of(face)) refuse(text);
    set |= mask_of(face);
  }
  return set;
}

// The value of a field; every field must be there, in this order.
std::string_view field(std::string_view& line, std::string_view name) {
  std::string_view value = taken(line, ' ');
  if (taken(value, '=') != name) refuse(name);
  return value;
}

std::string_view line(std::string_view& text, std::string_view word) {
  std::string_view whole = taken(text, '\n');
  if (taken(whole, ' ') != word) refuse(word);
  return whole;
}

}  // namespace

Deal read_deal(std::string_view text) {
  std::string_view game = line(text, "game");
  Terms terms;
  terms.n_seats = static_cast<std::uint8_t>(number(field(game, "n_seats"), 3, max_seats));
  terms.ours = 0;
  for (const int seat : numbers(field(game, "ours"), ',', 0, terms.n_seats - 1)) {
    terms.ours = static_cast<std::uint8_t>(terms.ours | 1u << seat);
  }
  Faces deck;
  deck.has_trumps = number(field(game, "trumps"), 0, 1) == 1;
  terms.trick_value = static_cast<std::int16_t>(number(field(game, "trick"), -1000, 1000));
  terms.last_trick_value = static_cast<std::int16_t>(number(field(game, "last"), -1000, 1000));
  terms.most_tricks_bonus = static_cast<std::int16_t>(number(field(game, "most"), -1000, 1000));
  const Mask forced = faces(field(game, "forced"));
  const std::string_view lone = field(game, "lone");
  terms.lone_seat = static_cast<std::int8_t>(lone.empty() ? -1 : number(lone, 0, terms.n_seats - 1));
  deck.any_time = faces(field(game, "any_time"));
  if (!game.empty()) refuse(game);

  std::vector<std::uint8_t> suits;
  for (const int suit : numbers(line(text, "suits"), ' ', 0, max_suits - 1)) {
    suits.push_back(static_cast<std::uint8_t>(suit));
    if (suit >= deck.n_suits) deck.n_suits = static_cast<std::uint8_t>(suit + 1);
  }
  std::vector<std::int16_t> strengths, points;
  for (const int each : numbers(line(text, "strengths"), ' ', -1000, 1000)) strengths.push_back(static_cast<std::int16_t>(each));
  for (const int each : numbers(line(text, "points"), ' ', -100, 100)) points.push_back(static_cast<std::int16_t>(each));
  deck.suit = suits;
  deck.strength = strengths;
  deck.points = points;

  Deal deal;
  deal.order = make_order(deck);
  terms.forced = bits_of(deal.order, forced);
  deal.terms = checked(deal.order, terms);

  std::string_view about = line(text, "position");
  Position position;
  position.leader = static_cast<Seat>(number(field(about, "leader"), 0, terms.n_seats - 1));
  position.value = static_cast<std::int16_t>(number(field(about, "value"), -1000, 1000));
  const std::vector<int> tricks = numbers(field(about, "tricks"), ',', 0, max_cards);
  if (tricks.size() != 2) refuse("tricks");
  position.tricks = {static_cast<std::int8_t>(tricks[0]), static_cast<std::int8_t>(tricks[1])};
  const std::vector<int> table = numbers(field(about, "table"), ',', 0, max_cards - 1);
  if (table.size() >= terms.n_seats) refuse("table");
  position.n_on_table = static_cast<std::uint8_t>(table.size());
  for (std::size_t i = 0; i < table.size(); ++i) position.table[i] = bit_of(deal.order, table[i]);
  std::string_view hands = field(about, "hands");
  for (int seat = 0; seat < terms.n_seats; ++seat) {
    position.hands[seat] = bits_of(deal.order, faces(taken(hands, '/')));
  }
  if (!hands.empty() || !about.empty()) refuse("hands");
  deal.position = checked(deal.order, deal.terms, position);
  return deal;
}

}  // namespace kibitz
