import { Logger } from 'graphile-worker'
import type { Logger as Log } from 'pino'

/** The loss of its connection is noted with those of all others. */
const LISTENER_LOST = /^Error (with notify listener|occurred attempting to UNLISTEN)/
/** Meant so: a runner takes its jobs and notes how they ended on two connections (`RUNNER_CONNECTIONS`), however many it runs. */
const FEW_CONNECTIONS = /^having maxPoolSize/

/** What the queue says of itself, in the shop's log: only what somebody should know. */
export function queueLog(log: Pick<Log, 'debug' | 'warn' | 'error'>): Logger {
  return new Logger(() => (level, message) => {
    // What follows is the text of an error, which was written down by itself.
    const own = message.replace(/^WARNING: /, '').split(/ with error|: /)[0] ?? ''
    if (LISTENER_LOST.test(own) || FEW_CONNECTIONS.test(own)) log.debug(own)
    else if (level === 'error') log.error(own)
    else if (level === 'warning') log.warn(own)
  })
}
