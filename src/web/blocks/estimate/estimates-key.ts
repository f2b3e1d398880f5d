/** Queries that show estimates; invalidated together. */
export const ESTIMATES_KEY = ['estimates'] as const
