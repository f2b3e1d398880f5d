import type { KitOrigin } from '#/domain/brands/kit-origin.ts'
import { err, ok } from '#/lib/result.ts'
import type { OriginRoom } from '#/server/features/ordering/origins/origins.public.ts'
import { kitPerson } from './kit-person.ts'
import type { KitsDeps } from './kits-deps.ts'
import { orderedKit } from './kits.repo.ts'
import { kitOffer, priceKit } from './price-kit.ts'

export const ONE_KIT = '종이 샘플은 한 분께 한 번 보내 드려요. 이미 주문하셨어요.'

/** How lines that are kits are priced: by what is offered now, once for each person. A cart has one at most. */
export function kitRoom(deps: Pick<KitsDeps, 'sealer' | 'tariffs'>): OriginRoom<KitOrigin> {
  return {
    mayOrder: (_db, _buyer, origins) => Promise.resolve(origins.map(() => ok(true))),
    async price(db, lines) {
      const offer = await kitOffer(db, deps)
      const answers = []
      for (const { memberId, spec } of lines) {
        const { keys } = await kitPerson(db, deps, memberId)
        const priced = (await orderedKit(db, keys)) ? err({ message: ONE_KIT }) : priceKit(offer, spec.samples ?? [])
        answers.push(priced.ok ? priced : err({ code: 'not-offered' as const, message: priced.error.message }))
      }
      return answers
    },
    standings: null,
  }
}
