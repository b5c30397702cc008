// Solves molenspel back from the end on a GPU, every position with up to nine stones each, and plays matches with what it
// found for tools/train/molenspel.py to learn from:
//
//   nvcc -O3 -arch=native -std=c++20 -o molenspel tools/train/molenspel.cu
//   ./molenspel solve STONES TURNS FOLDER SAMPLES EXAM [QUESTIONS]
//   ./molenspel moves < QUESTIONS > ANSWERS
//
// It needs 30 GB on the GPU for nine STONES each; with four or five it runs on a CPU too, compiled with g++ -x c++. A win
// counts when the next stone can be taken within TURNS turns (50 by the rules; 250 is as good as no limit). For both rules on
// stones in mills FOLDER gets
//   counts-N.txt   how many positions are won, drawn and lost, by stones and by turns of placing
//   samples-N.bin  at least SAMPLES positions from matches, see `Record`
//   held-N.bin     a hundredth as many from others, to be held back
//   exam-N.bin     EXAM positions, each from a match of its own, with what becomes of each move
//   answers-N.bin  the same for the positions of the file QUESTIONS
//   placing-N.bin  the first turns of placing, two bits for each position
// The rules are written once more, for speed; `moves` shows that they are the same.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#ifdef __CUDACC__
#define BOTH __host__ __device__
#else
#define BOTH
#endif

using Set = uint32_t;
using Record = uint64_t;  // Own stones in 24 bits, the other's in 24, turns of placing in 5, the rule on mills in 1, the code in 8.

static constexpr int POINTS = 24, TURNS = 16, NINE = 9, FLYING = 3, LONGEST = 18;
static constexpr Set ALL = (1u << POINTS) - 1;
static constexpr int NONE = 31;

// What is known of a position by whoever is to move: 0 drawn, odd lost, even won; one more than the turns to the next stone.
using Code = uint8_t;
// Not lost, since a mill can be closed that does not lose: only while a table is being filled.
static constexpr Code SAFE = 255;
BOTH static int verdict(Code code) { return code == 0 || code == SAFE ? 0 : code % 2 == 1 ? -1 : 1; }

BOTH static int count(Set set) {
#ifdef __CUDA_ARCH__
  return __popc(set);
#else
  return __builtin_popcount(set);
#endif
}
BOTH static int lowest(Set set) {
#ifdef __CUDA_ARCH__
  return __ffs(static_cast<int>(set)) - 1;
#else
  return __builtin_ctz(set);
#endif
}
BOTH static Set only(int point) { return 1u << point; }

// Everything a thread needs to know. A position of `a` stones to move against `b` has its place in the table of (a, b): the
// board looks the same turned, mirrored and inside out, so only one of up to sixteen sets that look alike has places of its
// own; the stones against it take those of the points it leaves.
struct World {
  Set neighbours[POINTS], column[POINTS], row[POINTS], mills[16];
  Set turned[TURNS][3][256];
  uint32_t choose[POINTS + 1][NINE + 2];
  uint32_t kinds[NINE + 1];
  const uint32_t *kindOf;              // By set: its kind, and in the lowest four bits the turn that makes it look so.
  const Set *kind[NINE + 1];           // The set of each kind.
  const uint16_t *same[NINE + 1];      // The turns that leave it as it is.
  const Set *subsets[NINE + 1][NINE + 1];  // By the stones of who is to move and the other's: sets among the points left.
  Code *moving[NINE + 1][NINE + 1];
  Code *before[NINE + 1][NINE + 1];    // As the round before had it; nothing in the first.
  uint8_t *marks[NINE + 1][NINE + 1];
  Code *placing[LONGEST][NINE + 1][NINE + 1];
  int stones;
  bool takeFromMills;
};

BOTH static Set turnedBy(const World &w, Set set, int turn) {
  return w.turned[turn][0][set & 255] | w.turned[turn][1][set >> 8 & 255] | w.turned[turn][2][set >> 16];
}
BOTH static uint32_t numberBeside(const World &w, Set others, Set set) {
  uint32_t number = 0;
  int k = 0;
  for (; set; set &= set - 1) {
    const int point = lowest(set);
    number += w.choose[point - count(others & (only(point) - 1))][++k];
  }
  return number;
}
BOTH static uint64_t each(const World &w, int own, int other) { return w.choose[POINTS - own][other]; }
BOTH static uint64_t placeOf(const World &w, Set own, Set other) {
  const uint32_t info = w.kindOf[own];
  const int turn = info & 15;
  return (info >> 4) * each(w, count(own), count(other)) +
         numberBeside(w, turnedBy(w, own, turn), turnedBy(w, other, turn));
}
struct Position {
  Set own, other;
};
BOTH static Position positionAt(const World &w, int own, int other, uint64_t place) {
  const uint32_t width = w.choose[POINTS - own][other];
  const uint32_t kind = static_cast<uint32_t>(place / width);
  Position found{w.kind[own][kind], 0};
  Set free = ALL & ~found.own;
  for (Set sub = w.subsets[own][other][place - static_cast<uint64_t>(kind) * width]; sub; sub >>= 1, free &= free - 1)
    if (sub & 1) found.other |= free & -free;
  return found;
}

