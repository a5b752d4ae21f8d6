/* The limit: random games as fast as hand-written C plays them.
 *
 * A yardstick only.  It is a second source of the rules, which is why it is not
 * the engine: whoever changes a rule would have to change it twice, and nobody
 * could follow this file beside RULES.md with a finger.
 *
 * limit                             the games it knows
 * limit GAME PLAYERS SECONDS SEED   "games steps first seconds", where first
 *                                   counts the games seat 0 won or shared
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

/* A game plays itself to the end and says how many steps it took. */
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

static const struct { const char *name; Game play; } games[] = {
    {"connect_four", connect_four},
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
