import { me } from '#/contract/people/login.contract.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { fillCustomer } from './session.ts'

/** Address and company, which the token does not carry. */
export async function loadMember(): Promise<void> {
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
