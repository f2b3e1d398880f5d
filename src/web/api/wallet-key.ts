/** All that is known of a member's points and e-money; whoever spends or gets some asks anew. */
export const WALLET_KEY = ['wallet'] as const
