import { AppError } from '#/contract/errors.ts'
import { isInstantText } from '#/domain/members/date-rules.ts'
import { isUuidForm } from '#/domain/members/text-rules.ts'

/** Where a page of a list that is sorted by time, newest first, ended. */
export interface Place {
  readonly at: Date
  readonly id: string
}

export const writePlace = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

/** INVALID_INPUT for anything that no list of ours gave out. */
export function readPlace(text: string): Place {
  const [moment = '', id = ''] = text.split('_')
  if (!isInstantText(moment) || !isUuidForm(id)) throw new AppError('INVALID_INPUT')
  return { at: new Date(moment), id }
}
