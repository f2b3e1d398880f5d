import * as z from 'zod/mini'
import { text, wholeNumber } from '#/contract/text.ts'
import { CLASS_NAME_LETTERS, MOST_CLASSES, TOO_MANY_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { classProblem, MOST_CLASS_COPIES, seenName } from '#/domain/brands/classes.ts'

/** How the copies of a line go to classes; together they are the copies of the line. */
export const classesField = z
  .array(
    z.object({
      name: text('반 이름', { max: CLASS_NAME_LETTERS, tidy: seenName }),
      copies: wholeNumber('반 부수', { min: 1, max: MOST_CLASS_COPIES }),
      nameOnLabel: z.boolean(),
      nameOnCover: z.optional(z.boolean()),
    }),
  )
  .check(
    // Said of the whole list once: the check below would say it again.
    z.maxLength(MOST_CLASSES, { error: TOO_MANY_CLASSES, abort: true }),
    z.check(({ value, issues }) => {
      const problem = classProblem(value)
      if (!problem) return
      const path = problem.at === null ? [] : [problem.at, ...(problem.field ? [problem.field] : [])]
      issues.push({ code: 'custom', message: problem.message, input: value, path })
    }),
  )

/** The same as it is kept. */
export const classesShown = z.array(
  z.object({ name: z.string(), copies: z.int(), nameOnLabel: z.boolean(), nameOnCover: z.optional(z.boolean()) }),
)
