import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { signOut } from './session.ts'

/** Logs the customer out here and on the server. Without a connection the browser forgets the tokens all the same. */
export async function leaveMember(): Promise<void> {
  const { logout } = await import('#/contract/members/login.contract.ts')
  try {
    await call(logout, { errors: 'throw' })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  } finally {
    signOut()
  }
}
