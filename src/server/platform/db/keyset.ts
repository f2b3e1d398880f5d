import { AppError } from '#/contract/errors.ts'

/** Where a page of a list that is sorted by time, newest first, ended. */
export interface Place {
  readonly at: Date
  readonly id: string
}

export const writePlace = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

/** INVALID_INPUT for anything that no list of ours gave out. */
export function readPlace(text: string): Place {
  const [moment = '', id = ''] = text.split('_')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new AppError('INVALID_INPUT')
  return { at, id }
}