BOTH static bool makesMill(const World &w, Set staying, int point) {
  return (staying & w.column[point]) == w.column[point] || (staying & w.row[point]) == w.row[point];
}
BOTH static Set takeable(const World &w, Set stones) {
  Set held = 0;
  for (int i = 0; i < 16; i++)
    if ((stones & w.mills[i]) == w.mills[i]) held |= w.mills[i];
  const Set loose = stones & ~held;
  return loose == 0 && w.takeFromMills ? stones : loose;
}
BOTH static Set reach(const World &w, Set stones, int from) {
  return count(stones) == FLYING ? ALL : w.neighbours[from];
}
BOTH static bool isStuck(const World &w, Set own, Set free) {
  if (count(own) == FLYING) return false;
  for (Set rest = own; rest; rest &= rest - 1)
    if (w.neighbours[lowest(rest)] & free) return false;
  return true;
}

// What is known once all stones are placed, by whoever is to move.
BOTH static Code movingCode(const World &w, Code *const (*tables)[NINE + 1], Set own, Set other) {
  const int a = count(own), b = count(other);
  if (a < FLYING) return 1;
  if (a == FLYING && b == FLYING) return 0;
  return tables[a][b][placeOf(w, own, other)];
}
// What is known after so many turns of placing, all of them included.
BOTH static Code codeOf(const World &w, int turns, Set own, Set other) {
  if (turns >= 2 * w.stones) return movingCode(w, w.moving, own, other);
  const int a = count(own) + w.stones - turns / 2, b = count(other) + w.stones - (turns + 1) / 2;
  if (a < FLYING) return 1;
  if (a == FLYING && b == FLYING) return 0;
  return w.placing[turns][count(own)][count(other)][placeOf(w, own, other)];
}

#ifdef __CUDACC__
#pragma nv_exec_check_disable
#endif
// Calls `visit(from, to, taken, own, other)` for every move, in the order of the rules, with the stones as they then stand.
template <class Visit>
BOTH static void movesOf(const World &w, int turns, Set own, Set other, Visit visit) {
  const Set free = ALL & ~(own | other), take = takeable(w, other);
  const bool placing = turns < 2 * w.stones;
  for (Set rest = placing ? 1 : own; rest; rest &= rest - 1) {
    const int from = placing ? NONE : lowest(rest);
    const Set staying = placing ? own : own & ~only(from);
    for (Set targets = placing ? free : free & reach(w, own, from); targets; targets &= targets - 1) {
      const int to = lowest(targets);
      const Set next = staying | only(to);
      if (take == 0 || !makesMill(w, staying, to)) visit(from, to, NONE, next, other);
      else
        for (Set left = take; left; left &= left - 1) visit(from, to, lowest(left), next, other & ~(left & -left));
    }
  }
}

// What is known before any quiet move is looked at: whether the position is lost at once, or a mill wins or saves it.
BOTH static Code initial(const World &w, Set own, Set other, Code *const (*tables)[NINE + 1]) {
  const Set free = ALL & ~(own | other);
  if (isStuck(w, own, free)) return 1;
  const Set take = takeable(w, other);
  Code found = 0;
  for (Set rest = own; rest; rest &= rest - 1) {
    const int from = lowest(rest);
    const Set staying = own & ~only(from);
    for (Set targets = free & reach(w, own, from); targets; targets &= targets - 1) {
      const int to = lowest(targets);
      if (!makesMill(w, staying, to)) continue;
      const Set next = staying | only(to);
      if (take == 0) {
        const int after = tables == nullptr ? 0 : verdict(movingCode(w, tables, other, next));
        if (after < 0) return 2;
        if (after == 0) found = SAFE;
      }
      for (Set left = take; left; left &= left - 1) {
        const int after = verdict(movingCode(w, w.moving, other & ~(left & -left), next));
        if (after < 0) return 2;
        if (after == 0) found = SAFE;
      }
    }
  }
  return found;
}

struct Begin {
  const World *world;
  int own, other;
  bool again;
  BOTH void operator()(uint64_t place) const {
    const World &w = *world;
    const Position at = positionAt(w, own, other, place);
    w.moving[own][other][place] = initial(w, at.own, at.other, again ? w.before : nullptr);
    w.marks[own][other][place] = 1;
  }
};

// Whether a mill that took nothing turns out otherwise than was thought.
struct Differs {
  const World *world;
  int own, other;
  bool again;
  int *changed;
  BOTH void operator()(uint64_t place) const {
    const World &w = *world;
    const Position at = positionAt(w, own, other, place);
    if (takeable(w, at.other) != 0) return;
    if (initial(w, at.own, at.other, again ? w.before : nullptr) != initial(w, at.own, at.other, w.moving)) *changed = 1;
  }
};

