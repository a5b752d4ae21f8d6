/* Random games as fast as hand-written C plays them, for comparison only.
 *
 * It is a second implementation of the rules, which is why it is not the engine:
 * every change of a rule would have to be made twice, and this file cannot be
 * read beside RULES.md.
 *
 * c_baseline                            prints the games it can play
 * c_baseline GAME PLAYERS SECONDS SEED  prints "games steps first seconds", where
 *                                       first counts the games seat 0 won or shared
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t u64;

static u64 seed;

static int below(int n) {  /* xorshift64*, top half scaled: fair to one in 2^32 */
    seed ^= seed >> 12;
    seed ^= seed << 25;
    seed ^= seed >> 27;
    return (int)(((seed * 0x2545F4914F6CDD1DULL >> 32) * (u64)n) >> 32);
}

/* Plays a game to the end and returns its number of steps. */
typedef int (*Game)(int players, int *first);

/* Connect Four: seven bits a column, the seventh always empty. */

static int has_four(u64 discs) {
    static const int ways[] = {1, 6, 7, 8};
    for (int w = 0; w < 4; w++) {
        u64 pair = discs & discs >> ways[w];
        if (pair & pair >> 2 * ways[w]) return 1;
    }
    return 0;
}

static int connect_four(int players, int *first) {
    u64 discs[2] = {0, 0};
    int heights[7] = {0}, open[7], turn = 0;
    (void)players;
    for (; turn < 42; turn++) {
        int count = 0;
        for (int column = 0; column < 7; column++)
            if (heights[column] < 6) open[count++] = column;
        int column = open[below(count)];
        u64 *mine = &discs[turn & 1];
        *mine |= 1ULL << (7 * column + heights[column]++);
        if (has_four(*mine)) {
            *first = !(turn & 1);
            return turn + 1;
        }
    }
    *first = 1;
    return turn;
}

/* SharkBait with our tokens and track; every throw and draw is a step, as every move is. */

typedef struct {
    int players, supply, pawns[8], baits[8], trophies[8], won[8];
    u64 mat, hold; /* scoring tokens as bits */
} Table;

static const int token_moves[21] = {0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5};

enum { ROLL, STOP, SHARK = 10, SHARKS = 20, SCHOOL = 30 };

static int list_schools(const int *thrown, int placed, int *moves, int count) {
    for (int column = 1; column <= 6; column++)
        if (!(placed >> column & 1))
            for (int size = 2; size <= thrown[column]; size++)
                moves[count++] = SCHOOL + 10 * column + size;
    return count;
}

static int columns_with_most(const int *ocean, int *columns) {
    int most = 1, count = 0;
    for (int column = 1; column <= 6; column++) {
        if (ocean[column] > most) most = ocean[column], count = 0;
        if (ocean[column] == most) columns[count++] = column;
    }
    return count;
}

static int dice_score(const int *ocean, int one, int other) {
    int low = one < other ? one : other, high = one < other ? other : one, score = 0;
    for (int column = 1; column <= 6; column++) {
        int worth = column == low || column == high ? 0 : column > low && column < high ? 1 : 2;
        if (low == high) worth = column == low ? 4 : 1;
        score += worth * ocean[column];
    }
    return score;
}

/* Throw and place until the player stops; adds the steps and returns the score. */
static int fish_and_stop(int *steps) {
    int ocean[7] = {0}, home[2] = {0}, sharks = 2, fish = 8;
    static const int throws[] = {1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616, 10077696, 60466176};
    for (;;) {
        int thrown[7] = {0}, black[7] = {0}, moves[32], placed = 0, count = 0;
        int outcome = below(throws[fish + sharks]);
        for (int die = 0; die < sharks; die++, outcome /= 6) black[outcome % 6 + 1]++;
        for (int die = 0; die < fish; die++, outcome /= 6) thrown[outcome % 6 + 1]++;
        ++*steps;
        for (int column = 1; sharks && column <= 6; column++) {
            if (black[column]) moves[count++] = SHARK + column;
            if (black[column] == 2) moves[count++] = SHARKS + column;
        }
        count = list_schools(thrown, placed, moves, count);
        if (!count) { /* a bad roll */
            fish--;
            int ties = columns_with_most(ocean, moves);
            if (ties > 1) ++*steps;
            if (ties) ocean[moves[ties > 1 ? below(ties) : 0]]--;
        }
        int move = count ? moves[below(count)] : SHARK;
        *steps += count > 0;
        if (move > SHARK && move < SHARKS) home[2 - sharks--] = move - SHARK;
        else if (move > SHARKS && move < SCHOOL) home[0] = home[1] = move - SHARKS, sharks = 0;
        while (1) { /* more schools of this throw, roll or stop */
            count = 0;
            if (move >= SCHOOL) {
                int column = (move - SCHOOL) / 10, size = (move - SCHOOL) % 10;
                ocean[column] += size, fish -= size, placed |= 1 << column;
                count = list_schools(thrown, placed, moves, count);
            }
            if (sharks || fish >= 2) moves[count++] = ROLL;
            if (!sharks) moves[count++] = STOP;
            move = moves[below(count)];
            ++*steps;
            if (move == STOP) return dice_score(ocean, home[0], home[1]);
            if (move == ROLL) break;
        }
    }
}

