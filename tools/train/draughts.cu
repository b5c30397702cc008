// Fast matches of dammen against itself on a GPU, one at each thread, for tools/train/draughts.py to learn from:
//
//   nvcc -O3 -arch=native -std=c++20 -o draughts tools/train/draughts.cu
//   ./draughts perft DEPTH
//   ./draughts WEIGHTS FILE MATCHES DEPTH SEED
//
// WEIGHTS is the module that draughts.py wrote before, or - to judge by men and kings alone. Each match begins with some
// moves at random. FILE gets eight 32-bit numbers for every position without a capture: the sets of White's pieces,
// Black's and all kings in words of 27 bits, who is to move, and what it came to for White: 0 lost, 1 drawn, 2 won. The
// rules are written once more, for speed; `perft` shows that they are the same.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#define BOTH __host__ __device__

using Set = uint64_t;

// Ten rows of five with a gap after every second row, so that a diagonal that runs off the board ends in it.
static constexpr Set fields() {
  Set all = 0;
  for (int field = 0; field < 50; field++) all |= 1ULL << (field + field / 10);
  return all;
}
static constexpr Set ALL = fields();

BOTH static int count(Set set) {
#ifdef __CUDA_ARCH__
  return __popcll(set);
#else
  return __builtin_popcountll(set);
#endif
}
BOTH static int lowest(Set set) {
#ifdef __CUDA_ARCH__
  return __ffsll(static_cast<long long>(set)) - 1;
#else
  return __builtin_ctzll(set);
#endif
}
BOTH static int way(int number) { return number == 0 ? -6 : number == 1 ? -5 : number == 2 ? 5 : 6; }
BOTH static Set far(int seat) { return seat == 0 ? 0x1fULL : 0x1fULL << 49; }
BOTH static Set moved(Set set, int by) { return (by > 0 ? set << by : set >> -by) & ALL; }
BOTH static Set bit(int at) { return at < 0 || at > 53 ? 0 : (1ULL << at) & ALL; }

struct Board {
  Set pieces[2], kings;
  int seat;
};
struct Move {
  Set takes;
  int16_t from, to;
};
// More moves than these are never worth having in so fast a match.
static constexpr int MOST = 80;
struct Moves {
  int length;
  Move list[MOST];
};

struct Captures {
  Set prey, free;
  int from, most;
  Moves *found;

  BOTH void keep(int at, Set takes) {
    const int taken = count(takes);
    if (taken < most || taken == 0) return;
    if (taken > most) found->length = 0;
    most = taken;
    for (int i = 0; i < found->length; i++) {
      const Move &move = found->list[i];
      if (move.from == from && move.to == at && move.takes == takes) return;
    }
    if (found->length < MOST)
      found->list[found->length++] = {takes, static_cast<int16_t>(from), static_cast<int16_t>(at)};
  }
  BOTH void man(int at, Set takes) {
    bool on = false;
    for (int i = 0; i < 4; i++) {
      const int by = way(i);
      const Set over = bit(at + by);
      if (!(over & prey & ~takes) || !(bit(at + 2 * by) & free)) continue;
      on = true;
      man(at + 2 * by, takes | over);
    }
    if (!on) keep(at, takes);
  }
  BOTH void king(int at, Set takes) {
    bool on = false;
    for (int i = 0; i < 4; i++) {
      const int by = way(i);
      int over = at + by;
      while (bit(over) & free) over += by;
      if (!(bit(over) & prey & ~takes)) continue;
      for (int to = over + by; bit(to) & free; to += by) {
        on = true;
        king(to, takes | bit(over));
      }
    }
    if (!on) keep(at, takes);
  }
};

BOTH static void add(Moves &moves, int from, int to) {
  if (moves.length < MOST)
    moves.list[moves.length++] = {0, static_cast<int16_t>(from), static_cast<int16_t>(to)};
}

