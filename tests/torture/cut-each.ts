import { expect } from 'vitest'
import type { Scissors } from '../support/cut-statements.ts'

/** The call that moves value; made again it is the same call, with the same key. */
export type Call = () => Promise<{ readonly status: number }>
/** Prepares somebody new for one move. */
export type Move = () => Promise<Call>

interface Cutting {
  readonly scissors: Scissors
  readonly random: () => number
  /** One of so many steps is cut. */
  readonly every: number
}

/** Loses the connection at the steps of each move in turn and makes the call again; how many were made, and which were cut. */
export async function cutEach(moves: Readonly<Record<string, Move>>, { scissors, random, every }: Cutting) {
  const cut = new Set<string>()
  let made = 0
  for (const [name, move] of Object.entries(moves)) {
    const whole = await move()
    scissors.steps = 0
    expect([name, (await whole()).status]).toEqual([name, 200])
    made += 1
    const { steps } = scissors
    expect(steps, name).toBeGreaterThan(3)
    for (let at = Math.floor(random() * every); at < steps; at += every) {
      const call = await move()
      Object.assign(scissors, { after: at, arrives: random() < 0.5, cut: null })
      const first = await call()
      scissors.after = null
      if (scissors.cut !== null) cut.add(name)
      expect([200, 503], `${name} at ${scissors.cut}`).toContain(first.status)
      expect([name, scissors.cut, (await call()).status]).toEqual([name, scissors.cut, 200])
      made += 1
    }
  }
  expect([...cut].toSorted()).toEqual(Object.keys(moves).toSorted())
  return made
}