// From each position decided just now to those that a quiet move leads to it from. Eight places at a time.
struct Back {
  const World *world;
  int own, other;
  uint64_t size;
  Code now;
  int *changed;
  BOTH void operator()(uint64_t group) const {
    const World &w = *world;
    const Code *table = w.moving[own][other];
    const uint64_t last = group * 8 + 8 < size ? group * 8 + 8 : size;
    if (last == group * 8 + 8) {
      const uint64_t word = reinterpret_cast<const uint64_t *>(table)[group] ^ now * 0x0101010101010101ULL;
      if (((word - 0x0101010101010101ULL) & ~word & 0x8080808080808080ULL) == 0) return;
    }
    for (uint64_t place = group * 8; place < last; place++)
      if (table[place] == now) from(w, positionAt(w, own, other, place));
  }
  BOTH void from(const World &w, Position at) const {
    const Set free = ALL & ~(at.own | at.other);
    for (Set rest = at.other; rest; rest &= rest - 1) {
      const int to = lowest(rest);
      const Set staying = at.other & ~only(to);
      if (makesMill(w, staying, to)) continue;
      for (Set sources = free & reach(w, at.other, to); sources; sources &= sources - 1)
        reached(w, staying | (sources & -sources), at.own);
    }
  }
  BOTH void reached(const World &w, Set mover, Set still) const {
    const uint32_t info = w.kindOf[mover];
    const uint32_t kind = info >> 4;
    const uint64_t width = each(w, other, own);
    const Set first = w.kind[other][kind], beside = turnedBy(w, still, info & 15);
    for (uint32_t turns = w.same[other][kind]; turns; turns &= turns - 1) {
      const int turn = lowest(turns);
      const uint64_t place = kind * width + numberBeside(w, first, turn == 0 ? beside : turnedBy(w, beside, turn));
      Code &code = w.moving[other][own][place];
      if (code != 0 && code != SAFE) continue;
      if (now % 2 == 1) {
        code = now + 1;
        *changed = 1;
      } else if (code == 0) w.marks[other][own][place] = 1;
    }
  }
};

// Whether a marked position is lost: every quiet move leads to one that is won.
struct Lost {
  const World *world;
  int own, other;
  uint64_t size;
  Code now;
  int *changed;
  BOTH void operator()(uint64_t group) const {
    const World &w = *world;
    uint8_t *marks = w.marks[own][other];
    const uint64_t last = group * 8 + 8 < size ? group * 8 + 8 : size;
    if (last == group * 8 + 8 && reinterpret_cast<const uint64_t *>(marks)[group] == 0) return;
    for (uint64_t place = group * 8; place < last; place++) {
      if (marks[place] == 0) continue;
      marks[place] = 0;
      Code &code = w.moving[own][other][place];
      if (code != 0 || !isLost(w, positionAt(w, own, other, place))) continue;
      code = now;
      *changed = 1;
    }
  }
  BOTH bool isLost(const World &w, Position at) const {
    const uint32_t info = w.kindOf[at.other];
    const int turn = info & 15;
    const uint64_t start = (info >> 4) * each(w, other, own);
    const Set first = turnedBy(w, at.other, turn), free = ALL & ~(at.own | at.other);
    const Code *table = w.moving[other][own];
    for (Set rest = at.own; rest; rest &= rest - 1) {
      const int from = lowest(rest);
      const Set staying = at.own & ~only(from);
      for (Set targets = free & reach(w, at.own, from); targets; targets &= targets - 1) {
        const int to = lowest(targets);
        if (makesMill(w, staying, to)) continue;
        const Code code = table[start + numberBeside(w, first, turnedBy(w, staying | only(to), turn))];
        if (verdict(code) <= 0) return false;
      }
    }
    return true;
  }
};

struct Finish {
  Code *table;
  BOTH void operator()(uint64_t place) const {
    if (table[place] == SAFE) table[place] = 0;
  }
};

struct Place {
  const World *world;
  int turns, own, other;
  BOTH void operator()(uint64_t place) const {
    const World &w = *world;
    const Position at = positionAt(w, own, other, place);
    int best = -1;
    movesOf(w, turns, at.own, at.other, [&](int, int, int, Set mine, Set theirs) {
      if (best == 1) return;
      const int after = -verdict(codeOf(w, turns + 1, theirs, mine));
      if (after > best) best = after;
    });
    w.placing[turns][own][other][place] = best < 0 ? 1 : best > 0 ? 2 : 0;
  }
};

#ifdef __CUDA_ARCH__
#define ADD(to, what) atomicAdd(&(to), what)
#define MOST(to, what) atomicMax(&(to), what)
#else
#define ADD(to, what) ((to) += (what), (to) - (what))
#define MOST(to, what) ((to) = std::max<int>(to, what))
#endif

