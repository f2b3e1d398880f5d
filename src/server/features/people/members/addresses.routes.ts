import { DONE } from '#/contract/people/login.contract.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from '#/contract/people/addresses.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { addToBook, changeInBook, removeFromBook } from './address-book.ts'
import { addressesOf } from './addresses.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { presentAddress } from './members.presenter.ts'

export function addressesRoutes(deps: MembersDeps): readonly Route[] {
  return [
    route(listAddresses, async ({ principal }) => ({
      addresses: (await addressesOf(deps.database.db, principal.memberId)).map(presentAddress),
    })),
    writeRoute(addAddress, async ({ principal, body }, tx) =>
      presentAddress(await addToBook(tx, deps, principal.memberId, body)),
    ),
    writeRoute(changeAddress, async ({ principal, params, body }, tx) =>
      presentAddress(await changeInBook(tx, principal.memberId, params.addressId, body)),
    ),
    writeRoute(removeAddress, async ({ principal, params }, tx) => {
      await removeFromBook(tx, principal.memberId, params.addressId)
      return DONE
    }),
  ]
}
