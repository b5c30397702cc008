// Every position that a throw leads to, for many tables at once, and positions as numbers for the network.
//
// A position is 50 bytes: 25 of the player on turn, 25 of the other, each counted from that player's own side.
// Byte 0 to 23 are the stones on points 1 to 24, byte 24 those on the bar. What is missing from 15 is off.
#include <torch/extension.h>
#include <cstdint>

constexpr int POINTS = 24, BAR = 24, SIDE = 25, SIZE = 50, STONES = 15;
// Throws of doubles with more outcomes than this are cut short; people never see such positions.
constexpr int MOST = 2048;
constexpr int FEATURES = 2 * (SIDE * 4 + 2) + 1;

struct Out {
  int8_t* states;
  int count;
};

__device__ bool open(const int8_t* p, int point) {
  return p[SIDE + POINTS - 1 - point] < 2;
}

__device__ bool home(const int8_t* p) {
  for (int i = 6; i < SIDE; i++)
    if (p[i]) return false;
  return true;
}

// Moves one stone from a point by a die, if that is allowed.
__device__ bool step(int8_t* p, int from, int die) {
  if (!p[from]) return false;
  if (p[BAR] && from != BAR) return false;
  int to = from - die;
  if (to >= 0) {
    if (!open(p, to)) return false;
    int across = SIDE + POINTS - 1 - to;
    if (p[across] == 1) {
      p[across] = 0;
      p[SIDE + BAR]++;
    }
    p[from]--;
    p[to]++;
    return true;
  }
  if (!home(p)) return false;
  if (to < -1)
    for (int i = from + 1; i < 6; i++)
      if (p[i]) return false;
  p[from]--;
  return true;
}

__device__ void copy(const int8_t* from, int8_t* to) {
  for (int i = 0; i < SIZE; i++) to[i] = from[i];
}

__device__ void write(Out& out, const int8_t* p) {
  if (out.count < MOST && out.states) copy(p, out.states + (int64_t)out.count * SIZE);
  if (out.count < MOST) out.count++;
}

// The same die up to four times, stones taken from back to front: each outcome is met once.
__device__ int doubles(const int8_t* p, int die, int left, int from, Out* out, int wanted) {
  int best = 0;
  if (left > 0) {
    for (int i = from; i >= 0; i--) {
      int8_t next[SIZE];
      copy(p, next);
      if (!step(next, i, die)) continue;
      int deep = 1 + doubles(next, die, left - 1, i, out, wanted - 1);
      best = max(best, deep);
    }
  }
  if (out && best == 0 && wanted == 0) write(*out, p);
  return best;
}

// Two dice, one order. Tells how many can be played; writes the outcomes of just `wanted`.
__device__ int two(const int8_t* p, int first, int second, Out* out, int wanted) {
  int best = 0;
  for (int i = SIDE - 1; i >= 0; i--) {
    int8_t once[SIZE];
    copy(p, once);
    if (!step(once, i, first)) continue;
    best = max(best, 1);
    if (out && wanted == 1) write(*out, once);
    if (wanted == 1) continue;
    for (int j = SIDE - 1; j >= 0; j--) {
      int8_t twice[SIZE];
      copy(once, twice);
      if (!step(twice, j, second)) continue;
      best = 2;
      if (out && wanted == 2) write(*out, twice);
    }
  }
  return best;
}

__device__ void all(const int8_t* p, int a, int b, Out* out) {
  if (a == b) {
    int most = doubles(p, a, 4, SIDE - 1, nullptr, 0);
    doubles(p, a, most, SIDE - 1, out, most);
    return;
  }
  int high = max(a, b), low = min(a, b);
  int most = max(two(p, high, low, nullptr, 2), two(p, low, high, nullptr, 2));
  if (most == 2) {
    two(p, high, low, out, 2);
    two(p, low, high, out, 2);
  } else if (most == 1) {
    int before = out->count;
    two(p, high, low, out, 1);
    if (out->count == before) two(p, low, high, out, 1);
  }
  if (most == 0) write(*out, p);
}

