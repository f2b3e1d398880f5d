import * as z from 'zod/mini'
import { text } from '#/contract/text.ts'
import { TITLE_LETTERS } from '#/domain/files/title-letters.ts'
import { isUnseen } from '#/lib/unseen.ts'

/** What its customer calls a job. */
export const jobTitle = () => text('작업명', { max: TITLE_LETTERS })

/** The same of a job that has one; null or empty takes it away, and the job is named by what it is. */
export const jobTitleOrNone = () =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value: string | null) => (!value || isUnseen(value) ? null : value)),
    ),
    z.nullable(jobTitle()),
  )