struct Counts {
  unsigned long long lost, drawn, won, places;
  int longest;
};
// Counts positions on the board as it is, so those that look alike as often as there are.
struct Tally {
  const World *world;
  const Code *table;
  int own, other;
  uint64_t size;
  Counts *counts;
  static constexpr int STEP = 64;
  BOTH void operator()(uint64_t group) const {
    const World &w = *world;
    const uint64_t width = each(w, own, other), last = group * STEP + STEP < size ? group * STEP + STEP : size;
    uint64_t kind = group * STEP / width, next = (kind + 1) * width;
    int weight = TURNS / count(w.same[own][kind]), longest = 0;
    unsigned long long found[3] = {};
    for (uint64_t place = group * STEP; place < last; place++) {
      if (place == next) {
        kind++;
        next += width;
        weight = TURNS / count(w.same[own][kind]);
      }
      const Code code = table[place];
      found[verdict(code) + 1] += weight;
      if (code > longest) longest = code;
    }
    ADD(counts->lost, found[0]);
    ADD(counts->drawn, found[1]);
    ADD(counts->won, found[2]);
    ADD(counts->places, static_cast<unsigned long long>(last - group * STEP));
    MOST(counts->longest, longest - 1);
  }
};

// Matches to learn from.
struct Dice {
  uint64_t state;
  BOTH uint32_t next() {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    uint64_t mixed = state ^ state >> 33;
    mixed *= 0xff51afd7ed558ccdULL;
    return static_cast<uint32_t>(mixed >> 32);
  }
  BOTH uint32_t below(uint32_t limit) { return static_cast<uint32_t>(static_cast<uint64_t>(next()) * limit >> 32); }
  BOTH float share() { return next() * (1.0f / 4294967296.0f); }
};

// How a position looks at a glance: stones, mills, mills that lack a stone, and steps.
BOTH static float glance(const World &w, Set own, Set other, int hand) {
  const Set free = ALL & ~(own | other);
  float sum = 0.3f * (count(own) + hand);
  for (int i = 0; i < 16; i++) {
    const Set held = own & w.mills[i];
    if (held == w.mills[i]) sum += 0.08f;
    else if (count(held) == 2 && (free & w.mills[i])) sum += 0.12f;
  }
  if (count(own) == FLYING && hand == 0) return sum;
  for (Set rest = own; rest; rest &= rest - 1) {
    const int steps = count(w.neighbours[lowest(rest)] & free);
    sum += steps == 0 ? -0.03f : 0.015f * steps;
  }
  return sum;
}

// How a player chooses: by what is known, by a glance, or neither.
struct Habits {
  float knows, glances, chance;
};
struct Match {
  int turns;
  Set own, other;
  int quiet;

  BOTH bool isOver(const World &w) const {
    if (quiet >= 50) return true;
    if (turns >= 2 * w.stones) {
      if (count(own) < FLYING || (count(own) == FLYING && count(other) == FLYING)) return true;
      return isStuck(w, own, ALL & ~(own | other));
    }
    const int a = count(own) + w.stones - turns / 2, b = count(other) + w.stones - (turns + 1) / 2;
    return a < FLYING || (a == FLYING && b == FLYING);
  }
  BOTH void move(const World &w, const Habits &habits, Dice &dice) {
    const bool random = dice.share() < habits.chance;
    const int next = turns < 2 * w.stones ? turns + 1 : turns;
    const int hand = w.stones - (turns / 2 + 1), theirHand = w.stones - (turns + 1) / 2;
    const bool placing = turns < 2 * w.stones;
    float most = -1e9f;
    Set mine = own, theirs = other;
    movesOf(w, turns, own, other, [&](int, int, int, Set after, Set left) {
      float score = dice.share();
      if (!random) {
        if (habits.knows > 0) score -= 10 * habits.knows * verdict(codeOf(w, next, left, after));
        if (habits.glances > 0)
          score += habits.glances *
                   (glance(w, after, left, placing ? hand : 0) - glance(w, left, after, placing ? theirHand : 0));
      }
      if (score <= most) return;
      most = score;
      mine = after;
      theirs = left;
    });
    const Set came = mine & ~own;
    const bool closed = came != 0 && makesMill(w, mine & ~came, lowest(came));
    quiet = closed ? 0 : quiet + 1;
    turns = next;
    own = theirs;
    other = mine;
  }
  BOTH Record record(const World &w) const {
    return static_cast<Record>(own) | static_cast<Record>(other) << 24 | static_cast<Record>(turns) << 48 |
           static_cast<Record>(w.takeFromMills) << 53 | static_cast<Record>(codeOf(w, turns, own, other)) << 54;
  }
};

