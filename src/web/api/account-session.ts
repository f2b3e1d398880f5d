import { create } from 'zustand'
import type { StoreApi, UseBoundStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { AuthSession } from './auth-session.ts'
import { safeStorage } from './safe-storage.ts'
import type { TokenPair } from './token-rules.ts'
import { tokenPayload } from './token-rules.ts'

interface AccountTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface Account extends AuthSession {
  readonly use: UseBoundStore<StoreApi<AccountTokens>>
  /** Reads the stored tokens and follows the other tabs; call once in the browser. */
  start(): void
  /** The token's payload; null when nobody is logged in. */
  who(): Readonly<Record<string, unknown>> | null
}

const NOBODY: AccountTokens = { accessToken: '', refreshToken: '' }

function accountSession(key: string): Account {
  const use = create<AccountTokens>()(
    persist(() => NOBODY, { name: key, storage: createJSONStorage(safeStorage), skipHydration: true }),
  )
  const rehydrate = () => void use.persist.rehydrate()
  const tokens = (): TokenPair | null => {
    const state = use.getState()
    return state.accessToken && state.refreshToken && tokenPayload(state.accessToken) ? state : null
  }
  return {
    use,
    tokens,
    replace: (pair) => use.setState({ accessToken: pair.accessToken, refreshToken: pair.refreshToken }),
    clear: () => use.setState(NOBODY),
    refresh: rehydrate,
    who: () => (tokens() ? tokenPayload(use.getState().accessToken) : null),
    start() {
      rehydrate()
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) rehydrate()
      })
    },
  }
}

/** Partners who review proofs: an account of its own, beside the customer's. */
export const partnerSession = accountSession('jikji.partner')

/** Staff of the shop in the back office. */
export const staffSession = accountSession('jikji.staff')
