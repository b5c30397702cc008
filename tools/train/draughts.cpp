// Fast matches of dammen against itself, for tools/train/draughts.py to learn from:
//
//   g++ -O3 -march=native -std=c++20 -o draughts tools/train/draughts.cpp
//   ./draughts perft DEPTH
//   ./draughts WEIGHTS FILE GAMES DEPTH SEED
//
// WEIGHTS is the module that draughts.py wrote before, or - to judge by men and kings alone. Each match begins with some
// moves at random. FILE gets eight 32-bit numbers for every position without a capture: the sets of White's pieces,
// Black's and all kings in words of 27 bits, who is to move, and what it came to for White: 0 lost, 1 drawn, 2 won. The
// rules are written once more, for speed; `perft` shows that they are the same.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

using Set = uint64_t;

// Ten rows of five with a gap after every second row, so that a diagonal that runs off the board ends in it.
static Set fields() {
  Set all = 0;
  for (int field = 0; field < 50; field++) all |= 1ULL << (field + field / 10);
  return all;
}
static const Set ALL = fields();
static const Set FAR[2] = {0x1f, 0x1fULL << 49};
static const int WAYS[4] = {-6, -5, 5, 6};

struct Board {
  Set pieces[2], kings;
  int seat;
};
struct Move {
  int from, to;
  Set takes;
};
using Moves = std::vector<Move>;

static Set moved(Set set, int way) { return (way > 0 ? set << way : set >> -way) & ALL; }
static Set bit(int at) { return at < 0 || at > 53 ? 0 : (1ULL << at) & ALL; }

struct Captures {
  Set prey, free;
  int from, most;
  Moves &found;

  void keep(int at, Set takes) {
    const int count = std::popcount(takes);
    if (count < most || count == 0) return;
    if (count > most) found.clear();
    most = count;
    for (const Move &move : found)
      if (move.from == from && move.to == at && move.takes == takes) return;
    found.push_back({from, at, takes});
  }
  void man(int at, Set takes) {
    bool on = false;
    for (int way : WAYS) {
      const Set over = bit(at + way), to = bit(at + 2 * way);
      if (!(over & prey & ~takes) || !(to & free)) continue;
      on = true;
      man(at + 2 * way, takes | over);
    }
    if (!on) keep(at, takes);
  }
  void king(int at, Set takes) {
    bool on = false;
    for (int way : WAYS) {
      int over = at + way;
      while (bit(over) & free) over += way;
      if (!(bit(over) & prey & ~takes)) continue;
      for (int to = over + way; bit(to) & free; to += way) {
        on = true;
        king(to, takes | bit(over));
      }
    }
    if (!on) keep(at, takes);
  }
};

static void movesOf(const Board &board, Moves &moves) {
  moves.clear();
  const Set own = board.pieces[board.seat], prey = board.pieces[1 - board.seat], free = ALL & ~(own | prey);
  const Set men = own & ~board.kings;
  Set able = 0;
  for (int way : WAYS) able |= men & moved(prey & moved(free, -way), -way);
  Captures captures{prey, free, 0, 0, moves};
  for (Set left = able; left; left &= left - 1) {
    captures.from = std::countr_zero(left);
    captures.free = free | bit(captures.from);
    captures.man(captures.from, 0);
  }
  for (Set left = own & board.kings; left; left &= left - 1) {
    captures.from = std::countr_zero(left);
    captures.free = free | bit(captures.from);
    captures.king(captures.from, 0);
  }
  if (!moves.empty()) return;
  for (int i = 0; i < 2; i++) {
    const int way = WAYS[2 * board.seat + i];
    for (Set left = moved(men, way) & free; left; left &= left - 1) {
      const int to = std::countr_zero(left);
      moves.push_back({to - way, to, 0});
    }
  }
  for (Set left = own & board.kings; left; left &= left - 1) {
    const int from = std::countr_zero(left);
    for (int way : WAYS)
      for (int to = from + way; bit(to) & free; to += way) moves.push_back({from, to, 0});
  }
}

