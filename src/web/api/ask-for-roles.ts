import { renew } from '#/contract/people/login.contract.ts'
import { apiOrigin } from './api-origin.ts'
import { withBothTokens } from './refresh-gate.ts'
import { memberSession } from './session.ts'

/** Has the server exchange the token where it says other roles than the account has by now. Who has no connection goes on with what is known. */
export async function askForRoles(): Promise<void> {
  const ask = (headers: Readonly<Record<string, string>>) =>
    fetch(apiOrigin() + renew.path, { method: renew.method, headers })
  await withBothTokens(memberSession, ask).catch(() => undefined)
}
