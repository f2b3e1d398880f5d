import type { SocialProvider } from '#/domain/members/social.ts'

/** A company that says who somebody is. No call throws for what it or the network may do. */
export interface IdentityProvider {
  readonly name: SocialProvider
  /** Where the browser goes to be asked. */
  authorizeUrl(ask: LoginAsk): string
  /** Trades the code that came back for who it is, having checked what can be checked. */
  identify(answer: LoginAnswer): Promise<IdentityOutcome>
  /** Tells the provider that the person is no longer connected with the shop. */
  unlink(link: { readonly subject: string; readonly refreshToken: string | null }): Promise<UnlinkOutcome>
}

export interface LoginAsk {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** Secret behind the PKCE challenge. */
  readonly verifier: string
}

export interface LoginAnswer extends LoginAsk {
  readonly code: string
}

export interface Person {
  /** Unchanging at this provider. */
  readonly subject: string
  readonly name: string
  /** Only where the provider has made sure that it is theirs. */
  readonly verifiedEmail: string | null
  /** What they gave as contact, verified or not. */
  readonly email: string | null
  readonly refreshToken: string | null
}

/** `refused`: this login cannot be finished; begin a new one. `unavailable`: the provider is away. */
export type IdentityOutcome =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unavailable'; readonly code: string }

/** `refused`: it will never be done like this; a person has to look. */
export type UnlinkOutcome = 'done' | 'refused' | 'not-now'

export type IdentityProviders = ReadonlyMap<SocialProvider, IdentityProvider>