struct Play {
  const World *world;
  Record *records;
  unsigned long long *length, most;
  uint64_t seed;
  bool one;
  BOTH static Habits habitsOf(Dice &dice) {
    const float chances[] = {0, 0.05f, 0.15f, 0.4f};
    const float glances[] = {0, 2, 5, 15};
    return {dice.below(4) > 0 ? 1.0f : 0.0f, glances[dice.below(4)], chances[dice.below(4)]};
  }
  BOTH void keep(const World &w, const Match &match) const {
    const unsigned long long at = ADD(*length, 1ULL);
    if (at < most) records[at] = match.record(w);
  }
  BOTH void operator()(uint64_t number) const {
    const World &w = *world;
    Dice dice{(number + 1) * 0x9e3779b97f4a7c15ULL ^ seed};
    for (int i = 0; i < 4; i++) dice.next();
    Habits habits[2] = {habitsOf(dice), habitsOf(dice)};
    const Habits none{0, 0, 1};
    Match match{0, 0, 0, 0}, kept{};
    int seen = 0;
    for (int ply = 0; ply < 120 && !match.isOver(w); ply++) {
      if (one) {
        if (dice.below(++seen) == 0) kept = match;
      } else if (ply > 1 && (match.turns < 2 * w.stones || dice.below(2) == 0)) {
        keep(w, match);
        // As a search sees it: some moves on, most of them bad.
        Match aside = match;
        for (int moves = dice.below(4) + 1; moves > 0 && !aside.isOver(w); moves--) {
          aside.move(w, none, dice);
          if (!aside.isOver(w)) keep(w, aside);
        }
      }
      match.move(w, habits[ply & 1], dice);
    }
    if (one) records[number] = kept.record(w);
  }
};

// What becomes of each move, in the order of the rules: so many bytes of 0 lost, 1 drawn, 2 won.
static constexpr int MOST_MOVES = 247;
struct Answer {
  const World *world;
  const Record *records;
  uint8_t *answers;
  BOTH void operator()(uint64_t number) const {
    const World &w = *world;
    const Set own = records[number] & ALL, other = records[number] >> 24 & ALL;
    const int turns = records[number] >> 48 & 31;
    uint8_t *answer = answers + number * (MOST_MOVES + 1);
    int length = 0;
    movesOf(w, turns, own, other, [&](int, int, int, Set mine, Set theirs) {
      const int after = -verdict(codeOf(w, turns < 2 * w.stones ? turns + 1 : turns, theirs, mine));
      if (length < MOST_MOVES) answer[++length] = after + 1;
    });
    answer[0] = length;
  }
};

// Running on the GPU, or without one.
#ifdef __CUDACC__
static void certain(cudaError_t error, const char *what) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
  std::exit(1);
}
template <class Task>
__global__ void run(uint64_t size, Task task) {
  for (uint64_t i = blockIdx.x * static_cast<uint64_t>(blockDim.x) + threadIdx.x; i < size;
       i += static_cast<uint64_t>(gridDim.x) * blockDim.x)
    task(i);
}
template <class Task>
static void all(uint64_t size, Task task) {
  if (size == 0) return;
  const uint64_t blocks = std::min<uint64_t>((size + 255) / 256, 1u << 22);
  run<<<static_cast<unsigned>(blocks), 256>>>(size, task);
  certain(cudaGetLastError(), "launch");
}
template <class T>
static T *memory(uint64_t length) {
  T *found;
  certain(cudaMalloc(&found, length * sizeof(T) + 8), "memory");
  return found;
}
static void release(void *where) { certain(cudaFree(where), "release"); }
static void put(void *to, const void *from, uint64_t bytes) {
  certain(cudaMemcpy(to, from, bytes, cudaMemcpyDefault), "copy");
}
#else
template <class Task>
static void all(uint64_t size, Task task) {
  for (uint64_t i = 0; i < size; i++) task(i);
}
template <class T>
static T *memory(uint64_t length) { return static_cast<T *>(std::malloc(length * sizeof(T) + 8)); }
static void release(void *where) { std::free(where); }
static void put(void *to, const void *from, uint64_t bytes) { std::memcpy(to, from, bytes); }
#endif
template <class T>
static T *copied(const std::vector<T> &from) {
  T *to = memory<T>(from.size());
  put(to, from.data(), from.size() * sizeof(T));
  return to;
}
template <class T>
static T fetched(const T *from) {
  T to;
  put(&to, from, sizeof(T));
  return to;
}

static const char *const NAMES[POINTS] = {"a1", "a4", "a7", "b2", "b4", "b6", "c3", "c4", "c5", "d1", "d2", "d3",
                                          "d5", "d6", "d7", "e3", "e4", "e5", "f2", "f4", "f6", "g1", "g4", "g7"};
static int pointAt(int column, int row) {
  for (int point = 0; point < POINTS; point++)
    if (NAMES[point][0] == 'a' + column + 3 && NAMES[point][1] == '1' + row + 3) return point;
  std::abort();
}
static Set turnedSlowly(Set set, int turn) {
  Set found = 0;
  for (; set; set &= set - 1) {
    const char *name = NAMES[lowest(set)];
    const int x = name[0] - 'd', y = name[1] - '4', square = std::max(std::abs(x), std::abs(y));
    const int across = turn & 1 ? -x : x, up = turn & 2 ? -y : y, far = turn & 8 ? 4 - square : square;
    found |= only(pointAt((turn & 4 ? up : across) * far / square, (turn & 4 ? across : up) * far / square));
  }
  return found;
}

