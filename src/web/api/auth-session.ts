import type { TokenPair } from './token-rules.ts'

/** A place where one kind of account keeps its tokens. */
export interface AuthSession {
  tokens(): TokenPair | null
  /** Called with the pair of each answer that brings one. */
  replace(tokens: TokenPair): void
  clear(): void
  /** Reads again what another tab may have stored. */
  refresh(): void
}
