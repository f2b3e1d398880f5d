import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { loggedFields } from './log-value.ts'

/** A line is told by the code that writes it; an error alone, or its text, is not one. */
const NO_TEXT = 'an error without a text of its own'

/**
 * One JSON object per line, UTC. What is written is chosen, not crossed out: of errors only the fields that name things, of
 * other fields only numbers and texts that can be nobody's name, address, phone or token.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, to?: DestinationStream): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: loggedFields },
      // Pino's own would read the error once more.
      serializers: { err: (value: unknown) => value },
      hooks: { logMethod: writeOwnText },
    },
    to ?? pino.destination(1),
  )
}

/** Pino takes an error's message as the text of the line where none was given; libraries give it themselves. */
function writeOwnText(this: Logger, args: unknown[], method: (...given: never[]) => void): void {
  const [first, text] = args
  if (typeof first === 'string') return method.apply(this, [first] as never)
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  const isOwn =
    typeof text === 'string' && !(error instanceof Error && error.message !== '' && text.includes(error.message))
  const fields = first instanceof Error ? { err: first } : first
  return method.apply(this, [fields, isOwn ? text : NO_TEXT] as never)
}
