/**
 * How long what was hurt may take to be whole again before a round gives up. It says nothing of speed, which is measured alone:
 * on a busy machine a start takes half a minute, and the gateway's notices rest longer after each try that fell into one.
 */
export const SETTLE_MS = 900_000
