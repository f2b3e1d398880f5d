import { useQuery } from '@tanstack/react-query'
import { readPressPackage } from '#/contract/prepress/press.contract.ts'
import { call } from '#/web/api/call.ts'

export const packageKey = (lineId: string) => ['press-package', lineId] as const

/** The newest press package of a line; `enabled` where somebody wants to know. */
export const usePressPackage = (lineId: string, enabled = true) =>
  useQuery({
    queryKey: packageKey(lineId),
    queryFn: ({ signal }) => call(readPressPackage, { params: { lineId }, signal, errors: 'throw' }),
    enabled,
  })