__global__ void countAll(const int8_t* p, const int8_t* dice, int64_t* counts, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Out out{nullptr, 0};
  all(p + (int64_t)i * SIZE, dice[2 * i], dice[2 * i + 1], &out);
  counts[i] = out.count;
}

__global__ void writeAll(const int8_t* p, const int8_t* dice, const int64_t* ends, int8_t* states, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Out out{states + (i ? ends[i - 1] : 0) * SIZE, 0};
  all(p + (int64_t)i * SIZE, dice[2 * i], dice[2 * i + 1], &out);
}

// Turns the table: the other player is on turn.
__global__ void turnAll(int8_t* p, int64_t n) {
  int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
  if (i >= n) return;
  int8_t* at = p + i * SIZE;
  for (int k = 0; k < SIDE; k++) {
    int8_t mine = at[k];
    at[k] = at[SIDE + k];
    at[SIDE + k] = mine;
  }
}

// 0: goes on. 1, 2, 3: the player who is NOT on turn has borne off everything, single, gammon or backgammon.
__global__ void endAll(const int8_t* p, int8_t* ends, int64_t n) {
  int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
  if (i >= n) return;
  const int8_t* at = p + i * SIZE;
  int mine = 0, theirs = 0, far = at[BAR];
  for (int k = 0; k < SIDE; k++) {
    mine += at[k];
    theirs += at[SIDE + k];
  }
  for (int k = 18; k < POINTS; k++) far += at[k];
  ends[i] = theirs ? 0 : mine < STONES ? 1 : far ? 3 : 2;
}

__global__ void describeAll(const int8_t* p, float* x, int64_t n) {
  int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
  if (i >= n) return;
  const int8_t* at = p + i * SIZE;
  float* out = x + i * FEATURES;
  int back[2] = {-1, -1};
  for (int side = 0; side < 2; side++) {
    int sum = 0, pips = 0;
    for (int k = 0; k < SIDE; k++) {
      int stones = at[side * SIDE + k];
      sum += stones;
      pips += stones * (k + 1);
      if (stones) back[side] = k;
      *out++ = stones == 1;
      *out++ = stones == 2;
      *out++ = stones >= 3;
      *out++ = stones > 3 ? (stones - 3) * 0.5f : 0.f;
    }
    *out++ = (STONES - sum) / 15.f;
    *out++ = pips / 167.f;
  }
  *out++ = back[0] + back[1] > POINTS - 1 ? 1.f : 0.f;
}

static int blocks(int64_t n) { return (int)((n + 127) / 128); }

std::vector<torch::Tensor> outcomes(torch::Tensor p, torch::Tensor dice) {
  int n = p.size(0);
  auto counts = torch::empty({n}, p.options().dtype(torch::kInt64));
  countAll<<<blocks(n), 128>>>(p.data_ptr<int8_t>(), dice.data_ptr<int8_t>(), counts.data_ptr<int64_t>(), n);
  auto ends = counts.cumsum(0);
  int64_t total = ends[n - 1].item<int64_t>();
  auto states = torch::empty({total, SIZE}, p.options());
  writeAll<<<blocks(n), 128>>>(p.data_ptr<int8_t>(), dice.data_ptr<int8_t>(), ends.data_ptr<int64_t>(),
                               states.data_ptr<int8_t>(), n);
  turnAll<<<blocks(total), 128>>>(states.data_ptr<int8_t>(), total);
  return {states, ends, counts};
}
torch::Tensor over(torch::Tensor p) {
  auto ends = torch::empty({p.size(0)}, p.options());
  endAll<<<blocks(p.size(0)), 128>>>(p.data_ptr<int8_t>(), ends.data_ptr<int8_t>(), p.size(0));
  return ends;
}
torch::Tensor describe(torch::Tensor p) {
  auto x = torch::empty({p.size(0), FEATURES}, p.options().dtype(torch::kFloat32));
  describeAll<<<blocks(p.size(0)), 128>>>(p.data_ptr<int8_t>(), x.data_ptr<float>(), p.size(0));
  return x;
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("outcomes", &outcomes);
  m.def("over", &over);
  m.def("describe", &describe);
}