static Board after(const Board &board, const Move &move) {
  Board next = board;
  Set &own = next.pieces[board.seat];
  const bool king = board.kings & bit(move.from);
  own = (own & ~bit(move.from)) | bit(move.to);
  next.pieces[1 - board.seat] &= ~move.takes;
  next.kings &= ~(move.takes | bit(move.from));
  if (king || (bit(move.to) & FAR[board.seat])) next.kings |= bit(move.to);
  next.seat = 1 - board.seat;
  return next;
}

static const Board START = {{ALL & ~((1ULL << 33) - 1), ALL & ((1ULL << 21) - 1)}, 0, 0};

static uint64_t perft(const Board &board, int depth) {
  Moves moves;
  movesOf(board, moves);
  if (depth == 1) return moves.size();
  uint64_t leaves = 0;
  for (const Move &move : moves) leaves += perft(after(board, move), depth - 1);
  return leaves;
}

// What a position is worth, in hundredths of log-odds.
static const int WINDOWS = 28, STANDS = 6561;
static int windows[WINDOWS * STANDS];
static double men = 100, menLate = 0, king = 250, kings = 250, diagonal = 0, turn = 0;
static int pairs[32 * 4];
static Set corners;

static int turned(int stand) {
  int other = 0;
  for (int place = 0; place < 8; place++, stand /= 3) other = other * 3 + (3 - stand % 3) % 3;
  return other;
}

static void readWeights(const char *name) {
  for (int row = 0; row < 32; row++)
    for (int lane = 0; lane < 4; lane++) pairs[4 * row + lane] = 729 * ((row >> lane & 1) + 3 * (row >> lane >> 1 & 1));
  for (int field : {5, 10, 14, 19, 23, 28, 32, 37, 41, 46}) corners |= 1ULL << (field - 1 + (field - 1) / 10);
  if (!strcmp(name, "-")) return;
  std::ifstream in(name);
  std::stringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  auto count = [&](const char *word) {
    const std::string key = std::string("  ") + word + ":";
    return 100 * atof(text.c_str() + text.find(key) + key.size());
  };
  men = count("men"), menLate = count("menLate"), king = count("king");
  kings = count("kings"), diagonal = count("diagonal"), turn = count("turn");
  const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::vector<int8_t> bytes;
  int held = 0, bitsHeld = 0;
  for (size_t at = text.find("WINDOWS =\n  '") + 13; text[at] != '\'' && text[at] != '='; at++) {
    held = (held << 6 | static_cast<int>(letters.find(text[at]))) & 0xffffff;
    bitsHeld += 6;
    if (bitsHeld >= 8) bytes.push_back(static_cast<int8_t>(held >> (bitsHeld -= 8)));
  }
  for (int window = 0; window < WINDOWS / 2; window++)
    for (int stand = 0; stand < STANDS; stand++) {
      windows[window * STANDS + stand] = bytes[window * STANDS + stand];
      windows[(WINDOWS - 1 - window) * STANDS + turned(stand)] = -bytes[window * STANDS + stand];
    }
}

static int kingsWorth(Set own) {
  if (!own) return 0;
  return king + kings * (std::popcount(own) - 1) + (own & corners ? diagonal : 0);
}

static int worth(const Board &board) {
  const Set white = board.pieces[0] & ~board.kings, black = board.pieces[1] & ~board.kings;
  int stands[4] = {0, 0, 0, 0}, sum = 0;
  for (int row = 0; row < 10; row++) {
    const int shift = 11 * (row / 2) + 5 * (row % 2);
    const int *w = pairs + 4 * (white >> shift & 31), *b = pairs + 4 * (black >> shift & 31);
    for (int lane = 0; lane < 4; lane++) {
      stands[lane] = stands[lane] / 9 + w[lane] + 2 * b[lane];
      if (row >= 3) sum += windows[((row - 3) * 4 + lane) * STANDS + stands[lane]];
    }
  }
  const int all = std::popcount(board.pieces[0] | board.pieces[1]);
  sum += (std::popcount(white) - std::popcount(black)) * (men + menLate * (1 - all / 40.0));
  sum += kingsWorth(board.pieces[0] & board.kings) - kingsWorth(board.pieces[1] & board.kings);
  return (board.seat == 0 ? sum : -sum) + turn;
}

static const int LOST = -100000;
static Moves room[128];
static int history[54 * 54];

