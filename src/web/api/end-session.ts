import { logout } from '#/contract/people/login.contract.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

/** Ends the session on the server; one that it does not know any more, or cannot be asked about, is over as well. */
export async function endSession(): Promise<void> {
  try {
    await call(logout, { errors: 'throw' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