static void layOut(World &w) {
  std::vector<std::vector<int>> lines;
  for (int i = 0; i < POINTS; i += 3) lines.push_back({i, i + 1, i + 2});
  std::vector<int> byRow(POINTS);
  for (int i = 0; i < POINTS; i++) byRow[i] = i;
  std::stable_sort(byRow.begin(), byRow.end(), [](int a, int b) { return NAMES[a][1] < NAMES[b][1]; });
  for (int i = 0; i < POINTS; i += 3) lines.push_back({byRow[i], byRow[i + 1], byRow[i + 2]});
  for (int i = 0; i < 16; i++) {
    w.mills[i] = 0;
    for (int point : lines[i]) w.mills[i] |= only(point);
    for (int point : lines[i]) (i < 8 ? w.column : w.row)[point] = w.mills[i] & ~only(point);
    w.neighbours[lines[i][0]] |= only(lines[i][1]);
    w.neighbours[lines[i][1]] |= only(lines[i][0]) | only(lines[i][2]);
    w.neighbours[lines[i][2]] |= only(lines[i][1]);
  }
  for (int turn = 0; turn < TURNS; turn++)
    for (int part = 0; part < 3; part++)
      for (Set byte = 0; byte < 256; byte++) w.turned[turn][part][byte] = turnedSlowly(byte << 8 * part, turn);
  for (int n = 0; n <= POINTS; n++)
    for (int k = 0; k < NINE + 2; k++)
      w.choose[n][k] = k == 0 ? 1 : n == 0 ? 0 : w.choose[n - 1][k - 1] + w.choose[n - 1][k];
}
static std::vector<Set> setsOf(int points, int size) {
  std::vector<Set> sets;
  // The next higher number with as many bits.
  for (Set set = (1u << size) - 1; set < 1u << points;) {
    sets.push_back(set);
    if (set == 0) break;
    const Set low = set & -set, ripple = set + low;
    set = ripple | ((set ^ ripple) >> 2) / low;
  }
  return sets;
}
static void number(World &w) {
  std::vector<uint32_t> kindOf(1u << POINTS);
  std::vector<std::vector<Set>> kind(w.stones + 1);
  std::vector<std::vector<uint16_t>> same(w.stones + 1);
  for (Set set = 0; set <= ALL; set++) {
    const int size = count(set);
    if (size > w.stones) continue;
    Set least = set;
    int by = 0;
    uint16_t still = 1;
    for (int turn = 1; turn < TURNS; turn++) {
      const Set other = turnedBy(w, set, turn);
      if (other == set) still |= 1 << turn;
      if (other < least) least = other, by = turn;
    }
    if (least == set) {
      kindOf[set] = kind[size].size() << 4;
      kind[size].push_back(set);
      same[size].push_back(still);
    } else kindOf[set] = kindOf[least] | by;
  }
  w.kindOf = copied(kindOf);
  for (int size = 0; size <= w.stones; size++) {
    w.kinds[size] = kind[size].size();
    w.kind[size] = copied(kind[size]);
    w.same[size] = copied(same[size]);
    for (int other = 0; other <= w.stones; other++) w.subsets[size][other] = copied(setsOf(POINTS - size, other));
  }
}

static uint64_t sizeOf(const World &w, int own, int other) { return w.kinds[own] * each(w, own, other); }
static double seconds() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

class Solver {
 public:
  World w{};
  World *world = memory<World>(1);
  int *changed = memory<int>(1);

  Solver(int stones) {
    w.stones = stones;
    layOut(w);
    number(w);
  }
  void solve(bool takeFromMills, int turns) {
    w.takeFromMills = takeFromMills;
    for (int more = FLYING + 1; more <= w.stones; more++)
      for (int fewer = FLYING; fewer <= more; fewer++) solvePair(more, fewer, turns);
    for (int turn = 2 * w.stones - 1; turn >= 0; turn--) solvePlacing(turn);
  }
  bool isPossible(int turn, int own, int other) const {
    const int mine = turn / 2, theirs = (turn + 1) / 2;
    const int left = own + w.stones - mine, against = other + w.stones - theirs;
    return left >= FLYING && against >= FLYING && left + against > 2 * FLYING && own <= mine && other <= theirs && mine - own <= std::max(0, theirs - 2) &&
           theirs - other <= std::max(0, mine - 2);
  }
  Counts tally(const Code *table, int own, int other) {
    Counts *counts = copied(std::vector<Counts>(1));
    const uint64_t size = sizeOf(w, own, other);
    all((size + Tally::STEP - 1) / Tally::STEP, Tally{world, table, own, other, size, counts});
    const Counts found = fetched(counts);
    release(counts);
    return found;
  }