static int look(const Board &board, int depth, int low, int high, int ply) {
  if (ply > 100) return worth(board);
  Moves &moves = room[ply];
  movesOf(board, moves);
  if (moves.empty()) return LOST + ply;
  const bool forced = moves[0].takes != 0;
  if (depth <= 0 && !forced) return worth(board);
  const int deeper = moves.size() == 1 ? depth : depth - 1;
  int best = LOST;
  for (size_t tried = 0; tried < moves.size(); tried++) {
    if (depth > 1 && !forced) {
      size_t top = tried;
      for (size_t i = tried + 1; i < moves.size(); i++)
        if (history[moves[i].from * 54 + moves[i].to] > history[moves[top].from * 54 + moves[top].to]) top = i;
      std::swap(moves[tried], moves[top]);
    }
    const Move move = moves[tried];
    const int found = -look(after(board, move), deeper, -high, -std::max(low, best), ply + 1);
    if (found > best) best = found;
    if (best >= high) {
      if (depth > 0) history[move.from * 54 + move.to] += depth * depth;
      break;
    }
  }
  return best;
}

static std::mt19937 luck;
static int below(int count) { return static_cast<int>(luck() % count); }

static Move choose(const Board &board, Moves moves, int depth) {
  if (moves.size() == 1) return moves[0];
  for (int &each : history) each /= 8;
  std::shuffle(moves.begin(), moves.end(), luck);
  for (int deep = 1;; deep++) {
    int best = LOST - 1;
    size_t chosen = 0;
    for (size_t i = 0; i < moves.size(); i++) {
      const int found = -look(after(board, moves[i]), deep - 1, LOST, -best, 1);
      if (found > best) best = found, chosen = i;
    }
    std::swap(moves[0], moves[chosen]);
    if (deep >= depth) return moves[0];
  }
}

static const int LONGEST = 160, IDLE = 40, DECIDED = 4;
static int strength(Set own, Set kings) { return std::popcount(own) + 2 * std::popcount(own & kings); }

static int play(int depth, std::vector<int32_t> &told) {
  Board board = START;
  Moves moves;
  const int opening = 4 + below(14);
  for (int ply = 0, idle = 0; ply < LONGEST && idle < IDLE; ply++) {
    movesOf(board, moves);
    if (moves.empty()) return board.seat == 0 ? 0 : 2;
    const Set white = board.pieces[0], black = board.pieces[1];
    // Few pieces with a king on both sides are a draw, nearly always; who is far ahead wins.
    if (std::popcount(white | black) <= 6 && (white & board.kings) && (black & board.kings)) return 1;
    const int lead = strength(white, board.kings) - strength(black, board.kings);
    if (moves[0].takes == 0 && std::abs(lead) >= DECIDED) return lead > 0 ? 2 : 0;
    if (moves[0].takes == 0 && ply >= opening) {
      const Set low = (1 << 27) - 1;
      for (Set set : {white, black, board.kings})
        told.insert(told.end(), {static_cast<int32_t>(set & low), static_cast<int32_t>(set >> 27)});
      told.insert(told.end(), {board.seat, 0});
    }
    const Move move = ply < opening ? moves[below(moves.size())] : choose(board, moves, depth);
    idle = move.takes == 0 && (board.kings & bit(move.from)) ? idle + 1 : 0;
    board = after(board, move);
  }
  return 1;
}

int main(int count, char **words) {
  if (count == 3 && !strcmp(words[1], "perft")) {
    for (int depth = 1; depth <= atoi(words[2]); depth++) printf("%d %lu\n", depth, perft(START, depth));
    return 0;
  }
  if (count != 6) return 1;
  readWeights(words[1]);
  FILE *out = fopen(words[2], "ab");
  luck.seed(atoi(words[5]));
  int tally[3] = {0, 0, 0};
  for (int match = 1; match <= atoi(words[3]); match++) {
    std::vector<int32_t> told;
    const int came = play(atoi(words[4]), told);
    tally[came]++;
    for (size_t end = 7; end < told.size(); end += 8) told[end] = came;
    fwrite(told.data(), sizeof(int32_t), told.size(), out);
    if (match % 1000 == 0) printf("%d: %d lost, %d drawn, %d won\n", match, tally[0], tally[1], tally[2]), fflush(stdout);
  }
  fclose(out);
}
