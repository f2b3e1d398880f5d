/** The member's links, wherever one is made or closed. */
export const SHARES_KEY = ['deals', 'shares'] as const
