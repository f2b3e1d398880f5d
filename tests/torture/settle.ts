/**
 * How long what was hurt may take to be whole again before a round gives up. It says nothing of speed, which is measured alone:
 * on a busy machine a start takes half a minute, and the gateway's notices rest longer after each try that fell into one.
 */
export const SETTLE_MS = 900_000

/**
 * A promise of seconds is kept to where the rounds run alone (`npm run test:torture`). In `npm test` what is asked for has to come
 * at all: a machine with other work, or half as fast, does everything later.
 */
export const promised = (withinMs: number): number => (process.env['TORTURE_ROUNDS'] ? withinMs : SETTLE_MS)
