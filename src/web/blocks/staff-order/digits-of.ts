/** A sum as somebody types it, commas and all, at most ten digits of it. */
export const digitsOf = (typed: unknown): number => Number(String(typed).replaceAll(/\D/g, '').slice(0, 10))
