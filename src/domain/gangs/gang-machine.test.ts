import { expect, it } from 'vitest'
import { actsIn, afterAct, GANG_STATES } from './gang-machine.ts'

it('is taken apart only before anything of it is printed', () => {
  expect(GANG_STATES.filter((state) => afterAct(state, 'undo') === 'undone')).toEqual(['draft', 'fixed'])
})

it('is printed once it is fixed, cut once it is printed, and ends there', () => {
  expect(afterAct('draft', 'print')).toBeNull()
  expect(afterAct('fixed', 'print')).toBe('printing')
  expect(afterAct('printing', 'cut')).toBeNull()
  expect(afterAct('printed', 'cut')).toBe('done')
  expect(GANG_STATES.filter((state) => actsIn(state).length === 0)).toEqual(['done', 'undone'])
  expect(GANG_STATES.filter((state) => actsIn(state).includes('cut'))).toEqual(['printed'])
})
