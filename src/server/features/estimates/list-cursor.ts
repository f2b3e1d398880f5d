import { AppError } from '#/contract/errors.ts'

interface Place {
  readonly at: Date
  readonly id: string
}

export const writeCursor = ({ at, id }: Place): string => `${at.toISOString()}_${id}`

export function readCursor(text: string | undefined): Place | null {
  if (!text) return null
  const [moment = '', id = ''] = text.split('_')
  const at = new Date(moment)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new AppError('INVALID_INPUT')
  return { at, id }
}
