import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** Enough for every statement of the shop; beyond it (text that varies) a statement stays unnamed. */
const MOST_NAMES = 1000

/**
 * A client that names each parameterised statement after its text, so that PostgreSQL parses and plans it once per
 * connection, and sends what is asked in one turn of the event loop in one packet. Whole rows of drizzle's queries go through
 * `query(config, values)`.
 */
export class NamedStatementsClient extends pg.Client {
  readonly #names = new Map<string, string>()
  #holding = false

  // pg declares a dozen overloads of `query`; they are one function underneath.
  override query = ((config: unknown, values?: unknown, callback?: unknown) => {
    const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
    this.#hold()
    if (!isUnnamed(config) || !Array.isArray(values) || values.length === 0) {
      return send.call(this, config, values, callback)
    }
    const name = this.#nameOf(config.text)
    return send.call(this, name ? { ...config, name } : config, values, callback)
  }) as pg.Client['query']

  /** A system call for every message costs more than the message. */
  #hold(): void {
    if (this.#holding) return
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    this.#holding = true
    stream.cork()
    process.nextTick(() => {
      this.#holding = false
      stream.uncork()
    })
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_NAMES) return undefined
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}

function isUnnamed(config: unknown): config is { text: string } {
  return typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name)
}
