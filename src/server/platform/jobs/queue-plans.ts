import pg from 'pg'

const ADD_JOBS = 'graphile_worker.add_jobs(graphile_worker.job_spec[], boolean)'
/** Any fixed number: two servers that start together must not alter one function at once. */
const LOCK = 7_310_003

/**
 * The queue's function for adding jobs joins a list with the jobs that wait. Left to itself it is planned anew at each call,
 * which takes longer than adding, and as long as nobody has counted the jobs it reads all that wait to find one of the same
 * key. With these settings it is planned once per connection, and looks into the index.
 */
export async function keepPlansOfQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      do $$
      begin
        perform pg_advisory_xact_lock(${LOCK});
        if (select proconfig is null from pg_proc where oid = '${ADD_JOBS}'::regprocedure) then
          alter function ${ADD_JOBS}
            set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off;
        end if;
      end $$`)
  } finally {
    await client.end()
  }
}
