import { ORDER_SHEET_KEY } from './order-sheet-key.ts'
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

/** The next one at this browser may be somebody else: the order sheet goes too, it has the addresses of other people. */
export function forgetMember(): void {
  safeStorage().removeItem(ORDER_SHEET_KEY)
  signOut()
}
