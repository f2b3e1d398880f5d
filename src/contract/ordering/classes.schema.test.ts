import { expect, test } from 'vitest'
import { MOST_CLASSES, TOO_MANY_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { classesField } from './classes.schema.ts'

test('of too many classes it is said once', () => {
  const rows = Array.from({ length: MOST_CLASSES + 1 }, (_, at) => ({ name: `반 ${at}`, copies: 1, nameOnLabel: true }))
  expect(classesField.safeParse(rows).error?.issues.map(({ message }) => message)).toEqual([TOO_MANY_CLASSES])
  expect(classesField.safeParse(rows.slice(1)).success).toBe(true)
})
