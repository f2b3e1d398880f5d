import pg from 'pg'
import type { Logger } from 'pino'
import { noteLossOf } from '#/server/platform/db/note-loss.ts'
import { SINGLE_CONNECTION } from '#/server/platform/db/open-database.ts'

export interface PracticePlace {
  /** By service, `http://127.0.0.1:…`. */
  readonly addresses: Readonly<Record<string, string>>
  /** What the payment gateway has said, a file of the machine that runs it. */
  readonly journal: string
}

export interface PracticeService {
  read(): Promise<PracticePlace | null>
  write(place: PracticePlace): Promise<void>
  /** The right to run them; held until the connection ends, and so no longer than this process lives. */
  mayRun(): Promise<boolean>
  close(): Promise<void>
}

/** Any number that nothing else locks with. */
const LOCK = 7_426_003

/** What the servers of one database tell each other about their practice services. */
export function practiceService(databaseUrl: string, log: Pick<Logger, 'warn'>): PracticeService {
  let connected: Promise<pg.Client> | null = null

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'jikji-practice',
      ...SINGLE_CONNECTION,
    })
    noteLossOf(client, log, 'jikji-practice')
    client.once('end', () => (connected = null))
    await client.connect().catch((error: unknown) => {
      void client.end()
      throw error
    })
    return client
  }
  async function ask<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    connected ??= connect()
    const client = await connected.catch((error: unknown) => {
      connected = null
      throw error
    })
    return (await client.query<T>(text, [...values])).rows
  }

  return {
    read: async () =>
      (await ask<PracticePlace & pg.QueryResultRow>('select addresses, journal from practice_services'))[0] ?? null,
    write: async ({ addresses, journal }) => {
      await ask(
        `insert into practice_services (addresses, journal) values ($1, $2)
         on conflict (single) do update set addresses = excluded.addresses, journal = excluded.journal`,
        [JSON.stringify(addresses), journal],
      )
    },
    mayRun: async () =>
      (await ask<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]))[0]?.mine === true,
    close: async () => {
      const client = await connected?.catch(() => null)
      await client?.end()
    },
  }
}