BOTH static void movesOf(const Board &board, Moves &moves) {
  moves.length = 0;
  const Set own = board.pieces[board.seat], prey = board.pieces[1 - board.seat], free = ALL & ~(own | prey);
  const Set men = own & ~board.kings;
  Set able = 0;
  for (int i = 0; i < 4; i++) able |= men & moved(prey & moved(free, -way(i)), -way(i));
  Captures captures{prey, free, 0, 0, &moves};
  for (Set left = able; left; left &= left - 1) {
    captures.from = lowest(left);
    captures.free = free | bit(captures.from);
    captures.man(captures.from, 0);
  }
  for (Set left = own & board.kings; left; left &= left - 1) {
    captures.from = lowest(left);
    captures.free = free | bit(captures.from);
    captures.king(captures.from, 0);
  }
  if (moves.length > 0) return;
  for (int i = 0; i < 2; i++) {
    const int by = way(2 * board.seat + i);
    for (Set left = moved(men, by) & free; left; left &= left - 1) add(moves, lowest(left) - by, lowest(left));
  }
  for (Set left = own & board.kings; left; left &= left - 1) {
    const int from = lowest(left);
    for (int i = 0; i < 4; i++)
      for (int to = from + way(i); bit(to) & free; to += way(i)) add(moves, from, to);
  }
}

BOTH static Board after(const Board &board, const Move &move) {
  Board next = board;
  const bool king = board.kings & bit(move.from);
  next.pieces[board.seat] = (next.pieces[board.seat] & ~bit(move.from)) | bit(move.to);
  next.pieces[1 - board.seat] &= ~move.takes;
  next.kings &= ~(move.takes | bit(move.from));
  if (king || (bit(move.to) & far(board.seat))) next.kings |= bit(move.to);
  next.seat = 1 - board.seat;
  return next;
}

BOTH static Board start() { return {{ALL & ~((1ULL << 33) - 1), ALL & ((1ULL << 21) - 1)}, 0, 0}; }

static uint64_t perft(const Board &board, int depth) {
  Moves moves;
  movesOf(board, moves);
  if (depth == 1) return moves.length;
  uint64_t leaves = 0;
  for (int i = 0; i < moves.length; i++) leaves += perft(after(board, moves.list[i]), depth - 1);
  return leaves;
}

// What a position is worth, in hundredths of log-odds.
static constexpr int WINDOWS = 28, STANDS = 6561;
struct Weights {
  float men = 100, menLate = 0, king = 250, kings = 250, diagonal = 0, turn = 0;
  Set corners = 0;
  int16_t pairs[32 * 4];
  int8_t windows[WINDOWS * STANDS] = {};
};

static int turned(int stand) {
  int other = 0;
  for (int place = 0; place < 8; place++, stand /= 3) other = other * 3 + (3 - stand % 3) % 3;
  return other;
}

static void readWeights(const char *name, Weights &weights) {
  for (int row = 0; row < 32; row++)
    for (int lane = 0; lane < 4; lane++)
      weights.pairs[4 * row + lane] = 729 * ((row >> lane & 1) + 3 * (row >> lane >> 1 & 1));
  for (int field : {5, 10, 14, 19, 23, 28, 32, 37, 41, 46})
    weights.corners |= 1ULL << (field - 1 + (field - 1) / 10);
  if (!strcmp(name, "-")) return;
  std::ifstream in(name);
  std::stringstream all;
  all << in.rdbuf();
  const std::string text = all.str();
  auto counted = [&](const char *word) {
    const std::string key = std::string("  ") + word + ":";
    return static_cast<float>(100 * atof(text.c_str() + text.find(key) + key.size()));
  };
  weights.men = counted("men"), weights.menLate = counted("menLate"), weights.king = counted("king");
  weights.kings = counted("kings"), weights.diagonal = counted("diagonal"), weights.turn = counted("turn");
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
      const int8_t worth = bytes[window * STANDS + stand];
      weights.windows[window * STANDS + stand] = worth;
      weights.windows[(WINDOWS - 1 - window) * STANDS + turned(stand)] = -worth;
    }
}

BOTH static float kingsWorth(const Weights &weights, Set own) {
  if (!own) return 0;
  return weights.king + weights.kings * (count(own) - 1) + (own & weights.corners ? weights.diagonal : 0);
}

