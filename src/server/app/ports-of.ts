import { on } from 'node:events'
import type { ChildProcess } from 'node:child_process'

interface Ports {
  readonly ports: Readonly<Record<string, number>>
}

/**
 * The ports that the practice program says it listens on. Under `npm run dev` Node speaks on the same channel: it names each
 * file that the program loads, so that a change of it starts the shop again.
 */
export async function portsOf(child: Pick<ChildProcess, 'on' | 'off'>): Promise<Ports['ports']> {
  for await (const [message] of on(child as ChildProcess, 'message')) if (saysPorts(message)) return message.ports
  throw new Error('the practice services said no ports')
}

const saysPorts = (message: unknown): message is Ports =>
  typeof message === 'object' && message !== null && 'ports' in message
