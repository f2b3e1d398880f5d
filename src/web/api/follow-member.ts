import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { isLoggedIn } from './member-user.ts'
import { currentMember, fillCustomer, useMember } from './session.ts'

/** After each new token: address and company, which the token does not carry. */
export function followMember(): void {
  let asked = ''
  const follow = () => {
    const user = currentMember()
    if (!isLoggedIn(user) || user.accessToken === asked || user.needAdditionalInfo) return
    asked = user.accessToken
    void load()
  }
  useMember.subscribe(follow)
  follow()
}

async function load(): Promise<void> {
  // Fetched with the call: a visitor never needs the forms that stand in the same contract.
  const { me } = await import('#/contract/people/login.contract.ts')
  try {
    const customer = await call(me, { errors: 'throw' })
    fillCustomer({
      defaultAddress: customer.defaultAddress,
      companyName: customer.companyName ?? '',
      companyUserName: customer.companyUserName ?? '',
      companyNumber: customer.companyNumber ?? '',
    })
  } catch (error) {
    // The page goes on without the address; `call` has already seen to a 401.
    if (!(error instanceof ApiError)) throw error
  }
}
