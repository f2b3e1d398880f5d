import { AppError } from '#/contract/errors.ts'
import { answerOverride } from '#/contract/production/order-desk.contract.ts'
import { ALONE_WORDS, secondLook, type SecondLook } from '#/domain/press/second-look.ts'
import { staffWithRight } from '#/server/features/people/staff/staff.public.ts'
import { seoulTime } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { OverrideRow } from './order-desk.table.ts'

/** Whose the second look is now: accounts open and close. */
export async function secondLookOf(db: DbOrTx, row: Pick<OverrideRow, 'askedBy' | 'askedAt'>): Promise<SecondLook> {
  const may = new Set<string>()
  for (const right of answerOverride.access.anyRight) for (const { id } of await staffWithRight(db, right)) may.add(id)
  return secondLook(row.askedBy, row.askedAt, [...may])
}

interface Alone {
  readonly text: string
  readonly now: Date
}

/** CONFLICT: somebody else may look, or it is too early. INVALID_INPUT: who looks alone says what they looked at. */
export async function refuseAlone(db: DbOrTx, row: OverrideRow, { text, now }: Alone): Promise<void> {
  const look = await secondLookOf(db, row)
  if (look.by === 'other')
    throw new AppError('CONFLICT', '요청한 사람이 스스로 확인할 수 없습니다.\n다른 담당자에게 부탁해 주세요.')
  if (now < look.from)
    throw new AppError(
      'CONFLICT',
      `혼자 확인할 때는 잠시 두었다가 다시 봅니다.\n${seoulTime(look.from)}부터 누를 수 있습니다.`,
    )
  if (text.trim().length < ALONE_WORDS) {
    const words = `무엇을 다시 보았는지 ${ALONE_WORDS}자 넘게 적어 주세요.`
    throw new AppError('INVALID_INPUT', words, { text: words })
  }
}
