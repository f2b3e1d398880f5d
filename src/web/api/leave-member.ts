import { forgetKept } from './kept-until-leaving.ts'
import { signOut } from './session.ts'

/** Logs the customer out here and on the server. Without a connection the browser forgets the tokens all the same. */
export async function leaveMember(): Promise<void> {
  try {
    await (await import('./end-session.ts')).endSession()
  } finally {
    forgetMember()
  }
}

/** Tokens, and what this browser kept for a customer who is no longer at it. */
export function forgetMember(): void {
  forgetKept()
  signOut()
}
