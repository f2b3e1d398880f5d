/**
 * How long a test waits for what another process or server shall do. It is for what never comes: what takes a second alone takes a
 * minute beside twenty others. How fast a shop is tell the benches.
 */
export const PATIENCE = { timeout: 300_000, interval: 50 } as const
