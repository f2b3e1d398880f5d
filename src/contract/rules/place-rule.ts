import * as z from 'zod/mini'
import { isInstantText } from '#/domain/members/date-rules.ts'
import { isUuidForm } from '#/domain/members/text-rules.ts'

/** Where the page before ended, as a list that is sorted by time gave it out: a moment and an id, `2026-11-20T09:00:00.000Z~…`. */
export const placeInTime = () =>
  z.string().check(
    z.refine((text) => {
      const [at = '', id = '', more] = text.split('~')
      return more === undefined && isInstantText(at) && isUuidForm(id)
    }),
  )
