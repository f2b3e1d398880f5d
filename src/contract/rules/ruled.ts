import * as z from 'zod/mini'

/** Turns a rule of the domain (value → message or null) into a zod check with that message. */
export function ruled<T>(problem: (value: T) => string | null) {
  return z.check<T>((payload) => {
    const message = problem(payload.value)
    if (message !== null) payload.issues.push({ code: 'custom', message, input: payload.value })
  })
}
