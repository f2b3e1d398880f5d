import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Owner } from './files.policy.ts'
import { UPLOAD_LIMITS } from './upload-limits.data.ts'
import { heldByAll, heldBy, lockRoom } from './upload-room.repo.ts'

export interface RoomWanted {
  readonly owner: Owner
  /** Where the call came from. Null for staff, who work for the shop. */
  readonly address: string | null
  readonly bytes: number
}

const TOO_MUCH = '주문하지 않은 파일이 너무 많습니다. 쓰지 않는 파일을 지운 뒤 다시 올려 주세요.'
const TOO_MUCH_HERE =
  '같은 인터넷 주소에서 올리고 주문하지 않은 파일이 너무 많습니다. 쓰지 않는 파일을 지우거나 이틀 뒤에 다시 올려 주세요.'
const TOO_MANY = '한꺼번에 올리는 파일이 너무 많습니다. 지금 올리는 것이 끝나면 이어서 올려 주세요.'

/**
 * Refuses what would be more than one browser, one address or all together may have here. In the transaction that inserts the
 * row: starts are looked at one after another, so that many at once cannot each see the room of all.
 */
export async function reserveRoom(tx: Tx, { owner, address, bytes }: RoomWanted): Promise<void> {
  await lockRoom(tx)
  const { all, ...limits } = UPLOAD_LIMITS
  const own = await heldBy(tx, { owner })
  if (own.bytes + bytes > limits.owner.bytes) throw new AppError('PAYLOAD_TOO_LARGE', TOO_MUCH)
  if (own.open >= limits.owner.open) throw new AppError('TOO_MANY_REQUESTS', TOO_MANY)
  if (address !== null) {
    const here = await heldBy(tx, { address })
    if (here.bytes + bytes > limits.address.bytes) throw new AppError('PAYLOAD_TOO_LARGE', TOO_MUCH_HERE)
    if (here.open >= limits.address.open) throw new AppError('TOO_MANY_REQUESTS', TOO_MANY)
  }
  if ((await heldByAll(tx)) + bytes > all.bytes) throw new AppError('NO_ROOM')
}