 private:
  void share() { put(world, &w, sizeof(World)); }
  bool hasChanged() {
    const int was = fetched(changed), none = 0;
    put(changed, &none, sizeof(int));
    return was != 0;
  }
  void solvePair(int more, int fewer, int turns) {
    const double start = seconds();
    const int pairs[2][2] = {{more, fewer}, {fewer, more}}, ways = more == fewer ? 1 : 2;
    for (int way = 0; way < ways; way++) {
      const auto [own, other] = pairs[way];
      const uint64_t size = sizeOf(w, own, other);
      if (w.moving[own][other] == nullptr) w.moving[own][other] = memory<Code>(size);
      w.marks[own][other] = memory<uint8_t>(size);
      if (!w.takeFromMills) w.before[own][other] = memory<Code>(size);
    }
    share();
    hasChanged();
    int rounds = 0, level = 0;
    for (bool again = false;; again = true) {
      rounds++;
      for (int way = 0; way < ways; way++) {
        const auto [own, other] = pairs[way];
        all(sizeOf(w, own, other), Begin{world, own, other, again});
      }
      for (level = 1; level <= turns; level++) {
        for (int way = 0; way < ways; way++) {
          const auto [own, other] = pairs[way];
          const uint64_t size = sizeOf(w, own, other);
          all((size + 7) / 8, Back{world, own, other, size, static_cast<Code>(level), changed});
        }
        if (level % 2 == 0)
          for (int way = 0; way < ways; way++) {
            const auto [own, other] = pairs[way];
            const uint64_t size = sizeOf(w, own, other);
            all((size + 7) / 8, Lost{world, own, other, size, static_cast<Code>(level + 1), changed});
          }
        if (!hasChanged() && level >= 2) break;
      }
      if (w.takeFromMills) break;
      for (int way = 0; way < ways; way++) {
        const auto [own, other] = pairs[way];
        all(sizeOf(w, own, other), Differs{world, own, other, again, changed});
      }
      if (!hasChanged()) break;
      for (int way = 0; way < ways; way++) {
        const auto [own, other] = pairs[way];
        put(w.before[own][other], w.moving[own][other], sizeOf(w, own, other));
      }
    }
    for (int way = 0; way < ways; way++) {
      const auto [own, other] = pairs[way];
      all(sizeOf(w, own, other), Finish{w.moving[own][other]});
      release(w.marks[own][other]);
      if (!w.takeFromMills) release(w.before[own][other]);
    }
    fetched(changed);
    std::printf("%d %d: %d rounds, %d levels, %.2f s\n", more, fewer, rounds, level, seconds() - start);
    std::fflush(stdout);
  }
  void solvePlacing(int turn) {
    const double start = seconds();
    for (int own = 0; own <= turn / 2; own++)
      for (int other = 0; other <= (turn + 1) / 2; other++)
        if (isPossible(turn, own, other) && w.placing[turn][own][other] == nullptr)
          w.placing[turn][own][other] = memory<Code>(sizeOf(w, own, other));
    share();
    for (int own = 0; own <= turn / 2; own++)
      for (int other = 0; other <= (turn + 1) / 2; other++)
        if (isPossible(turn, own, other)) all(sizeOf(w, own, other), Place{world, turn, own, other});
    fetched(changed);
    std::printf("placing, turn %d: %.2f s\n", turn, seconds() - start);
    std::fflush(stdout);
  }
};

template <class T>
static void write(const std::string &name, const T *from, uint64_t length) {
  std::vector<T> bytes(length);
  put(bytes.data(), from, length * sizeof(T));
  std::ofstream(name, std::ios::binary).write(reinterpret_cast<const char *>(bytes.data()), length * sizeof(T));
}

static void writeCounts(Solver &solver, const std::string &name) {
  FILE *out = std::fopen(name.c_str(), "w");
  const World &w = solver.w;
  std::fprintf(out, "stones to move, against, won, drawn, lost, longest, places\n");
  for (int own = FLYING; own <= w.stones; own++)
    for (int other = FLYING; other <= w.stones; other++) {
      if (w.moving[own][other] == nullptr) continue;
      const Counts found = solver.tally(w.moving[own][other], own, other);
      std::fprintf(out, "%d %d %llu %llu %llu %d %llu\n", own, other, found.won, found.drawn, found.lost, found.longest,
                   found.places);
    }
  std::fprintf(out, "turns placed, stones to move, against, won, drawn, lost\n");
  for (int turn = 0; turn < 2 * w.stones; turn++)
    for (int own = 0; own <= turn / 2; own++)
      for (int other = 0; other <= (turn + 1) / 2; other++) {
        if (!solver.isPossible(turn, own, other)) continue;
        const Counts found = solver.tally(w.placing[turn][own][other], own, other);
        std::fprintf(out, "%d %d %d %llu %llu %llu\n", turn, own, other, found.won, found.drawn, found.lost);
      }
  std::fprintf(out, "start %d\n", verdict(fetched(w.placing[0][0][0])));
  std::fclose(out);
}

// The first turns of placing, two bits to a position: the tables of each turn in order of own stones, then the other's.
static void writePlacing(Solver &solver, const std::string &name, int turns) {
  const World &w = solver.w;
  std::vector<uint8_t> packed;
  for (int turn = 0; turn <= turns; turn++)
    for (int own = 0; own <= turn / 2; own++)
      for (int other = 0; other <= (turn + 1) / 2; other++) {
        if (!solver.isPossible(turn, own, other)) continue;
        const uint64_t size = sizeOf(w, own, other);
        std::vector<Code> codes(size);
        put(codes.data(), w.placing[turn][own][other], size);
        const size_t start = packed.size();
        packed.resize(start + (size + 3) / 4);
        for (uint64_t i = 0; i < size; i++) packed[start + i / 4] |= (verdict(codes[i]) + 1) << 2 * (i % 4);
      }
  std::ofstream(name, std::ios::binary).write(reinterpret_cast<const char *>(packed.data()), packed.size());
}