BOTH static int worth(const Weights &weights, const Board &board) {
  const Set white = board.pieces[0] & ~board.kings, black = board.pieces[1] & ~board.kings;
  int stands[4] = {0, 0, 0, 0}, sum = 0;
  for (int row = 0; row < 10; row++) {
    const int shift = 11 * (row / 2) + 5 * (row % 2);
    const int16_t *w = weights.pairs + 4 * (white >> shift & 31), *b = weights.pairs + 4 * (black >> shift & 31);
    for (int lane = 0; lane < 4; lane++) {
      stands[lane] = stands[lane] / 9 + w[lane] + 2 * b[lane];
      if (row >= 3) sum += weights.windows[((row - 3) * 4 + lane) * STANDS + stands[lane]];
    }
  }
  const int all = count(board.pieces[0] | board.pieces[1]);
  float more = (count(white) - count(black)) * (weights.men + weights.menLate * (1 - all / 40.0f));
  more += kingsWorth(weights, board.pieces[0] & board.kings) - kingsWorth(weights, board.pieces[1] & board.kings);
  sum += static_cast<int>(more);
  return (board.seat == 0 ? sum : -sum) + static_cast<int>(weights.turn);
}

static constexpr int LOST = -100000, PLIES = 28, HISTORY = 54 * 54;
static constexpr int LONGEST = 160, IDLE = 40, DECIDED = 4, TOLD = 8;

// What one match has to itself.
struct Room {
  Moves moves[PLIES];
  int history[HISTORY];
  int32_t told[LONGEST * TOLD];
};

struct Player {
  const Weights &weights;
  Room &room;
  uint32_t luck;

  __device__ int below(int some) {
    luck ^= luck << 13, luck ^= luck >> 17, luck ^= luck << 5;
    return static_cast<int>(luck % some);
  }

  __device__ int look(const Board &board, int depth, int low, int high, int ply) {
    if (ply >= PLIES) return worth(weights, board);
    Moves &moves = room.moves[ply];
    movesOf(board, moves);
    if (moves.length == 0) return LOST + ply;
    const bool forced = moves.list[0].takes != 0;
    if (depth <= 0 && !forced) return worth(weights, board);
    const int deeper = moves.length == 1 ? depth : depth - 1;
    int best = LOST;
    for (int tried = 0; tried < moves.length; tried++) {
      if (depth > 1 && !forced) bringUp(moves, tried);
      const Move move = moves.list[tried];
      const int found = -look(after(board, move), deeper, -high, -(low > best ? low : best), ply + 1);
      if (found > best) best = found;
      if (best >= high) {
        if (depth > 0) room.history[move.from * 54 + move.to] += depth * depth;
        break;
      }
    }
    return best;
  }

  // The move that most often was too good goes to this place.
  __device__ void bringUp(Moves &moves, int place) {
    int top = place, most = -1;
    for (int i = place; i < moves.length; i++) {
      const int often = room.history[moves.list[i].from * 54 + moves.list[i].to];
      if (often > most) most = often, top = i;
    }
    const Move move = moves.list[top];
    moves.list[top] = moves.list[place];
    moves.list[place] = move;
  }

  __device__ Move choose(const Board &board, int depth) {
    Moves &moves = room.moves[0];
    if (moves.length == 1) return moves.list[0];
    for (int i = moves.length - 1; i > 0; i--) {
      const int other = below(i + 1);
      const Move move = moves.list[i];
      moves.list[i] = moves.list[other];
      moves.list[other] = move;
    }
    for (int deep = 1;; deep++) {
      int best = LOST - 1, chosen = 0;
      for (int i = 0; i < moves.length; i++) {
        const int found = -look(after(board, moves.list[i]), deep - 1, LOST, -best, 1);
        if (found > best) best = found, chosen = i;
      }
      const Move move = moves.list[chosen];
      moves.list[chosen] = moves.list[0];
      moves.list[0] = move;
      if (deep >= depth) return move;
    }
  }

