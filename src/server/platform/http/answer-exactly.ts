import * as z from 'zod/mini'
import type { Endpoint } from '#/contract/endpoint.ts'

/** Told when an answer is not what its contract says. */
export type OnBreach = (text: string) => void

/**
 * What leaves the shop: the fields of the endpoint's contract and no others, for whoever reads a row with more columns than it
 * shows would hand them out unseen. An answer that does not have what was promised is told of and sent as it is.
 */
export function answerExactly({ id, response }: Endpoint, result: unknown, onBreach: OnBreach): unknown {
  if (result === undefined) return null
  const outcome = z.core.safeParse(response, result)
  if (!outcome.success) {
    onBreach(`${id} answered against its contract: ${outcome.error.message}`)
    return result
  }
  return outcome.data
}

/** In tests and while the shop is worked on a breach is an error, and so is a field that the contract does not name. */
export function answerStrictly(endpoint: Endpoint, result: unknown): unknown {
  const sent = answerExactly(endpoint, result, (text) => {
    throw new Error(text)
  })
  const beyond = fieldsBeyond(result, sent)
  if (beyond.length > 0) throw new Error(`${endpoint.id} answered fields beyond its contract: ${beyond.join(', ')}`)
  return sent
}

type Fields = Readonly<Record<string, unknown>>

/** Paths of what was given and is not sent; what JSON leaves out is not counted. */
function fieldsBeyond(given: unknown, sent: unknown, path = 'resultData'): readonly string[] {
  if (Array.isArray(given) && Array.isArray(sent))
    return [...new Set(given.flatMap((one: unknown, at) => fieldsBeyond(one, sent[at], `${path}[]`)))]
  if (!isFields(given) || !isFields(sent)) return []
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined) return []
    return name in sent ? fieldsBeyond(value, sent[name], `${path}.${name}`) : [`${path}.${name}`]
  })
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
