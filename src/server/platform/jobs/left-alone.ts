import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Which of these keys nobody works on and nobody will: their job was given up, or went with its process. */
export async function leftAlone(db: DbOrTx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select asked.key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) asked(key)
     where not exists (select 1 from graphile_worker.jobs j
       where j.key = asked.key and (j.attempts < j.max_attempts or j.locked_at is not null))`)
  return new Set(rows.map(({ key }) => key))
}

/** What was given up of them leaves the queue: whoever waited has been told, and the doctor has nothing to say about it any more. */
export async function forgetGivenUp(db: DbOrTx, keys: readonly string[]): Promise<void> {
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null
        and key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))))`)
}