  // Plays a match; answers what it came to for White.
  __device__ int play(int depth, int &told) {
    Board board = start();
    const int opening = 4 + below(14);
    for (int i = 0; i < HISTORY; i++) room.history[i] = 0;
    for (int ply = 0, idle = 0; ply < LONGEST && idle < IDLE; ply++) {
      Moves &moves = room.moves[0];
      movesOf(board, moves);
      if (moves.length == 0) return board.seat == 0 ? 0 : 2;
      const Set white = board.pieces[0], black = board.pieces[1];
      // Few pieces with a king on both sides are a draw, nearly always; who is far ahead wins.
      if (count(white | black) <= 6 && (white & board.kings) && (black & board.kings)) return 1;
      const int lead = strength(white, board.kings) - strength(black, board.kings);
      const bool quiet = moves.list[0].takes == 0;
      if (quiet && (lead >= DECIDED || lead <= -DECIDED)) return lead > 0 ? 2 : 0;
      if (quiet && ply >= opening) {
        const Set sets[3] = {white, black, board.kings};
        int32_t *to = room.told + TOLD * told++;
        for (int i = 0; i < 3; i++) {
          to[2 * i] = static_cast<int32_t>(sets[i] & ((1 << 27) - 1));
          to[2 * i + 1] = static_cast<int32_t>(sets[i] >> 27);
        }
        to[6] = board.seat;
      }
      const Move move = ply < opening ? moves.list[below(moves.length)] : choose(board, depth);
      idle = move.takes == 0 && (board.kings & bit(move.from)) ? idle + 1 : 0;
      board = after(board, move);
    }
    return 1;
  }

  __device__ static int strength(Set own, Set kings) { return count(own) + 2 * count(own & kings); }
};

__global__ void playAll(const Weights *weights, Room *rooms, int matches, int depth, uint32_t seed, int *begun,
                        int32_t *out, int *length, int most, int *tally) {
  const int seat = blockIdx.x * blockDim.x + threadIdx.x;
  Player player{*weights, rooms[seat], (seed * 1000003u + seat) * 2654435761u | 1u};
  for (int i = 0; i < 20; i++) player.below(2);
  while (atomicAdd(begun, 1) < matches) {
    int told = 0;
    const int came = player.play(depth, told);
    atomicAdd(&tally[came], 1);
    const int at = atomicAdd(length, told);
    if (at + told > most) return;
    for (int i = 0; i < told * TOLD; i++)
      out[at * TOLD + i] = i % TOLD == TOLD - 1 ? came : player.room.told[i];
  }
}

#define SURE(call)                                                              \
  do {                                                                          \
    const cudaError_t problem = call;                                           \
    if (problem != cudaSuccess) {                                               \
      fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(problem));          \
      return 1;                                                                 \
    }                                                                           \
  } while (0)

int main(int given, char **words) {
  if (given == 3 && !strcmp(words[1], "perft")) {
    for (int depth = 1; depth <= atoi(words[2]); depth++)
      printf("%d %llu\n", depth, static_cast<unsigned long long>(perft(start(), depth)));
    return 0;
  }
  if (given != 6) return 1;
  static Weights read;
  readWeights(words[1], read);
  const int matches = atoi(words[3]), depth = atoi(words[4]), blocks = 132 * 4, wide = 64;
  const int most = matches * 90;
  Weights *weights;
  Room *rooms;
  int32_t *out;
  int *numbers;
  SURE(cudaDeviceSetLimit(cudaLimitStackSize, 32 * 1024));
  SURE(cudaMalloc(&weights, sizeof(Weights)));
  SURE(cudaMalloc(&rooms, sizeof(Room) * blocks * wide));
  SURE(cudaMalloc(&out, sizeof(int32_t) * TOLD * most));
  SURE(cudaMalloc(&numbers, sizeof(int) * 5));
  SURE(cudaMemcpy(weights, &read, sizeof(Weights), cudaMemcpyHostToDevice));
  SURE(cudaMemset(numbers, 0, sizeof(int) * 5));
  playAll<<<blocks, wide>>>(weights, rooms, matches, depth, atoi(words[5]), numbers, out, numbers + 1, most, numbers + 2);
  SURE(cudaGetLastError());
  SURE(cudaDeviceSynchronize());
  int told[5];
  SURE(cudaMemcpy(told, numbers, sizeof(told), cudaMemcpyDeviceToHost));
  const int length = told[1] < most ? told[1] : most;
  std::vector<int32_t> all(static_cast<size_t>(length) * TOLD);
  SURE(cudaMemcpy(all.data(), out, all.size() * sizeof(int32_t), cudaMemcpyDeviceToHost));
  FILE *file = fopen(words[2], "wb");
  fwrite(all.data(), sizeof(int32_t), all.size(), file);
  fclose(file);
  printf("%d positions; %d lost, %d drawn, %d won\n", length, told[2], told[3], told[4]);
}
