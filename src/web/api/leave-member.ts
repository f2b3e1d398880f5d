import { CHECKOUT_FORM_KEY } from './checkout-form-key.ts'
import { INQUIRY_DRAFTS_KEY } from './inquiry-drafts-key.ts'
import { safeStorage } from './safe-storage.ts'
import { signOut } from './session.ts'

/** Logs the customer out here and on the server. Without a connection the browser forgets the tokens all the same. */
export async function leaveMember(): Promise<void> {
  try {
    await (await import('./end-session.ts')).endSession()
  } finally {
    forgetMember()
  }
}

/** The next one at this browser may be somebody else: the order sheet goes too, it has the addresses of other people, and what was not sent to the shop yet. */
export function forgetMember(): void {
  safeStorage().removeItem(CHECKOUT_FORM_KEY)
  safeStorage().removeItem(INQUIRY_DRAFTS_KEY)
  signOut()
}
