import { AppError } from '#/contract/errors.ts'
import { createPlaces } from '#/server/platform/http/places.ts'
import { ATTACHMENTS_AT_ONCE } from './upload-limits.data.ts'

export interface IncomingAttachments {
  /** A place for one that comes in, of a network or (null) of staff; answers what gives it back. */
  enter(address: string | null): () => void
}

const TOO_MANY = '한꺼번에 올리는 파일이 너무 많습니다. 지금 올리는 것이 끝나면 다시 올려 주세요.'

export function incomingAttachments(): IncomingAttachments {
  const networks = createPlaces(ATTACHMENTS_AT_ONCE.network)
  const all = createPlaces(ATTACHMENTS_AT_ONCE.all)
  return {
    enter(address) {
      const leaveAll = all.enter('')
      if (!leaveAll) throw new AppError('UNAVAILABLE', TOO_MANY)
      const leaveNetwork = address === null ? () => undefined : networks.enter(address)
      if (leaveNetwork)
        return () => {
          leaveNetwork()
          leaveAll()
        }
      leaveAll()
      throw new AppError('TOO_MANY_REQUESTS', TOO_MANY)
    },
  }
}