static void gain_bait(Table *table, int seat) {
    int gained = table->supply > 0;
    table->supply -= gained, table->baits[seat] += gained;
}

static void take_token(Table *table, int seat, int score, int *steps) {
    u64 within = table->mat & ((2ULL << score) - 1);
    int prize = within ? 63 - __builtin_clzll(within) : __builtin_ctzll(table->mat);
    while (table->baits[seat] && table->mat >> (prize + 1)) {
        ++*steps;
        if (below(2)) break;
        table->baits[seat]--, table->supply++;
        prize += 1 + __builtin_ctzll(table->mat >> (prize + 1));
    }
    table->mat ^= 1ULL << prize;
    table->won[seat] = prize;
    if (prize <= 5) gain_bait(table, seat);
    table->pawns[seat] += token_moves[prize];
}

static int end_round(Table *table) {
    int smallest = 0, biggest = 0;
    u64 won = 0;
    for (int seat = 0; seat < table->players; seat++) {
        if (table->won[seat] < table->won[smallest]) smallest = seat;
        if (table->won[seat] > table->won[biggest]) biggest = seat;
        won |= 1ULL << table->won[seat];
    }
    gain_bait(table, smallest);
    table->pawns[biggest]++, table->trophies[biggest]++;
    table->mat |= table->hold, table->hold = won;
    return biggest;
}

static int rank_key(const Table *table, int seat) {
    return (table->pawns[seat] * 8 + table->trophies[seat]) * 17 + table->baits[seat];
}

static int sharkbait(int players, int *first) {
    Table table = {.players = players, .supply = 16 - players, .mat = 0x1FFFFE};
    int start = below(players), steps = 1 + players;
    for (int seat = 0; seat < players; seat++) {
        int place = below(20 - seat), number = 1;
        for (; !(table.mat >> number & 1) || place; number++) place -= table.mat >> number & 1;
        table.mat ^= 1ULL << number, table.hold |= 1ULL << number, table.baits[seat] = 1;
    }
    for (int round = 0; round < 7; round++) {
        for (int turn = 0; turn < players; turn++) {
            int score = fish_and_stop(&steps);
            take_token(&table, (start + turn) % players, score, &steps);
        }
        start = end_round(&table);
    }
    *first = 1;
    for (int seat = 1; seat < players; seat++)
        if (rank_key(&table, seat) > rank_key(&table, 0)) *first = 0;
    return steps;
}

static const struct { const char *name; Game play; } games[] = {
    {"connect_four", connect_four},
    {"sharkbait", sharkbait},
};

int main(int words, char **word) {
    int known = sizeof games / sizeof *games;
    if (words != 5) {
        for (int g = 0; g < known; g++) puts(games[g].name);
        return words != 1;
    }
    Game play = NULL;
    for (int g = 0; g < known; g++)
        if (!strcmp(word[1], games[g].name)) play = games[g].play;
    if (!play) return 1;
    int players = atoi(word[2]);
    clock_t end = (clock_t)(atof(word[3]) * CLOCKS_PER_SEC), start = clock(), now;
    seed = strtoull(word[4], NULL, 10) * 0x9E3779B97F4A7C15ULL | 1;
    long played = 0, steps = 0, firsts = 0;
    do {
        for (int batch = 0; batch < 200; batch++, played++) {
            int first = 0;
            steps += play(players, &first);
            firsts += first;
        }
        now = clock();
    } while (now - start < end);
    printf("%ld %ld %ld %f\n", played, steps, firsts, (double)(now - start) / CLOCKS_PER_SEC);
    return 0;
}
