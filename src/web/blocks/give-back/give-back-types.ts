import type { ResultOf } from '#/contract/endpoint.ts'
import type { previewGiveBack, readGiveBack } from '#/contract/money/give-backs.contract.ts'

/** What an order still has to give. */
export type GiveBackLook = ResultOf<typeof readGiveBack>
/** What a choice comes to. */
export type GiveBackPreview = ResultOf<typeof previewGiveBack>
