import type pg from 'pg'
import { asAdmin } from '../support/template-database.ts'
import type { TorturePlace } from './torture-place.ts'

/** Every connection of the shop is gone at once, as when the database restarts. */
export async function cutConnections({ adminUrl, name }: TorturePlace): Promise<void> {
  await asAdmin(adminUrl, (client: pg.Client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    ),
  )
}

/** The demo's customer, who does all the buying; the header that says so. */
export async function logIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/members/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'hong@example.com', password: 'Paper&Ink2026', remember: true }),
  })
  return login.headers.get('authorization') ?? ''
}
