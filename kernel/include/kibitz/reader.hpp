// A neutral text for a deal of single cards: what lowering makes of a position, readable without Python.
//
//   game n_seats=4 ours=0,2 trumps=1 trick=0 last=15 most=0 forced= lone= any_time=40
//   suits 0 0 0 1 1 ...            effective suit of every face; trumps, if any, are the last suit
//   strengths 0 2 4 ...            of every face; higher wins within a suit
//   points 5 0 0 10 ...            of every face
//   position leader=0 value=0 tricks=0,0 table= hands=0,3,7/1,2/...
//
// Numbers are faces, seats and points; an empty list has nothing after the sign.
#pragma once

#include <string_view>

#include "kibitz/checked.hpp"

namespace kibitz {

struct Deal {
  Order order;
  Terms terms;
  Position position;
};

// Fault: kernel/bad_text with what cannot be read, or any of checked.hpp.
Deal read_deal(std::string_view text);

}  // namespace kibitz
