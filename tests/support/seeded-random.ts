/** Park and Miller's: the same seed walks the same way. */
export function seededRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