static void writeAnswers(Solver &solver, const Record *records, uint64_t length, const std::string &name) {
  static constexpr int ROW = MOST_MOVES + 1;
  uint8_t *answers = memory<uint8_t>(length * ROW);
  all(length, Answer{solver.world, records, answers});
  std::vector<Record> asked(length);
  std::vector<uint8_t> rows(length * ROW);
  put(asked.data(), records, length * sizeof(Record));
  put(rows.data(), answers, rows.size());
  release(answers);
  std::ofstream out(name, std::ios::binary);
  for (uint64_t i = 0; i < length; i++) {
    out.write(reinterpret_cast<const char *>(&asked[i]), sizeof(Record));
    out.write(reinterpret_cast<const char *>(&rows[i * ROW]), rows[i * ROW] + 1);
  }
}

// Positions of whole matches, so many at least.
static void writeSamples(Solver &solver, unsigned long long least, uint64_t seed, const std::string &name) {
  static constexpr uint64_t MATCHES = 1 << 15, MOST_EACH = 600;
  const unsigned long long room = least + MATCHES * MOST_EACH;
  Record *records = memory<Record>(room);
  unsigned long long *length = copied(std::vector<unsigned long long>(1));
  for (uint64_t round = 0; fetched(length) < least; round++)
    all(MATCHES, Play{solver.world, records, length, room, (round * 8 + seed) * 0xd1b54a32d192ed03ULL, false});
  write(name, records, std::min(room, fetched(length)));
  release(records);
  release(length);
}

static std::vector<Record> read(const char *name) {
  std::ifstream in(name, std::ios::binary);
  std::vector<Record> records;
  for (Record each; in.read(reinterpret_cast<char *>(&each), sizeof(each));) records.push_back(each);
  return records;
}

static void solve(int argc, char **argv) {
  const int stones = std::atoi(argv[2]), turns = std::atoi(argv[3]);
  const std::string folder = argv[4];
  const unsigned long long samples = std::atoll(argv[5]), exam = std::atoll(argv[6]);
  double start = seconds();
  Solver solver(stones);
  std::printf("laid out: %.1f s\n", seconds() - start);
  for (int rule = 0; rule < 2; rule++) {
    const std::string end = "-" + std::to_string(rule);
    start = seconds();
    solver.solve(rule == 1, turns);
    std::printf("rule %d solved: %.1f s\n", rule, seconds() - start);
    writeCounts(solver, folder + "/counts" + end + ".txt");
    writePlacing(solver, folder + "/placing" + end + ".bin", std::min(9, 2 * stones - 1));
    std::printf("counted: %.1f s\n", seconds() - start);
    if (argc > 7) {
      std::vector<Record> asked;
      for (Record each : read(argv[7]))
        if ((each >> 53 & 1) == static_cast<Record>(rule)) asked.push_back(each);
      Record *records = copied(asked);
      writeAnswers(solver, records, asked.size(), folder + "/answers" + end + ".bin");
      release(records);
    }
    if (exam > 0) {
      Record *records = memory<Record>(exam);
      all(exam, Play{solver.world, records, nullptr, 0, 77u + rule, true});
      writeAnswers(solver, records, exam, folder + "/exam" + end + ".bin");
      release(records);
    }
    if (samples > 0) {
      writeSamples(solver, samples, 2 + rule, folder + "/samples" + end + ".bin");
      writeSamples(solver, samples / 100, 4 + rule, folder + "/held" + end + ".bin");
    }
    std::printf("rule %d done: %.1f s\n", rule, seconds() - start);
    std::fflush(stdout);
  }
}

// Reads lines of the rule on mills, the turns of placing, own and other stones; writes the moves of each.
static void answerMoves() {
  Solver solver(NINE);
  int rule, turns;
  Set own, other;
  while (std::scanf("%d %d %u %u", &rule, &turns, &own, &other) == 4) {
    solver.w.takeFromMills = rule == 1;
    const Match match{turns, own, other, 0};
    if (match.isOver(solver.w)) std::printf("over");
    else
      movesOf(solver.w, turns, own, other, [](int from, int to, int taken, Set, Set) {
        std::printf("%s%s%s%s ", from == NONE ? "" : NAMES[from], NAMES[to], taken == NONE ? "" : "x",
                    taken == NONE ? "" : NAMES[taken]);
      });
    std::printf("\n");
  }
}

int main(int argc, char **argv) {
  const std::string task = argc > 1 ? argv[1] : "";
  if (task == "solve" && argc > 6) solve(argc, argv);
  else if (task == "moves") answerMoves();
  else std::printf("usage: see the head of the file\n");
}
