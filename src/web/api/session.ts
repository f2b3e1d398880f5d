import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { AuthSession } from './auth-session.ts'
import type { DefaultAddress, MemberUser } from './member-user.ts'
import { NO_USER, isGuest, isLoggedIn, userFromToken } from './member-user.ts'
import { safeStorage } from './safe-storage.ts'
import type { TokenPair } from './token-rules.ts'

const KEY = 'jikji.user'

/** The logged-in customer, kept in local storage and in step between tabs. Empty in the server's HTML. */
export const useMember = create<MemberUser>()(
  persist(() => NO_USER, {
    name: KEY,
    storage: createJSONStorage(safeStorage),
    // the server knows nobody: filled by `startSession` once the page is taken over
    skipHydration: true,
  }),
)

/** Fields that come from `GET /api/customer/me` and not from the token. */
export interface CustomerMe {
  readonly defaultAddress: DefaultAddress | null
  readonly companyName: string
  readonly companyUserName: string
  readonly companyNumber: string
}

export const currentMember = (): MemberUser => useMember.getState()

let ended = false

/** Whether the session here ended by itself, and nobody has logged in or out since. */
export const sessionHasEnded = (): boolean => ended

export function signIn(tokens: TokenPair): void {
  ended = false
  useMember.setState({ ...tokens, ...userFromToken(tokens.accessToken) })
}

export function fillCustomer(me: CustomerMe): void {
  const { defaultAddress, companyName, companyUserName, companyNumber } = me
  useMember.setState({ defaultAddress, companyName, companyUserName, companyNumber })
}

/** Forgets every field of the customer. */
export function signOut(): void {
  ended = false
  useMember.setState(NO_USER, true)
}

export const useIsLoggedIn = (): boolean => useMember(isLoggedIn)

/** Somebody who orders without an account. */
export const useIsGuest = (): boolean => useMember(isGuest)

/** Reads the stored customer and follows the other tabs; call once in the browser, before the first guard. */
export function startSession(): void {
  void useMember.persist.rehydrate()
  addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) void useMember.persist.rehydrate()
  })
}

export const memberSession: AuthSession = {
  tokens: () => (isLoggedIn(currentMember()) ? currentMember() : null),
  replace: signIn,
  // Only a refused token leads here; who logs out has asked for it.
  clear: () => {
    signOut()
    ended = true
  },
  refresh: () => void useMember.persist.rehydrate(),
}
